import type { VerifyOptions as EngineVerifyOptions, VerifyResult } from '@basejuris/engine'
import type { IndexWriter } from './index-writer.ts'
import type { LexicalIndex } from './lexical-index.ts'
import type { VectorIndex } from './vector-index.ts'

export type { VerifyResult }

/** The ports through which one engine is read and written. */
export interface SearchIndex {
  readonly lexical: LexicalIndex
  readonly vectors: VectorIndex
  readonly writer: IndexWriter
}

/** An open index as replication keeps it. `verify` and `replace` are capabilities: absent where the engine lacks them. */
export interface IndexHost {
  readonly writer: IndexWriter
  /** Names what made the documents that are searched at this moment. It changes when a replacement is activated. */
  readonly schema: () => string
  /** Flushes, then reads every durable byte and compares checksums. Searching and writing go on. */
  readonly verify?: (options?: VerifyOptions) => Promise<VerifyResult>
  /** Begins an empty index at sequence 0, to replace this one. `schema`: of its documents, when they differ. One at a time. */
  readonly replace?: (schema?: string) => IndexReplacement
}

/** An index built beside the one that is searched. Its writer flushes nothing: it is durable once activated. */
export interface IndexReplacement {
  readonly writer: IndexWriter
  /** Makes it quick to search, before it is activated. */
  readonly optimize: () => Promise<void>
  /** True: it is searched and durable from now on. False: nothing happened, because the other index has seen later batches. */
  readonly activate: () => Promise<boolean>
  /** Removes it. Harmless once it was activated. */
  readonly abandon: () => Promise<void>
}

/** Where one engine stores its index, and how it is opened. A second engine implements this; composition chooses one. */
export interface IndexEngine<Host extends IndexHost = IndexHost> {
  /** Starts what the next `open` needs, while the database is not open yet. Answers how to end it where nothing was opened. */
  readonly prepare?: () => () => Promise<void>
  /** Schema of the stored index; null when there is none that can be read. */
  readonly storedSchema: () => Promise<string | null>
  /** A stored index of another schema is refused: the opened one is then empty, at sequence 0. */
  readonly open: (options: OpenIndexOptions) => Promise<Host>
  /** Deletes what a closed index stored, so that the next `open` begins at sequence 0. */
  readonly discard: () => Promise<void>
  /** Reads every stored byte and compares checksums, without opening or changing the index. Absent where the engine cannot. */
  readonly verifyStored?: (options?: VerifyOptions) => Promise<VerifyResult>
}

export interface OpenIndexOptions {
  readonly dimension: number
  /** Names what makes the documents: the recipe, the encoder and the database. */
  readonly schema: string
  /** Receives the reason why the stored index is not used. It is then built again from the database. */
  readonly onRefused?: (reason: string) => void
  /** Receives failures of background work, such as merging. Searching goes on. */
  readonly onProblem?: (error: unknown) => void
}

export type VerifyOptions = Omit<EngineVerifyOptions, 'files'>
