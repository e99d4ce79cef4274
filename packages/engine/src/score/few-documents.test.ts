import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Engine, openEngine } from '../engine/engine.ts'
import { batchOf, filter, randomChanges, testNamespace, textQuery } from '../testing/arbitraries.ts'
import { ExhaustiveIndex } from '../testing/exhaustive-index.ts'
import { expectSameAnswers } from '../testing/expect-same-answers.ts'
import { testDimension } from '../testing/random-documents.ts'

const parameters = {
  k1: 1.4,
  b: { titulo: 0.3 },
  defaultB: 0.75,
  frequentWords: { texto: ['ley', 'juez', 'pago'], titulo: ['juez', 'causa'] },
}
const exhaustive = new ExhaustiveIndex(parameters)
let engine: Engine

beforeAll(async () => {
  engine = await openEngine({ folder: null, dimension: testDimension, schema: 'test', namespaces: { [testNamespace]: parameters } })
  for (const sequence of [1, 2]) {
    const batch = batchOf(sequence, randomChanges(sequence, 2_500, 4_000))
    exhaustive.apply(batch)
    await engine.apply(batch)
  }
})
afterAll(() => engine.abandon())

const ids = fc.array(
  fc.nat(4_000).map((id) => `d${id}`),
  { maxLength: 40 },
)
const named = ids.map((values) => ({ kind: 'in' as const, field: '_id', values }))
const group = fc.nat(20).map((number) => ({ kind: 'in' as const, field: '_group', values: [`g${number}`] }))

it('ranks, counts and facets a few named documents like all', () => {
  const few = fc.oneof(
    named,
    fc.record({ kind: fc.constant('and' as const), filters: fc.tuple(fc.oneof(named, group), filter, named) }),
    fc.record({ kind: fc.constant('and' as const), filters: fc.tuple(filter, named) }),
  )
  fc.assert(
    fc.property(fc.option(textQuery), few, fc.constantFrom(1, 10, 1000), (text, asked, limit) => {
      expectSameAnswers(engine, exhaustive, { text, filter: asked }, limit)
    }),
    { numRuns: 150 },
  )
})

it('gives the same scores sorted by a key as by relevance', () => {
  fc.assert(
    fc.property(textQuery, fc.option(fc.oneof(named, filter)), (text, asked) => {
      const request = { text, filter: asked, facets: [], offset: 0, limit: 1000 }
      const ranked = new Map(
        engine.search(testNamespace, { ...request, sort: 'relevance', limit: 10_000 }).hits.map(({ id, score }) => [id, score]),
      )
      const sorted = engine.search(testNamespace, { ...request, sort: [{ key: 'fecha', direction: 'desc' }] })
      for (const { id, score } of sorted.hits) expect(score).toBe(ranked.get(id))
    }),
    { numRuns: 60 },
  )
})
