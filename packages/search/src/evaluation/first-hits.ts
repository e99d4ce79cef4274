import { collectionIds } from '@basejuris/domain'
import type { RulingHit } from '../ranking/present/search-result.ts'
import type { SearchMode } from '../ranking/request/search-request.ts'
import type { RulingSearch } from '../ruling-search.ts'

/** The first `size` hits of a query over every collection, near-identical rulings one by one. */
export async function firstHits(
  search: RulingSearch,
  query: string,
  { mode, size }: { readonly mode: SearchMode; readonly size: number },
): Promise<readonly RulingHit[]> {
  const { hits } = await search.search({
    query,
    collections: collectionIds,
    fictional: 'incluir',
    filters: {},
    sort: 'relevancia',
    page: 1,
    size,
    mode,
    group: false,
  })
  return hits
}
