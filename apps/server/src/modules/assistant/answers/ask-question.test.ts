import { openLanguageModel } from '@basejuris/assistant'
import type { Actor } from '@basejuris/domain'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { type ModelServer, startModelServer } from '@basejuris/testkit/model-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts'
import { askQuestion } from './ask-question.ts'

const words = 'la carta de aviso debe expresar los hechos precisos en que se funda la causal de necesidades de la empresa'
const operator: Actor = { kind: 'service', name: 'operator', bases: null }

let test: TestApp
let server: ModelServer
beforeAll(async () => {
  test = await openTestApp()
  server = await startModelServer()
  await test.store([
    buildRuling({
      docId: 'aviso',
      fictional: false,
      sections: buildSections([`Primero: Que ${words}, pues de lo contrario el trabajador no puede defenderse.`]),
    }),
    buildRuling({
      docId: 'otra',
      fictional: false,
      sections: buildSections(['Primero: Que la servidumbre minera de tránsito exige indemnización.']),
    }),
  ])
})
afterAll(async () => {
  await test.close()
  await server.close()
})

it('answers with a model, which gets the question without personal data', async () => {
  const llamadas = [{ herramienta: 'search_rulings', entrada: { consulta: 'hechos que debe expresar la carta de aviso' } }]
  server.answer(({ instructions }) =>
    instructions.includes('prepara búsquedas')
      ? { text: JSON.stringify({ llamadas }) }
      : { text: 'El tribunal razona: «los hechos precisos en que se funda la causal» [1].\nAdemás, siempre procede el recargo [1].' },
  )
  const budget = { clpPerDay: null, inputClp: 0, outputClp: 0 }
  const model = openLanguageModel({ provider: 'anthropic', url: server.url, name: 'modelo-1', key: 'clave', budget })
  const question = '¿qué hechos debe expresar la carta de aviso por necesidades de la empresa? Juan Pérez, 12.345.678-5'
  const request = { question, budget: 1500, model }
  const answer = await askQuestion(test.services, operator, request, new AbortController().signal)
  expect(server.requests).toHaveLength(2)
  expect(JSON.stringify(server.requests)).not.toMatch(/Juan|Pérez|12\.345/u)
  expect(server.requests[0]?.prompt).toContain('[nombre 1]')
  expect(answer.modelo).toBe('modelo-1')
  const shown = JSON.stringify(answer.oraciones)
  expect(shown).toContain('El tribunal razona')
  expect(shown).not.toContain('siempre procede')
  expect(answer.citas.map(({ texto }) => texto)).toContain('los hechos precisos en que se funda la causal')
})
