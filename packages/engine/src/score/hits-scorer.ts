import type { WeightedHits } from '../match/document-set.ts'
import type { Saturation } from './saturation.ts'
import { type ScoreLeaf, touch } from './scorer.ts'

/** Documents whose weights are known already: an expansion, or a phrase that was looked for to see what matches. */
export class HitsLeaf implements ScoreLeaf {
  readonly #hits: WeightedHits
  readonly #saturation: Saturation
  /** Place of the first hit of the present window. */
  #at = 0

  constructor(hits: WeightedHits, saturation: Saturation) {
    this.#hits = hits
    this.#saturation = saturation
  }

  get postings(): number {
    return this.#hits.ordinals.length
  }

  bound(from: number, to: number): number {
    const { ordinals, weights } = this.#hits
    this.#moveTo(from)
    let most = 0
    for (let i = this.#at; i < ordinals.length && ordinals[i]! < to; i++) most = Math.max(most, weights[i]!)
    return this.#saturation.bound(most)
  }

  addAll(from: number, to: number, scores: Float64Array, touched: Uint32Array): void {
    const { ordinals, weights } = this.#hits
    this.#moveTo(from)
    for (; this.#at < ordinals.length && ordinals[this.#at]! < to; this.#at++) {
      const ordinal = ordinals[this.#at]!
      scores[ordinal] = scores[ordinal]! + this.#saturation.share(weights[this.#at]!)
      touch(touched, ordinal)
    }
  }

  addTo(asked: Uint32Array, count: number, scores: Float64Array): void {
    const { ordinals, weights } = this.#hits
    for (let i = 0; i < count; i++) {
      const ordinal = asked[i]!
      this.#moveTo(ordinal)
      if (ordinals[this.#at] === ordinal) scores[ordinal] = scores[ordinal]! + this.#saturation.share(weights[this.#at]!)
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
