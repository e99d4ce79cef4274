/** Saturation and, by field, how much a long field is discounted (0 not at all, 1 fully). */
export interface Bm25fParameters {
  readonly k1: number
  readonly b: Readonly<Record<string, number>>
  readonly defaultB: number
}

export function fieldB({ b, defaultB }: Bm25fParameters, field: string): number {
  return b[field] ?? defaultB
}

/**
 * BM25F (Robertson & Zaragoza, «The Probabilistic Relevance Framework: BM25 and Beyond», 2009, §3.6):
 * w = Σ_field weight · tf / (1 − b + b · length / average length); score = idf · w · (k1 + 1) / (k1 + w);
 * idf = ln(1 + (N − df + ½) / (df + ½)), the form that is never negative.
 */
export function inverseDocumentFrequency(documents: number, documentFrequency: number): number {
  return Math.log(1 + (documents - documentFrequency + 0.5) / (documentFrequency + 0.5))
}

/**
 * Rounds a share of a score to a multiple of 2⁻³⁰ (below 2²¹): sums of such numbers are exact, so a document's score does not depend on the order
 * in which its clauses were met.
 */
export function roundToGrid(share: number): number {
  return share + gridBase - gridBase
}
/** Added and taken away in the innermost loops too, where the call of `roundToGrid` would be felt. */
export const gridBase = 1.5 * 2 ** 22
export const gridStep = 2 ** -30
