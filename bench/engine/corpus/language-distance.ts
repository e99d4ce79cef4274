/** Properties of text that determine an engine's speed. */
export interface LanguageProfile {
  readonly lengths: readonly number[]
  /** Mean bytes of a token. */
  readonly meanTokenBytes: number
  /** Exponent of vocabulary growth: distinct words ~ tokens^growth. */
  readonly vocabularyGrowth: number
  /** For each token, the share of documents with its word. */
  readonly documentShares: readonly number[]
  /** For each adjacent pair, the logarithm of its frequency per million. */
  readonly pairFrequencies: readonly number[]
}

export function profileOf(documents: readonly (readonly string[])[]): LanguageProfile {
  const documentCounts = new Map<string, number>()
  const pairs = new Map<string, number>()
  let tokens = 0
  const growth: [number, number][] = []
  for (const terms of documents) {
    for (const term of new Set(terms)) documentCounts.set(term, (documentCounts.get(term) ?? 0) + 1)
    for (let i = 1; i < terms.length; i++) pairs.set(`${terms[i - 1]} ${terms[i]}`, (pairs.get(`${terms[i - 1]} ${terms[i]}`) ?? 0) + 1)
    tokens += terms.length
    growth.push([Math.log(tokens), Math.log(documentCounts.size)])
  }
  const sample = documents.filter((_, i) => i % Math.ceil(documents.length / 150) === 0)
  return {
    lengths: documents.map((terms) => terms.length),
    meanTokenBytes:
      sample.reduce((sum, terms) => sum + Buffer.byteLength(terms.join('')), 0) / sample.reduce((sum, terms) => sum + terms.length, 0),
    vocabularyGrowth: slope(growth.slice(Math.floor(growth.length / 4))),
    documentShares: sample.flatMap((terms) => terms.map((term) => (documentCounts.get(term) ?? 0) / documents.length)),
    pairFrequencies: sample.flatMap((terms) =>
      terms.slice(1).map((term, i) => Math.log10(((pairs.get(`${terms[i]} ${term}`) ?? 0) / tokens) * 1e6)),
    ),
  }
}

const slope = (points: readonly (readonly [number, number])[]): number => {
  const mean = (of: (point: readonly [number, number]) => number): number =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length
  const x = mean(([each]) => each)
  const y = mean(([, each]) => each)
  return mean((point) => (point[0] - x) * (point[1] - y)) / mean((point) => (point[0] - x) ** 2)
}

/** Kolmogorov–Smirnov: the largest difference between the two cumulative distributions. */
export function distance(left: readonly number[], right: readonly number[]): number {
  const a = Float64Array.from(left).sort()
  const b = Float64Array.from(right).sort()
  let largest = 0
  let j = 0
  for (let i = 0; i < a.length; ) {
    const value = a[i] as number
    while (i < a.length && a[i] === value) i += 1
    while (j < b.length && (b[j] as number) <= value) j += 1
    largest = Math.max(largest, Math.abs(i / a.length - j / b.length))
  }
  return largest
}
