import { expect, it } from 'vitest'
import { openEngine } from '../engine/engine.ts'
import { ExhaustiveIndex } from '../testing/exhaustive-index.ts'
import { randomFrom } from '../testing/random-documents.ts'

const parameters = { k1: 1.2, b: {}, defaultB: 0.75 }
const namespace = 'fallos'

it('finds the same terms in many blocks as by comparing with each', async () => {
  const random = randomFrom(5)
  const letters = 'aeiñlrst'
  const word = (): string => Array.from({ length: 3 + Math.floor(random() * 5) }, () => letters[Math.floor(random() * 8)]).join('')
  const engine = await openEngine({ folder: null, dimension: 4, schema: 'test', namespaces: { [namespace]: parameters } })
  const exhaustive = new ExhaustiveIndex(parameters)
  for (const sequence of [1, 2, 3]) {
    const changes = Array.from({ length: 60 }, (_, at) => {
      const terms = Array.from({ length: 50 }, word)
      const fields = { texto: { terms, positions: terms.map((__, i) => i) } }
      const id = `d${(at * sequence) % 90}`
      const document = { id, group: id, fields, facets: {}, sortKeys: {}, vector: null }
      return { kind: 'upsert' as const, namespace, document }
    })
    await engine.apply({ sequence, changes })
    exhaustive.apply({ sequence, changes })
  }
  for (let round = 0; round < 60; round++) {
    const term = word()
    const prefix = term.slice(0, round % 3)
    const request = { term, fields: ['texto'], edits: round % 2 === 0 ? 1 : 2, prefix, limit: 20 } as const
    expect(engine.nearTerms(namespace, request)).toEqual(exhaustive.nearTerms(request))
  }
  expect(() => engine.nearTerms(namespace, { term: 'a', fields: ['texto'], edits: 3 as 2, prefix: '', limit: 1 })).toThrow(RangeError)
  await engine.abandon()
})
