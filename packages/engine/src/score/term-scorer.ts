import { gridBase } from '../model/bm25f.ts'
import type { PostingCursor } from '../segment/postings/posting-cursor.ts'
import type { ImpactWalker } from './impact-walker.ts'
import type { Saturation } from './saturation.ts'
import { type Scorer, windowSize } from './scorer.ts'

let found = new Uint32Array(windowSize)
/** Postings of a term in one field. */
export interface FieldPostings {
  readonly cursor: PostingCursor
  readonly weight: number
  readonly factors: Float32Array
  readonly walker: ImpactWalker
}

/** Scores a term in one field, posting by posting. */
export class TermScorer implements Scorer {
  readonly #part: FieldPostings
  readonly #saturation: Saturation
  constructor(part: FieldPostings, saturation: Saturation) {
    this.#part = part
    this.#saturation = saturation
  }

  get postings(): number {
    return this.#part.cursor.list.count
  }

  maxScore(from: number, to: number): number {
    return this.#saturation.maxScore(this.#part.walker.maxWeight(from, to))
  }

  scoreRange(from: number, to: number, scores: Float64Array, touched: Uint32Array): void {
    const { cursor } = this.#part
    if (!cursor.moveTo(from)) return
    do {
      const end = cursor.lowerBound(to)
      if (end === 0) return
      this.#scorePostings(cursor.lowerBound(from), end, scores, touched)
      if (end < cursor.size) return
    } while (cursor.advance())
  }

  scoreDocuments(documents: Uint32Array, count: number, scores: Float64Array): void {
    const { cursor, factors, weight } = this.#part
    const k1 = this.#saturation.k1 / weight
    const scale = this.#saturation.scale
    if (found.length < count) found = new Uint32Array(2 * count)
    cursor.frequenciesOf(documents, count, found)
    for (let i = 0; i < count; i++) {
      const frequency = found[i]!
      if (frequency === 0) continue
      const ordinal = documents[i]!
      const value = frequency * factors[ordinal]!
      scores[ordinal] = scores[ordinal]! + ((scale * value) / (k1 + value) + gridBase - gridBase)
    }
  }

  rewind(): void {
    this.#part.cursor.rewind()
  }

  /** Scores the postings [first, end) of the current block. */
  #scorePostings(first: number, end: number, scores: Float64Array, touched: Uint32Array): void {
    const { cursor, factors, weight } = this.#part
    const { ordinals, frequencies } = cursor
    const scale = this.#saturation.scale
    const k1 = this.#saturation.k1 / weight
    cursor.decodeFrequencies()
    for (let i = first; i < end; i++) {
      const ordinal = ordinals[i]!
      const value = frequencies[i]! * factors[ordinal]!
      scores[ordinal] = scores[ordinal]! + ((scale * value) / (k1 + value) + gridBase - gridBase)
      touched[ordinal >>> 5] = touched[ordinal >>> 5]! | (1 << (ordinal & 31))
    }
  }
}
