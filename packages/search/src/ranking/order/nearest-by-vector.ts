import type { Filter, Hit } from '../../ports/index.ts'
import type { SearchPorts } from '../request/search-ports.ts'

/** Below this cosine the built-in encoder finds nothing in common. */
const minSimilarity = 0.1

/** Relevance of a ruling found by meaning, by its cosine. */
const relevancePerCosine = 1.5
const maxRelevance = 0.95
export function relevanceOfCosine(cosine: number): number {
  return Math.max(0, Math.min(maxRelevance, cosine * relevancePerCosine))
}

/** The rulings nearest to a vector, best first, down to `minSimilarity`. */
export async function nearestByVector(
  { vectors }: Pick<SearchPorts, 'vectors'>,
  near: { readonly near: Float32Array; readonly filter: Filter; readonly limit: number },
): Promise<readonly Hit[]> {
  return (await vectors.nearest('rulings', near)).filter(({ score }) => score >= minSimilarity)
}
