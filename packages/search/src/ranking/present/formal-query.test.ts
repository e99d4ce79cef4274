import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RulingSearch } from '../../ruling-search.ts'
import { openSearch, requestFor } from '../../testing/open-search.ts'
import { fictionalRulings, rulingOf, section } from '../../testing/rulings.ts'
import type { RulingSearchResult } from './search-result.ts'

const words = ['despido', 'fuero', 'licencia', 'multa', 'pagare']
/** Two considerandos each; the second is far from the first. */
const texts = [
  ['despido y fuero', 'licencia'],
  ['despido', 'fuero con licencia'],
  ['licencia médica y multa', 'despido'],
  ['multa', 'multa'],
  ['fuero', 'pagare de la multa'],
  ['despido despues de larga y penosa licencia sin fuero', 'x'],
] as const
const small = texts.map((considerandos, at) =>
  rulingOf(`r${at}`, {
    court: at % 2 === 0 ? 'Corte Suprema' : 'Corte de Apelaciones de Temuco',
    decidedOn: `20${18 + at}-0${at + 1}-15`,
    outcome: at % 3 === 0 ? 'acoge' : 'rechaza',
    caption: `Parte${at} con Otra`,
    sections: considerandos.map((text, i) => section(`c${i + 1}`, 'considerando', text)),
  }),
)

let search: RulingSearch
let larger: RulingSearch
beforeAll(async () => {
  search = (await openSearch(small)).search
  larger = (await openSearch(fictionalRulings)).search
})
const ask = (query: string, on: RulingSearch = search): Promise<RulingSearchResult> =>
  on.search(requestFor(query, { size: 100, mode: 'lexica' }))
const found = async (query: string): Promise<string> =>
  (await ask(query)).hits
    .map(({ docId }) => docId)
    .sort()
    .join(' ')

describe('the formal language', () => {
  it('finds exactly the matching rulings', async () => {
    expect(await found('despido Y fuero')).toBe('r0 r1 r5')
    expect(await found('despido Y NO fuero')).toBe('r2')
    expect(await found('pagare O (despido Y multa)')).toBe('r2 r4')
    expect(await found('pagaré | "fuero con licencia"')).toBe('r1 r4')
    expect(await found('(despido fuero licencia multa)~3')).toBe('r0 r1 r2 r5')
    expect(await found('NO (despido)')).toBe('r3 r4')
    expect(await found('pagar* Y multa')).toBe('r4')
  })

  it('matches words near each other', async () => {
    expect(await found('"despido fuero"~3')).toBe('r0')
    expect(await found('"fuero despido"~10')).toBe('r0 r5')
    expect(await found('mismo(despido fuero)')).toBe('r0 r5')
    expect(await found('despido Y NO mismo(despido fuero)')).toBe('r1 r2')
    expect(await found('pagare O mismo(despido fuero)')).toBe('r0 r4 r5')
    expect(await found('(pagare mismo(despido fuero) NO mismo(licencia multa))~2')).toBe('r0 r4 r5')
    expect(await found('mismo(de la) Y pagare')).toBe('r4')
  })

  it('matches words in one considerando of any length, with or without ñ', async () => {
    const long = `el daño ${'razona largamente '.repeat(500)} es moral`
    const rulings = [
      rulingOf('largo', { sections: [section('c1', 'considerando', long), section('c2', 'considerando', 'costas')] }),
      rulingOf('aparte', { sections: [section('c1', 'considerando', 'el daño'), section('c2', 'considerando', 'es moral')] }),
    ]
    const { search: few } = await openSearch(rulings)
    const idsOf = async (query: string): Promise<string[]> => (await ask(query, few)).hits.map(({ docId }) => docId)
    expect(await idsOf('mismo(daño moral)')).toEqual(['largo'])
    expect(await idsOf('mismo(dano moral)')).toEqual(['largo'])
    expect(await idsOf('mismo(moral costas)')).toEqual([])
    expect(await idsOf('"dano moral"~80')).toEqual(['aparte'])
  })

  it('shows passages of the considerando that holds the words together', async () => {
    const ruling = rulingOf('varios', {
      sections: [
        section('c1', 'considerando', 'el molino, el molino y otra vez el molino'),
        section(
          'c2',
          'considerando',
          'la acequia pasa lejos de todo lo que aquí se discute entre las partes, que no es poco, y del molino nada se sabe',
        ),
        section('c3', 'considerando', 'la acequia, la acequia y otra vez la acequia'),
      ],
    })
    const { search: few } = await openSearch([ruling])
    const { hits } = await ask('mismo(acequia molino)', few)
    expect(hits[0]?.passages.map(({ anchor }) => anchor)).toEqual(['c2'])
  })

  it('searches single fields', async () => {
    expect(await found('despido tribunal:temuco')).toBe('r1 r5')
    expect(await found('(fuero tribunal:suprema)~2')).toBe('r0 r4')
    expect(await found('fuero O resultado:acoge')).toBe('r0 r1 r3 r4 r5')
    expect(await found('resultado:acoge')).toBe('r0 r3')
    expect(await found('desde:2021')).toBe('r3 r4 r5')
    expect(await found('hasta:2020-02')).toBe('r0 r1')
    expect(await found('desde:15-03-2020 Y hasta:2021')).toBe('r2 r3')
    expect(await found('desde:16-03-2020 Y hasta:2021')).toBe('r3')
    expect(await found('fecha:2022-05-15')).toBe('r4')
    expect(await found('caratulado:parte3')).toBe('r3')
  })

  it('marks, explains and shows required parts', async () => {
    const { hits, chips, highlighter } = await ask('despido Y "fuero con licencia"')
    expect(hits[0]?.passages[0]?.anchor).toBe('c2')
    expect(hits[0]?.reasons[0]).toEqual({ kind: 'quote', anchors: ['c2'], inFacts: false })
    expect(highlighter).toMatchObject({ terms: ['despid'], quotes: [['fuero', 'con', 'licencia']] })
    expect(chips.map(({ tipo, texto, resto }) => [tipo, texto, resto])).toEqual([
      ['exige', 'despido', 'Y "fuero con licencia"'],
      ['frase', '«fuero con licencia»', 'despido Y'],
    ])
  })

  it('reports which part finds nothing', async () => {
    const { empty } = await ask('despido Y inexistente')
    expect(empty?.terms).toEqual(expect.arrayContaining([{ term: 'inexistente', total: 0 }]))
    expect(empty?.relaxed.map(({ query }) => query)).toContain('despido Y')
  })

  type Naive = { readonly query: string; readonly holds: (text: string) => boolean }
  const naive: fc.Arbitrary<Naive> = fc.letrec<{ any: Naive }>((tie) => ({
    any: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom(...words).map((word) => ({ query: word, holds: (text: string) => text.split(/\s+/u).includes(word) })),
      fc
        .tuple(tie('any'), tie('any'))
        .map(([a, b]) => ({ query: `(${a.query}) Y (${b.query})`, holds: (t: string) => a.holds(t) && b.holds(t) })),
      fc
        .tuple(tie('any'), tie('any'))
        .map(([a, b]) => ({ query: `(${a.query}) O (${b.query})`, holds: (t: string) => a.holds(t) || b.holds(t) })),
      tie('any').map((a) => ({ query: `NO (${a.query})`, holds: (t: string) => !a.holds(t) })),
      fc.tuple(tie('any'), tie('any'), tie('any')).map((parts) => ({
        query: `(${parts.map(({ query }) => `(${query})`).join(' ')})~2`,
        holds: (t: string) => parts.filter((part) => part.holds(t)).length >= 2,
      })),
    ),
  })).any

  it('agrees with a scan of every text', async () => {
    await fc.assert(
      fc.asyncProperty(naive, async ({ query, holds }) => {
        fc.pre(/[YO~]/u.test(query))
        const expected = texts.flatMap((considerandos, at) => (holds(considerandos.join(' ')) ? [`r${at}`] : []))
        expect(await found(query), query).toBe(expected.join(' '))
      }),
      { numRuns: 150 },
    )
  })
})

describe('formalQuery', () => {
  it('finds the same rulings as the plain query it was made from', async () => {
    for (const query of [
      'despido',
      'despido injustificado licencia médica',
      'me echaron de la pega con fuero',
      'art. 161 del Código del Trabajo',
      'rol 12.345-2021',
      'despido "daño moral"',
      'isapre -alza',
      'despido desde 2015',
      'corte suprema',
      'despido tribunal:rancagua',
      'O-345-2021',
    ]) {
      const plain = await ask(query, larger)
      const formal = await ask(plain.formal, larger)
      expect(formal.hits.map(({ docId }) => docId).sort(), `${query} → ${plain.formal}`).toEqual(
        plain.hits.map(({ docId }) => docId).sort(),
      )
      expect(formal.formal, 'printing again').toBe(plain.formal)
    }
  })

  it('writes every name that meets a condition', async () => {
    const own = (
      await openSearch([
        rulingOf('d1', { court: 'Contraloría General de la República', sections: [section('c1', 'considerando', 'viático de contrata')] }),
        rulingOf('d2', { court: 'Dirección del Trabajo', sections: [section('c1', 'considerando', 'viático del contrato')] }),
        rulingOf('d3', { court: 'Corte Suprema', sections: [section('c1', 'considerando', 'viático según dictamen')] }),
        rulingOf('d4', { court: '1º Juzgado de Letras de Buin', outcome: 'acoge', sections: [section('c1', 'considerando', 'viático')] }),
      ])
    ).search
    const idsOf = async (query: string): Promise<string[]> => (await ask(query, own)).hits.map(({ docId }) => docId).sort()
    for (const [query, expected] of [
      ['dictámenes sobre viático', ['d1', 'd2']],
      ['sentencias de primera instancia que acojan el viático', ['d4']],
    ] as const) {
      const { formal } = await ask(query, own)
      expect(await idsOf(formal), formal).toEqual(expected)
    }
  })

  it('writes the query', async () => {
    expect((await ask('despido -fuero desde 2019 "larga y penosa"')).formal).toBe('despido Y "larga y penosa" Y desde:2019 Y NO fuero')
    expect((await ask('')).formal).toBe('')
  })
})
