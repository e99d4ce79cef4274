import { rulingClusterEndpoint, searchDataSchema } from '@basejuris/contract'
import type { Ruling } from '@basejuris/domain'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'

const isapre = (id: string, second: string, facts: Partial<Ruling> = {}): Ruling =>
  buildRuling({
    idSentence: id,
    docId: id,
    collection: 'corte_de_apelaciones',
    base: 'base_corte_apelaciones',
    court: 'Corte de Apelaciones de Valdivia',
    caption: `Persona ${id} con Isapre Los Volcanes`,
    outcome: 'acoge',
    sections: buildSections([
      'Primero: Que la institución recurrida alzó el precio base del plan de salud sin acompañar antecedente alguno que permita comprobar la variación de los costos de las prestaciones que invoca en la carta enviada a la persona afiliada, lo que torna arbitraria su decisión y vulnera la garantía de propiedad sobre los beneficios pactados.',
      `Segundo: Que ${second}`,
      'Tercero: Que la facultad de revisar el precio exige que su ejercicio responda a cambios efectivos y verificables en el costo de las prestaciones, de modo que la sola remisión a cifras generales del sistema, sin explicar su incidencia en el contrato de que se trata, no satisface el estándar de razonabilidad que la ley impone a quien modifica de manera unilateral lo pactado.',
      'Cuarto: Que por lo razonado el recurso ha de ser acogido en los términos que se dirán, dejando sin efecto el alza y manteniendo el precio del plan contratado hasta que se acredite lo que la ley exige.',
    ]),
    ...facts,
  })
const plain = 'procede fijar las costas del recurso en la suma de $200.000.'
const first = isapre('uno', plain, { decidedOn: '2021-03-03' })
const dearer = isapre('dos', plain.replace('200.000', '450.000'), { decidedOn: '2022-04-04', caption: first.caption })
const supreme = isapre('tres', 'no procede fijar costas.', {
  collection: 'corte_suprema',
  base: 'base_corte_suprema',
  court: 'Corte Suprema',
  decidedOn: '2020-01-01',
})
const denied = isapre('cuatro', plain, { outcome: 'rechaza' })

let test: TestApp
let limited: TestApp
beforeAll(async () => {
  test = await openTestApp()
  limited = await openTestApp({ readable: ['corte_de_apelaciones'] })
  for (const app of [test, limited]) await app.store([first, dearer, supreme, denied])
})
afterAll(() => Promise.all([test.close(), limited.close()]))

const get = async (url: string, { app } = test) => {
  const response = await app.inject({ method: 'GET', url })
  return { status: response.statusCode, body: response.json() }
}
const clusterOf = async (docId: string, query = '', app = test) => {
  const { status, body } = await get(`/v1/rulings/${docId}/cluster${query}`, app)
  expect(status).toBe(200)
  return rulingClusterEndpoint.data.parse(body.data)
}

describe('GET /v1/rulings/{docId}/cluster', () => {
  it('lists the others, the highest court first, then the newest, with what differs', async () => {
    const { miembros, total } = await clusterOf('uno')
    expect(total).toBe(2)
    expect(miembros.map(({ docId, difiere }) => [docId, difiere])).toEqual([
      ['tres', ['partes', 'fecha', 'tribunal', 'monto', 'c. 2°']],
      ['dos', ['fecha', 'monto']],
    ])
    expect(miembros[1]).toMatchObject({ tribunal: first.court, caratulado: first.caption, url: '/sentencia?id=dos' })
  })

  it('goes by pages', async () => {
    expect(await clusterOf('uno', '?tamano=1&pagina=2')).toMatchObject({ total: 2, pagina: 2, tamano: 1, miembros: [{ docId: 'dos' }] })
    expect((await clusterOf('uno', '?pagina=9')).miembros).toEqual([])
    expect((await get('/v1/rulings/uno/cluster?tamano=51')).status).toBe(400)
  })

  it('is empty for a ruling of another outcome, and 404 for an unknown one', async () => {
    expect(await clusterOf('cuatro')).toMatchObject({ total: 0, miembros: [] })
    const { status, body } = await get('/v1/rulings/nadie/cluster')
    expect([status, body.code]).toEqual([404, 'ruling.not_found'])
  })

  it('refuses a ruling the actor may not read, and compares only the facts of a member they may not', async () => {
    const refused = await get('/v1/rulings/tres/cluster', limited)
    expect([refused.status, refused.body.code]).toEqual([403, 'base.premium_required'])
    const { miembros } = await clusterOf('uno', '', limited)
    expect(miembros.find(({ docId }) => docId === 'tres')?.difiere).toEqual(['partes', 'fecha', 'tribunal'])
  })

  it('opens what a search has put together', async () => {
    const response = await test.app.inject({ method: 'POST', url: '/v1/search', payload: { consulta: 'alza del precio base del plan' } })
    const { resultados, total } = searchDataSchema.parse(response.json().data)
    expect(total).toBe(4)
    expect(resultados.map(({ docId, similares }) => [docId, similares]).sort()).toEqual([
      ['cuatro', 0],
      ['tres', 2],
    ])
  })
})
