import type { IndexHost, IndexReplacement, IndexWriter, Namespace, SearchIndex } from '../../ports/index.ts'
import { type Bm25fParameters, bm25fParameters } from '../../ranking/bm25f-parameters.ts'
import { checkBatch } from '../check-batch.ts'
import { createClusterSearch } from './cluster/cluster-search.ts'
import type { EngineClient } from './cluster/engine-client.ts'
import type { Generation, Generations } from './cluster/generations.ts'
import { maxWindow } from './cluster/index-body.ts'
import { IndexStatistics } from './reading/index-statistics.ts'
import { openLexicalIndex } from './reading/lexical-cluster-index.ts'
import { openVectorIndex } from './reading/vector-cluster-index.ts'
import { type ClusterTarget, writeBatch } from './writing/cluster-writer.ts'

interface ClusterHostOptions {
  readonly client: EngineClient
  readonly generations: Generations
  readonly active: Generation
  readonly groupings: readonly string[]
  readonly bm25f?: Readonly<Record<Namespace, Bm25fParameters>>
}

export interface ClusterHost extends SearchIndex, Omit<IndexHost, 'verify'> {
  readonly replace: NonNullable<IndexHost['replace']>
  readonly ping: () => Promise<void>
}

/** The index in a cluster, through the aliases of its generation. */
export function openClusterHost({ client, generations, active, groupings, bm25f = bm25fParameters }: ClusterHostOptions): ClusterHost {
  let generation = active
  let isClosed = false
  const open: EngineClient = {
    ask: (...request) => refuseClosed() ?? client.ask(...request),
    send: (...request) => refuseClosed() ?? client.send(...request),
    close: () => client.close(),
  }
  const refuseClosed = (): Promise<never> | null => (isClosed ? Promise.reject(new Error('The index was closed')) : null)
  const search = createClusterSearch(open, (namespace) => generations.aliasOf(namespace), maxWindow)
  const statistics = new IndexStatistics(search, bm25f)
  const aliases: ClusterTarget = {
    client: open,
    search,
    nameOf: (namespace) => generations.aliasOf(namespace),
    areAliases: true,
    groupings,
  }

  /** Another process may have activated another generation. */
  const currentSequence = async (): Promise<number> => {
    const known = await generations.sequenceOf(generation.number)
    if (known !== null) return known
    generation = (await generations.active()) ?? generation
    return (await generations.sequenceOf(generation.number)) ?? 0
  }
  const writer: IndexWriter = {
    apply: async (batch) => {
      await refuseClosed()
      checkBatch(batch, generation.dimension)
      const isNew = batch.sequence > (await currentSequence())
      if (isNew) {
        await writeBatch(aliases, batch)
        await generations.storeSequence(generation.number, batch.sequence)
      }
      statistics.forget()
    },
    appliedSequence: async () => (await refuseClosed()) ?? currentSequence(),
    flush: async () => void (await refuseClosed()),
    close: async () => {
      await refuseClosed()
      isClosed = true
      await client.close()
    },
  }
  return {
    lexical: openLexicalIndex({ search, statistics, groupings }),
    vectors: openVectorIndex(search, generation.dimension),
    writer,
    schema: () => generation.schema,
    replace: (schema = generation.schema) =>
      startReplacement(
        { client: open, generations, groupings },
        generations.resumeOrCreate(schema, generation.dimension),
        async (replacing) => {
          if ((await generations.sequenceOf(replacing.number)) !== (await currentSequence())) return false
          await generations.activate(replacing.number)
          generation = replacing
          statistics.forget()
          return true
        },
      ),
    ping: async () => void (await open.ask('GET', '/_cluster/health?timeout=1s')),
  }
}

const startReplacement = (
  { client, generations, groupings }: Pick<ClusterHostOptions, 'client' | 'generations' | 'groupings'>,
  started: Promise<Generation>,
  activate: (replacing: Generation) => Promise<boolean>,
): IndexReplacement => {
  let isActive = false
  started.catch(() => undefined)
  const nameOf = async (): Promise<ClusterTarget['nameOf']> => {
    const { number } = await started
    return (namespace) => generations.indexOf(number, namespace)
  }
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
        const names = await nameOf()
        const search = createClusterSearch(client, names, maxWindow)
        await writeBatch({ client, search, nameOf: names, areAliases: false, groupings }, batch)
        await generations.storeSequence(number, batch.sequence)
      },
      appliedSequence: sequence,
      flush: async () => undefined,
      close: abandon,
    },
    optimize: async () => {
      const { number } = await started
      await client.ask(
        'POST',
        `/${generations.indexOf(number, 'rulings')},${generations.indexOf(number, 'passages')},${generations.indexOf(number, 'norms')}/_forcemerge?max_num_segments=1`,
      )
    },
    activate: async () => {
      isActive = await activate(await started)
      return isActive
    },
    abandon,
  }
}
