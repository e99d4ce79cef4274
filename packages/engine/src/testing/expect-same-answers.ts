import { expect } from 'vitest'
import type { Searchable } from '../engine/searchable.ts'
import type { NearTermsRequest, SearchRequest } from '../model/requests.ts'
import { testNamespace } from './arbitraries.ts'
import type { ExhaustiveIndex } from './exhaustive-index.ts'

/** The engine stores lengths as 32-bit floats. Scores within this relative difference may swap places. */
const tolerance = 1e-5

/** Expects the index to rank, count, facet and page like the exhaustive index, with and without counting. */
export function expectSameAnswers(
  engine: Searchable,
  exhaustive: ExhaustiveIndex,
  query: Pick<SearchRequest, 'text' | 'filter'>,
  limit: number,
): void {
  const expected = exhaustive.ranked(query)
  const request: SearchRequest = {
    ...query,
    sort: 'relevance',
    facets: [
      { name: 'corte', limit: 3 },
      { name: 'norma', limit: 20 },
    ],
    offset: 0,
    limit,
  }
  const answer = engine.search(testNamespace, request)
  expect(answer.total).toBe(expected.length)
  const scores = new Map(expected.map(({ id, score }) => [id, score]))
  expect(answer.hits.length).toBe(Math.min(limit, expected.length))
  answer.hits.forEach(({ id, score }, i) => {
    expect(Math.abs(score - (scores.get(id) ?? Number.NaN))).toBeLessThanOrEqual(tolerance * Math.max(1, score))
    expect(Math.abs(score - (expected[i]?.score as number))).toBeLessThanOrEqual(tolerance * Math.max(1, score))
  })
  const ids = new Set(scores.keys())
  expect(answer.facets).toEqual({ corte: exhaustive.facet(ids, 'corte', 3), norma: exhaustive.facet(ids, 'norma', 20) })
  const uncounted = engine.search(testNamespace, { ...request, facets: [], count: false })
  expect(uncounted.hits).toEqual(answer.hits)
  const later = engine.search(testNamespace, { ...request, facets: [], offset: 2, limit: 3, count: false })
  expect(later.hits).toEqual(engine.search(testNamespace, { ...request, limit: 5 }).hits.slice(2))
  for (const near of nearTermQuestions) expect(engine.nearTerms(testNamespace, near)).toEqual(exhaustive.nearTerms(near))
}

const nearTermQuestions: readonly NearTermsRequest[] = [
  { term: 'jeuz', fields: ['texto', 'titulo'], edits: 2, prefix: '', limit: 3 },
  { term: 'pagso', fields: ['texto', 'desconocido'], edits: 1, prefix: 'p', limit: 9 },
]
