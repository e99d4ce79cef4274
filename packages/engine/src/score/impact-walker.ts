import type { FieldReader } from '../segment/field-reader.ts'
import type { PostingCursor } from '../segment/postings/posting-cursor.ts'

/** Largest impacts of one list, window by window, independent of the decoding cursor. */
export class ImpactWalker {
  readonly #cursor: PostingCursor
  readonly #factor: number
  readonly #weight: number
  readonly #factors: Float32Array
  /** Current block of a long list, or posting of a short one. */
  #at = 0

  /** `slack` and `factors` as in `FieldReader`. `weight` multiplies all. */
  constructor(cursor: PostingCursor, weight: number, slack: number, factors: Float32Array) {
    this.#cursor = cursor
    this.#factor = weight * slack
    this.#weight = weight
    this.#factors = factors
  }

  /** Maximum weight of a document in [from, to); 0 when the list has none there. */
  maxWeight(from: number, to: number): number {
    const { list } = this.#cursor
    if (list.isShort) return this.#maxWeightOfShort(from, to)
    let block = this.#at
    while (block < list.blocks && list.lastOrdinal(block) < from) block += 1
    this.#at = block
    let maxWeight = 0
    for (; block < list.blocks; block++) {
      if (block > 0 && list.lastOrdinal(block - 1) + 1 >= to) break
      const impact = list.largestImpact(block)
      if (impact > maxWeight) maxWeight = impact
      if (list.lastOrdinal(block) + 1 >= to) break
    }
    return maxWeight === 0 ? 0 : maxWeight * this.#factor
  }

  #maxWeightOfShort(from: number, to: number): number {
    const { ordinals, frequencies, size } = this.#cursor
    let at = this.#at
    while (at < size && ordinals[at]! < from) at += 1
    this.#at = at
    let maxWeight = 0
    for (; at < size && ordinals[at]! < to; at++) maxWeight = Math.max(maxWeight, frequencies[at]! * this.#factors[ordinals[at]!]!)
    return maxWeight * this.#weight
  }
}

export function createImpactWalker(cursor: PostingCursor, weight: number, field: FieldReader, average: number, b: number): ImpactWalker {
  return new ImpactWalker(cursor, weight, field.impactSlack(average, b), field.lengthFactors(average, b))
}
