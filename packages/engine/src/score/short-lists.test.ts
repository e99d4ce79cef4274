import { it } from 'vitest'
import { openEngine } from '../engine/engine.ts'
import type { EngineDocument } from '../model/document.ts'
import type { TextQuery } from '../model/text-query.ts'
import { batchOf, testNamespace } from '../testing/arbitraries.ts'
import { ExhaustiveIndex } from '../testing/exhaustive-index.ts'
import { expectSameAnswers } from '../testing/expect-same-answers.ts'
import { randomFrom } from '../testing/random-documents.ts'

const parameters = { k1: 1.2, b: {}, defaultB: 0.75 }
const fields = { texto: 1 }
const rare = Array.from({ length: 12 }, (_, i) => `escasa${i}`)
const random = randomFrom(1)

const filling = (): string => (random() < 0.04 ? (rare[Math.floor(rare.length * random())] as string) : 'de')

/** A fifth ends in two adjacent words, nearly always across the border of two sections. */
const documentOf = (number: number): EngineDocument => {
  const terms = Array.from({ length: 3 + Math.floor(20 * random()) }, filling)
  if (random() < 0.2) terms.push('buena', 'fe')
  const sections = [0, random() < 0.95 ? terms.length - 1 : terms.length - 2]
  const texto = { terms, positions: terms.map((_, i) => i), sections }
  return { id: `d${number}`, group: `g${number}`, fields: { texto }, facets: {}, sortKeys: {}, vector: null }
}

const bonuses: readonly TextQuery[] = [
  { kind: 'phrase', terms: ['buena', 'fe'], slop: 0, withinSection: true, fields },
  { kind: 'phrase', terms: ['de', 'fe'], slop: 3, withinSection: true, fields },
  { kind: 'near', terms: ['fe', 'buena'], within: 1, withinSection: true, fields },
  { kind: 'prefix', prefix: 'bue', fields },
]

it('adds a preference to documents that were looked up first and to later ones', async () => {
  const exhaustive = new ExhaustiveIndex(parameters)
  const engine = await openEngine({ folder: null, dimension: 4, schema: 'test', namespaces: { [testNamespace]: parameters } })
  const documents = Array.from({ length: 3_000 }, (_, i) => documentOf(i))
  const changes = documents.map((document) => ({ kind: 'upsert' as const, namespace: testNamespace, document }))
  exhaustive.apply(batchOf(1, changes))
  await engine.apply(batchOf(1, changes))
  for (const [i, bonus] of bonuses.entries()) {
    const clauses = ['de', ...rare.slice(3 * i, 3 * i + 3)].map((term): TextQuery => ({ kind: 'term', term, fields }))
    expectSameAnswers(engine, exhaustive, { text: { kind: 'prefer', match: { kind: 'or', clauses }, bonus: [bonus] }, filter: null }, 5)
  }
  await engine.abandon()
})
