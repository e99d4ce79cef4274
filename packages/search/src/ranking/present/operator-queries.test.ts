import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RulingSearch } from '../../ruling-search.ts'
import { openSearch, requestFor } from '../../testing/open-search.ts'
import { rulingOf, section } from '../../testing/rulings.ts'
import type { RulingSearchRequest } from '../request/search-request.ts'
import type { RulingSearchResult } from './search-result.ts'

const texts = [
  'despido con fuero',
  'despido y licencia médica',
  'despido con fuero maternal y licencia',
  'multa de la inspección',
  'no pago de cotizaciones y despido',
  'fuero sindical sin otra cosa',
  'soto y compañía reclama una multa',
]
const rulings = texts.map((text, at) =>
  rulingOf(`r${at}`, {
    court: at % 2 === 0 ? 'Corte Suprema' : 'Corte de Apelaciones de Temuco',
    decidedOn: `20${18 + at}-03-15`,
    caption: `Parte${at} con Otra`,
    sections: [section('c1', 'considerando', text)],
  }),
)

let search: RulingSearch
beforeAll(async () => {
  search = (await openSearch(rulings)).search
})
const ask = (query: string, parts: Partial<RulingSearchRequest> = {}): Promise<RulingSearchResult> =>
  search.search(requestFor(query, { size: 100, mode: 'lexica', literal: true, ...parts } as Partial<RulingSearchRequest>))
const found = async (query: string, parts: Partial<RulingSearchRequest> = {}): Promise<string> =>
  (await ask(query, parts)).hits
    .map(({ docId }) => docId)
    .sort()
    .join(' ')

describe('operators beside search words', () => {
  it.each([
    ['despido NO fuero', 'r1 r4'],
    ['NO fuero despido', 'r1 r4'],
    ['despido NOT fuero', 'r1 r4'],
    ['despido AND NOT fuero', 'r1 r4'],
    ['despido && !fuero', 'r1 r4'],
    ['despido -fuero', 'r1 r4'],
    ['despido AND fuero', 'r0 r2'],
    ['fuero OR multa', 'r0 r2 r3 r5 r6'],
    ['fuero || multa', 'r0 r2 r3 r5 r6'],
    ['despido NO fuero maternal', 'r0 r1 r4'],
    ['despido NO (fuero O licencia)', 'r4'],
    ['despido NO 2018', 'r1 r2 r4'],
    ['despido Y corte suprema', 'r0 r2 r4'],
    ['-2018 -2019 -2020', 'r3 r4 r5 r6'],
  ])('%s', async (query, ids) => {
    expect(await found(query)).toBe(ids)
  })

  it('turns to the other reading by the request', async () => {
    expect(await found('despido NO fuero', { reading: 'palabras' })).toContain('r0')
    expect((await ask('despido NO fuero')).alternative).toEqual({
      notice: 'Se leyó NO como operador: sin «fuero».',
      reading: 'palabras',
      about: 'operators',
    })
    expect((await ask('despido NO fuero', { reading: 'palabras' })).alternative?.reading).toBe('operadores')
    expect(await found('NO PAGO DE COTIZACIONES')).toContain('r4')
    expect(await found('NO PAGO DE COTIZACIONES', { reading: 'operadores' })).toBe('r0 r1 r2 r3 r5 r6')
  })

  it('shows what is excluded as chips, each of which can be removed', async () => {
    const { chips } = await ask('despido NO (fuero O licencia)')
    expect(chips.map(({ tipo, texto }) => [tipo, texto])).toEqual([
      ['exige', 'despido'],
      ['excluye', 'sin fuero'],
      ['excluye', 'sin licencia'],
    ])
    expect(await found(chips[1]?.resto ?? '')).toBe('r0 r4')
    expect(await found(chips[2]?.resto ?? '')).toBe('r1 r4')
  })

  it('marks no excluded word', async () => {
    expect((await ask('despido NO fuero')).highlighter).toMatchObject({ terms: ['despid'] })
  })

  it('answers whatever is written, and its formal text finds the same', async () => {
    const many = Array.from({ length: 60 }, (_, at) => (at % 2 === 0 ? 'despido' : 'fuero'))
    for (const query of [
      'NO',
      'Y O NO',
      '-2024',
      'a -b',
      '(despido NO (fuero',
      'despido) Y (fuero',
      '((((',
      many.join(' Y '),
      many.join(' O '),
      many.join(' NO '),
      'NO '.repeat(60),
      '19-2020',
      'DESPIDO NO FUERO',
      'NO fuero',
      'despido Y',
      'Y despido',
      'NO -2019 2020',
    ])
      await expectSame(query)
  })

  const pieces = fc.constantFrom(
    ...'despido;fuero;licencia;multa;"fuero maternal";NO;Y;O;AND;OR;NOT;&&;||;!;!fuero;-multa;+despido;-2019;2020;(;);)~2;me;pagaron;SOTO;Soto;Compañía;con;corte suprema;y;fuer*'.split(
      ';',
    ),
  )

  it('never throws, and its formal text finds the same', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(pieces, { maxLength: 9 }), async (parts) => expectSame(parts.join(' '))),
      { numRuns: 150 },
    )
  })

  const expectSame = async (query: string): Promise<void> => {
    const { formal } = await ask(query)
    if (formal === '') return
    expect(await found(formal), `${query} → ${formal}`).toBe(await found(query))
  }
})
