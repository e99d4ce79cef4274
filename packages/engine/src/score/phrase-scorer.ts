import { type Bitset, hasBit } from '../bytes/bitset.ts'
import { mostPlaces, type PhrasePlaces } from '../match/phrase-matcher.ts'
import { gridStep } from '../model/bm25f.ts'
import type { ImpactWalker } from './impact-walker.ts'
import type { Saturation } from './saturation.ts'
import { phraseWindowSize, type ScoreLeaf, touch } from './scorer.ts'

/** A phrase in one field. `walkers` run parallel to the cursors of `places`. */
export interface PhrasePart {
  readonly places: PhrasePlaces
  readonly walkers: readonly ImpactWalker[]
  readonly weight: number
  readonly factors: Float32Array
}

const sums = new Float64Array(phraseWindowSize)
const found = new Uint16Array(phraseWindowSize)

/** A phrase that only adds to scores: positions are read only of documents that could still be among the best. */
export class PhraseLeaf implements ScoreLeaf {
  readonly #parts: readonly PhrasePart[]
  readonly #saturation: Saturation

  constructor(parts: readonly PhrasePart[], saturation: Saturation) {
    this.#parts = parts
    this.#saturation = saturation
  }

  get postings(): number {
    return Infinity
  }

  bound(from: number, to: number): number {
    let most = 0
    for (const { places, walkers, weight } of this.#parts) {
      const each = walkers.map((walker) => walker.most(from, to))
      if (!each.includes(0)) most += weight * mostPlaces(places, each)
    }
    return this.#saturation.bound(most)
  }

  addAll(from: number, to: number, scores: Float64Array, touched: Uint32Array, allowed: Bitset, least: number): void {
    let count = 0
    for (const part of this.#parts)
      if (part.places.rarest.moveTo(from)) count = this.#collect(part, from, to, scores, allowed, count, least)
    for (let i = 0; i < count; i++) {
      const place = found[i]!
      const ordinal = from + place
      scores[ordinal] = scores[ordinal]! + this.#saturation.share(sums[place]!)
      sums[place] = 0
      touch(touched, ordinal)
    }
  }

  addTo(ordinals: Uint32Array, count: number, scores: Float64Array, least: number): void {
    for (let i = 0; i < count; i++) {
      const ordinal = ordinals[i]!
      const score = scores[ordinal]!
      const leastWeight = this.#leastWeight(least - score)
      let sum = 0
      for (const part of this.#parts) sum += weightIn(part, ordinal, leastWeight)
      if (sum > 0) scores[ordinal] = score + this.#saturation.share(sum)
    }
  }

  rewind(): void {
    for (const { places } of this.#parts) places.rewind()
  }

  #collect(part: PhrasePart, from: number, to: number, scores: Float64Array, allowed: Bitset, already: number, least: number): number {
    const cursor = part.places.rarest
    let count = already
    const leastOfOthers = this.#leastWeight(least)
    do {
      for (let i = 0; i < cursor.size; i++) {
        const ordinal = cursor.ordinals[i]!
        if (ordinal < from) continue
        if (ordinal >= to) return count
        if (!hasBit(allowed, ordinal)) continue
        const score = scores[ordinal]!
        const weight = weightIn(part, ordinal, score === 0 ? leastOfOthers : this.#leastWeight(least - score))
        if (weight === 0) continue
        const place = ordinal - from
        if (sums[place] === 0) found[count++] = place
        sums[place] = sums[place]! + weight
      }
    } while (cursor.advance())
    return count
  }

  /** A little less than the weight that has this share, infinite when none has; of several fields none needs to have it alone. */
  #leastWeight(share: number): number {
    if (share <= 0 || this.#parts.length > 1) return 0
    const { scale, k1 } = this.#saturation
    const lowered = share * (1 - 1e-6) - gridStep
    return lowered >= scale ? Infinity : (k1 * lowered) / (scale - lowered)
  }
}

const weightIn = ({ places, weight, factors }: PhrasePart, ordinal: number, least: number): number => {
  const factor = weight * factors[ordinal]!
  return places.countIn(ordinal, least / factor) * factor
}
