import type { IndexEngine, IndexHost, IndexReplacement, IndexWriter, Namespace, OpenIndexOptions, VectorIndex } from '../../ports/index.ts'
import { namespaces } from '../../ports/index.ts'
import { checkBatch } from '../check-batch.ts'
import { type EngineProblem, EngineRefused } from '../engine-refused.ts'
import { openStoreClient, reasonOf, type StoreClient, type StoreClientOptions, statusOf } from './store-client.ts'
import { IndexedFields, isMissing, type StoreTarget, sweepGone, writePoints } from './store-writer.ts'
import type { VectorAddress } from './vector-address.ts'
import { type VectorGeneration, VectorGenerations } from './vector-generations.ts'
import { openVectorStoreIndex } from './vector-store-index.ts'

/** The vectors of an index, in a store of their own. It checks no files. */
export interface VectorHost extends Omit<IndexHost, 'verify'> {
  readonly vectors: VectorIndex
  readonly replace: NonNullable<IndexHost['replace']>
  /** Copies every collection inside the store and keeps the last two copies of each. Answers their names. */
  readonly snapshot: () => Promise<readonly string[]>
  readonly ping: () => Promise<void>
}

export type VectorStore = Pick<IndexEngine, 'storedSchema' | 'discard'> & {
  readonly open: (options: OpenIndexOptions) => Promise<VectorHost>
}

/** The first with updates on a condition. */
const needed = { major: 1, minor: 16 }
const maxSnapshots = 2
const sweepEveryS = 3600

/** A Qdrant server. */
export function vectorStore(address: VectorAddress, options: StoreClientOptions = {}): VectorStore {
  const client = openStoreClient(address, options)
  const generations = new VectorGenerations(client, address)
  const checked = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    await explaining(() => checkServer(client))
    return explaining(ask)
  }
  return {
    storedSchema: () => checked(async () => (await generations.active())?.schema ?? null),
    open: async (opening) => openHost({ client, generations, address, active: await checked(() => openGeneration(generations, opening)) }),
    discard: () => checked(() => generations.removeAll()),
  }
}

const openGeneration = async (
  generations: VectorGenerations,
  { dimension, schema, onRefused }: OpenIndexOptions,
): Promise<VectorGeneration> => {
  const active = await generations.active()
  if (active?.schema === schema) {
    if (active.dimension === dimension) return active
    const indexes = namespaces.map((namespace) => generations.collectionOf(active.number, namespace))
    throw new EngineRefused({ kind: 'otherDimension', stored: active.dimension, configured: dimension, indexes }, { engine: 'Qdrant' })
  }
  if (active !== null) onRefused?.(`the schema of its vectors is ${active.schema}, not ${schema}`)
  const created = await generations.resumeOrCreate(schema, dimension)
  await generations.activate(created.number)
  await generations.removeBefore(created.number)
  return created
}

interface HostOptions {
  readonly client: StoreClient
  readonly generations: VectorGenerations
  readonly address: VectorAddress
  readonly active: VectorGeneration
}

const nowS = (): number => Math.floor(Date.now() / 1000)

const openHost = ({ client, generations, address, active }: HostOptions): VectorHost => {
  let generation = active
  let isClosed = false
  let sweptAtS = 0
  const fields = new IndexedFields(client)
  const refuseClosed = (): void => {
    if (isClosed) throw new Error('The index was closed')
  }
  const nameOf = (namespace: Namespace): string => generations.collectionOf(generation.number, namespace)
  const target: StoreTarget = { client, nameOf, fields, nowS }
  /** Another process may have activated another generation. */
  const refresh = async (): Promise<void> => {
    generation = (await generations.active()) ?? generation
  }
  const inCollection = async <Answer>(namespace: Namespace, ask: (collection: string) => Promise<Answer>): Promise<Answer> => {
    refuseClosed()
    try {
      return await ask(nameOf(namespace))
    } catch (error) {
      if (!isMissing(error)) throw error
      await refresh()
      return ask(nameOf(namespace))
    }
  }
  const currentSequence = async (): Promise<number> => {
    const known = await generations.sequenceOf(generation.number)
    if (known !== null) return known
    await refresh()
    return (await generations.sequenceOf(generation.number)) ?? 0
  }
  const sweep = async (): Promise<void> => {
    if (nowS() - sweptAtS < sweepEveryS) return
    await sweepGone(target)
    sweptAtS = nowS()
  }
  const writer: IndexWriter = {
    apply: async (batch) => {
      refuseClosed()
      checkBatch(batch, generation.dimension)
      if (batch.sequence <= (await currentSequence())) return
      await writePoints(target, batch)
      await generations.storeSequence(generation.number, batch.sequence)
      await sweep()
    },
    appliedSequence: async () => {
      refuseClosed()
      return currentSequence()
    },
    flush: async () => refuseClosed(),
    close: async () => {
      refuseClosed()
      isClosed = true
    },
  }
  return {
    writer,
    vectors: openVectorStoreIndex({ client, inCollection, dimension: generation.dimension, quantisation: address.quantisation }),
    schema: () => generation.schema,
    replace: (schema = generation.schema) =>
      startReplacement({ client, generations, fields }, generations.resumeOrCreate(schema, generation.dimension), async (replacing) => {
        if ((await generations.sequenceOf(replacing.number)) !== (await currentSequence())) return false
        await generations.activate(replacing.number)
        generation = replacing
        await generations.removeBefore(replacing.number)
        return true
      }),
    snapshot: () => takeSnapshots(client, namespaces.map(nameOf)),
    ping: async () => void (await client.read((store) => store.versionInfo())),
  }
}

const startReplacement = (
  { client, generations, fields }: Pick<HostOptions, 'client' | 'generations'> & { readonly fields: IndexedFields },
  started: Promise<VectorGeneration>,
  activate: (replacing: VectorGeneration) => Promise<boolean>,
): IndexReplacement => {
  let isActive = false
  started.catch(() => undefined)
  const sequence = async (): Promise<number> => (await generations.sequenceOf((await started).number)) ?? 0
  const abandon = async (): Promise<void> => {
    const { number } = await started
    if (!isActive) await generations.remove(number)
  }
  return {
    writer: {
      apply: async (batch) => {
        const { number, dimension } = await started
        checkBatch(batch, dimension)
        if (batch.sequence <= (await sequence())) return
        await writePoints({ client, fields, nowS, nameOf: (namespace) => generations.collectionOf(number, namespace) }, batch)
        await generations.storeSequence(number, batch.sequence)
      },
      appliedSequence: sequence,
      flush: async () => undefined,
      close: abandon,
    },
    optimize: async () => undefined,
    activate: async () => {
      isActive = await activate(await started)
      return isActive
    },
    abandon,
  }
}

const takeSnapshots = async (client: StoreClient, collections: readonly string[]): Promise<string[]> => {
  const taken: string[] = []
  for (const collection of collections) {
    const made = await client.write((store) => store.createSnapshot(collection))
    if (made !== null) taken.push(`${collection}/${made.name}`)
    const all = await client.write((store) => store.listSnapshots(collection))
    const old = all.sort((a, b) => (b.creation_time ?? '').localeCompare(a.creation_time ?? '')).slice(maxSnapshots)
    for (const { name } of old) await client.write((store) => store.deleteSnapshot(collection, name))
  }
  return taken
}

const checkServer = async (client: StoreClient): Promise<void> => {
  const { title, version } = (await client.write((store) => store.versionInfo())) as { title?: unknown; version?: unknown }
  const parts = /^(\d+)\.(\d+)\./u.exec(String(version))
  if (parts === null || !/qdrant/iu.test(String(title))) throw refusal({ kind: 'otherProgram' })
  const [major, minor] = [Number(parts[1]), Number(parts[2])]
  if (major < needed.major || (major === needed.major && minor < needed.minor))
    throw refusal({ kind: 'oldVersion', found: String(version), needed: `${needed.major}.${needed.minor}` })
}

const refusal = (problem: EngineProblem, cause?: unknown): EngineRefused => new EngineRefused(problem, { engine: 'Qdrant', cause })

const notAllowed: ReadonlySet<number> = new Set([401, 403])

/** Turns what the store answers at the start into a reason that the operator understands. */
const explaining = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof EngineRefused) throw error
    if (notAllowed.has(statusOf(error))) throw refusal({ kind: 'notAllowed' }, error)
    if (statusOf(error) === 404) throw refusal({ kind: 'otherProgram' }, error)
    if (statusOf(error) === 0) throw refusal({ kind: 'unreachable', detail: reasonOf(error) }, error)
    throw error
  }
}
