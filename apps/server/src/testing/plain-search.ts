import { collectionIds } from '@basejuris/domain'
import type { RulingSearch } from '@basejuris/search'

type SearchRequest = Parameters<RulingSearch['search']>[0]

/** The request of a search without filters over every collection, fictional rulings included: the best 30, by words and meaning. */
export function plainSearch(query: string, parts: Partial<SearchRequest> = {}): SearchRequest {
  return {
    query,
    collections: collectionIds,
    fictional: 'incluir',
    filters: {},
    sort: 'relevancia',
    page: 1,
    size: 30,
    mode: 'hibrida',
    group: false,
    ...parts,
  }
}
