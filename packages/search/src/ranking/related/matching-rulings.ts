import { andFilter, idField, inFilter } from '../../ports/index.ts'
import { prepareQuery } from '../prepare/prepare-query.ts'
import { rulingQuery } from '../prepare/ruling-query.ts'
import type { SearchPorts } from '../request/search-ports.ts'
import type { Corpus, RulingSearchRequest } from '../request/search-request.ts'

/** Ids in one search. */
const batchSize = 2000

export interface MatchingRequest extends Corpus, Pick<RulingSearchRequest, 'query' | 'reading' | 'required' | 'preferred' | 'filters'> {
  readonly docIds: readonly string[]
}

/**
 * Which of the given rulings a search finds by its words, best first within each batch. The query is interpreted over all the
 * collections, however few rulings are given.
 */
export async function matchingRulings({ lexical }: Pick<SearchPorts, 'lexical'>, request: MatchingRequest): Promise<readonly string[]> {
  if (request.docIds.length === 0) return []
  const prepared = await prepareQuery(lexical, request)
  const text = rulingQuery(prepared, prepared.minShouldMatch, { boosts: false })
  const found: string[] = []
  for (let from = 0; from < request.docIds.length; from += batchSize) {
    const batch = request.docIds.slice(from, from + batchSize)
    const filter = andFilter([prepared.filter, inFilter(idField, batch)])
    const { hits } = await lexical.search('rulings', { text, filter, sort: 'relevance', facets: [], offset: 0, limit: batch.length })
    found.push(...hits.map(({ id }) => id))
  }
  return found
}
