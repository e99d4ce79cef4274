import {
  type Bitset,
  clearBit,
  countBits,
  emptyBitset,
  hasBit,
  keepOnly,
  listBits,
  ordinalsOf,
  removeAll,
  setBit,
} from '../bytes/bitset.ts'
import { lowerBound } from '../bytes/lower-bound.ts'

/** A few documents of a segment by rising ordinals. Each is looked up, so the others cost nothing. */
export class FewDocuments {
  readonly ordinals: Uint32Array

  constructor(ordinals: Uint32Array) {
    this.ordinals = ordinals
  }
}

/** Documents of one segment, as a bitset or as the ordinals of a few. */
export type DocumentSet = Bitset | FewDocuments

/** Looking up documents one by one pays below one in this many of a segment. */
const fewDivisor = 16
export function isFew(count: number, size: number): boolean {
  return count * fewDivisor <= size
}

/** Documents found for one leaf of a plan, in rising order, with their BM25F weights before saturation. */
export interface WeightedHits {
  readonly ordinals: Uint32Array
  readonly weights: Float64Array
}

export function countOf(set: DocumentSet): number {
  return set instanceof FewDocuments ? set.ordinals.length : countBits(set)
}

/** In rising order. Callers must not write to the result. */
export function ordinalsIn(set: DocumentSet): Uint32Array {
  return set instanceof FewDocuments ? set.ordinals : ordinalsOf(set)
}

const chunkSize = 4_096
const chunk = new Uint32Array(chunkSize)

/** Visits the documents of a set in rising order, in chunks that suit the processor's cache. `ordinals` is valid until the next visit. */
export function visitInChunks(set: DocumentSet, visit: (ordinals: Uint32Array, count: number) => void): void {
  if (set instanceof FewDocuments) {
    visit(set.ordinals, set.ordinals.length)
    return
  }
  for (let word = 0; word < set.length; word += chunkSize / 32) {
    const count = listBits(set, word, Math.min(set.length, word + chunkSize / 32), chunk)
    if (count > 0) visit(chunk, count)
  }
}

export function hasDocument(set: DocumentSet, ordinal: number): boolean {
  if (!(set instanceof FewDocuments)) return hasBit(set, ordinal)
  return set.ordinals[lowerBound(set.ordinals, ordinal)] === ordinal
}

/** Keeps the documents for which `keep` holds. Calls it in rising order. */
export function filterFew({ ordinals }: FewDocuments, keep: (ordinal: number) => boolean): FewDocuments {
  return new FewDocuments(ordinals.filter(keep))
}

export function intersection(one: DocumentSet, other: DocumentSet): DocumentSet {
  if (one instanceof FewDocuments) return filterFew(one, (ordinal) => hasDocument(other, ordinal))
  return other instanceof FewDocuments ? intersection(other, one) : keepOnly(one.slice(), other)
}

export function difference(one: DocumentSet, other: DocumentSet): DocumentSet {
  if (one instanceof FewDocuments) return filterFew(one, (ordinal) => !hasDocument(other, ordinal))
  const remaining = one.slice()
  if (!(other instanceof FewDocuments)) return removeAll(remaining, other)
  for (const ordinal of other.ordinals) clearBit(remaining, ordinal)
  return remaining
}

/** Sets the bits of all documents of the set. */
export function addDocuments(bits: Bitset, set: DocumentSet): void {
  if (set instanceof FewDocuments) for (const ordinal of set.ordinals) setBit(bits, ordinal)
  else for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] as number) | (set[i] as number)
}

export function bitsOf(few: FewDocuments, size: number): Bitset {
  const bits = emptyBitset(size)
  addDocuments(bits, few)
  return bits
}

/** Converts a sparse bitset to a list. */
export function compact(bits: Bitset, size: number): DocumentSet {
  return isFew(countBits(bits), size) ? new FewDocuments(ordinalsOf(bits)) : bits
}
