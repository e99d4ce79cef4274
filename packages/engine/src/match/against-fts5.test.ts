import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import type { TextQuery } from '../model/text-query.ts'
import { openEngine } from '../store/engine.ts'
import { randomFrom, testDimension } from '../testing/random-documents.ts'

const words = ['ley', 'juez', 'pago', 'causa', 'corte', 'fallo', 'plazo', 'pagos', 'recurso']
const namespace = 'fallos'
const fields = { texto: 1 }

interface Asked {
  readonly fts5: string
  readonly text: TextQuery
}

const term = (value: string): TextQuery => ({ kind: 'term', term: value, fields })

/** The same question in both languages. */
const question = (random: () => number): Asked => {
  const pick = (): string => words[Math.floor(random() * words.length)] as string
  const some = Array.from({ length: 2 + Math.floor(random() * 3) }, pick)
  const quoted = some.map((word) => `"${word}"`)
  const within = Math.floor(random() * 5)
  const kinds: Asked[] = [
    { fts5: quoted.join(' OR '), text: { kind: 'anyOf', clauses: some.map(term) } },
    { fts5: quoted.join(' AND '), text: { kind: 'allOf', clauses: some.map(term) } },
    { fts5: `"${some.join(' ')}"`, text: { kind: 'phrase', terms: some, slop: 0, fields } },
    { fts5: `pag*`, text: { kind: 'prefix', prefix: 'pag', fields } },
    {
      fts5: `"${some[0]}" NOT "${some[1]}"`,
      text: { kind: 'allOf', clauses: [term(some[0] as string), { kind: 'not', clause: term(some[1] as string) }] },
    },
    // FTS5 counts the words between two terms, the engine how far apart they are.
    { fts5: `NEAR("ley" "juez", ${within})`, text: { kind: 'near', terms: ['ley', 'juez'], within: within + 1, fields } },
  ]
  return kinds[Math.floor(random() * kinds.length)] as Asked
}

it('matches what SQLite FTS5 matches', async () => {
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
    namespaces: { [namespace]: { k1: 1.2, b: {}, defaultB: 0.75 } },
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
  for (let i = 0; i < 200; i++) {
    const { fts5, text } = question(random)
    const { hits } = engine.search(namespace, { text, filter: null, sort: 'relevance', facets: [], offset: 0, limit: 1000 })
    const wanted = matched.all(fts5).map(({ id }) => String(id))
    expect(hits.map(({ id }) => id).sort(), fts5).toEqual(wanted.sort())
  }
})
