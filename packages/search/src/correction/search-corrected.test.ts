import { describe, expect, it } from 'vitest'
import { createHashingEncoder } from '../encoder/hashing-encoder.ts'
import type { LexicalIndex } from '../ports/index.ts'
import { createRulingSearch } from '../ruling-search.ts'
import { manyRulings } from '../testing/many-rulings.ts'
import { openSearch, requestFor } from '../testing/open-search.ts'
import { fictionalRulings, rulingOf, section } from '../testing/rulings.ts'
import type { CorrectableRequest, CorrectedSearchResult } from './search-corrected.ts'

const rulings = [
  ...fictionalRulings,
  ...manyRulings,
  ...Array.from({ length: 20 }, (_, at) =>
    rulingOf(`camion ${at}`, { sections: [section('c1', 'considerando', 'Que el camión molesta al vecino de la servidumbre.')] }),
  ),
  rulingOf('urrutia', { caption: 'Urrutia con Fisco', sections: [section('c1', 'considerando', 'Que Urrutía reclama el tránsito.')] }),
]
const { index } = await openSearch(rulings)
const readRulings = async (ids: readonly string[]) => ids.flatMap((id) => rulings.find(({ docId }) => docId === id) ?? [])
const search = createRulingSearch({ ...index, encoder: createHashingEncoder(), readRulings })
const ask = (query: string, parts: Partial<CorrectableRequest> = {}): Promise<CorrectedSearchResult> =>
  search.search({ ...requestFor(query), ...parts })

describe('a mistyped query', () => {
  it('that names a caption is searched corrected, with the accents of the ruling', async () => {
    const { hits, correction } = await ask('Arancivia con Maderas del Maule')
    expect(
      hits
        .map(({ docId }) => docId)
        .slice(0, 2)
        .sort(),
    ).toEqual(['despido', 'suprema'])
    expect(correction).toEqual({
      kind: 'words',
      query: 'Arancibia con Maderas del Maule',
      changes: [{ from: 'Arancivia', to: 'Arancibia' }],
      applied: true,
    })
    expect((await ask('montana con agricola los bodlos')).correction?.query).toBe('montana con agricola los boldos')
    expect((await ask('peñaa con sanitaria austarl')).hits[0]?.docId).toBe('apelaciones')
  })

  it('of words is searched corrected only when it finds nothing as written', async () => {
    const alone = await ask('servidunbre')
    expect(alone.correction).toMatchObject({ query: 'servidumbre', applied: true })
    expect(alone.total).toBeGreaterThan(0)
    const among = await ask('multa del camino sin servidurbre')
    expect(among.correction).toMatchObject({ query: 'multa del camino sin servidumbre', applied: false })
  })

  it('by a slip that explains nothing else is searched corrected, whatever it finds as written', async () => {
    const among = await ask('multa del camino sin servidunbre')
    expect(among.correction).toMatchObject({ query: 'multa del camino sin servidumbre', applied: true })
  })

  it('is not seen in the name of a person, though a common word is near', async () => {
    expect((await ask('Modesta servidumbre')).correction).toBeNull()
    expect((await ask('molezta servidumbre')).correction?.query).toBe('molesta servidumbre')
  })

  it('of a word that many are near is only offered', async () => {
    expect((await ask('transiot')).correction).toMatchObject({ changes: [{ from: 'transiot', to: 'tránsito' }] })
  })

  it('of an abbreviation is searched with the word that it stands for', async () => {
    const { correction, total } = await ask('servdmbre camino')
    expect(correction).toMatchObject({ changes: [{ from: 'servdmbre', to: 'servidumbre' }], applied: true })
    expect(total).toBeGreaterThan(0)
  })

  it('of two words, one unknown, is not answered by the other', async () => {
    const both = await ask('servidunbre camino')
    expect(both.correction).toMatchObject({ query: 'servidumbre camino', applied: true })
    const nonsense = await ask('hipergalaxia servidunbre')
    expect(nonsense.correction).toMatchObject({ query: 'hipergalaxia servidumbre', applied: false })
    expect(nonsense.total).toBe(0)
  })

  it('keeps its first letter, unless that was omitted or swapped with the second', async () => {
    for (const query of ['fultas', 'damino multa']) expect([query, (await ask(query)).correction]).toEqual([query, null])
    expect((await ask('servidumbre acmino')).correction).toMatchObject({ query: 'servidumbre camino' })
  })

  it('that names a norm once corrected is searched corrected', async () => {
    expect((await ask('art. 161 del código del travajo')).correction).toMatchObject({
      query: 'art. 161 del código del trabajo',
      applied: true,
    })
  })

  it('is searched as written on request', async () => {
    const { correction, total } = await ask('servidunbre', { literal: true })
    expect([correction, total]).toEqual([null, 0])
  })

  it('is never corrected in quotes, in the formal language, in numbers, or in known words and concepts', async () => {
    for (const query of [
      '"servidunbre de paso"',
      'servidunbre Y multa',
      '+servidunbre',
      'caratulado:Arancivia',
      'rol 12354-2021',
      'art. 162 CT',
      'multa del camino',
      'montana',
      'me echaron del trabajo',
      'Peña con Sanitaria Austral S.A.',
      '',
    ])
      expect([query, (await ask(query)).correction]).toEqual([query, null])
  })

  it('has the spellings of its words looked up once', async () => {
    const asked: string[] = []
    const lexical: LexicalIndex = new Proxy(index.lexical, {
      get: (target, name: keyof LexicalIndex) => {
        if (name !== 'documentFrequencies') return (target[name] as ((...given: unknown[]) => unknown) | undefined)?.bind(target)
        return (...given: Parameters<LexicalIndex['documentFrequencies']>) => {
          asked.push(JSON.stringify(given))
          return target.documentFrequencies(...given)
        }
      },
    })
    const watched = createRulingSearch({ ...index, lexical, encoder: createHashingEncoder(), readRulings })
    for (const query of ['hipergalaxia montana', 'multa del camino sin hipergalaxia']) {
      asked.length = 0
      expect((await watched.search(requestFor(query))).correction).toBeNull()
      expect(asked.length).toBeGreaterThan(2)
      expect(new Set(asked).size).toBe(asked.length)
    }
  })

  it('proposes no correction that would find nothing', async () => {
    expect((await ask('servidunbre', { collections: ['penal'] })).correction).toBeNull()
  })
})

describe('an article without its code', () => {
  const citing = (code: string, many: number) =>
    Array.from({ length: many }, (_, at) =>
      rulingOf(`${code}-${at}`, {
        sections: [section('c1', 'considerando', `Que invoca el artículo 768 N° 9 y el artículo 20 del ${code}, causal ${at}.`)],
      }),
    )
  const opened = openSearch([...rulings, ...citing('Código de Procedimiento Civil', 6), ...citing('Código de Comercio', 3)])
  const search = async (query: string, parts: Partial<CorrectableRequest> = {}) =>
    (await opened).search.search({ ...requestFor(query), ...parts })

  it('is completed with the law of a likely topic, whatever code is cited more often', async () => {
    const renta = rulingOf('renta', {
      sections: [section('c1', 'considerando', 'Que el artículo 31 de la Ley sobre Impuesto a la Renta admite los gastos necesarios.')],
    })
    const penal = Array.from({ length: 6 }, (_, at) =>
      rulingOf(`penal-${at}`, { sections: [section('c1', 'considerando', `Que se aplica el artículo 31 del Código Penal, hecho ${at}.`)] }),
    )
    const both = await openSearch([...rulings, renta, ...penal])
    expect((await both.search.search(requestFor('art 31'))).correction).toMatchObject({
      query: 'art. 31 del Código Penal',
      applied: true,
    })
    const { correction, hits } = await both.search.search(requestFor('art 31 gastos necesarios para producir la renta'))
    expect(correction).toMatchObject({ query: 'art. 31 del DL N° 824 gastos necesarios para producir la renta', applied: true })
    expect(hits[0]?.docId).toBe('renta')
    const foreign = await both.search.search(requestFor('art 31 finiquito y despido por necesidades de la empresa'))
    expect(foreign.correction?.applied).not.toBe(true)
  })

  it('is completed with the code whose article of that number is cited', async () => {
    const lone = await openSearch([...rulings, ...citing('Código de Procedimiento Civil', 6)])
    for (const query of ['768 n° 9', '768 Nº9', 'art 768 n 9']) {
      const { correction, hits } = await lone.search.search(requestFor(query))
      expect(correction).toEqual({
        kind: 'article',
        query: 'art. 768 N° 9 del Código de Procedimiento Civil',
        changes: [{ from: query, to: 'art. 768 N° 9 del Código de Procedimiento Civil' }],
        applied: true,
      })
      expect(hits).toHaveLength(6)
    }
    const literal: CorrectableRequest = { ...requestFor('768 n° 9'), literal: true }
    expect((await lone.search.search(literal)).correction).toBeNull()
  })

  it('is only offered when another code has it too, and not when neither stands out', async () => {
    const { correction } = await search('art. 20 causal')
    expect(correction).toMatchObject({ query: 'art. 20 del Código de Procedimiento Civil causal', applied: false })
    const even = await openSearch([...citing('Código de Procedimiento Civil', 6), ...citing('Código de Comercio', 5)])
    expect((await even.search.search(requestFor('art. 20 causal'))).correction).toBeNull()
    expect((await search('art. 2099 causal')).correction).toBeNull()
  })

  it('is that of the code the query names', async () => {
    const { correction } = await search('768 n° 9 causal código de comercio')
    expect(correction).toMatchObject({ query: 'art. 768 N° 9 del Código de Comercio causal código de comercio', applied: true })
  })
})
