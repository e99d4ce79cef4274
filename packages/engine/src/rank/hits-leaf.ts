import type { WeightedHits } from '../match/segment-search.ts'
import type { Saturation } from './saturation.ts'
import { type ScoreLeaf, touch } from './score-leaf.ts'

/** Documents whose weights are known already: an expansion, or a phrase that was looked for to see what matches. */
export class HitsLeaf implements ScoreLeaf {
  private readonly hits: WeightedHits
  private readonly saturation: Saturation
  /** Place of the first hit of the present window. */
  private at = 0

  constructor(hits: WeightedHits, saturation: Saturation) {
    this.hits = hits
    this.saturation = saturation
  }

  reachedBy(): number {
    return 0
  }

  bound(from: number, to: number): number {
    const { ordinals, weights } = this.hits
    this.moveTo(from)
    let most = 0
    for (let i = this.at; i < ordinals.length && (ordinals[i] as number) < to; i++) most = Math.max(most, weights[i] as number)
    return this.saturation.bound(most)
  }

  addAll(from: number, to: number, scores: Float64Array, touched: Uint32Array): void {
    const { ordinals, weights } = this.hits
    this.moveTo(from)
    for (; this.at < ordinals.length && (ordinals[this.at] as number) < to; this.at++) {
      const place = (ordinals[this.at] as number) - from
      scores[place] = (scores[place] as number) + this.saturation.share(weights[this.at] as number)
      touch(touched, place)
    }
  }

  addTo(from: number, places: Uint16Array, count: number, scores: Float64Array): void {
    const { ordinals, weights } = this.hits
    for (let i = 0; i < count; i++) {
      const place = places[i] as number
      this.moveTo(from + place)
      if (ordinals[this.at] === from + place) scores[place] = (scores[place] as number) + this.saturation.share(weights[this.at] as number)
    }
  }

  private moveTo(ordinal: number): void {
    const { ordinals } = this.hits
    while (this.at < ordinals.length && (ordinals[this.at] as number) < ordinal) this.at += 1
  }
}
