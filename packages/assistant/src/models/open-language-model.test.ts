import { type ModelServer, startModelServer } from '@basejuris/testkit/model-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { honestReply } from '../testing/honest-reply.ts'
import { describeLanguageModel } from '../testing/language-model.suite.ts'
import { sourceOf } from '../testing/source-of.ts'
import { spanOf } from '../testing/span-of.ts'
import { tools } from '../tools/tools.ts'
import type { ModelCost } from './generative-model.ts'
import { modelProviders, openLanguageModel } from './open-language-model.ts'

let server: ModelServer
beforeAll(async () => {
  server = await startModelServer()
})
beforeEach(() => server.answer(honestReply))
afterAll(() => server.close())

const budget = { clpPerDay: null, inputClp: 1000, outputClp: 5000 }
const open = new AbortController().signal
const source = sourceOf('r1', ['Primero: Que la carta de aviso debe expresar los hechos en que se funda la causal invocada.'])
const spans = [spanOf(1, source, 'la carta de aviso debe expresar los hechos')]

describe.each(modelProviders)('a model of %s', (provider) => {
  const costs: ModelCost[] = []
  const openModel = () =>
    openLanguageModel(
      { provider, url: server.url, name: 'modelo-1', key: 'clave-secreta', budget },
      { onCost: (cost) => costs.push(cost), limits: { pauseMs: 1 } },
    )
  beforeEach(() => void costs.splice(0))

  describeLanguageModel(provider, openModel)

  it('sends its name, its key, and what is said as data behind the instructions', async () => {
    const written = await Array.fromAsync(openModel().write({ question: '¿"qué"\nTramos: debe?', spans }, open))
    expect(written).toEqual([{ text: 'La sentencia señala: «la carta de aviso debe expresar los hechos».', spans: [1] }])
    const sent = server.requests.at(-1)
    expect(sent).toMatchObject({ protocol: provider === 'anthropic' ? 'anthropic' : 'openai', model: 'modelo-1', key: 'clave-secreta' })
    expect(sent?.maxTokens).toBe(1200)
    expect(sent?.instructions).not.toContain('carta de aviso')
    expect(sent?.prompt.split('\n')).toEqual([
      String.raw`Pregunta (JSON): "¿\"qué\"\nTramos: debe?"`,
      'Tramos:',
      '{"n":1,"voz":"tribunal","texto":"la carta de aviso debe expresar los hechos"}',
    ])
  })

  it('closes the connection of a reader who leaves, and counts what came by its characters', async () => {
    const left = server.abandoned
    server.answer((request) => ({
      ...honestReply(request),
      text: `${honestReply(request).text}\nLa sentencia agrega algo más`,
      fault: 'stall_after_words',
    }))
    for await (const sentence of openModel().write({ question: '¿qué debe expresar?', spans }, open)) {
      expect(sentence.spans).toEqual([1])
      break
    }
    await expect.poll(() => server.abandoned).toBe(left + 1)
    expect(costs).toMatchObject([{ task: 'write', isEstimated: true }])
    expect(costs[0]?.outputTokens).toBeGreaterThan(10)
  })

  it('reports tokens and pesos of each call', async () => {
    await openModel().plan({ question: '¿qué debe expresar la carta?', tools }, open)
    expect(costs).toEqual([{ task: 'plan', inputTokens: 100, outputTokens: 20, isEstimated: false, clp: 0.2 }])
  })
})
