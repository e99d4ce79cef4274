import type { Saturation } from './saturation.ts'
import { type Scorer, touch, windowSize } from './scorer.ts'
import type { FieldPostings } from './term-scorer.ts'

let sums = new Float64Array(windowSize)
let found = new Uint32Array(windowSize)

/** Scores a term in several fields. Adds up their weights before saturation. */
export class MultiFieldScorer implements Scorer {
  readonly #parts: readonly FieldPostings[]
  readonly #saturation: Saturation

  constructor(parts: readonly FieldPostings[], saturation: Saturation) {
    this.#parts = parts
    this.#saturation = saturation
  }

  get postings(): number {
    return this.#parts.reduce((sum, { cursor }) => sum + cursor.list.count, 0)
  }

  maxScore(from: number, to: number): number {
    let maxWeight = 0
    for (const { walker } of this.#parts) maxWeight += walker.maxWeight(from, to)
    return this.#saturation.maxScore(maxWeight)
  }

  scoreRange(from: number, to: number, scores: Float64Array, touched: Uint32Array): void {
    let count = 0
    if (sums.length < to - from) {
      sums = new Float64Array(to - from)
      found = new Uint32Array(to - from)
    }
    for (const part of this.#parts) count = collect(part, from, to, count)
    for (let i = 0; i < count; i++) {
      const offset = found[i]!
      const ordinal = from + offset
      scores[ordinal] = scores[ordinal]! + this.#saturation.score(sums[offset]!)
      sums[offset] = 0
      touch(touched, ordinal)
    }
  }

  scoreDocuments(ordinals: Uint32Array, count: number, scores: Float64Array): void {
    for (let i = 0; i < count; i++) {
      const ordinal = ordinals[i]!
      let sum = 0
      for (const { cursor, weight, factors } of this.#parts) {
        const frequency = cursor.frequencyOf(ordinal)
        if (frequency > 0) sum += weight * (frequency * factors[ordinal]!)
      }
      if (sum > 0) scores[ordinal] = scores[ordinal]! + this.#saturation.score(sum)
    }
  }

  rewind(): void {
    for (const { cursor } of this.#parts) cursor.rewind()
  }
}

/** Adds one field's weights of a window to `sums`. Returns how many offsets `found` then has. */
const collect = ({ cursor, weight, factors }: FieldPostings, from: number, to: number, start: number): number => {
  const { ordinals, frequencies } = cursor
  let count = start
  if (!cursor.moveTo(from)) return count
  do {
    if (ordinals[0]! >= to) return count
    cursor.decodeFrequencies()
    const { size } = cursor
    for (let i = 0; i < size; i++) {
      const ordinal = ordinals[i]!
      if (ordinal < from) continue
      if (ordinal >= to) return count
      const offset = ordinal - from
      const before = sums[offset]!
      if (before === 0) found[count++] = offset
      sums[offset] = before + weight * (frequencies[i]! * factors[ordinal]!)
    }
  } while (cursor.advance())
  return count
}
