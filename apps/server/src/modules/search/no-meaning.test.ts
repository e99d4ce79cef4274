import { searchEndpoint, semanticSearchEndpoint, settingsEndpoint } from '@basejuris/contract'
import { EncoderUnavailable } from '@basejuris/search'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'
import { describeMeaning } from '../platform/describe-meaning.ts'

let testApp: TestApp
const ask = async (url: string, payload: object) => testApp.app.inject({ method: 'POST', url, payload })

beforeAll(async () => {
  testApp = await openTestApp({
    encodeQuery: () => Promise.reject(new EncoderUnavailable('El servicio respondió 503.')),
  })
  await testApp.store([buildRuling({ idSentence: 'uno', sections: buildSections(['Despido injustificado.']) })])
}, 60_000)
afterAll(() => testApp.close())

it('searches by words and says so while the encoder is away', async () => {
  for (const modo of ['hibrida', 'semantica']) {
    const { data } = (await ask(searchEndpoint.path, { consulta: 'despido injustificado', modo })).json()
    expect(data.resultados).toHaveLength(1)
    expect(data.interpretacion.avisos).toEqual([
      'La búsqueda por significado no está disponible en este momento: se buscó solo por palabras.',
    ])
  }
  const { data } = (await ask(searchEndpoint.path, { consulta: 'despido injustificado', modo: 'lexica' })).json()
  expect(data.interpretacion.avisos).toEqual([])
})

it('answers that there is no search by meaning', async () => {
  const response = await ask(semanticSearchEndpoint.path, { message: 'me despidieron' })
  expect(response.statusCode).toBe(503)
  expect(response.json()).toMatchObject({ code: 'search.no_meaning' })
  expect(response.body).not.toContain('El servicio respondió')
})

it('says what leaves the machine, and no figure of quality', async () => {
  const response = await testApp.app.inject({ method: 'GET', url: settingsEndpoint.path })
  expect(response.json().data.sentido).toEqual({ codificador: 'propio', modelo: null, servicio: null })
  const given = { dimension: null, queryPrefix: '', passagePrefix: '' }
  expect(describeMeaning({ kind: 'openai', url: 'https://vectores.ejemplo.cl/v1', model: 'm', ...given })).toEqual({
    codificador: 'servicio',
    modelo: 'm',
    servicio: 'vectores.ejemplo.cl',
  })
})
