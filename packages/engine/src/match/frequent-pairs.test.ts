import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Engine, openEngine } from '../engine/engine.ts'
import { randomChanges, testNamespace } from '../testing/arbitraries.ts'
import { testDimension, vocabulary } from '../testing/random-documents.ts'

const parameters = { k1: 1.2, b: {}, defaultB: 0.75 }
const frequentWords = { texto: vocabulary.slice(0, 5), titulo: vocabulary.slice(3, 6) }
let engines: readonly [withPairs: Engine, without: Engine]

beforeAll(async () => {
  const open = (own: object) =>
    openEngine({ folder: null, dimension: testDimension, schema: 'test', namespaces: { [testNamespace]: { ...parameters, ...own } } })
  engines = [await open({ frequentWords }), await open({})]
  for (let sequence = 1; sequence <= 3; sequence++)
    for (const engine of engines) await engine.apply({ sequence, changes: randomChanges(sequence, 3_000, 6_000) })
  await engines[0].optimize()
}, 60_000)
afterAll(() => Promise.all(engines.map((engine) => engine.abandon())))

const word = fc.integer({ min: 0, max: 7 }).map((i) => vocabulary[i] as string)
const phrase = fc.record({
  kind: fc.constant('phrase' as const),
  terms: fc.array(word, { minLength: 2, maxLength: 5 }),
  slop: fc.constantFrom(0, 0, 0, 1),
  withinSection: fc.boolean(),
  fields: fc.constantFrom<Record<string, number>>({ texto: 1 }, { texto: 1, titulo: 3 }),
})
const filter = fc.option(
  fc.record({ kind: fc.constant('in' as const), field: fc.constant('corte'), values: fc.constantFrom(['c0'], ['c1', 'c2', 'c3']) }),
)

it('changes no answer and no score', () => {
  fc.assert(
    fc.property(phrase, filter, fc.boolean(), (text, allowed, count) => {
      const request = { text, filter: allowed, sort: 'relevance' as const, facets: [], offset: 0, limit: 10, count }
      const [answer, expected] = engines.map((engine) => engine.search(testNamespace, request))
      expect(answer).toEqual(expected)
    }),
    { numRuns: 300 },
  )
})
