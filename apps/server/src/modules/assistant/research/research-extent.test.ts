import type { ResearchResult } from '@basejuris/contract'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts'
import { signInPerson } from '../../../testing/sign-in-person.ts'
import { answerCharacters } from '../answers/answer-characters.ts'
import { askQuestion } from '../answers/ask-question.ts'

const asked = '¿Qué debe anotar el patrón en la bitácora de la nave pesquera?'
const sentences = [
  'Segundo: Que el patrón debe anotar en la bitácora de la nave pesquera la hora de zarpe y la de recalada, las personas que lleva a bordo con su oficio, el puerto de destino y el estado del tiempo que la autoridad marítima informó antes de salir, porque de esas menciones depende que alguien salga a buscarla cuando no regresa en el día en que se la espera.',
  'Tercero: Que en la bitácora de la nave pesquera se anota además la captura de cada lance, por especie y por peso, con el lugar en que el patrón caló las redes, y no basta para ello una cifra redonda escrita al volver al muelle, ya que el reglamento la quiere hecha en el momento del lance, cuando nadie sabe todavía cuánto convendría declarar.',
  'Cuarto: Que las averías del motor, los accidentes de la dotación y cualquier encuentro con otra nave los anota el patrón en la bitácora pesquera con sus circunstancias y sus testigos, pues ella hace fe de lo que ocurrió mar adentro mientras no se pruebe otra cosa, y el silencio sobre un suceso de esa clase perjudica a quien tenía el deber de dejarlo escrito.',
  'Quinto: Que el patrón debe anotar también en la bitácora de la nave pesquera cada relevo de la guardia y las órdenes que da a quien lo reemplaza en el puente, de modo que se sepa quién gobernaba en cada hora, lo que aquí nadie pudo explicar, pues dos de los tripulantes se atribuyeron uno al otro la maniobra con que la embarcación quedó varada.',
  'Sexto: Que el combustible cargado en puerto y el que resta al recalar los debe anotar el patrón en la bitácora de la nave pesquera junto con las horas de marcha del motor, dato que sirve para descubrir los viajes que no se declaran, y cuya falta repetida por toda una temporada basta para tener por cierta la infracción que denunció el servicio.',
]

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  await test.store([buildRuling({ docId: 'extensa', fictional: false, outcome: 'rechaza', sections: buildSections(sentences) })])
})
afterAll(() => test.close())

it('quotes all that the assistant quotes of the same question', async () => {
  const ana = await signInPerson(test)
  const actor = { kind: 'user', userId: ana.userId, sessionId: '' } as const
  const answer = await askQuestion(test.services, actor, { question: asked, budget: answerCharacters }, new AbortController().signal)
  const { id } = (await ana.call('POST', '/api/multiagent/async/start', { message: asked })).body.data
  await test.runJobs()
  const memo: ResearchResult = (await ana.call('GET', `/api/multiagent/async/status/${id}`)).body.data.resultado
  const quoted = [memo.respuesta, ...memo.razonamiento.map(({ respuesta }) => respuesta)].flatMap(({ citas }) => citas)
  expect(answer.citas.length).toBeGreaterThan(2)
  expect(new Set(quoted.map(({ parrafo }) => parrafo))).toEqual(new Set(answer.citas.map(({ parrafo }) => parrafo)))
})
