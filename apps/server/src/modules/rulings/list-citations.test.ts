import { rulingCitationsEndpoint } from '@basejuris/contract'
import type { Ruling } from '@basejuris/domain'
import { followCitations } from '@basejuris/ingestion'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'

const supreme = (id: string, docketNumber: string, words: string, rest: Partial<Ruling> = {}): Ruling =>
  buildRuling({
    docId: id,
    idSentence: id,
    docketNumber,
    rit: null,
    court: 'Corte Suprema',
    collection: 'corte_suprema',
    base: 'base_corte_suprema',
    sections: buildSections([`Primero: Que ${words}.`, 'Segundo: Que se rechaza.']),
    ...rest,
  })

const cited = supreme('citada', '12345-2020', 'se aplica el artículo 161 del Código del Trabajo', { decidedOn: '2021-05-03' })
const twinA = supreme('gemela-a', '900-2019', 'nada se dice')
const twinB = supreme('gemela-b', '900-2019', 'nada se dice tampoco', { decidedOn: '2020-02-02' })
const departed = supreme('gemela-c', '901-2019', 'nada se dice')
const departs = supreme('aparta', '503-2022', 'esta Corte no comparte lo resuelto por la Corte Suprema en el rol N° 901-2019')
const dictamen = supreme('dictamen', '24526-2018', 'se concluye lo anterior', {
  court: 'Contraloría General de la República',
  collection: 'contraloria',
  base: 'contraloria',
})
const premium = supreme('laboral', 'O-77-2021', 'así lo dijo la Corte Suprema en el rol N° 12.345-2020, considerando 2°', {
  court: '2º Juzgado de Letras del Trabajo de Santiago',
  collection: 'laboral',
  base: 'base_laboral',
  decidedOn: '2022-03-03',
})
const citing = supreme(
  'citante',
  '500-2022',
  'la Corte Suprema lo resolvió en los autos rol N° 12.345-2020, de 3 de mayo de 2021, considerandos 1° y 2°, y en el rol N° 12.345-2020. ' +
    'También la Corte Suprema en el rol N° 900-2019, el dictamen N° 24.526, de 2018, de la Contraloría General, ' +
    'la Corte Suprema en el rol N° 99.999-2017, y el rol N° 12.345-2020 de la Corte de Apelaciones de Talca. Rige el artículo 161 del Código del Trabajo, y el artículo 162 del Código del Trabajo',
  {
    decidedOn: '2022-01-01',
    norms: [{ key: 'CT:161', label: 'art. 161 Código del Trabajo', idNorma: 207_436, article: '161', origin: 'text', use: 'applied' }],
  },
)
const unnamed = supreme('sin-tribunal', '501-2022', 'no se comparte lo resuelto en el rol N° 12.345-2020', { decidedOn: '2023-01-01' })
const real = supreme('real', '502-2022', 'lo dijo la Corte Suprema en el rol N° 12.345-2020', { fictional: false })

const constitutional = { court: 'Tribunal Constitucional', collection: 'tribunal_constitucional', base: null } as const
const yearless = supreme('tc-sin-anio', '15066', 'nada se dice', { ...constitutional, decidedOn: '2024-04-10' })
const dated = supreme('tc-con-anio', '14321-2023', 'nada se dice', { ...constitutional, decidedOn: '2024-05-10' })
const citesSeries = supreme(
  'cita-tc',
  '504-2024',
  'así lo dijo la STC rol N° 15.066-23 INA, en el rol N° 15.066-2023 del Tribunal Constitucional y en la STC Rol N° 15.066. ' +
    'También la STC Rol N° 14.321 y la STC rol N° 15.066-25',
)

let test: TestApp
let limited: TestApp
beforeAll(async () => {
  test = await openTestApp()
  limited = await openTestApp({ readable: ['corte_suprema'] })
  for (const app of [test, limited]) {
    await app.store([cited, twinA, twinB, departed, departs, dictamen, premium, citing, unnamed, real, yearless, dated, citesSeries])
    while (!(await followCitations(app.services.db)).done);
  }
})
afterAll(() => Promise.all([test.close(), limited.close()]))

const get = async (docId: string, query = '', { app } = test) => {
  const response = await app.inject({ method: 'GET', url: `/v1/rulings/${docId}/citations${query}` })
  return { status: response.statusCode, body: response.json() }
}
const citations = async (docId: string, query = '', app = test) =>
  rulingCitationsEndpoint.data.parse((await get(docId, query, app)).body.data)

describe('GET /v1/rulings/{docId}/citations', () => {
  it('joins numbers of the Tribunal Constitucional with and without their year', async () => {
    const { cita } = await citations('cita-tc')
    expect(cita.citas.map(({ cita: label, estado, sentencias }) => [label, estado, sentencias.map(({ docId }) => docId)])).toEqual([
      ['rol N° 15.066-2023', 'unica', ['tc-sin-anio']],
      ['rol N° 14.321', 'unica', ['tc-con-anio']],
      ['rol N° 15.066-2025', 'fuera', []],
    ])
    for (const docId of ['tc-sin-anio', 'tc-con-anio'])
      expect((await citations(docId)).citadaPor.sentencias.map((each) => each.docId)).toEqual(['cita-tc'])
  })

  it('lists what a ruling cites: one, several that are never chosen from, and what is not indexed', async () => {
    const { cita } = await citations('citante')
    expect(cita.citas.map(({ cita: label, estado, sentencias }) => [label, estado, sentencias.map(({ docId }) => docId)])).toEqual([
      ['rol N° 12.345-2020', 'unica', ['citada']],
      ['rol N° 900-2019', 'ambigua', ['gemela-a', 'gemela-b']],
      ['dictamen N° 24.526, de 2018', 'unica', ['dictamen']],
      ['rol N° 99.999-2017', 'fuera', []],
      ['rol N° 12.345-2020', 'fuera', []],
    ])
    expect(cita.total).toBe(5)
    const [first] = cita.citas
    expect(first).toMatchObject({ tribunal: 'Corte Suprema', fecha: '2021-05-03', mensaje: null, considerandos: [1, 2] })
    expect(first?.lugares).toHaveLength(2)
    expect(cita.citas[3]?.mensaje).toBe('No está en nuestro índice.')
    const [place] = first?.lugares ?? []
    const text = citing.sections.flatMap(({ paragraphs }) => paragraphs).find(({ anchor }) => anchor === place?.ancla)?.text
    expect(text?.slice(place?.desde, place?.hasta)).toBe('12.345-2020')
  })

  it('lists what cites a ruling, latest first, and its most cited considerandos, without those of the other corpus', async () => {
    const { citadaPor } = await citations('citada')
    expect(citadaPor.sentencias.map(({ docId, ambigua }) => [docId, ambigua])).toEqual([
      ['sin-tribunal', true],
      ['laboral', false],
      ['citante', false],
    ])
    expect(citadaPor.considerandos).toEqual([
      { numero: 2, ancla: 'c2', total: 2 },
      { numero: 1, ancla: 'c1', total: 1 },
    ])
    const named = async (number: number) => (await citations('citada', `?porConsiderando=${number}`)).citadaPor
    expect(await named(2)).toMatchObject({ total: 2, considerandos: citadaPor.considerandos })
    expect((await named(1)).sentencias).toHaveLength(1)
    expect((await named(1)).sentencias[0]?.considerandos).toContain(1)
    expect(await named(9)).toMatchObject({ total: 0, sentencias: [] })
    expect((await get('citada', '?porConsiderando=0')).status).toBe(400)
    expect((await citations('real')).cita.citas.map(({ estado }) => estado)).toEqual(['fuera'])
  })

  it('says how each ruling treats the other, and no more than a mention where the number may be of another court', async () => {
    const { cita } = await citations('aparta')
    expect(cita.citas[0]).toMatchObject({ estado: 'unica', trato: 'se_aparta' })
    expect((await citations('gemela-c')).citadaPor.sentencias.map(({ trato }) => trato)).toEqual(['se_aparta'])
    expect((await citations('sin-tribunal')).cita.citas[0]?.trato).toBe('se_aparta')
    expect((await citations('citada')).citadaPor.sentencias[0]).toMatchObject({ docId: 'sin-tribunal', trato: 'cita' })
  })

  it('names a ruling whose court the text leaves open as ambiguous, also when only one fits', async () => {
    const { cita } = await citations('sin-tribunal')
    expect(cita.citas[0]).toMatchObject({ estado: 'ambigua', mensaje: 'El texto no dice de qué tribunal es: puede ser otra.' })
  })

  it('gives the norms with the places where the text names them', async () => {
    const { normas, version } = await citations('citante')
    expect(version).toBe(1)
    expect(normas.normas[0]).toMatchObject({ clave: 'CT:161', idNorma: 207_436, articulo: '161', uso: 'applied' })
    expect(normas.normas[0]?.lugares).toHaveLength(1)
  })

  it('pages every list and says how many there are', async () => {
    const { cita, citadaPor } = await citations('citante', '?pagina=2&tamano=2')
    expect([cita.total, cita.citas.map(({ estado }) => estado), citadaPor.total]).toEqual([5, ['unica', 'fuera'], 0])
    expect((await citations('citada', '?pagina=3&tamano=1')).citadaPor.sentencias.map(({ docId }) => docId)).toEqual(['citante'])
    expect((await get('citada', '?tamano=0')).status).toBe(400)
    expect((await get('citada', '?tamano=51')).status).toBe(400)
  })

  it('gives cards without text of bases that the actor may not read, and nothing of one of theirs', async () => {
    expect((await citations('citada', '', limited)).citadaPor.sentencias.map(({ docId }) => docId)).toContain('laboral')
    expect((await get('laboral', '', limited)).body.code).toBe('base.premium_required')
    expect((await get('ninguna')).body.code).toBe('ruling.not_found')
  })
})
