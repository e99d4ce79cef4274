import { nthLargest } from '../bytes/nth-largest.ts'

/** Rows of all segments with their scores, in parallel arrays. */
export class Candidates {
  count = 0
  segments: Uint16Array
  rows: Uint32Array
  scores: Float64Array

  constructor(capacity: number) {
    this.segments = new Uint16Array(capacity)
    this.rows = new Uint32Array(capacity)
    this.scores = new Float64Array(capacity)
  }

  push(segment: number, row: number): void {
    this.segments[this.count] = segment
    this.rows[this.count] = row
    this.count += 1
  }

  /** Indexes of the `limit` highest scores, ties included, in rising order. */
  best(limit: number): number[] {
    const { scores, count } = this
    const min = limit < count ? nthLargest(scores.slice(0, count), count, limit) : -Infinity
    const indexes: number[] = []
    for (let index = 0; index < count; index++) if (scores[index]! >= min) indexes.push(index)
    return indexes
  }
}
