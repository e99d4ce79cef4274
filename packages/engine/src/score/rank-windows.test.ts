import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Engine, openEngine } from '../engine/engine.ts'
import type { EngineDocument } from '../model/document.ts'
import type { TextQuery } from '../model/text-query.ts'
import { randomFrom } from '../testing/random-documents.ts'

const namespace = 'documents'
const parameters = { k1: 1.2, b: {}, defaultB: 0.75 }
const words = 400
let engine: Engine

/** Some words are in most documents, others in one of a thousand. Courts have between a sixth and a sixtieth of the documents. */
const document = (number: number, random: () => number): EngineDocument => {
  const stream = (most: number) => {
    const terms = Array.from({ length: Math.floor(most * random()) }, () => `w${Math.floor(words * random() ** 4)}`)
    return { terms, positions: terms.map((_, i) => i) }
  }
  const facets = { corte: [`c${Math.floor(30 * random() ** 2)}`] }
  return { id: `d${number}`, group: `g${number}`, fields: { texto: stream(24), titulo: stream(4) }, facets, sortKeys: {}, vector: null }
}

beforeAll(async () => {
  engine = await openEngine({ folder: null, dimension: 16, schema: 'test', namespaces: { [namespace]: parameters } })
  for (const [sequence, size] of [16_000, 3_000].entries()) {
    const random = randomFrom(sequence)
    const documents = Array.from({ length: size }, (_, i) => document(20_000 * sequence + i, random))
    const changes = documents.map((each) => ({ kind: 'upsert' as const, namespace, document: each }))
    await engine.apply({ sequence: sequence + 1, changes })
  }
})
afterAll(() => engine.abandon())

const fields = fc.constantFrom<Record<string, number>>({ texto: 1 }, { texto: 1, titulo: 3 }, { titulo: 0.5 })
const word = fc.oneof(fc.nat(8), fc.nat(60), fc.nat(words)).map((number) => `w${number}`)
const term = fc.record({ kind: fc.constant('term' as const), term: word, fields })
const clause = fc.oneof(term, fc.record({ kind: fc.constant('boost' as const), clause: term, factor: fc.constantFrom(0, 0.5, 4) }))
const orQuery = fc.record({ kind: fc.constant('or' as const), clauses: fc.array(clause, { minLength: 1, maxLength: 8 }) })
const filter = fc.option(
  fc.record({
    kind: fc.constant('in' as const),
    field: fc.constant('corte'),
    values: fc.constantFrom(['c0'], ['c7'], ['c7', 'c29'], ['c29']),
  }),
)

it('returns the same first results for any limit', () => {
  fc.assert(
    fc.property(orQuery, filter, fc.constantFrom(1, 2, 5, 20, 100), (text: TextQuery, asked, limit) => {
      const request = { text, filter: asked, sort: 'relevance' as const, facets: [], offset: 0, count: false }
      const all = engine.search(namespace, { ...request, limit: 20_000 })
      expect(engine.search(namespace, { ...request, limit }).hits).toEqual(all.hits.slice(0, limit))
    }),
    { numRuns: 300 },
  )
})

it('finds the best matches of a single phrase like among all its matches', () => {
  const phrase = fc.record({
    kind: fc.constant('phrase' as const),
    terms: fc.array(word, { minLength: 1, maxLength: 3 }),
    slop: fc.constantFrom(0, 0, 2),
    fields,
  })
  fc.assert(
    fc.property(phrase, filter, fc.constantFrom(1, 5, 20), (text, asked, limit) => {
      const request = { text, filter: asked, sort: 'relevance' as const, facets: [], offset: 0 }
      const all = engine.search(namespace, { ...request, limit: 20_000, count: true })
      expect(engine.search(namespace, { ...request, limit, count: false }).hits).toEqual(all.hits.slice(0, limit))
    }),
    { numRuns: 300 },
  )
})
