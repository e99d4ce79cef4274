import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { EngineDocument } from '../model/document.ts'
import type { TextQuery } from '../model/text-query.ts'
import { type Engine, openEngine } from '../store/engine.ts'
import { randomFrom } from '../testing/random-documents.ts'

const namespace = 'documents'
const parameters = { k1: 1.2, b: {}, defaultB: 0.75 }
const words = 400
let engine: Engine

/** Some words are in most documents, others in one of a thousand. */
const document = (number: number, random: () => number): EngineDocument => {
  const stream = (most: number) => {
    const terms = Array.from({ length: Math.floor(most * random()) }, () => `w${Math.floor(words * random() ** 4)}`)
    return { terms, positions: terms.map((_, i) => i) }
  }
  const facets = { corte: [`c${Math.floor(9 * random() ** 2)}`] }
  return { id: `d${number}`, group: `g${number}`, fields: { texto: stream(24), titulo: stream(4) }, facets, sortKeys: {}, vector: null }
}

beforeAll(async () => {
  engine = await openEngine({ folder: null, dimension: 16, schema: 'test', namespaces: { [namespace]: parameters } })
  for (const [sequence, size] of [5_000, 3_000].entries()) {
    const random = randomFrom(sequence)
    const documents = Array.from({ length: size }, (_, i) => document(10_000 * sequence + i, random))
    const changes = documents.map((each) => ({ kind: 'upsert' as const, namespace, document: each }))
    await engine.apply({ sequence: sequence + 1, changes })
  }
})
afterAll(() => engine.abandon())

const fields = fc.constantFrom<Record<string, number>>({ texto: 1 }, { texto: 1, titulo: 3 }, { titulo: 0.5 })
const term = fc.record({ kind: fc.constant('term' as const), term: fc.nat(words).map((number) => `w${number}`), fields })
const clause = fc.oneof(term, fc.record({ kind: fc.constant('boost' as const), clause: term, factor: fc.constantFrom(0, 0.5, 4) }))
const anyOf = fc.record({ kind: fc.constant('anyOf' as const), clauses: fc.array(clause, { minLength: 1, maxLength: 5 }) })
const filter = fc.option(
  fc.record({ kind: fc.constant('in' as const), field: fc.constant('corte'), values: fc.constantFrom(['c0'], ['c7']) }),
)

it('begins the same however few are asked for', () => {
  fc.assert(
    fc.property(anyOf, filter, fc.constantFrom(1, 2, 5, 20, 100), (text: TextQuery, asked, limit) => {
      const request = { text, filter: asked, sort: 'relevance' as const, facets: [], offset: 0, count: false }
      const all = engine.search(namespace, { ...request, limit: 20_000 })
      expect(engine.search(namespace, { ...request, limit }).hits).toEqual(all.hits.slice(0, limit))
    }),
    { numRuns: 300 },
  )
})
