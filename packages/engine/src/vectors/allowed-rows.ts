import { type DocumentSet, ordinalsIn } from '../match/document-set.ts'
import type { VectorReader } from '../segment/vector-reader.ts'

/** The vectors of one segment, and which documents of it may be found. */
export interface SearchedVectors {
  readonly segment: number
  readonly vectors: VectorReader
  readonly allowed: DocumentSet
  /** All its documents may be. */
  readonly whole: boolean
  /** A document that is not to be found either; -1 for none. */
  readonly without: number
}

/** Rows of one segment. */
export interface Rows {
  readonly count: number
  /** Rising; null for the first `count` of the segment. */
  readonly listed: Uint32Array | null
}

/** Those that may be found. */
export function allowedRows({ vectors, allowed, whole, without }: SearchedVectors): Rows {
  if (whole) return { count: vectors.rows, listed: null }
  const ordinals = ordinalsIn(allowed)
  const listed = vectors.rowsOf(without < 0 ? ordinals : ordinals.filter((ordinal) => ordinal !== without))
  return { count: listed.length, listed }
}

export function listOf({ count, listed }: Rows): Uint32Array {
  return listed ?? Uint32Array.from({ length: count }, (_, row) => row)
}
