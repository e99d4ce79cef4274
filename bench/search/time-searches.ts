import { collectionIds } from '@basejuris/domain'
import type { RulingSearch, SearchMode } from '@basejuris/search'
import { queries } from './queries.ts'

export function requestOf(query: string, mode: SearchMode = 'hibrida') {
  return {
    query,
    collections: collectionIds,
    filters: {},
    sort: 'relevancia' as const,
    page: 1,
    size: 10,
    mode,
    group: true,
  }
}

/** Milliseconds of each query, in `rounds` rounds after one for warm-up. */
export async function timeSearches(search: RulingSearch, rounds: number, mode: SearchMode = 'hibrida'): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round <= rounds; round++) {
    for (const query of queries) {
      const startedMs = performance.now()
      await search.search(requestOf(query, mode))
      if (round > 0) times.push(performance.now() - startedMs)
    }
  }
  return times
}
