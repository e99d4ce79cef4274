/** Rows of the segments' vectors with their scores, side by side. */
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

  /** Places of the `limit` highest scores, highest first. */
  best(limit: number): number[] {
    const { scores, count } = this
    const places = Uint32Array.from({ length: count }, (_, i) => i)
    if (limit < count) {
      const least = scores.slice(0, count).sort()[count - limit] as number
      return Array.from(places.filter((place) => (scores[place] as number) >= least)).sort(
        (a, b) => (scores[b] as number) - (scores[a] as number),
      )
    }
    return Array.from(places).sort((a, b) => (scores[b] as number) - (scores[a] as number))
  }
}
