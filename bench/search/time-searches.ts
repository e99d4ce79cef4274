import { collectionIds } from '@basejuris/domain'
import type { RulingSearch, SearchMode } from '@basejuris/search'
import { freshQueries, queries } from './queries.ts'

export const warmUpRounds = 3

export function requestOf(query: string, mode: SearchMode = 'hibrida') {
  return {
    query,
    collections: collectionIds,
    fictional: 'incluir' as const,
    filters: {},
    sort: 'relevancia' as const,
    page: 1,
    size: 10,
    mode,
    group: true,
  }
}

/** Milliseconds of each fresh query, asked for the first time after three rounds of other queries. */
export async function timeSearches(search: RulingSearch, mode: SearchMode = 'hibrida'): Promise<number[]> {
  for (let round = 0; round < warmUpRounds; round++) for (const query of queries) await search.search(requestOf(query, mode))
  const times: number[] = []
  for (const query of freshQueries) {
    const startedMs = performance.now()
    await search.search(requestOf(query, mode))
    times.push(performance.now() - startedMs)
  }
  return times
}
