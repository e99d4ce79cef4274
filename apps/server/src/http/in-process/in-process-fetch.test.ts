import { AsyncLocalStorage } from 'node:async_hooks'
import Fastify from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { z } from 'zod'
import { callerSignal, disconnectSignal } from '../disconnect-signal.ts'
import { inProcessFetch } from './in-process-fetch.ts'
import { serializeAnswers } from './serialize-answers.ts'

const pages = new AsyncLocalStorage<string>()
const app = Fastify()
app.setSerializerCompiler(serializeAnswers)
app.post('/eco', async ({ query, body, headers }, reply) =>
  reply.code(201).send({ query, body, key: headers['x-loopback-key'], seen: pages.getStore() ?? null }),
)
const left: boolean[] = []
app.post('/larga', async (_request, reply) => {
  const signal = disconnectSignal(reply)
  await new Promise((resolve) => signal.addEventListener('abort', resolve))
  left.push(signal.aborted)
})
app.get('/nada', (_request, reply) => reply.code(204).send())
app.get('/fallo', (_request, reply) => reply.code(410).send({ error: 'ya no está' }))
const stored = { name: 'Elisa', secret: 'no se muestra' }
const shown = z.object({ data: z.object({ name: z.string() }) })
app.get('/esquema', { schema: { response: { 200: shown } } }, (_request, reply) => reply.send({ data: stored }))
app.get('/falso', { schema: { response: { 200: shown } } }, (_request, reply) => reply.send({ data: { name: 7 } }))
const own = inProcessFetch(app)
afterAll(() => app.close())

it('answers as a connection would, and outside of what the page that asks keeps', async () => {
  const asked = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-loopback-key': 'llave' },
    body: JSON.stringify({ consulta: 'niñez' }),
  }
  const answer = await pages.run('página', () => own('http://127.0.0.1:3000/eco?q=dos+palabras', asked))
  expect([answer.status, answer.ok]).toEqual([201, true])
  expect(await answer.json()).toEqual({ query: { q: 'dos palabras' }, body: { consulta: 'niñez' }, key: 'llave', seen: null })
})

it('carries empty answers and refusals', async () => {
  const empty = await own('http://127.0.0.1:3000/nada')
  expect([empty.status, await empty.text()]).toEqual([204, ''])
  const refused = await own('http://127.0.0.1:3000/fallo')
  expect([refused.status, refused.ok, await refused.json()]).toEqual([410, false, { error: 'ya no está' }])
})

it('hands over what the schema of an answer shows, and writes it for others', async () => {
  const answer = await own('http://127.0.0.1:3000/esquema')
  const value = shown.parse(await answer.json())
  expect(value).toEqual({ data: { name: 'Elisa' } })
  expect(JSON.parse(await answer.text())).toEqual(value)
  expect((await app.inject('/esquema')).json()).toEqual(value)
  const refused = await own('http://127.0.0.1:3000/falso')
  expect([refused.status, await refused.json()]).toEqual([500, expect.objectContaining({ statusCode: 500 })])
})

it('ends what it asks for when its signal is aborted or the visitor of the page leaves', async () => {
  const [given, visitor] = [new AbortController(), new AbortController()]
  const long = (signal?: AbortSignal) =>
    own('http://127.0.0.1:3000/larga', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
      ...(signal && { signal }),
    })
  const asked = [long(given.signal), callerSignal.run(visitor.signal, () => long())]
  setTimeout(() => given.abort(), 20)
  setTimeout(() => visitor.abort(), 40)
  await Promise.allSettled(asked)
  expect(left).toEqual([true, true])
})
