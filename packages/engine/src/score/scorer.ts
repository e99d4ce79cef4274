import type { Bitset } from '../bytes/bitset.ts'

/** Documents looked at together: their scores lie side by side. A multiple of 32. */
export const windowSize = 4096
/** The same where phrases add to scores: they are dear to verify, and bounds over fewer documents are tighter. */
export const phraseWindowSize = 1024

/** Something that adds to the score of documents; scores lie by ordinal. Documents asked for only rise, and of one window only one of `scoreRange` and `scoreDocuments` is asked. */
export interface Scorer {
  /** How many are read to add all of a segment; infinite where that takes more than reading. */
  readonly postings: number
  /** No document of [from, to) gets more; 0 when none gets any. */
  maxScore(from: number, to: number): number
  /**
   * Adds to the score of every document in [from, to) that has the leaf and sets its bit in `touched`. May leave out documents that are not
   * allowed or whose score stays below `least`.
   */
  scoreRange(from: number, to: number, scores: Float64Array, touched: Uint32Array, allowed: Bitset, least: number): void
  /** The same for the first `count` of `ordinals` only, rising. */
  scoreDocuments(ordinals: Uint32Array, count: number, scores: Float64Array, least: number): void
  /** `scoreRange` and `scoreDocuments` may be asked from the first document on again. */
  rewind(): void
}

export function touch(touched: Uint32Array, ordinal: number): void {
  touched[ordinal >>> 5] = touched[ordinal >>> 5]! | (1 << (ordinal & 31))
}

/** The first document of the window of a document. */
export function windowOf(ordinal: number): number {
  return ordinal & -windowSize
}
