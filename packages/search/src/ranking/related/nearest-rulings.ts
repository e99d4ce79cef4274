import type { CollectionId } from '@basejuris/domain'
import type { Hit } from '../../ports/index.ts'
import { buildFilter } from '../request/build-filter.ts'
import type { SearchPorts } from '../request/search-ports.ts'
import type { RulingFilters } from '../request/search-request.ts'

export interface SemanticRequest {
  readonly message: string
  readonly topK: number
  readonly collections: readonly CollectionId[]
  readonly filters: RulingFilters
}

export async function nearestRulings({ vectors, encoder }: SearchPorts, request: SemanticRequest): Promise<readonly Hit[]> {
  const near = await encoder.encodeQuery(request.message)
  if (near === null) return []
  return vectors.nearest('rulings', { near, filter: buildFilter(request.collections, request.filters, []), limit: request.topK })
}
