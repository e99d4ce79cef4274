import { collectionIds } from '@basejuris/domain'
import { beforeAll, expect, it } from 'vitest'
import type { RulingSearch } from '../ruling-search.ts'
import { openSearch, requestFor } from '../testing/open-search.ts'
import { fictionalRulings } from '../testing/rulings.ts'

let search: RulingSearch
beforeAll(async () => {
  search = (await openSearch(fictionalRulings)).search
})
const all = fictionalRulings.map(({ docId }) => docId)
const queries = [
  '12345-2021',
  'despido',
  '"licencia médica"',
  'protección isapre',
  'rol 12345',
  'licencia médica rechazada por la isapre',
  'nada de esto existe',
  '',
]
const found = async (query: string, filters = {}): Promise<string[]> => {
  const request = requestFor(query, { filters, mode: 'lexica', group: false, size: 100 })
  const { hits, total } = await search.search({ ...request, literal: true })
  return hits
    .slice(0, total)
    .map(({ docId }) => docId)
    .sort()
}
const matching = async (query: string, docIds: readonly string[], filters = {}): Promise<string[]> =>
  [...(await search.matching({ query, collections: collectionIds, fictional: 'incluir', filters, docIds }))].sort()

it.each(queries)('agrees with the answers of a search by words over all rulings: «%s»', async (query) => {
  expect(await matching(query, all)).toEqual(await found(query))
  const filters = { resultado: ['acoge'] }
  expect(await matching(query, all, filters)).toEqual(await found(query, filters))
})

it('finds, among some rulings, those that a full search finds', async () => {
  for (const query of queries) {
    const expected = await found(query)
    for (const docId of all) expect(await matching(query, [docId, 'nobody'])).toEqual(expected.filter((id) => id === docId))
  }
  expect(await matching('despido', [])).toEqual([])
  expect(await search.matching({ query: '', collections: [], fictional: 'incluir', filters: {}, docIds: all })).toEqual([])
})

it('gives the passages of some rulings alone, as among all', async () => {
  const request = requestFor('despido', { mode: 'lexica', group: false, size: 100 })
  const among = await search.search(request)
  const second = among.hits.slice(0, among.total).at(-1)
  if (second === undefined || among.total < 2) throw new Error('two rulings match')
  const { hits, total } = await search.search({ ...request, only: [second.docId, 'nobody'] })
  expect(total).toBe(1)
  expect(hits.map(({ docId, passages }) => ({ docId, passages: passages.map(({ id }) => id) }))).toEqual([
    { docId: second.docId, passages: second.passages.map(({ id }) => id) },
  ])
  expect((await search.search({ ...request, only: [] })).total).toBe(0)
})
