import { contrastEndpoint, similarRulingsEndpoint } from '@basejuris/contract'
import type { Ruling } from '@basejuris/domain'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'

const reason = 'que las necesidades de la empresa del artículo 161 del Código del Trabajo exigen hechos objetivos y graves.'
const dismissal = (id: string, outcome: Ruling['outcome'], words: string, facts: Partial<Ruling> = {}): Ruling =>
  buildRuling({
    idSentence: id,
    docId: id,
    collection: 'laboral',
    base: 'base_laboral',
    caption: `Persona ${id} con Fábrica Los Avellanos`,
    outcome,
    sections: buildSections([`Primero: Que ${words}.`, `Segundo: ${reason}`]),
    ...facts,
  })
/** A ruling on a recourse of the worker. */
const review = (id: string, outcome: 'acoge' | 'rechaza', words: string): Ruling =>
  dismissal(id, outcome, words, {
    collection: 'corte_de_apelaciones',
    base: 'base_corte_apelaciones',
    appealType: 'Laboral-recurso de nulidad',
    sections: buildSections(
      [
        'Primero: Que la parte demandante dedujo recurso de nulidad por infracción del artículo 161 del Código del Trabajo.',
        `Segundo: Que ${words}.`,
        `Tercero: ${reason}`,
      ],
      `Se resuelve: que se ${outcome} el recurso de nulidad deducido por la parte demandante.`,
    ),
  })
const granted = review('acogida', 'acoge', 'la carta de despido nada dice de los hechos de la racionalización invocada')
const denied = review('rechazada', 'rechaza', 'la carta de despido describe los hechos de la racionalización invocada')
const far = review('lejana', 'rechaza', 'el vendedor viajante percibía comisiones y pidió su semana corrida')
/** In first instance, of opposite outcomes. */
const instances = [
  dismissal('instancia', 'acoge', 'la carta de despido nada dice de los hechos de la fusión'),
  dismissal('otra-instancia', 'rechaza', 'la carta de despido describe los hechos de la fusión', {
    sections: buildSections(
      ['Primero: Que la carta describe los hechos de la fusión.', `Segundo: ${reason} El despido es justificado.`],
      'Se resuelve: que se rechaza la demanda, porque el despido es justificado.',
    ),
  }),
]
const supreme = dismissal('suprema', 'rechaza', 'la carta de despido describe la racionalización y se confirma el fallo', {
  collection: 'corte_suprema',
  base: 'base_corte_suprema',
  court: 'Corte Suprema',
})
const fence = buildRuling({
  idSentence: 'cerco',
  docId: 'cerco',
  subjects: ['Cerramiento de predios'],
  collection: 'civil',
  base: 'base_civil',
  outcome: 'rechaza',
  norms: [],
  sections: buildSections(['Primero: Que el artículo 842 del Código Civil permite cerrar el predio y que el deslinde está a la vista.']),
})

let test: TestApp
let limited: TestApp
beforeAll(async () => {
  test = await openTestApp()
  limited = await openTestApp({ readable: ['laboral', 'civil', 'corte_de_apelaciones'] })
  for (const app of [test, limited]) await app.store([granted, denied, far, supreme, fence, ...instances])
})
afterAll(() => Promise.all([test.close(), limited.close()]))

const get = async (url: string, { app } = test) => {
  const response = await app.inject({ method: 'GET', url })
  return { status: response.statusCode, body: response.json() }
}

describe('GET /v1/rulings/{docId}/similar', () => {
  it('lists the most similar first, never the ruling itself', async () => {
    const { status, body } = await get('/v1/rulings/acogida/similar?limite=2')
    expect(status).toBe(200)
    const { resultados } = similarRulingsEndpoint.data.parse(body.data)
    expect(resultados.map(({ docId }) => docId)).toEqual(['rechazada', 'lejana'])
    expect(resultados[0]?.cercania).toBeGreaterThanOrEqual(resultados[1]?.cercania ?? 1)
  })

  it('is an empty list where no other is similar enough', async () => {
    const { status, body } = await get('/v1/rulings/cerco/similar')
    expect([status, similarRulingsEndpoint.data.parse(body.data)]).toEqual([200, { resultados: [] }])
  })

  it('keeps to what the actor may read', async () => {
    const { body } = await get('/v1/rulings/acogida/similar', limited)
    expect(body.data.resultados.map(({ docId }: { docId: string }) => docId)).not.toContain('suprema')
    expect((await get('/v1/rulings/suprema/similar', limited)).body.code).toBe('base.premium_required')
    expect((await get('/v1/rulings/ninguna/similar')).body.code).toBe('ruling.not_found')
    expect((await get('/v1/rulings/acogida/similar?limite=0')).status).toBe(400)
  })
})

describe('GET /v1/rulings/{docId}/contrast', () => {
  it('lists rulings of courts of its level with the opposite outcome on the same article, the nearest first', async () => {
    const { status, body } = await get('/v1/rulings/acogida/contrast')
    expect(status).toBe(200)
    const { resultado, contrarios, resultados } = contrastEndpoint.data.parse(body.data)
    expect({ resultado, contrarios }).toEqual({ resultado: 'acoge', contrarios: ['rechaza'] })
    expect(resultados.map(({ docId }) => docId).sort()).toEqual(['lejana', 'rechazada'])
    expect(resultados.at(-1)?.docId).toBe('lejana')
    expect(resultados[0]?.articulos).toEqual([{ clave: 'CT:161', etiqueta: 'art. 161 Código del Trabajo' }])
  })

  it('uses the requested article and names it first; one that the ruling does not cite changes nothing', async () => {
    const of = async (path: string) => contrastEndpoint.data.parse((await get(path)).body.data).resultados
    const asked = await of('/v1/rulings/acogida/contrast?articulo=CT:161')
    expect(asked.map(({ articulos }) => articulos[0]?.clave)).toEqual(['CT:161', 'CT:161'])
    expect(await of('/v1/rulings/acogida/contrast?articulo=CC:1545')).toEqual(await of('/v1/rulings/acogida/contrast'))
    expect((await get(`/v1/rulings/acogida/contrast?articulo=${'x'.repeat(101)}`)).status).toBe(400)
  })

  it('says the same as the card, whatever was searched', async () => {
    const opened = async (path = '') => contrastEndpoint.data.parse((await get(`/v1/rulings/acogida/contrast${path}`)).body.data).contrario
    const cards = async (body: object) => {
      const answer = await test.app.inject({ method: 'POST', url: '/v1/search', payload: { consulta: 'racionalización', ...body } })
      const { resultados } = answer.json().data as { resultados: { docId: string; contrario?: object }[] }
      return resultados.find(({ docId }) => docId === 'acogida')?.contrario
    }
    const expected = {
      articulo: { clave: 'CT:161', etiqueta: 'art. 161 Código del Trabajo' },
      total: 2,
      exacto: true,
      detalle: 'recurrió la parte demandante, se acogió',
      favorece: 'la parte demandante',
      contrariasFavorecen: 'la parte demandada',
    }
    expect(await opened()).toEqual(expected)
    expect(await opened('?articulo=CT:161')).toEqual(expected)
    expect(await opened('?ficticias=incluir')).toEqual(expected)
    const inMeaning = { modo: 'semantica', consulta: 'la carta de despido nada dice de los hechos de la racionalización' }
    for (const body of [{}, { consulta: 'nada dice de los hechos' }, { filtros: { resultado: ['acoge'] } }, inMeaning])
      expect(await cards(body)).toEqual(expected)
  })

  it('is empty without contrary rulings, in first instance, or where the actor may not read them', async () => {
    for (const docId of ['cerco', 'instancia']) expect((await get(`/v1/rulings/${docId}/contrast`)).body.data.resultados).toEqual([])
    expect((await get('/v1/rulings/ninguna/contrast')).body.code).toBe('ruling.not_found')
    const { body } = await get('/v1/rulings/acogida/contrast', limited)
    expect(body.data.resultados.map(({ docId }: { docId: string }) => docId)).toEqual(['rechazada', 'lejana'])
    expect((await get('/v1/rulings/suprema/contrast', limited)).body.code).toBe('base.premium_required')
  })

  it('never lists fictional rulings beside real ones', async () => {
    const reals = [granted, denied].map((ruling) => ({
      ...ruling,
      docId: `real-${ruling.docId}`,
      idSentence: `real-${ruling.docId}`,
      fictional: false,
    }))
    const mixed = await openTestApp()
    await mixed.store([granted, denied, ...reals])
    const against = async (path: string) =>
      (await get(`/v1/rulings/${path}`, mixed)).body.data.resultados.map(({ docId }: { docId: string }) => docId)
    expect(await against('real-acogida/contrast')).toEqual(['real-rechazada'])
    expect(await against('real-acogida/contrast?ficticias=incluir')).toEqual(['real-rechazada'])
    expect(await against('real-acogida/contrast?ficticias=solo')).toEqual([])
    expect(await against('acogida/contrast')).toEqual(['rechazada'])
    expect(await against('acogida/contrast?ficticias=excluir')).toEqual([])
    await mixed.close()
  })
})
