import type { Saturation } from './saturation.ts'
import { type ScoreLeaf, touch, windowSize } from './scorer.ts'
import type { FieldPart } from './term-scorer.ts'

let sums = new Float64Array(windowSize)
let found = new Uint32Array(windowSize)

/** A term in several fields: their weights are added up before they saturate. */
export class FieldsLeaf implements ScoreLeaf {
  readonly #parts: readonly FieldPart[]
  readonly #saturation: Saturation

  constructor(parts: readonly FieldPart[], saturation: Saturation) {
    this.#parts = parts
    this.#saturation = saturation
  }

  get postings(): number {
    return this.#parts.reduce((sum, { cursor }) => sum + cursor.list.count, 0)
  }

  bound(from: number, to: number): number {
    let most = 0
    for (const { walker } of this.#parts) most += walker.most(from, to)
    return this.#saturation.bound(most)
  }

  addAll(from: number, to: number, scores: Float64Array, touched: Uint32Array): void {
    let count = 0
    if (sums.length < to - from) {
      sums = new Float64Array(to - from)
      found = new Uint32Array(to - from)
    }
    for (const part of this.#parts) count = collect(part, from, to, count)
    for (let i = 0; i < count; i++) {
      const place = found[i]!
      const ordinal = from + place
      scores[ordinal] = scores[ordinal]! + this.#saturation.share(sums[place]!)
      sums[place] = 0
      touch(touched, ordinal)
    }
  }

  addTo(ordinals: Uint32Array, count: number, scores: Float64Array): void {
    for (let i = 0; i < count; i++) {
      const ordinal = ordinals[i]!
      let sum = 0
      for (const { cursor, weight, factors } of this.#parts) {
        const frequency = cursor.frequencyOf(ordinal)
        if (frequency > 0) sum += weight * (frequency * factors[ordinal]!)
      }
      if (sum > 0) scores[ordinal] = scores[ordinal]! + this.#saturation.share(sum)
    }
  }

  rewind(): void {
    for (const { cursor } of this.#parts) cursor.rewind()
  }
}

/** Adds one field's weights of a window to `sums`; returns how many places `found` then has. */
const collect = ({ cursor, weight, factors }: FieldPart, from: number, to: number, already: number): number => {
  const { ordinals, frequencies } = cursor
  let count = already
  if (!cursor.moveTo(from)) return count
  do {
    if (ordinals[0]! >= to) return count
    cursor.needFrequencies()
    const { size } = cursor
    for (let i = 0; i < size; i++) {
      const ordinal = ordinals[i]!
      if (ordinal < from) continue
      if (ordinal >= to) return count
      const place = ordinal - from
      const before = sums[place]!
      if (before === 0) found[count++] = place
      sums[place] = before + weight * (frequencies[i]! * factors[ordinal]!)
    }
  } while (cursor.advance())
  return count
}
