import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Engine } from '../engine/engine.ts'
import type { SearchRequest, SortOrder } from '../model/requests.ts'
import { filter, testNamespace, textQuery } from '../testing/arbitraries.ts'
import type { ExhaustiveIndex } from '../testing/exhaustive-index.ts'
import { openBesideExhaustive } from '../testing/open-beside-exhaustive.ts'

const parameters = {
  k1: 1.4,
  b: { titulo: 0.3 },
  defaultB: 0.75,
  frequentWords: { texto: ['ley', 'juez', 'pago'], titulo: ['juez', 'causa'] },
}
const everything = 10_000

const key = fc.record({ key: fc.constantFrom('fecha', 'rol', 'ninguna'), direction: fc.constantFrom('asc' as const, 'desc' as const) })
const sort: fc.Arbitrary<SortOrder> = fc.oneof(fc.constant('relevance' as const), fc.array(key, { maxLength: 2 }))

it('sorts like the exhaustive index for any limit', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(), { maxLength: 4 }), fc.option(textQuery), fc.option(filter), fc.array(key), async (...asked) => {
      const [seeds, text, only, keys] = asked
      const { engine, exhaustive } = await openBesideExhaustive(parameters, seeds, 60)
      const sorted = exhaustive.sorted({ text, filter: only }, keys)
      for (const limit of [1, 7, 40, everything]) {
        const { hits } = engine.search(testNamespace, { text, filter: only, sort: keys, facets: [], offset: 0, limit })
        expect(hits.map(({ id }) => id)).toEqual(sorted.slice(0, limit))
      }
      await engine.abandon()
    }),
    { numRuns: 60 },
  )
})

it('keeps the first of each group on every page, and counts all', async () => {
  const collapse = fc.constantFrom('corte', 'norma', 'ninguna')
  const sizes = fc.constantFrom(20, 300)
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat(), { maxLength: 4 }),
      sizes,
      fc.array(fc.record({ text: fc.option(textQuery), filter: fc.option(filter), sort, collapse }), { minLength: 1, maxLength: 6 }),
      fc.constantFrom(1, 3, 50),
      async (seeds, size, requests, limit) => {
        const { engine, exhaustive } = await openBesideExhaustive(parameters, seeds, size)
        for (const asked of requests) expectCollapsed(engine, exhaustive, { ...asked, facets: [{ name: 'corte', limit: 9 }] }, limit)
        await engine.abandon()
      },
    ),
    { numRuns: 100 },
  )
})

/** Other tests compare the order with the exhaustive index. This one derives the groups from it. */
const expectCollapsed = (
  engine: Engine,
  exhaustive: ExhaustiveIndex,
  asked: Omit<SearchRequest, 'offset' | 'limit'> & { readonly collapse: string },
  limit: number,
): void => {
  const { collapse, ...whole } = asked
  const all = engine.search(testNamespace, { ...whole, offset: 0, limit: everything })
  expect(all.groups).toBeNull()
  const scores = new Map(all.hits.map(({ id, score }) => [id, score]))
  const expected = exhaustive.collapsed([...scores.keys()], collapse)
  for (let offset = 0; offset <= expected.length; offset += limit) {
    const { hits, total, facets, groups } = engine.search(testNamespace, { ...asked, offset, limit })
    const page = expected.slice(offset, offset + limit)
    expect(hits).toEqual(page.map(({ id }) => ({ id, score: scores.get(id) })))
    expect({ total, facets }).toEqual({ total: all.total, facets: all.facets })
    expect(groups).toEqual({ total: expected.length, primary: expected.length, sizes: page.map(({ size }) => size) })
  }
}
