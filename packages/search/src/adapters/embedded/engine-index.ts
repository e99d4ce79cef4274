import { rm } from 'node:fs/promises'
import {
  type Engine,
  type FileLayer,
  IndexRefused,
  limitResidentVectors,
  type NamespaceOptions,
  openEngine,
  SegmentDamaged,
  verifyIndex,
} from '@basejuris/engine'
import { type IndexHost, type Namespace, namespaces, type OpenIndexOptions, type SearchIndex } from '../../ports/index.ts'
import { type Bm25fParameters, bm25fParameters } from '../../ranking/bm25f-parameters.ts'
import { CountCache } from '../count-cache.ts'
import { frequentWords } from './frequent-words.ts'
import { indexReplacement } from './index-replacement.ts'

export interface EngineIndexOptions extends OpenIndexOptions {
  /** Where the index is stored; null keeps it in memory alone. */
  readonly folder: string | null
  readonly bm25f?: Readonly<Record<Namespace, Bm25fParameters>>
  /** Memory for what is read from the index, in bytes. */
  readonly cacheBytes?: number
  /** Memory of this thread for whole vectors, in bytes. The default of the engine when absent. */
  readonly residentVectorBytes?: number
  readonly files?: FileLayer
}

export interface EngineIndex extends SearchIndex, Required<IndexHost> {
  readonly engine: Engine
}

/** Opens the embedded engine behind the search ports. Only one process at a time may open a folder; a second one is rejected. */
export async function openEngineIndex(options: EngineIndexOptions): Promise<EngineIndex> {
  if (options.residentVectorBytes !== undefined) limitResidentVectors(options.residentVectorBytes)
  const engine = await openOrRebuild(options)
  const counts = new CountCache((namespace) => engine.stateOf(namespace))
  let discarded = false
  /** Damage may only show when a page is read: that search fails, and the next start rebuilds the index. */
  const discardingDamaged = async <Answer>(ask: () => Answer | Promise<Answer>): Promise<Answer> => {
    try {
      return await ask()
    } catch (error) {
      if (error instanceof SegmentDamaged && !discarded) {
        discarded = true
        options.onRefused?.(error.message)
        await engine.discardDurableState()
      }
      throw error
    }
  }
  return {
    engine,
    schema: () => engine.schema,
    verify: async (verifyOptions) => {
      await engine.flush()
      return options.folder === null
        ? { sequence: engine.sequence, files: 0, bytes: 0, problems: [] }
        : verifyIndex(options.folder, verifyOptions)
    },
    replace: (schema) =>
      indexReplacement(engine.beginReplacement(schema), () => {
        discarded = false
      }),
    lexical: {
      stateOf: (namespace) => engine.stateOf(namespace),
      search: (namespace, request) =>
        discardingDamaged(() =>
          counts.answer(namespace, request, () => {
            const { total, ...answer } = engine.search(namespace, request)
            return { ...answer, total: total ?? 0 }
          }),
        ),
      documentFrequencies: (namespace, terms, fields) => discardingDamaged(() => engine.documentFrequencies(namespace, terms, fields)),
      nearTerms: (namespace, request) => discardingDamaged(() => engine.nearTerms(namespace, request)),
      facetValues: (namespace, ids, facets) => discardingDamaged(() => engine.facetValues(namespace, ids, facets)),
    },
    vectors: {
      dimension: options.dimension,
      nearest: (namespace, request) => discardingDamaged(() => engine.nearest(namespace, request)),
    },
    writer: {
      apply: (batch) => engine.apply(batch),
      appliedSequence: async () => engine.sequence,
      flush: () => engine.flush(),
      close: () => engine.close(),
    },
  }
}

const openOrRebuild = async ({ bm25f = bm25fParameters, onRefused, ...rest }: EngineIndexOptions): Promise<Engine> => {
  const optionsOf = (namespace: Namespace): NamespaceOptions => ({ ...bm25f[namespace], ...frequentWords[namespace] })
  const options = { ...rest, namespaces: Object.fromEntries(namespaces.map((namespace) => [namespace, optionsOf(namespace)])) }
  try {
    return await openEngine(options)
  } catch (error) {
    if (!(error instanceof IndexRefused || error instanceof SegmentDamaged) || rest.folder === null) throw error
    onRefused?.(error.message)
    await rm(rest.folder, { recursive: true })
    return openEngine(options)
  }
}
