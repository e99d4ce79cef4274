import { gridBase } from '../model/bm25f.ts'
import type { PostingCursor } from '../segment/postings/posting-cursor.ts'
import type { ImpactWalker } from './impact-walker.ts'
import type { Saturation } from './saturation.ts'
import { type ScoreLeaf, windowSize } from './scorer.ts'

let found = new Uint32Array(windowSize)
/** One list of a term. */
export interface FieldPart {
  readonly cursor: PostingCursor
  readonly weight: number
  readonly factors: Float32Array
  readonly walker: ImpactWalker
}

/** A term in one field: each posting gives its share at once. */
export class OneFieldLeaf implements ScoreLeaf {
  readonly #part: FieldPart
  readonly #saturation: Saturation
  constructor(part: FieldPart, saturation: Saturation) {
    this.#part = part
    this.#saturation = saturation
  }

  get postings(): number {
    return this.#part.cursor.list.count
  }

  bound(from: number, to: number): number {
    return this.#saturation.bound(this.#part.walker.most(from, to))
  }

  addAll(from: number, to: number, scores: Float64Array, touched: Uint32Array): void {
    const { cursor } = this.#part
    if (!cursor.moveTo(from)) return
    do {
      const end = cursor.placeOf(to)
      if (end === 0) return
      this.#addStretch(cursor.placeOf(from), end, scores, touched)
      if (end < cursor.size) return
    } while (cursor.advance())
  }

  addTo(asked: Uint32Array, count: number, scores: Float64Array): void {
    const { cursor, factors, weight } = this.#part
    const k1 = this.#saturation.k1 / weight
    const scale = this.#saturation.scale
    if (found.length < count) found = new Uint32Array(2 * count)
    cursor.frequenciesOf(asked, count, found)
    for (let i = 0; i < count; i++) {
      const frequency = found[i]!
      if (frequency === 0) continue
      const ordinal = asked[i]!
      const value = frequency * factors[ordinal]!
      scores[ordinal] = scores[ordinal]! + ((scale * value) / (k1 + value) + gridBase - gridBase)
    }
  }

  rewind(): void {
    this.#part.cursor.rewind()
  }

  /** The share of each posting of the present block from one place to before another. */
  #addStretch(first: number, end: number, scores: Float64Array, touched: Uint32Array): void {
    const { cursor, factors, weight } = this.#part
    const { ordinals, frequencies } = cursor
    const scale = this.#saturation.scale
    const k1 = this.#saturation.k1 / weight
    cursor.needFrequencies()
    for (let i = first; i < end; i++) {
      const ordinal = ordinals[i]!
      const value = frequencies[i]! * factors[ordinal]!
      scores[ordinal] = scores[ordinal]! + ((scale * value) / (k1 + value) + gridBase - gridBase)
      touched[ordinal >>> 5] = touched[ordinal >>> 5]! | (1 << (ordinal & 31))
    }
  }
}
