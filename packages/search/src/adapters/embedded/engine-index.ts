import { rm } from 'node:fs/promises'
import {
  type Bm25fParameters,
  diskFiles,
  type Engine,
  type FileLayer,
  IndexRefused,
  type NamespaceOptions,
  openEngine,
  SegmentDamaged,
  storedSchema,
  type VerifyOptions,
  type VerifyResult,
  verifyIndex,
} from '@basejuris/engine'
import { type Namespace, namespaces, type SearchIndex } from '../../ports/index.ts'
import { bm25fParameters } from '../../ranking/bm25f-parameters.ts'
import { CountCache } from './count-cache.ts'
import { frequentWords } from './frequent-words.ts'
import { type IndexReplacement, indexReplacement } from './index-replacement.ts'

export interface EngineIndexOptions {
  /** Where the index lies; null keeps nothing. */
  readonly folder: string | null
  readonly dimension: number
  /** Names what made the documents (schema and encoder); an index made by another is refused. */
  readonly schema: string
  readonly bm25f?: Readonly<Record<Namespace, Bm25fParameters>>
  /** Memory for what is read from the index, in bytes. */
  readonly cacheBytes?: number
  readonly files?: FileLayer
  /** Told why the index on disk is not used: at opening, it is then empty, at sequence 0; later, it will be at the next opening. */
  readonly onRefused?: (reason: string) => void
  /** Told when merging failed in the background; the index goes on without. */
  readonly onProblem?: (error: unknown) => void
}

export interface EngineIndex extends SearchIndex {
  readonly engine: Engine
  /** What made the documents that are searched at this moment. */
  readonly schema: () => string
  /** Reads every byte of what is durable, after making durable what was applied. Searching and writing go on. */
  readonly verify: (options?: VerifyOptions) => Promise<VerifyResult>
  /** Begins an index anew, at sequence 0, to take the place of this one; `schema` where something else makes its documents. One at a time. */
  readonly replace: (schema?: string) => IndexReplacement
}

/** Names what made the index in a folder; null where there is none that can be read. */
export function storedIndexSchema(folder: string): Promise<string | null> {
  return storedSchema(diskFiles, folder)
}

/** The search ports on the embedded engine. One process at a time may open a folder; a second one is rejected. */
export async function openEngineIndex(options: EngineIndexOptions): Promise<EngineIndex> {
  const engine = await openOrStartAnew(options)
  const remembered = new CountCache((namespace) => engine.stateOf(namespace))
  let condemned = false
  /** Damage that only shows when a page is read: the search fails, and the next start builds the index anew. */
  const noticing = async <Answer>(ask: () => Answer): Promise<Answer> => {
    try {
      return ask()
    } catch (error) {
      if (error instanceof SegmentDamaged && !condemned) {
        condemned = true
        options.onRefused?.(error.message)
        await engine.discardDurableState()
      }
      throw error
    }
  }
  return {
    engine,
    schema: () => engine.schema,
    verify: async (verifying) => {
      await engine.flush()
      return options.folder === null
        ? { sequence: engine.sequence, files: 0, bytes: 0, problems: [] }
        : verifyIndex(options.folder, verifying)
    },
    replace: (schema) =>
      indexReplacement(engine.beginReplacement(schema), () => {
        condemned = false
      }),
    lexical: {
      search: (namespace, request) =>
        noticing(() =>
          remembered.answer(namespace, request, () => {
            const { total, ...answer } = engine.search(namespace, request)
            return { ...answer, total: total ?? 0 }
          }),
        ),
      documentFrequencies: (namespace, terms, fields) => noticing(() => engine.documentFrequencies(namespace, terms, fields)),
      nearTerms: (namespace, request) => noticing(() => engine.nearTerms(namespace, request)),
      facetValues: (namespace, ids, facets) => noticing(() => engine.facetValues(namespace, ids, facets)),
    },
    vectors: {
      dimension: options.dimension,
      nearest: (namespace, request) => noticing(() => engine.nearest(namespace, request)),
    },
    writer: {
      apply: (batch) => engine.apply(batch),
      appliedSequence: async () => engine.sequence,
      flush: () => engine.flush(),
      close: () => engine.close(),
    },
  }
}

const openOrStartAnew = async ({ bm25f = bm25fParameters, onRefused, ...rest }: EngineIndexOptions): Promise<Engine> => {
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
