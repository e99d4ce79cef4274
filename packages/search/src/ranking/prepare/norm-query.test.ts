import { expect, it } from 'vitest'
import { openSearch, requestFor } from '../../testing/open-search.ts'
import { fictionalRulings, rulingOf, section } from '../../testing/rulings.ts'

const citing = (docId: string, text: string) => rulingOf(docId, { sections: [section('c1', 'considerando', text)] })
const { search } = await openSearch([
  ...fictionalRulings,
  citing('whole', `Que el artículo 19 de la Constitución rige. ${'El artículo 19 de la Constitución protege. '.repeat(12)}`),
  citing('process', `Que el artículo 19 N° 3 de la Constitución. ${'El artículo 19 N° 3 de la Constitución Política. '.repeat(12)}`),
  citing(
    'property',
    `Que el dominio está en el artículo 19 N° 24 de la Constitución. ${'Nada más se dirá del asunto debatido. '.repeat(30)}`,
  ),
  citing('expropriation', 'Que el inciso tercero del artículo 19 N° 24 de la Constitución exige ley.'),
  citing('breach', 'Que se invoca el artículo 160 N° 7 del Código del Trabajo.'),
  citing('fault', 'Que se invoca el artículo 161 inciso primero del Código del Trabajo.'),
  citing('term', 'Que se invoca el artículo 163 del Código del Trabajo.'),
])
const find = async (query: string): Promise<string[]> => (await search.search(requestFor(query))).hits.map(({ docId }) => docId)

it('puts what was asked exactly before other places of the article', async () => {
  const found = await find('artículo 19 N° 24 Constitución')
  expect(new Set(found.slice(0, 2))).toEqual(new Set(['property', 'expropriation']))
  expect(new Set(found)).toEqual(new Set(['property', 'expropriation', 'whole', 'process']))
  expect((await find('art. 19 N° 24 inciso 3° CPR'))[0]).toBe('expropriation')
  expect((await find('19 N° 3 CPR'))[0]).toBe('process')
})

it('demands the place in the formal language', async () => {
  expect(new Set(await find('norma:"art. 19 N° 24 CPR"'))).toEqual(new Set(['property', 'expropriation']))
  expect(await find('norma:CPR:19:3')).toEqual(['process'])
})

it('says in the chip and in the reasons what was asked and what was found', async () => {
  const { chips, hits } = await search.search(requestFor('artículo 19 N° 24 Constitución'))
  expect(chips.map(({ tipo, texto, valor }) => [tipo, texto, valor])).toEqual([
    ['norma', 'art. 19 N° 24 Constitución Política de la República', 'CPR:19'],
  ])
  const reasonsOf = (docId: string) => hits.find((hit) => hit.docId === docId)?.reasons.filter(({ kind }) => kind === 'norm')
  expect(reasonsOf('property')).toMatchObject([{ kind: 'norm', label: 'art. 19 N° 24 Constitución Política de la República' }])
  expect(reasonsOf('process')).toMatchObject([{ kind: 'norm', label: 'art. 19 Constitución Política de la República' }])
})

it('answers a range by any of its articles', async () => {
  const found = await find('artículos 160 a 163 del Código del Trabajo')
  expect(found).toEqual(expect.arrayContaining(['breach', 'fault', 'term']))
  const { norm } = await search.search(requestFor('artículos 160 a 163 del Código del Trabajo'))
  expect(norm?.label).toBe('arts. 160 a 163 Código del Trabajo')
  expect(norm?.outcomes.reduce((sum, { total }) => sum + total, 0)).toBe(found.length)
})
