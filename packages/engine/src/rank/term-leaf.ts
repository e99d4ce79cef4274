import type { Bitset } from '../bytes/bitset.ts'
import type { PostingCursor } from '../segment/posting-cursor.ts'
import type { ImpactWalker } from './impact-walker.ts'
import type { Saturation } from './saturation.ts'
import { type ScoreLeaf, windowSize } from './score-leaf.ts'
import { weightReached } from './weight-reached.ts'

const found = new Uint32Array(windowSize)
const unread = new Uint32Array(windowSize / 32)
/** Looking one document up takes as long as reading so many postings in a row. */
const lookupCost = 3

/** One list of a term. */
export interface FieldPart {
  readonly cursor: PostingCursor
  readonly weight: number
  readonly factors: Float32Array
  readonly walker: ImpactWalker
}

/** A term in one field: each posting gives its share at once. */
export class OneFieldLeaf implements ScoreLeaf {
  private readonly part: FieldPart
  private readonly saturation: Saturation
  /** Postings of a window in the mean. */
  private readonly perWindow: number

  constructor(part: FieldPart, saturation: Saturation) {
    this.part = part
    this.saturation = saturation
    this.perWindow = (part.cursor.list.count * windowSize) / part.factors.length
  }

  reachedBy(count: number, allowed: Bitset): number {
    return this.saturation.least(weightReached(this.part, count, allowed))
  }

  bound(from: number, to: number): number {
    return this.saturation.bound(this.part.walker.most(from, to))
  }

  addAll(from: number, to: number, scores: Float64Array, touched: Uint32Array): void {
    const { cursor, factors, weight } = this.part
    const { ordinals, frequencies } = cursor
    const scale = this.saturation.scale
    const k1 = this.saturation.k1 / weight
    if (!cursor.moveTo(from)) return
    do {
      const { size } = cursor
      if ((ordinals[0] as number) >= to) return
      cursor.needFrequencies()
      for (let i = 0; i < size; i++) {
        const ordinal = ordinals[i] as number
        if (ordinal < from) continue
        if (ordinal >= to) return
        const value = (frequencies[i] as number) * (factors[ordinal] as number)
        const place = ordinal - from
        scores[place] = (scores[place] as number) + ((scale * value) / (k1 + value) + gridBase - gridBase)
        touched[place >>> 5] = (touched[place >>> 5] as number) | (1 << (place & 31))
      }
    } while (cursor.advance())
  }

  addTo(from: number, places: Uint16Array, count: number, scores: Float64Array): void {
    if (count * lookupCost > this.perWindow) {
      this.addAll(from, from + windowSize, scores, unread)
      return
    }
    const { cursor, factors, weight } = this.part
    const k1 = this.saturation.k1 / weight
    const scale = this.saturation.scale
    cursor.frequenciesOf(from, places, count, found)
    for (let i = 0; i < count; i++) {
      const frequency = found[i] as number
      if (frequency === 0) continue
      const place = places[i] as number
      const value = frequency * (factors[from + place] as number)
      scores[place] = (scores[place] as number) + ((scale * value) / (k1 + value) + gridBase - gridBase)
    }
  }
}

/** See `onGrid`; written out here because this is the innermost loop. */
const gridBase = 1.5 * 2 ** 22
