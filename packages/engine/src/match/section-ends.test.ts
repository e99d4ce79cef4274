import { expect, it } from 'vitest'
import { type Engine, openEngine } from '../engine/engine.ts'
import type { EngineDocument, TokenStream } from '../model/document.ts'
import type { TextQuery } from '../model/text-query.ts'

const namespace = 'fallos'
const fields = { texto: 1 }

/** Words one position apart. `|` begins a section. */
const stream = (text: string): TokenStream => {
  const terms: string[] = []
  const sections: number[] = []
  for (const word of text.split(' ')) {
    if (word === '|') sections.push(terms.length)
    else terms.push(word)
  }
  return { terms, positions: terms.map((_, i) => i), sections }
}

const documentOf = (id: string, texto: TokenStream): EngineDocument => ({
  id,
  group: id,
  fields: { texto },
  facets: {},
  sortKeys: {},
  vector: null,
})

const opened = async (texts: Readonly<Record<string, string>>): Promise<Engine> => {
  const engine = await openEngine({
    folder: null,
    dimension: 4,
    schema: 'test',
    namespaces: { [namespace]: { k1: 1.2, b: {}, defaultB: 0.75, frequentWords: { texto: ['a', 'b'] } } },
  })
  for (const [i, [id, text]] of Object.entries(texts).entries())
    await engine.apply({ sequence: i + 1, changes: [{ kind: 'upsert', namespace, document: documentOf(id, stream(text)) }] })
  return engine
}

it('keeps terms together in one section, in order or not, before and after merging', async () => {
  const engine = await opened({
    a: 'despido con fuero | licencia',
    b: 'despido | fuero | licencia',
    c: 'licencia | x fuero y despido',
    d: 'fuero despido',
  })
  const found = (text: TextQuery): string =>
    engine
      .search(namespace, { text, filter: null, sort: [], facets: [], offset: 0, limit: 9 })
      .hits.map(({ id }) => id)
      .join('')
  const near = (within: number, withinSection: boolean): string =>
    found({ kind: 'near', terms: ['despido', 'fuero'], within, withinSection, fields })
  const phrase = (slop: number, withinSection: boolean): string =>
    found({ kind: 'phrase', terms: ['despido', 'fuero'], slop, withinSection, fields })
  for (const merge of [false, true]) {
    if (merge) await engine.optimize()
    expect([near(Infinity, false), near(Infinity, true), near(1, false), near(1, true)]).toEqual(['abcd', 'acd', 'bd', 'd'])
    expect([phrase(0, false), phrase(0, true), phrase(9, false), phrase(9, true)]).toEqual(['b', '', 'ab', 'a'])
    expect(found({ kind: 'prefix', prefix: '', fields })).toBe('abcd')
    expect(engine.documentFrequencies(namespace, ['section', 'licencia'], ['texto'])).toEqual([0, 3])
  }
  await engine.abandon()
})

it('refuses falling sections and reserved names', async () => {
  const engine = await opened({})
  const apply = (document: EngineDocument) => engine.apply({ sequence: 1, changes: [{ kind: 'upsert', namespace, document }] })
  await expect(apply(documentOf('a', { ...stream('x y'), sections: [1, 0] }))).rejects.toThrow(/sections of field texto/)
  await expect(apply({ ...documentOf('a', stream('x')), fields: { 'texto\u0000sections': stream('x') } })).rejects.toThrow(/reserved/)
  expect(engine.sequence).toBe(0)
  await engine.abandon()
})
