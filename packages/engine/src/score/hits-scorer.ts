import type { WeightedHits } from '../match/document-set.ts'
import type { Saturation } from './saturation.ts'
import { type Scorer, touch } from './scorer.ts'

/** Scores documents whose weights are already known: an expansion, or a phrase that matching verified. */
export class HitsScorer implements Scorer {
  readonly #hits: WeightedHits
  readonly #saturation: Saturation
  /** Index of the first hit of the current window. */
  #at = 0

  constructor(hits: WeightedHits, saturation: Saturation) {
    this.#hits = hits
    this.#saturation = saturation
  }

  get postings(): number {
    return this.#hits.ordinals.length
  }

  maxScore(from: number, to: number): number {
    const { ordinals, weights } = this.#hits
    this.#moveTo(from)
    let maxWeight = 0
    for (let i = this.#at; i < ordinals.length && ordinals[i]! < to; i++) maxWeight = Math.max(maxWeight, weights[i]!)
    return this.#saturation.maxScore(maxWeight)
  }

  scoreRange(from: number, to: number, scores: Float64Array, touched: Uint32Array): void {
    const { ordinals, weights } = this.#hits
    this.#moveTo(from)
    for (; this.#at < ordinals.length && ordinals[this.#at]! < to; this.#at++) {
      const ordinal = ordinals[this.#at]!
      scores[ordinal] = scores[ordinal]! + this.#saturation.score(weights[this.#at]!)
      touch(touched, ordinal)
    }
  }

  scoreDocuments(documents: Uint32Array, count: number, scores: Float64Array): void {
    const { ordinals, weights } = this.#hits
    for (let i = 0; i < count; i++) {
      const ordinal = documents[i]!
      this.#moveTo(ordinal)
      if (ordinals[this.#at] === ordinal) scores[ordinal] = scores[ordinal]! + this.#saturation.score(weights[this.#at]!)
    }
  }

  rewind(): void {
    this.#at = 0
  }

  #moveTo(ordinal: number): void {
    const { ordinals } = this.#hits
    while (this.#at < ordinals.length && ordinals[this.#at]! < ordinal) this.#at += 1
  }
}
