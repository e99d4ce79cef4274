import { andFilter, idField, inFilter } from '../ports/index.ts'
import { prepareQuery } from './prepare/prepare-query.ts'
import { drawAnswerLine, searchAnswering } from './present/draw-answer-line.ts'
import type { SearchPorts } from './request/search-ports.ts'
import type { Corpus, RulingSearchRequest } from './request/search-request.ts'

/** Ids in one search. */
const batchSize = 2000

export interface MatchingRequest extends Corpus, Pick<RulingSearchRequest, 'query' | 'reading' | 'required' | 'preferred' | 'filters'> {
  readonly docIds: readonly string[]
}

/**
 * Which of the given rulings answer a search, best first within each batch. The query is interpreted over all the collections, however
 * few rulings are given.
 */
export async function matchingRulings(ports: SearchPorts, request: MatchingRequest): Promise<readonly string[]> {
  if (request.docIds.length === 0) return []
  const prepared = await prepareQuery(ports.lexical, { ...request, strict: true })
  const line = await drawAnswerLine(ports, prepared)
  const found: string[] = []
  for (let from = 0; from < request.docIds.length; from += batchSize) {
    const batch = request.docIds.slice(from, from + batchSize)
    const filter = andFilter([prepared.filter, inFilter(idField, batch)])
    const { hits } = await searchAnswering(ports, prepared, { filter, limit: batch.length, line })
    found.push(...hits.map(({ id }) => id))
  }
  return found
}
