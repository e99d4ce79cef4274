import { type ModelServer, startModelServer } from '@basejuris/testkit/model-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openConfiguredModel } from '../../composition/open-configured-model.ts'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'
import { describeLanguageModel } from './describe-language-model.ts'
import { getSettings } from './get-settings.ts'

let test: TestApp
let server: ModelServer
beforeAll(async () => {
  test = await openTestApp()
  server = await startModelServer()
})
afterAll(async () => {
  await test.close()
  await server.close()
})

const settings = {
  provider: 'openai',
  url: 'https://usuario:clave@modelos.ejemplo.cl/v1',
  name: 'modelo-1',
  key: 'clave-secreta',
  budget: { clpPerDay: null, inputClp: 0, outputClp: 0 },
} as const

it('says that there is none', async () => {
  expect((await test.app.inject('/v1/settings')).json().data.modeloDeLenguaje).toEqual({
    proveedor: 'ninguno',
    modelo: null,
    servicio: null,
    recibe: [],
  })
})

it('names model, host and what it is sent, never its key', async () => {
  const answered = await getSettings({ ...test.services, languageModelView: describeLanguageModel(settings) })
  expect(answered.modeloDeLenguaje).toMatchObject({ proveedor: 'openai', modelo: 'modelo-1', servicio: 'modelos.ejemplo.cl' })
  expect(answered.modeloDeLenguaje.recibe.join(' ')).toMatch(/pregunta.*ocultos los tramos/u)
  expect(JSON.stringify(answered)).not.toContain('clave')
  expect(describeLanguageModel({ ...settings, provider: 'ollama', url: 'http://127.0.0.1:11434/v1' }).servicio).toBeNull()
})

it('writes figures and reasons to the log, and neither the key nor a text', async () => {
  const lines: string[] = []
  const record = (...written: unknown[]): void => void lines.push(JSON.stringify(written))
  const model = openConfiguredModel({ ...settings, url: server.url }, { info: record, warn: record } as never)
  server.answer(() => ({ text: '{"llamadas":[{"herramienta":"search_rulings","entrada":{"consulta":"despido"}}]}' }))
  const request = { question: '¿me pueden despedir estando embarazada?', tools: [] }
  await model.plan(request, new AbortController().signal)
  server.answer(() => ({ status: 401 }))
  await model.plan(request, new AbortController().signal)
  expect(lines).toEqual([
    '[{"task":"plan","inputTokens":100,"outputTokens":20,"isEstimated":false,"clp":0},"language model used"]',
    '[{"reason":"status","status":401},"language model failed"]',
  ])
})
