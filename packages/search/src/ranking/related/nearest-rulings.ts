import type { Hit } from '../../ports/index.ts'
import { buildFilter } from '../request/build-filter.ts'
import type { SearchPorts } from '../request/search-ports.ts'
import type { Corpus, RulingFilters } from '../request/search-request.ts'

export interface SemanticRequest extends Corpus {
  readonly message: string
  readonly topK: number
  readonly filters: RulingFilters
}

export async function nearestRulings({ vectors, encoder }: SearchPorts, request: SemanticRequest): Promise<readonly Hit[]> {
  const near = await encoder.encodeQuery(request.message)
  if (near === null) return []
  return vectors.nearest('rulings', { near, filter: buildFilter(request, request.filters), limit: request.topK })
}
