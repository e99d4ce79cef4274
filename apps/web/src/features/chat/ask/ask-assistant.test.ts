import { afterEach, expect, it, vi } from 'vitest'
import { ConnectionError } from '../../../api/browser-call.ts'
import { sampleChatAnswer, sampleQuoted } from '../../../testing/chat-samples.ts'
import { askAssistant, type ProgressEvent } from './ask-assistant.ts'

afterEach(() => vi.unstubAllGlobals())

const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

function answerWith(body: string, init: ResponseInit = { headers: { 'content-type': 'text/event-stream' } }) {
  const called = vi.fn((_path: string, _init: RequestInit) => Promise.resolve(new Response(body, init)))
  vi.stubGlobal('fetch', called)
  return called
}

async function ask(signal = new AbortController().signal) {
  const heard: ProgressEvent[] = []
  const answer = await askAssistant({ message: '¿Se puede?' }, { signal, onProgress: (one) => heard.push(one) })
  return { heard, answer }
}

const step = { herramienta: 'search_rulings', texto: 'Buscó' }
const delta = { oracion: { grado: 'textual', partes: [{ tipo: 'cita', n: 1 }], citas: [1] }, citas: [sampleQuoted()] }

it('hears the steps and the sentences, and answers what came last', async () => {
  const answer = sampleChatAnswer()
  const called = answerWith(`retry: 3000\n\n${event('step', step)}${event('delta', delta)}${event('nuevo', {})}${event('done', answer)}`)
  expect(await ask()).toEqual({
    heard: [
      { name: 'step', data: step },
      { name: 'delta', data: delta },
    ],
    answer,
  })
  const [path, init] = called.mock.calls[0] ?? []
  expect(path).toBe('/v1/chat')
  expect(init).toMatchObject({ method: 'POST', headers: { accept: 'text/event-stream' }, body: '{"message":"¿Se puede?"}' })
})

it('throws the sentence of a failure midway, with its code', async () => {
  answerWith(event('step', step) + event('error', { error: 'No pudimos terminar.', code: 'server.failed', requestId: 'a1' }))
  await expect(ask()).rejects.toMatchObject({ message: 'No pudimos terminar.', code: 'server.failed', requestId: 'a1', status: 500 })
})

it('throws the sentence of a refusal', async () => {
  answerWith(JSON.stringify({ statusCode: 403, code: 'petition.blocked', error: 'Su período de prueba terminó.', requestId: 'a1' }), {
    status: 403,
  })
  await expect(ask()).rejects.toMatchObject({ message: 'Su período de prueba terminó.', code: 'petition.blocked', status: 403 })
})

it.each(['', event('step', step), 'event: done\ndata: {"grado":', 'event: step\ndata: <html>\n\n'])(
  'says that the connection failed where the answer has no end: %j',
  async (body) => {
    answerWith(body)
    await expect(ask()).rejects.toThrow(ConnectionError)
  },
)

it('throws why it was stopped', async () => {
  const controller = new AbortController()
  vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => {
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  })
  const asked = ask(controller.signal)
  controller.abort(new Error('detenido'))
  await expect(asked).rejects.toThrow('detenido')
})
