import { type DocumentSet, ordinalsIn } from '../match/document-set.ts'
import type { VectorReader } from '../segment/vector-reader.ts'

/** Vectors of one segment, and which of its documents may be found. */
export interface SearchedVectors {
  readonly segment: number
  readonly vectors: VectorReader
  readonly allowed: DocumentSet
  /** Whether all its documents may be found. */
  readonly allAllowed: boolean
  /** A document to leave out; -1 for none. */
  readonly excludedOrdinal: number
}

/** Rows of one segment. */
export interface Rows {
  readonly count: number
  /** Rising; null for the first `count` rows. */
  readonly listed: Uint32Array | null
}

/** Rows of the documents that may be found. */
export function allowedRows({ vectors, allowed, allAllowed, excludedOrdinal }: SearchedVectors): Rows {
  if (allAllowed) return { count: vectors.rows, listed: null }
  const ordinals = ordinalsIn(allowed)
  const listed = vectors.rowsOf(excludedOrdinal < 0 ? ordinals : ordinals.filter((ordinal) => ordinal !== excludedOrdinal))
  return { count: listed.length, listed }
}

export function rowList({ count, listed }: Rows): Uint32Array {
  return listed ?? Uint32Array.from({ length: count }, (_, row) => row)
}
