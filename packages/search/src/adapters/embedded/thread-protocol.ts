import type { Ruling } from '@basejuris/domain'
import type { CorrectableRequest, CorrectedSearchResult } from '../../correction/search-corrected.ts'
import type { Encoder } from '../../encoder/encoder.ts'
import type { FindNorms, NearestNorms, NormSearch } from '../../norms/norm-search.ts'
import type { IndexBatch } from '../../ports/index.ts'
import type { RulingSearch } from '../../ruling-search.ts'
import type { FoundSuggestion, SuggestionRequest } from '../../suggestions/suggestion.ts'
import type { VectorAddress } from '../qdrant/vector-address.ts'
import type { EngineIndexOptions } from './engine-index.ts'

export interface ThreadOptions extends Pick<EngineIndexOptions, 'folder' | 'dimension' | 'schema' | 'cacheBytes' | 'residentVectorBytes'> {
  /** Where the vectors are, when they are not in the folder. */
  readonly vectors?: VectorAddress | null
  /** Whether the thread opens the table of topics with its index. It opens with the first search of rulings in any case. */
  readonly opensTopics?: boolean
}

/** Known on both sides, so that nobody waits for a running search to read it. */
export interface IndexStatus {
  readonly schema: string
  readonly sequence: number
  /** As `furthestSequence` of the writer. */
  readonly furthest: number
}

/** What a search reads of an encoder besides its vectors. */
export type EncoderTraits = Pick<Encoder, 'name' | 'dimension' | 'external' | 'lexicalOnly' | 'measured'>

/** Shared by both threads for one request: not 0 once nobody waits for its answer. Null when that cannot happen. */
export type AbortFlag = Int32Array<SharedArrayBuffer> | null

/** What the thread is given besides a request. */
export interface ThreadControl {
  readonly flag: AbortFlag
  readonly visitor: string | null
}

export type TransferableSearch = Omit<RulingSearch, 'search'>

/** What the thread does for its caller. `replace` answers the number of the replacement. */
export interface WorkerFunctions {
  open(options: ThreadOptions): Promise<IndexStatus>
  search(request: CorrectableRequest, encoder: EncoderTraits, control: ThreadControl): Promise<Omit<CorrectedSearchResult, 'highlighter'>>
  ask<Name extends keyof TransferableSearch>(
    name: Name,
    request: Parameters<TransferableSearch[Name]>[0],
    encoder: EncoderTraits,
    control: ThreadControl,
  ): ReturnType<TransferableSearch[Name]>
  suggest(request: SuggestionRequest, flag: AbortFlag): Promise<readonly FoundSuggestion[]>
  findNorms(request: FindNorms): ReturnType<NormSearch['find']>
  nearestNorms(request: NearestNorms): ReturnType<NormSearch['nearest']>
  /** Answers when the messages before it were handled. */
  ping(): Promise<void>
  apply(batch: IndexBatch): Promise<IndexStatus>
  flush(): Promise<void>
  close(): Promise<void>
  replace(schema: string | undefined): Promise<number>
  /** Answers the sequence of the replacement after the batch. */
  applyTo(replacement: number, batch: IndexBatch): Promise<number>
  optimize(replacement: number): Promise<void>
  activate(replacement: number): Promise<IndexStatus & { readonly activated: boolean }>
  abandon(replacement: number): Promise<void>
}

/** What the caller does for the thread. */
export interface CallerFunctions {
  /** Encodes with the encoder whose vectors an index of this schema holds. */
  encodeQuery(text: string, schema: string): Promise<Float32Array | null>
  readRulings(docIds: readonly string[]): Promise<readonly Pick<Ruling, 'caption' | 'sections'>[]>
  refused(reason: string): void
  problem(error: unknown): void
}
