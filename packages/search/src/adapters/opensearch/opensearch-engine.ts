import { clusterFacet } from '../../indexing/fields.ts'
import { normFacet } from '../../norms/norm-documents.ts'
import type { IndexEngine, Namespace, OpenIndexOptions } from '../../ports/index.ts'
import type { Bm25fParameters } from '../../ranking/bm25f-parameters.ts'
import { composedSchema, composeIndex, type WordsHost, wordsSchema } from '../composed.ts'
import { EngineRefused } from '../engine-refused.ts'
import type { VectorAddress } from '../qdrant/vector-address.ts'
import { vectorStore } from '../qdrant/vector-store.ts'
import { type SearchHost, searchInProcess } from '../search-host.ts'
import type { EngineAddress } from './cluster/engine-address.ts'
import { type EngineClient, openEngineClient, reasonOf, statusOf } from './cluster/engine-client.ts'
import { Generations } from './cluster/generations.ts'
import { type ClusterHost, openClusterHost } from './cluster-host.ts'

export interface ClusterOptions extends OpenIndexOptions {
  readonly bm25f?: Readonly<Record<Namespace, Bm25fParameters>>
  /** Facets by which hits are collapsed or grouped. */
  readonly groupings?: readonly string[]
}

const neededMajor = 3

/** An index in an OpenSearch cluster, searched on the calling thread, which only waits. Its vectors may be in a store of their own. */
export function opensearchEngine(address: EngineAddress, vectors: VectorAddress | null = null): IndexEngine<SearchHost> {
  const store = vectors === null ? null : vectorStore(vectors)
  const searched = (host: WordsHost, ping: () => Promise<void>): SearchHost => ({
    ...searchInProcess(host),
    schema: host.schema,
    replace: host.replace,
    ping,
  })
  return {
    storedSchema: async () => {
      const words = await withClient(address, async (generations) => (await generations.active())?.schema ?? null)
      return store === null ? words : composedSchema(words, await store.storedSchema())
    },
    open: async (options) => {
      if (store === null) {
        const cluster = await openCluster(address, options)
        return searched(cluster, cluster.ping)
      }
      const meaning = await store.open(options)
      const words = await openCluster(address, { ...options, schema: wordsSchema(options.schema) })
      return searched(composeIndex(words, meaning), words.ping)
    },
    discard: async () => {
      await withClient(address, (generations) => generations.removeAll())
      await store?.discard()
    },
  }
}

/** @throws {EngineRefused} */
export async function openCluster(address: EngineAddress, options: ClusterOptions): Promise<ClusterHost> {
  const { bm25f, groupings = [clusterFacet.id, normFacet.piece] } = options
  const client = openEngineClient(address)
  try {
    await checkCluster(client)
    const generations = new Generations(client, { ...address, groupings })
    const active = await explaining(() => openGeneration(generations, options))
    return openClusterHost({ client, generations, active, groupings, ...(bm25f === undefined ? {} : { bm25f }) })
  } catch (error) {
    await client.close()
    throw error
  }
}

const openGeneration = async (
  generations: Generations,
  { dimension, schema, onRefused }: Pick<ClusterOptions, 'dimension' | 'schema' | 'onRefused'>,
) => {
  const active = await generations.active()
  if (active?.schema === schema && !active.isOutdated) {
    if (active.dimension === dimension) return active
    const indexes = (['rulings', 'passages', 'norms'] as const).map((namespace) => generations.indexOf(active.number, namespace))
    throw new EngineRefused({ kind: 'otherDimension', stored: active.dimension, configured: dimension, indexes })
  }
  if (active?.isOutdated === true) onRefused?.('an older program made it')
  else if (active !== null) onRefused?.(`its schema is ${active.schema}, not ${schema}`)
  const created = await generations.resumeOrCreate(schema, dimension)
  await generations.activate(created.number)
  return created
}

const withClient = async <Answer>(address: EngineAddress, use: (generations: Generations) => Promise<Answer>): Promise<Answer> => {
  const client = openEngineClient(address)
  try {
    await checkCluster(client)
    return await explaining(() => use(new Generations(client, { ...address, groupings: [] })))
  } finally {
    await client.close()
  }
}

const checkCluster = async (client: EngineClient): Promise<void> => {
  const { version } = await explaining(() => client.ask<{ version?: { distribution?: string; number?: string } }>('GET', '/'))
  if (version?.distribution !== 'opensearch' || version.number === undefined) throw new EngineRefused({ kind: 'otherProgram' })
  if (Number.parseInt(version.number, 10) < neededMajor)
    throw new EngineRefused({ kind: 'oldVersion', found: version.number, needed: `${neededMajor}` })
}

const notAllowed: ReadonlySet<number> = new Set([401, 403])

/** Turns what the cluster answers at the start into a reason that the operator understands. */
const explaining = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof EngineRefused) throw error
    if (notAllowed.has(statusOf(error))) throw new EngineRefused({ kind: 'notAllowed' }, { cause: error })
    if (statusOf(error) === 0) throw new EngineRefused({ kind: 'unreachable', detail: reasonOf(error) }, { cause: error })
    if (/knn/u.test(reasonOf(error))) throw new EngineRefused({ kind: 'noVectors' }, { cause: error })
    throw error
  }
}
