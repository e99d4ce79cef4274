import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { openEngine } from '../engine/engine.ts'
import type { TextQuery } from '../model/text-query.ts'
import { randomFrom, testDimension } from '../testing/random-documents.ts'

const words = ['ley', 'juez', 'pago', 'causa', 'corte', 'fallo', 'plazo', 'pagos', 'recurso']
const namespace = 'fallos'
const fields = { texto: 1 }

interface Asked {
  readonly fts5: string
  readonly text: TextQuery
}

const term = (value: string): TextQuery => ({ kind: 'term', term: value, fields })
const quote = (some: readonly string[]): string => `"${some.join(' ')}"`

/** The same query in both languages. */
const question = (random: () => number, depth = 0): Asked => {
  const pick = (): string => words[Math.floor(random() * words.length)] as string
  const pickSome = (least: number, most: number): string[] =>
    Array.from({ length: least + Math.floor(random() * (most - least + 1)) }, pick)
  const one = pick()
  const phrase = pickSome(2, 5)
  const prefix = one.slice(0, 1 + Math.floor(random() * one.length))
  const near = [...new Set(pickSome(2, 4))].slice(0, 2)
  const within = Math.floor(random() * 9)
  const leaves: Asked[] = [
    { fts5: quote([one]), text: term(one) },
    { fts5: quote(phrase), text: { kind: 'phrase', terms: phrase, slop: 0, fields } },
    { fts5: `${prefix}*`, text: { kind: 'prefix', prefix, fields } },
    { fts5: `NEAR(${near.map((word) => quote([word])).join(' ')}, ${within})`, text: nearOf(near, within) },
  ]
  const kind = random()
  if (depth === 3 || kind < 0.45) return leaves[Math.floor(random() * leaves.length)] as Asked
  const parts = Array.from({ length: 2 + Math.floor(random() * 2) }, () => question(random, depth + 1))
  const joined = (operator: string): string => parts.map(({ fts5 }) => `(${fts5})`).join(` ${operator} `)
  const clauses = parts.map(({ text }) => text)
  if (kind < 0.65) return { fts5: joined('OR'), text: { kind: 'or', clauses } }
  if (kind < 0.85) return { fts5: joined('AND'), text: { kind: 'and', clauses } }
  const [first, ...others] = clauses as [TextQuery, ...TextQuery[]]
  return { fts5: joined('NOT'), text: { kind: 'and', clauses: [first, ...others.map((clause): TextQuery => ({ kind: 'not', clause }))] } }
}

/** FTS5 counts the words between two terms, the engine their distance. */
const nearOf = (terms: readonly string[], within: number): TextQuery =>
  terms.length === 1 ? term(terms[0] as string) : { kind: 'near', terms, within: within + 1, fields }

it('matches like SQLite FTS5: words, phrases, prefixes, NEAR, and AND, OR, NOT of them', async () => {
  const random = randomFrom(5)
  const texts = Array.from({ length: 400 }, () =>
    Array.from({ length: Math.floor(random() * 30) }, () => words[Math.floor(random() ** 2 * words.length)] as string),
  )
  const database = new DatabaseSync(':memory:')
  database.exec('create virtual table f using fts5(texto)')
  const insert = database.prepare('insert into f(rowid, texto) values (?, ?)')
  for (const [i, terms] of texts.entries()) insert.run(i + 1, terms.join(' '))
  const engine = await openEngine({
    folder: null,
    dimension: testDimension,
    schema: 'test',
    namespaces: { [namespace]: { k1: 1.2, b: {}, defaultB: 0.75, frequentWords: { texto: words.slice(0, 4) } } },
  })
  await engine.apply({
    sequence: 1,
    changes: texts.map((terms, i) => {
      const texto = { terms, positions: terms.map((_, at) => at) }
      return {
        kind: 'upsert',
        namespace,
        document: { id: String(i + 1), group: '', fields: { texto }, facets: {}, sortKeys: {}, vector: null },
      }
    }),
  })
  const matched = database.prepare('select rowid id from f where f match ?')
  for (let i = 0; i < 300; i++) {
    const { fts5, text } = question(random)
    const { hits } = engine.search(namespace, { text, filter: null, sort: 'relevance', facets: [], offset: 0, limit: 1000 })
    const expected = matched.all(fts5).map(({ id }) => String(id))
    expect(hits.map(({ id }) => id).sort(), fts5).toEqual(expected.sort())
  }
}, 120_000)
