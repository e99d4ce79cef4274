import { type ResearchResult, researchResultSchema } from '@basejuris/contract'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts'
import { signInPerson } from '../../../testing/sign-in-person.ts'

const root = '/api/multiagent/async'
/** An action of protection that a court of appeals decides first. */
const action = (docId: string, reason: string, outcome: 'acoge' | 'rechaza') =>
  buildRuling({
    docId,
    caption: `Vera con Junta de Regantes ${docId}`,
    fictional: false,
    norms: [],
    collection: 'corte_de_apelaciones',
    base: 'base_corte_apelaciones',
    appealType: 'Protección-Protección',
    outcome,
    sections: buildSections([`Primero: Que ${reason}.`], `Se resuelve: que se ${outcome} el recurso de protección.`),
  })
const closed = 'el cierre del canal de regadío por la junta'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  await test.store([
    action('acogida', `${closed} es arbitrario e ilegal, pues nada lo justificaba`, 'acoge'),
    action('tardía', `por ${closed}, que se dice arbitrario e ilegal, se recurrió fuera de plazo`, 'rechaza'),
  ])
})
afterAll(() => test.close())

const research = async (message: string): Promise<ResearchResult> => {
  const person = await signInPerson(test)
  const { id } = (await person.call('POST', `${root}/start`, { message })).body.data
  await test.runJobs()
  return researchResultSchema.parse((await person.call('GET', `${root}/status/${id}`)).body.data.resultado)
}

it('shows a ruling that ended otherwise by its result, not as a contrary line', async () => {
  const { respuesta, contraria } = await research('¿Es arbitrario el cierre del canal de regadío por la junta?')
  const leading = respuesta.citas[0]?.docId
  expect(contraria.explicacion).toMatch(/^1 sentencia sobre el mismo tema terminó con el resultado opuesto\. No comprobamos/u)
  expect(contraria.articulo).toBeNull()
  expect(contraria.respuesta?.sentencias.map(({ docId }) => docId)).toEqual([leading === 'acogida' ? 'tardía' : 'acogida'])
})
