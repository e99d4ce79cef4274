import type { FieldReader } from '../segment/field-reader.ts'
import type { PostingCursor } from '../segment/posting-cursor.ts'

/** Follows the largest impacts of one list from window to window, apart from the cursor that decodes it. */
export class ImpactWalker {
  private readonly cursor: PostingCursor
  private readonly factor: number
  private readonly weight: number
  private readonly factors: Float32Array
  private ofShort = -1
  private block = 0

  /** `slack` and `factors` as of `FieldReader`; `weight` multiplies all. */
  constructor(cursor: PostingCursor, weight: number, slack: number, factors: Float32Array) {
    this.cursor = cursor
    this.factor = weight * slack
    this.weight = weight
    this.factors = factors
  }

  /** The largest weight a document of [from, to) can get; 0 when the list has none there. */
  most(from: number, to: number): number {
    const { list, ordinals, size } = this.cursor
    if (list.isShort) return size > 0 && (ordinals[0] as number) < to && (ordinals[size - 1] as number) >= from ? this.mostOfShort() : 0
    let block = this.block
    while (block < list.blocks && list.lastOrdinal(block) < from) block += 1
    this.block = block
    let most = 0
    for (; block < list.blocks; block++) {
      if (block > 0 && list.lastOrdinal(block - 1) + 1 >= to) break
      const impact = list.largestImpact(block)
      if (impact > most) most = impact
      if (list.lastOrdinal(block) + 1 >= to) break
    }
    return most === 0 ? 0 : most * this.factor
  }

  private mostOfShort(): number {
    if (this.ofShort < 0) this.ofShort = this.weight * largest(this.cursor, this.factors)
    return this.ofShort
  }
}

const largest = (cursor: PostingCursor, factors: Float32Array): number => {
  let most = 0
  for (let i = 0; i < cursor.size; i++)
    most = Math.max(most, (cursor.frequencies[i] as number) * (factors[cursor.ordinals[i] as number] as number))
  return most
}

export const walkerOf = (cursor: PostingCursor, weight: number, field: FieldReader, average: number, b: number): ImpactWalker =>
  new ImpactWalker(cursor, weight, field.impactSlack(average, b), field.lengthFactors(average, b))
