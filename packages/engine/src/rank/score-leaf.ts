import type { Bitset } from '../bytes/bitset.ts'

/** Documents looked at together: their scores lie side by side. A multiple of 32. */
export const windowSize = 1024

/** Something that adds to the score of documents. Windows asked for only rise, and within one window `addAll` and `addTo` are not both used. */
export interface ScoreLeaf {
  /** A share that at least so many of the allowed documents get, or more; 0 where finding one would take long. Asked before all else. */
  reachedBy(count: number, allowed: Bitset): number
  /** No document of [from, to) gets more; 0 when none gets any. */
  bound(from: number, to: number): number
  /**
   * Adds to `scores[ordinal - from]` of every document in [from, to) that has the leaf and sets its bit in `touched`. May leave out documents that
   * are not allowed or would get less than `least`.
   */
  addAll(from: number, to: number, scores: Float64Array, touched: Uint32Array, allowed: Bitset, least: number): void
  /** The same for some documents only, rising, given by their place in the window. What others then have in `scores` means nothing. */
  addTo(from: number, places: Uint16Array, count: number, scores: Float64Array): void
}

export const touch = (touched: Uint32Array, place: number): void => {
  touched[place >>> 5] = (touched[place >>> 5] as number) | (1 << (place & 31))
}
