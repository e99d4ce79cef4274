import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Engine, openEngine } from '../engine/engine.ts'
import type { Filter } from '../model/filter.ts'
import type { SearchRequest } from '../model/requests.ts'
import type { TextQuery } from '../model/text-query.ts'
import { searchNamespace } from '../search/search-namespace.ts'
import { BlockPool } from '../segment/postings/block-pool.ts'
import { batchOf, filter, randomChanges, testNamespace, textQuery } from '../testing/arbitraries.ts'
import { testDimension } from '../testing/random-documents.ts'
import { NamespaceView } from '../view/namespace-view.ts'
import { allowedDocuments } from './allowed-documents.ts'
import { matchCacheOf } from './match-cache.ts'
import { planOf } from './plan.ts'
import { SegmentSearch } from './segment-search.ts'

const parameters = { k1: 1.4, b: { titulo: 0.3 }, defaultB: 0.75, frequentWords: { texto: ['ley', 'juez', 'pago'] } }
let engine: Engine

beforeAll(async () => {
  engine = await openEngine({ folder: null, dimension: testDimension, schema: 'test', namespaces: { [testNamespace]: parameters } })
  for (const sequence of [1, 2]) await engine.apply(batchOf(sequence, randomChanges(sequence, 2_500, 4_000)))
})
afterAll(() => engine.abandon())

/** The current state with empty caches. */
const freshView = (): NamespaceView => {
  const view = engine.stateOf(testNamespace)
  if (!(view instanceof NamespaceView)) throw new Error('the state of a namespace is its view')
  return new NamespaceView(view.segments, view.parameters)
}

it('gives the same answers with earlier matches as without', () => {
  fc.assert(
    fc.property(
      textQuery,
      fc.array(textQuery, { maxLength: 2 }),
      filter,
      filter,
      fc.constantFrom(1, 10, 1000),
      (text, bonus, asked, more, limit) => {
        const requests = [
          { text, filter: asked, limit: 0 },
          { text: { kind: 'prefer' as const, match: text, bonus }, filter: asked, limit, countGroups: 'corte' },
          { text, filter: { kind: 'and' as const, filters: [asked, more] }, limit },
          { text, filter: asked, limit, collapse: 'norma' },
        ].map((each): SearchRequest => ({ sort: 'relevance', facets: [{ name: 'norma', limit: 5 }], offset: 0, ...each }))
        const view = freshView()
        for (const request of requests) expect(searchNamespace(view, request)).toEqual(searchNamespace(freshView(), request))
      },
    ),
    { numRuns: 150 },
  )
})

const juez: TextQuery = { kind: 'term', term: 'juez', fields: { texto: 1 } }
const inFirst: Filter = { kind: 'in', field: 'corte', values: ['c0', 'c1'] }

const find = (view: NamespaceView, text: TextQuery, within: Filter) => {
  const searches = view.segments.map((each) => new SegmentSearch(each, view, new BlockPool()))
  const allowed = view.segments.map((each) => allowedDocuments(each, within))
  return matchCacheOf(view).find({ text, filter: within }, { plan: planOf(text), searches }, allowed).matches
}

it('matches the same text once, whatever the preferences', () => {
  const view = freshView()
  const counted = find(view, juez, inFirst)
  expect(find(view, { kind: 'prefer', match: juez, bonus: [{ ...juez, term: 'pago' }] }, inFirst)).toBe(counted)
  expect(find(view, { ...juez, term: 'pago' }, inFirst)).not.toBe(counted)
  expect(find(view, juez, { ...inFirst, values: ['c0'] })).not.toBe(counted)
})

it('evicts the least recently used', () => {
  const view = freshView()
  const counted = find(view, juez, inFirst)
  for (let at = 0; at < 40; at++) {
    find(view, { ...juez, fields: { texto: 2 + at } }, inFirst)
    if (at === 10) expect(find(view, juez, inFirst)).toBe(counted)
  }
  expect(find(view, juez, inFirst)).not.toBe(counted)
})
