import { searchEndpoint } from '@basejuris/contract'
import { changeSavedSearch } from '@basejuris/database'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'
import { signInPerson } from '../../testing/sign-in-person.ts'
import { sendDigest } from '../workspace/saved-searches/send-digest.ts'

const sections = buildSections(['1° Que el despido durante la licencia es nulo.'])
const rulings = [
  buildRuling({ idSentence: 'a', caption: 'Uno con Fisco', court: 'Corte Suprema', decidedOn: '2024-03-05', sections }),
  buildRuling({ idSentence: 'b', caption: 'Dos con Fisco', court: 'Corte Suprema', decidedOn: '2015-03-05', sections }),
  buildRuling({ idSentence: 'c', caption: 'Tres con Fisco', court: 'Corte de Apelaciones de Arica', decidedOn: '2024-03-05', sections }),
]

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  await test.store(rulings)
})
afterAll(() => test.close())

const search = async (body: object) => {
  const response = await test.app.inject({ method: 'POST', url: '/v1/search', payload: { agrupar: false, ...body } })
  return searchEndpoint.data.parse(response.json().data)
}
const captions = ({ resultados }: Awaited<ReturnType<typeof search>>): string[] => resultados.map(({ caratulado }) => caratulado).sort()

it('demands the court and the year that a search names, and says so beside each result', async () => {
  const data = await search({ consulta: 'despido Corte Suprema 2024' })
  expect(captions(data)).toEqual(['Uno con Fisco'])
  expect(data.total).toBe(1)
  expect(data.interpretacion.chips.flatMap(({ clave, modo }) => (modo === null ? [] : [[clave, modo]]))).toEqual([
    ['tribunal:Corte Suprema', 'exigir'],
    ['fecha:2024', 'exigir'],
  ])
  expect(data.interpretacion.formal).toContain('tribunal:"Corte Suprema" Y fecha:2024')
  expect(data.resultados[0]?.motivos).toContain('sentencia de 2024 de la Corte Suprema')
})

it('prefers what the request says instead', async () => {
  const data = await search({ consulta: 'despido Corte Suprema 2024', preferir: ['tribunal:Corte Suprema', 'fecha:2024'] })
  expect(captions(data)).toEqual(['Dos con Fisco', 'Tres con Fisco', 'Uno con Fisco'])
})

it('gives up a year that leaves nothing, and says so', async () => {
  const { interpretacion, ...data } = await search({ consulta: 'despido Corte Suprema 2019' })
  expect(captions({ interpretacion, ...data })).toEqual(['Dos con Fisco', 'Uno con Fisco'])
  expect(interpretacion.relajados).toEqual([{ clave: 'fecha:2019', texto: '2019' }])
  expect(interpretacion.avisos).toEqual([
    'No consta ninguna sentencia de 2019 de la Corte Suprema que responda al resto de la búsqueda; se muestran sentencias de la Corte Suprema de otras fechas.',
  ])
})

it('names the field of a switch that is no list of keys', async () => {
  const response = await test.app.inject({ method: 'POST', url: '/v1/search', payload: { exigir: Array(21).fill('fecha:2024') } })
  expect(response.statusCode).toBe(400)
  expect(response.body).toContain('use como máximo 20 partes de la consulta')
})

it('keeps the switches of a saved search, exports and digests included', async () => {
  const ana = await signInPerson(test)
  const parametros = { preferir: ['fecha:2024'] }
  const saved = (await ana.call('POST', '/v1/saved-searches', { consulta: 'despido Corte Suprema 2024', parametros })).body.data
  expect(saved.parametros.preferir).toEqual(['fecha:2024'])
  const origen = { tipo: 'busqueda', consulta: 'despido Corte Suprema 2024', agrupar: false, ...parametros }
  const file = await test.app.inject({ method: 'POST', url: '/v1/exports', payload: { formato: 'csv', origen }, headers: ana.headers })
  expect(file.body).toContain('Dos con Fisco')
  expect(file.body).not.toContain('Tres con Fisco')
  await changeSavedSearch(test.services.db, { userId: ana.userId, id: saved.savedSearchId }, () => ({ consideredUntil: new Date(0) }))
  await sendDigest(test.services, saved.savedSearchId, { now: new Date(Date.now() + 3_600_000), settleMs: 60_000 })
  const [mail] = await test.mailsTo(ana.email)
  expect(mail?.text).toContain('Dos con Fisco')
  expect(mail?.text).not.toContain('Tres con Fisco')
  expect(mail?.text).toContain('preferir=fecha%3A2024')
})
