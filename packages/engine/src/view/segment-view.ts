import { type Bitset, countBits, fullBitset, hasBit, ordinalsOf, removeAll } from '../bytes/bitset.ts'
import type { Segment } from '../segment/segment.ts'

export interface LengthTotals {
  readonly terms: number
  readonly documents: number
}

/** A segment at one state of the index, without the documents removed since it was built. Immutable. */
export class SegmentView {
  readonly segment: Segment
  readonly live: Bitset
  readonly liveCount: number
  readonly #totals = new Map<string, LengthTotals>()
  readonly #frequencies = new Map<string, number>()

  constructor(segment: Segment, live: Bitset = fullBitset(segment.size)) {
    this.segment = segment
    this.live = live
    this.liveCount = countBits(live)
  }

  get isWhole(): boolean {
    return this.liveCount === this.segment.size
  }

  isLive(ordinal: number): boolean {
    return hasBit(this.live, ordinal)
  }

  /** Ordinals of the removed documents, in rising order. */
  removed(): Uint32Array {
    return this.isWhole ? new Uint32Array(0) : ordinalsOf(removeAll(fullBitset(this.segment.size), this.live))
  }

  /** Totals over the live documents with the field. */
  lengthTotals(field: string): LengthTotals {
    let totals = this.#totals.get(field)
    if (totals === undefined) {
      totals = this.#countLengths(field)
      this.#totals.set(field, totals)
    }
    return totals
  }

  /** Memoizes a number for this state of the segment. */
  cachedFrequency(key: string, compute: () => number): number {
    const cached = this.#frequencies.get(key)
    if (cached !== undefined) return cached
    if (this.#frequencies.size >= maxCachedFrequencies) this.#frequencies.clear()
    const value = compute()
    this.#frequencies.set(key, value)
    return value
  }

  #countLengths(name: string): LengthTotals {
    const field = this.segment.field(name)
    if (field === null) return { terms: 0, documents: 0 }
    let { totalLength: terms, documents } = field.meta
    for (const ordinal of this.removed()) {
      const length = field.lengths[ordinal] as number
      terms -= length
      if (length > 0) documents -= 1
    }
    return { terms, documents }
  }
}

const maxCachedFrequencies = 20_000
