import type { Filter, Hit } from '../../ports/index.ts'
import type { SearchPorts } from '../request/search-ports.ts'

/** Below this cosine the built-in encoder sees nothing in common. */
const minSimilarity = 0.1

/** The rulings nearest to a meaning, best first, as far as they have something in common with it. */
export async function nearestByVector(
  { vectors }: Pick<SearchPorts, 'vectors'>,
  near: { readonly near: Float32Array; readonly filter: Filter; readonly limit: number },
): Promise<readonly Hit[]> {
  return (await vectors.nearest('rulings', near)).filter(({ score }) => score >= minSimilarity)
}
