import type { Bitset } from '../bytes/bitset.ts'
import type { Saturation } from './saturation.ts'
import { type ScoreLeaf, touch, windowSize } from './score-leaf.ts'
import type { FieldPart } from './term-leaf.ts'
import { weightReached } from './weight-reached.ts'

const sums = new Float64Array(windowSize)
const found = new Uint16Array(windowSize)

/** A term in several fields: their weights are added up before they saturate. */
export class FieldsLeaf implements ScoreLeaf {
  private readonly parts: readonly FieldPart[]
  private readonly saturation: Saturation

  constructor(parts: readonly FieldPart[], saturation: Saturation) {
    this.parts = parts
    this.saturation = saturation
  }

  reachedBy(count: number, allowed: Bitset): number {
    return this.saturation.least(Math.max(...this.parts.map((part) => weightReached(part, count, allowed))))
  }

  bound(from: number, to: number): number {
    let most = 0
    for (const { walker } of this.parts) most += walker.most(from, to)
    return this.saturation.bound(most)
  }

  addAll(from: number, to: number, scores: Float64Array, touched: Uint32Array): void {
    let count = 0
    for (const part of this.parts) count = collect(part, from, to, count)
    for (let i = 0; i < count; i++) {
      const place = found[i] as number
      scores[place] = (scores[place] as number) + this.saturation.share(sums[place] as number)
      sums[place] = 0
      touch(touched, place)
    }
  }

  addTo(from: number, places: Uint16Array, count: number, scores: Float64Array): void {
    for (let i = 0; i < count; i++) {
      const place = places[i] as number
      let sum = 0
      for (const { cursor, weight, factors } of this.parts) {
        const frequency = cursor.frequencyOf(from + place)
        if (frequency > 0) sum += weight * (frequency * (factors[from + place] as number))
      }
      if (sum > 0) scores[place] = (scores[place] as number) + this.saturation.share(sum)
    }
  }
}

/** Adds one field's weights of a window to `sums`; returns how many places `found` then has. */
const collect = ({ cursor, weight, factors }: FieldPart, from: number, to: number, already: number): number => {
  const { ordinals, frequencies } = cursor
  let count = already
  if (!cursor.moveTo(from)) return count
  do {
    if ((ordinals[0] as number) >= to) return count
    cursor.needFrequencies()
    const { size } = cursor
    for (let i = 0; i < size; i++) {
      const ordinal = ordinals[i] as number
      if (ordinal < from) continue
      if (ordinal >= to) return count
      const place = ordinal - from
      const before = sums[place] as number
      if (before === 0) found[count++] = place
      sums[place] = before + weight * ((frequencies[i] as number) * (factors[ordinal] as number))
    }
  } while (cursor.advance())
  return count
}
