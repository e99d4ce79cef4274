/** What was measured with so many rulings in one place. */
export interface SizePoint {
  readonly rulings: number
  /** Mean length of a ruling's text. */
  readonly textBytes: number
  readonly storedPerSecond: number
  readonly indexedPerSecond: number
  /** Of searches at a low fixed rate. */
  readonly p50: number
  readonly p99: number
  /** Processor time of one search in the product, and in the engine of its own, without what the background takes. */
  readonly productMs: number
  readonly engineMs: number
  /** Of the product after the searches. */
  readonly residentBytes: number
  readonly databaseBytes: number
  readonly indexBytes: number
  /** From the start after `kill -9` to the first search answered. */
  readonly recoveryMs: number
  /** Of the machine, meanwhile. */
  readonly load: number
}

/** A line through the two largest sizes. */
export interface Growth {
  readonly fixed: number
  readonly perRuling: number
}

/** How a figure grows. With one size alone it grows in proportion. Never downwards: a smaller figure at more rulings is chance. */
export function growthOf(points: readonly SizePoint[], figure: (point: SizePoint) => number): Growth {
  const [smaller, larger] = points.toSorted((a, b) => a.rulings - b.rulings).slice(-2)
  if (smaller === undefined) throw new RangeError('no size was measured')
  if (larger === undefined) return { fixed: 0, perRuling: figure(smaller) / smaller.rulings }
  const perRuling = Math.max(0, (figure(larger) - figure(smaller)) / (larger.rulings - smaller.rulings))
  return { fixed: Math.max(0, figure(larger) - perRuling * larger.rulings), perRuling }
}

export function at({ fixed, perRuling }: Growth, rulings: number): number {
  return fixed + perRuling * rulings
}
