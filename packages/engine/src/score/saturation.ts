import { gridStep, roundToGrid } from '../model/bm25f.ts'

/** Turns weights of one leaf into scores: scale · w / (k1 + w), with scale = factor · idf · (k1 + 1). */
export class Saturation {
  readonly scale: number
  readonly k1: number

  constructor(idf: number, k1: number, factor: number) {
    this.scale = idf * (k1 + 1) * factor
    this.k1 = k1
  }

  score(weight: number): number {
    return roundToGrid((this.scale * weight) / (this.k1 + weight))
  }

  /** Upper bound of the score for weights up to this one, rounding included. */
  maxScore(weight: number): number {
    if (weight === 0) return 0
    const share = weight === Infinity ? this.scale : (this.scale * weight) / (this.k1 + weight)
    return share * (1 + 1e-9) + 2 * gridStep
  }
}
