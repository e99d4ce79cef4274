/**
 * BM25F (Robertson & Zaragoza, «The Probabilistic Relevance Framework: BM25 and Beyond», 2009, §3.6).
 * w = Σ_field weight · tf / (1 − b + b · length / average length). score = idf · w · (k1 + 1) / (k1 + w).
 * idf = ln(1 + (N − df + ½) / (df + ½)), the form that is never negative.
 */
export function inverseDocumentFrequency(documents: number, documentFrequency: number): number {
  return Math.log(1 + (documents - documentFrequency + 0.5) / (documentFrequency + 0.5))
}

export function normalisedFrequency(frequency: number, length: number, averageLength: number, b: number): number {
  return frequency / (1 - b + (averageLength === 0 ? 0 : (b * length) / averageLength))
}

export function saturate(weight: number, k1: number): number {
  return (weight * (k1 + 1)) / (k1 + weight)
}
