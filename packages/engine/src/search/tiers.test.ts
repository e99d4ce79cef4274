import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Engine } from '../engine/engine.ts'
import type { PrimaryMatches, SearchRequest, SortOrder } from '../model/requests.ts'
import { filter, testNamespace, textQuery } from '../testing/arbitraries.ts'
import type { ExhaustiveIndex } from '../testing/exhaustive-index.ts'
import { openBesideExhaustive } from '../testing/open-beside-exhaustive.ts'

const parameters = { k1: 1.4, b: { titulo: 0.3 }, defaultB: 0.75 }
const everything = 10_000

/** Ids of the primary documents, from scores of a plain search of the same text. */
const primaryIds = (
  engine: Engine,
  { text, filter: only }: Pick<SearchRequest, 'text' | 'filter'>,
  primary: PrimaryMatches,
): Set<string> => {
  const search = (asked: Pick<SearchRequest, 'text' | 'filter'>) =>
    engine.search(testNamespace, { ...asked, sort: 'relevance', facets: [], offset: 0, limit: everything }).hits
  const reaching = search({ text: primary.text ?? text, filter: only }).filter(({ score }) => score >= (primary.minScore ?? 0))
  const passing = new Set(search({ text: null, filter: primary.filter ?? null }).map(({ id }) => id))
  return new Set(reaching.map(({ id }) => id).filter((id) => passing.has(id)))
}

const order = fc.oneof(
  fc.constant<SortOrder>('relevance'),
  fc.array(fc.record({ key: fc.constantFrom('fecha', 'rol'), direction: fc.constantFrom('asc' as const, 'desc' as const) }), {
    maxLength: 2,
  }),
)
const primaryMatches: fc.Arbitrary<PrimaryMatches> = fc.record(
  { text: textQuery, minScore: fc.double({ min: 0, max: 6, noNaN: true }), filter },
  { requiredKeys: [] },
)
const grouping = fc.constantFrom({}, { collapse: 'corte' }, { collapse: 'norma' }, { countGroups: 'corte' })

it('puts primary documents first in any order, and counts them apart', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat(), { minLength: 1, maxLength: 4 }),
      fc.constantFrom(20, 300),
      fc.array(
        fc.record({ text: fc.option(textQuery), filter: fc.option(filter), sort: order, primary: primaryMatches, groups: grouping }),
        {
          minLength: 1,
          maxLength: 6,
        },
      ),
      fc.constantFrom(1, 4, 50),
      async (seeds, size, requests, limit) => {
        const { engine, exhaustive } = await openBesideExhaustive(parameters, seeds, size)
        for (const { groups, primary, ...asked } of requests) expectTiers({ engine, exhaustive }, { ...asked, ...groups }, primary, limit)
        await engine.abandon()
      },
    ),
    { numRuns: 100 },
  )
})

const expectTiers = (
  { engine, exhaustive }: { readonly engine: Engine; readonly exhaustive: ExhaustiveIndex },
  asked: Omit<SearchRequest, 'facets' | 'offset' | 'limit' | 'primary'>,
  primary: PrimaryMatches,
  limit: number,
): void => {
  const { collapse, countGroups, ...plain } = asked
  const { hits: all } = engine.search(testNamespace, { ...plain, facets: [], offset: 0, limit: everything })
  const matching = new Set(all.map(({ id }) => id))
  const leading = matching.intersection(primaryIds(engine, plain, primary))
  const inTiers = [...all.filter(({ id }) => leading.has(id)), ...all.filter(({ id }) => !leading.has(id))].map(({ id }) => id)
  const grouped = exhaustive.collapsed(inTiers, collapse ?? countGroups ?? 'ninguna')
  const expected = collapse === undefined ? inTiers : grouped.map(({ id }) => id)
  const scores = new Map(all.map(({ id, score }) => [id, score]))
  const facets = [{ name: 'corte', limit: 9 }]
  for (let offset = 0; offset <= expected.length; offset += limit) {
    const answer = engine.search(testNamespace, { ...asked, primary, facets, offset, limit })
    expect(answer.hits).toEqual(expected.slice(offset, offset + limit).map((id) => ({ id, score: scores.get(id) })))
    expect([answer.total, answer.secondary]).toEqual([leading.size, all.length - leading.size])
    expect(answer.facets).toEqual({ corte: exhaustive.facet(leading, 'corte', 9) })
    const primaryGroups = grouped.filter(({ id }) => leading.has(id)).length
    if (answer.groups !== null) expect(answer.groups).toMatchObject({ total: grouped.length, primary: primaryGroups })
  }
}
