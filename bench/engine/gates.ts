/** What `rival / ours` must reach on the median; the 95th percentile must reach half of it. Sources: measured with room to spare. */
export const speedGates: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  lancedb: {
    rare: 5,
    mixed: 2.5,
    common: 1.5,
    long: 1.5,
    'mixed filtered': 5,
    phrase: 1,
    'phrase filtered': 1.5,
    facets: 50,
    newest: 8,
    vectors: 3,
    'vectors 1 %': 3,
    hybrid: 3,
    'hybrid filtered': 3,
  },
  tantivy: { rare: 0.8, mixed: 2.5, common: 1.5, long: 6, 'mixed filtered': 3, phrase: 1, 'phrase filtered': 3, facets: 1.5, newest: 1 },
  sqlite: {
    rare: 3,
    mixed: 50,
    common: 40,
    long: 100,
    'mixed filtered': 50,
    phrase: 2,
    'phrase filtered': 10,
    facets: 40,
    newest: 1.3,
    vectors: 30,
    'vectors 1 %': 8,
    hybrid: 30,
    'hybrid filtered': 25,
  },
}

/**
 * With few documents less can be saved by not looking at them. Below 100,000 these take the place of the others: what the first trial of this design
 * reached at 20,000 over what it reached at 100,000, times the gate.
 */
export const smallGates: typeof speedGates = {
  tantivy: { mixed: 1.6, common: 1.2, long: 3.5, 'mixed filtered': 1.7, 'phrase filtered': 1.5 },
  sqlite: { rare: 0.8, mixed: 25, common: 20, long: 50, 'mixed filtered': 25, facets: 30, vectors: 15, hybrid: 15, 'hybrid filtered': 12 },
}

export const throughputGates: Readonly<Record<string, number>> = { lancedb: 2, tantivy: 3, sqlite: 25 }
/** Documents a second, ours / rival. */
export const buildGates: Readonly<Record<string, number>> = { lancedb: 0.7 }
export const leastRecall = 0.99

export const percentile = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN

export const median = (values: readonly number[]): number => percentile(values, 0.5)

let short = 0
export const gatesShort = (): number => short

/** One line; `reached` is compared with `want`. */
export const printGate = (name: string, ours: string, rival: string, ratio: number, want: number): void => {
  const ok = ratio >= want
  if (!ok) short += 1
  console.log(`gate ${name}: ours ${ours} rival ${rival} ratio ${ratio.toFixed(2)} want ${want} ${ok ? 'ok' : 'short'}`)
}

export const printSkipped = (name: string, why: string): void => console.log(`gate ${name}: skipped (${why})`)
