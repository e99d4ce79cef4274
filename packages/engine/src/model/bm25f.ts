/** Saturation (k1) and, by field, length normalisation (b): 0 none, 1 full. */
export interface Bm25fParameters {
  readonly k1: number
  readonly b: Readonly<Record<string, number>>
  readonly defaultB: number
}

export function fieldB({ b, defaultB }: Bm25fParameters, field: string): number {
  return b[field] ?? defaultB
}

/**
 * BM25F after Robertson & Zaragoza, «The Probabilistic Relevance Framework: BM25 and Beyond», 2009, §3.6.
 * w = Σ_field weight · tf / (1 − b + b · length / average length).
 * score = idf · w · (k1 + 1) / (k1 + w).
 * idf = ln(1 + (N − df + ½) / (df + ½)), the form that is never negative.
 */
export function inverseDocumentFrequency(documents: number, documentFrequency: number): number {
  return Math.log(1 + (documents - documentFrequency + 0.5) / (documentFrequency + 0.5))
}

/**
 * Rounds a partial score to a multiple of 2⁻³⁰ (below 2²¹). Sums of such numbers are exact, so a score does not depend on the order of
 * the clauses.
 */
export function roundToGrid(share: number): number {
  return share + gridBase - gridBase
}
/** The innermost loops add and subtract this directly, because a call of `roundToGrid` would be measurable. */
export const gridBase = 1.5 * 2 ** 22
export const gridStep = 2 ** -30
