import type { Bitset } from '../bytes/bitset.ts'

/** Documents scored together, with adjacent scores. A multiple of 32. */
export const windowSize = 4096
/** Smaller where phrases add to scores. They are expensive to verify, and bounds over fewer documents are tighter. */
export const phraseWindowSize = 1024

/**
 * Adds the score of one leaf to documents, indexed by ordinal. Ordinals only rise between calls. For each window, call either
 * `scoreRange` or `scoreDocuments`.
 */
export interface Scorer {
  /** Postings to read for a whole segment. Infinite when verification costs more than reading. */
  readonly postings: number
  /** Upper bound for documents in [from, to); 0 when none matches. */
  maxScore(from: number, to: number): number
  /**
   * Adds to the score of every matching document in [from, to) and sets its bit in `touched`. May skip documents that are not allowed or
   * stay below `minScore`.
   */
  scoreRange(from: number, to: number, scores: Float64Array, touched: Uint32Array, allowed: Bitset, minScore: number): void
  /** Adds to the scores of the first `count` of `ordinals`, in rising order. */
  scoreDocuments(ordinals: Uint32Array, count: number, scores: Float64Array, minScore: number): void
  /** Allows calls from the first document again. */
  rewind(): void
}

export function touch(touched: Uint32Array, ordinal: number): void {
  touched[ordinal >>> 5] = touched[ordinal >>> 5]! | (1 << (ordinal & 31))
}

/** First document of the window of a document. */
export function windowOf(ordinal: number): number {
  return ordinal & -windowSize
}
