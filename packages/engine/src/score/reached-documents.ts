import { type Bitset, emptyBitset, setBit } from '../bytes/bitset.ts'
import type { ScoreCollector } from './top-documents.ts'

/** The documents of one segment that reach a score above 0. */
export class ReachedDocuments implements ScoreCollector {
  readonly isFull = true
  readonly capacity = Infinity
  readonly bits: Bitset
  readonly #minScore: number

  constructor(minScore: number, size: number) {
    this.bits = emptyBitset(size)
    this.#minScore = minScore
  }

  threshold(): number {
    return this.#minScore
  }

  offer(_segment: number, ordinal: number): void {
    setBit(this.bits, ordinal)
  }
}
