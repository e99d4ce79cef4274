import { findByIdV2Endpoint, searchEndpoint } from '@basejuris/contract'
import type { Ruling } from '@basejuris/domain'
import { buildRuling } from '@basejuris/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'

const decision = (text: string): Ruling['sections'] => [
  { anchor: 'c1', kind: 'considerando', number: 1, title: '1°', paragraphs: [{ anchor: 'p1', text: 'Primero: Que hubo despido.' }] },
  { anchor: 'resolutiva', kind: 'resolutiva', number: null, title: 'Resolutiva', paragraphs: [{ anchor: 'p2', text }] },
]
const court = 'Juzgado de Letras del Trabajo de Rancagua'
const below = (docId: string, change: Partial<Ruling> = {}): Ruling =>
  buildRuling({
    docId,
    court,
    docketNumber: `O-${docId.length}-2020`,
    decidedOn: '2021-05-03',
    sections: decision('Por estas razones, se declara que se acoge la demanda y se condena a pagar $1.'),
    ...change,
  })
const above = (docId: string, lower: Ruling, text: string, change: Partial<Ruling> = {}): Ruling =>
  buildRuling({
    docId,
    collection: 'corte_de_apelaciones',
    court: 'Corte de Apelaciones de Rancagua',
    docketNumber: `${docId.length}-2021`,
    rit: null,
    decidedOn: '2021-09-14',
    outcome: 'revoca',
    originCourt: lower.court,
    originDocketNumber: lower.docketNumber,
    sections: decision(text),
    ...change,
  })

const [undone, upheld, earlier, rejected, inPart, granted] = ['a', 'bb', 'ccc', 'dddd', 'eeeee', 'ffffff'].map((id) => below(id)) as [
  Ruling,
  Ruling,
  Ruling,
  Ruling,
  Ruling,
  Ruling,
]
const dated = 'Y visto, se revoca la sentencia de tres de mayo de dos mil veintiuno y se rechaza la demanda.'
const rulings = [
  undone,
  above('sobre-a', undone, dated),
  upheld,
  above('sobre-bb1', upheld, 'Se confirma la sentencia apelada.', { outcome: 'confirma' }),
  earlier,
  above('sobre-ccc22', earlier, 'Se revoca la resolución de dos de enero de dos mil veinte.'),
  rejected,
  above('sobre-dddd333', rejected, 'Se rechaza el recurso de nulidad deducido contra la sentencia.', { outcome: 'rechaza' }),
  inPart,
  above('sobre-eeeee4444', inPart, 'Se revoca la sentencia apelada en la parte que acogió la demanda.'),
  below('ggggggg', { undoneAs: 'revocada por el tribunal de alzada' }),
  granted,
  above('sobre-ffffff55555', granted, 'Se acoge el recurso de hecho.', { outcome: 'acoge' }),
]

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  await test.store(rulings)
})
afterAll(() => test.close())

const read = async (docId: string) => {
  const response = await test.app.inject({ method: 'POST', url: '/v2/find-by-id', payload: { docId } })
  return findByIdV2Endpoint.data.parse(response.json().data).sentencia
}

describe('a ruling that a later one undid', () => {
  it('says so in the reader and on the card, and leads to it', async () => {
    const { sinEfecto } = await read('a')
    expect(sinEfecto).toMatchObject({ docId: 'sobre-a', rol: '7-2021', fechaSentencia: '2021-09-14' })
    expect(sinEfecto?.texto).toMatch(/^revocada por .*N° 7-2021, 14-09-2021/u)
    const found = await test.app.inject({ method: 'POST', url: '/v1/search', payload: { consulta: 'despido', tamano: 50, agrupar: false } })
    const { resultados } = searchEndpoint.data.parse(found.json().data)
    expect(
      resultados
        .filter((result) => result.sinEfecto !== null)
        .map(({ docId }) => docId)
        .sort(),
    ).toEqual(['a', 'eeeee', 'ggggggg'])
    expect(resultados.find(({ docId }) => docId === 'a')?.resuelve).toMatchObject({
      tipo: 'resuelve',
      texto: 'se acoge la demanda y se condena a pagar $1',
      ancla: 'p2',
    })
  })

  it('says where it was undone in part', async () => {
    expect((await read('eeeee')).sinEfecto?.texto).toMatch(/^revocada en parte por /u)
  })

  it('says what the source says where the later ruling is not stored', async () => {
    const notice = { texto: 'revocada por el tribunal de alzada, según la ficha de su fuente', docId: null, url: null }
    expect((await read('ggggggg')).sinEfecto).toMatchObject(notice)
  })

  it.each([
    ['the later one upheld it', 'bb'],
    ['the later one names another date', 'ccc'],
    ['the later one rejected the recourse', 'dddd'],
    ['the later one undid nothing', 'ffffff'],
    ['it is the later one', 'sobre-a'],
  ])('is not said where %s', async (_why, docId) => {
    expect((await read(docId)).sinEfecto).toBeNull()
  })
})
