import { type Bitset, hasBit } from '../bytes/bitset.ts'
import { maxPhraseMatches, type PhraseMatcher } from '../match/phrase-matcher.ts'
import { gridStep } from '../model/bm25f.ts'
import type { ImpactWalker } from './impact-walker.ts'
import type { Saturation } from './saturation.ts'
import { phraseWindowSize, type Scorer, touch } from './scorer.ts'

/** A phrase in one field. `walkers` run parallel to the cursors of `matcher`. */
export interface PhraseField {
  readonly matcher: PhraseMatcher
  readonly walkers: readonly ImpactWalker[]
  readonly weight: number
  readonly factors: Float32Array
}

const sums = new Float64Array(phraseWindowSize)
const found = new Uint16Array(phraseWindowSize)

/** Scores a phrase that only adds to scores. Reads positions only of documents that can still be among the best. */
export class PhraseScorer implements Scorer {
  readonly #parts: readonly PhraseField[]
  readonly #saturation: Saturation

  constructor(parts: readonly PhraseField[], saturation: Saturation) {
    this.#parts = parts
    this.#saturation = saturation
  }

  get postings(): number {
    return Infinity
  }

  maxScore(from: number, to: number): number {
    let maxWeight = 0
    for (const { matcher, walkers, weight } of this.#parts) {
      const maxWeights = walkers.map((walker) => walker.maxWeight(from, to))
      if (!maxWeights.includes(0)) maxWeight += weight * maxPhraseMatches(matcher, maxWeights)
    }
    return this.#saturation.maxScore(maxWeight)
  }

  scoreRange(from: number, to: number, scores: Float64Array, touched: Uint32Array, allowed: Bitset, minScore: number): void {
    let count = 0
    for (const part of this.#parts)
      if (part.matcher.rarest.moveTo(from)) count = this.#collect(part, from, to, scores, allowed, count, minScore)
    for (let i = 0; i < count; i++) {
      const offset = found[i]!
      const ordinal = from + offset
      scores[ordinal] = scores[ordinal]! + this.#saturation.score(sums[offset]!)
      sums[offset] = 0
      touch(touched, ordinal)
    }
  }

  scoreDocuments(ordinals: Uint32Array, count: number, scores: Float64Array, minScore: number): void {
    for (let i = 0; i < count; i++) {
      const ordinal = ordinals[i]!
      const score = scores[ordinal]!
      const minWeight = this.#minWeight(minScore - score)
      let sum = 0
      for (const part of this.#parts) sum += weightIn(part, ordinal, minWeight)
      if (sum > 0) scores[ordinal] = score + this.#saturation.score(sum)
    }
  }

  rewind(): void {
    for (const { matcher } of this.#parts) matcher.rewind()
  }

  #collect(part: PhraseField, from: number, to: number, scores: Float64Array, allowed: Bitset, start: number, minScore: number): number {
    const cursor = part.matcher.rarest
    let count = start
    const minWeightUnscored = this.#minWeight(minScore)
    do {
      for (let i = 0; i < cursor.size; i++) {
        const ordinal = cursor.ordinals[i]!
        if (ordinal < from) continue
        if (ordinal >= to) return count
        if (!hasBit(allowed, ordinal)) continue
        const score = scores[ordinal]!
        const weight = weightIn(part, ordinal, score === 0 ? minWeightUnscored : this.#minWeight(minScore - score))
        if (weight === 0) continue
        const offset = ordinal - from
        if (sums[offset] === 0) found[count++] = offset
        sums[offset] = sums[offset]! + weight
      }
    } while (cursor.advance())
    return count
  }

  /**
   * Slightly below the weight that gives this score, or Infinity when none does. Returns 0 with several fields, because none needs to
   * reach it alone.
   */
  #minWeight(score: number): number {
    if (score <= 0 || this.#parts.length > 1) return 0
    const { scale, k1 } = this.#saturation
    const lowered = score * (1 - 1e-6) - gridStep
    return lowered >= scale ? Infinity : (k1 * lowered) / (scale - lowered)
  }
}

const weightIn = ({ matcher, weight, factors }: PhraseField, ordinal: number, minWeight: number): number => {
  const factor = weight * factors[ordinal]!
  return matcher.countMatches(ordinal, minWeight / factor) * factor
}
