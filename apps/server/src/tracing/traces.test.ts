import { randomUUID } from 'node:crypto'
import { addUser, putRulings } from '@basejuris/database'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { type ModelServer, startModelServer } from '@basejuris/testkit/model-server'
import { type ReceivedSpan, startTraceReceiver, type TraceReceiver } from '@basejuris/testkit/trace-receiver'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { buildApp } from '../app.ts'
import type { TraceSettings } from '../config/trace-variables.ts'
import { openLog } from '../errors/open-log.ts'
import { inProcessFetch } from '../http/in-process/in-process-fetch.ts'
import { openTestPlatform, type TestPlatform } from '../testing/open-test-platform.ts'
import { openTracing, type Tracing } from './open-tracing.ts'
import { traceOfLog, withinSpan } from './span.ts'

/** What no trace may hold. */
const planted = 'zuleykaplantada'
const loopbackKey = 'key-of-the-pages'
const limitMs = 120_000
let test: TestPlatform
let receiver: TraceReceiver
let model: ModelServer
let tracing: Tracing
let app: FastifyInstance
const lines: string[] = []
const log = openLog('info', { write: (line) => void lines.push(line) }, traceOfLog)
const headers: Record<string, string> = {}

const settings = (endpoint: string): TraceSettings => ({
  endpoint,
  serviceName: 'basejuris de prueba',
  headers: { 'x-collector': 'uno' },
  attributes: { 'deployment.environment.name': 'prueba' },
  sampler: 'parentbased_always_on',
  ratio: 1,
  everyMs: 100,
})

beforeAll(async () => {
  receiver = await startTraceReceiver()
  model = await startModelServer()
  tracing = await openTracing(settings(receiver.url), log)
  test = await openTestPlatform(undefined, {
    MODEL_PROVIDER: 'openai',
    MODEL_URL: model.url,
    MODEL_NAME: 'modelo-1',
    MODEL_KEY: 'clave',
  })
  const { services, catchUpIndex } = test.platform
  await putRulings(services.db, [
    buildRuling({ docId: 'panadera', sections: buildSections([`Primero: Que la panadera ${planted} trabajó de noche.`]) }),
  ])
  await catchUpIndex()
  app = await buildApp({
    services,
    logger: log,
    rateLimit: 10_000,
    trustProxy: false,
    metricsKey: null,
    publicUrl: null,
    loopbackKey,
    startSpan: tracing.start,
  })
  const userId = randomUUID()
  await addUser(services.db, { id: userId, email: `${planted}@ejemplo.test`, passwordHash: null, createdAt: new Date() })
  const { token } = await services.sessions.open({ userId, device: planted, address: '127.0.0.1' })
  headers['authorization'] = `Bearer ${token}`
}, limitMs)
afterAll(async () => {
  await app.close()
  await test.close()
  await tracing.close()
  await receiver.close()
  await model.close()
})

const request = async (url: string, payload?: object, more: Record<string, string> = {}) => {
  const response = await app.inject({
    url,
    headers: { ...headers, ...more },
    ...(payload === undefined ? {} : { method: 'POST' as const, payload }),
  })
  return { status: response.statusCode, id: String(response.headers['x-request-id']) }
}
const isNamed = ({ name }: ReceivedSpan, expected: string | RegExp): boolean =>
  typeof expected === 'string' ? name === expected : expected.test(name)
const named = (spans: readonly ReceivedSpan[], name: string | RegExp): ReceivedSpan =>
  spans.find((span) => isNamed(span, name)) ?? expect.fail(`no span ${name} among ${spans.map((span) => span.name).join(', ')}`)
/** Spans of the trace of a request, once its answer and the spans of these names were reported: batches may arrive in another order. */
const traceOf = (id: string, ...names: readonly (string | RegExp)[]): Promise<readonly ReceivedSpan[]> =>
  vi.waitFor(
    () => {
      const asked = receiver.spans.find(({ attributes }) => attributes['basejuris.request.id'] === id)
      if (asked === undefined) throw new Error('not sent yet')
      const spans = receiver.spans.filter(({ traceId }) => traceId === asked.traceId)
      for (const name of names) named(spans, name)
      return spans
    },
    { timeout: 20_000, interval: 100 },
  )

it('tells one trace from a request down to statements and the index, and names it in the log', async () => {
  const { status, id } = await request('/v1/search', { consulta: `panadera ${planted}` })
  expect(status).toBe(200)
  const spans = await traceOf(id, 'index search', /^(?:select|with)/)
  const asked = named(spans, 'POST /v1/search')
  expect(asked).toMatchObject({
    parentId: null,
    service: 'basejuris de prueba',
    hasFailed: false,
    attributes: { 'http.route': '/v1/search', 'http.response.status_code': 200 },
  })
  expect(named(spans, 'index search')).toMatchObject({ parentId: asked.spanId, attributes: { 'db.system.name': 'basejuris' } })
  expect(named(spans, /^(?:select|with)/)).toMatchObject({ attributes: { 'db.system.name': 'postgresql' } })
  const ids = new Set(spans.map(({ spanId }) => spanId))
  expect(spans.filter(({ parentId }) => parentId === null || !ids.has(parentId))).toEqual([asked])
  const line = lines.map((each) => JSON.parse(each)).find(({ reqId, msg }) => reqId === id && msg === 'request')
  expect(line).toMatchObject({ traceId: asked.traceId, route: '/v1/search' })
  expect(receiver.headers[0]).toMatchObject({ 'x-collector': 'uno' })
})

it('goes on in the statements of a transaction, in jobs and with the language model', async () => {
  const favorite = await traceOf(
    (await request('/v1/favorites', { docId: 'panadera', nota: planted })).id,
    'insert favorites',
    'transaction',
  )
  const insert = named(favorite, 'insert favorites')
  expect(favorite.some(({ spanId }) => spanId === insert.parentId)).toBe(true)
  const recovery = await request('/v1/auth/send/recovery-code', { email: `${planted}@ejemplo.test` })
  expect(recovery.status).toBe(200)
  const recovered = await traceOf(recovery.id, /^POST/, 'recovery')
  const [asked, job] = [named(recovered, /^POST/), named(recovered, 'recovery')]
  expect(job).toMatchObject({ parentId: asked.spanId, attributes: { 'messaging.destination.name': 'recovery' } })
  model.answer(() => ({ text: 'nada' }))
  const chat = await request('/v1/chat', { message: `¿qué dice la panadera ${planted}?` })
  expect(chat.status).toBe(200)
  expect(named(await traceOf(chat.id, /^chat/), /^chat/)).toMatchObject({
    attributes: { 'gen_ai.request.model': 'modelo-1', 'gen_ai.usage.input_tokens': 100, 'gen_ai.usage.output_tokens': 20 },
  })
})

it('continues the trace of our own pages, of nobody else, and of the page that asks within this process', async () => {
  const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`
  const own = await request('/v1/bases', undefined, { traceparent, 'x-loopback-key': loopbackKey })
  expect(named(await traceOf(own.id), 'GET /v1/bases')).toMatchObject({ traceId: 'a'.repeat(32), parentId: 'b'.repeat(16) })
  const other = await request('/v1/bases', undefined, { traceparent })
  expect(named(await traceOf(other.id), 'GET /v1/bases').traceId).not.toBe('a'.repeat(32))
  const requestId = randomUUID()
  const ofPage = { 'x-request-id': requestId, 'x-loopback-key': loopbackKey }
  expect((await request('/v1/bases', undefined, ofPage)).id).toBe(requestId)
  expect((await request('/v1/bases', undefined, { 'x-request-id': requestId })).id).not.toBe(requestId)
  expect((await request('/v1/bases', undefined, { ...ofPage, 'x-request-id': planted })).id).not.toBe(planted)
  const broken = await request('/v1/bases', undefined, { traceparent: `00-${planted}`, 'x-loopback-key': loopbackKey })
  expect(named(await traceOf(broken.id), 'GET /v1/bases').parentId).toBeNull()
  const page = tracing.start({ name: 'GET /*', kind: 'server', parent: null, attributes: {} })
  const fetched = withinSpan(page, () => inProcessFetch(app)('http://x/v1/bases', { headers: { 'x-loopback-key': loopbackKey } }))
  const id = String((await fetched).headers.get('x-request-id'))
  page.end()
  expect(named(await traceOf(id), 'GET /v1/bases').parentId).toBe(page.spanId)
})

it('tells a refusal and a failure by their codes', async () => {
  const refused = named(await traceOf((await request('/v1/search', { consulta: 7 })).id), /^POST/)
  expect(refused).toMatchObject({ hasFailed: false, attributes: { 'error.type': 'request.invalid', 'http.response.status_code': 400 } })
  const unknown = named(await traceOf((await request(`/v1/${planted}`)).id), /^GET/)
  expect(unknown.attributes).toMatchObject({ 'http.response.status_code': 404 })
})

it('holds nothing that anybody wrote, in any span of these tests', async () => {
  expect(receiver.spans.length).toBeGreaterThan(20)
  expect(receiver.bodies.join('\n')).not.toMatch(/plantada|panadera|127\.0\.0\.1|\$1|@ejemplo/)
  expect(lines.join('\n')).not.toContain(planted)
})

it('reports a collector that does not answer once, and its return', async () => {
  const reported: string[] = []
  const report = {
    info: (message: unknown) => void reported.push(String(message)),
    warn: (message: unknown) => void reported.push(String(message)),
  }
  receiver.answer(400)
  const failing = await openTracing(settings(receiver.url), report)
  failing.start({ name: 'a', kind: 'server', parent: null, attributes: {} }).end()
  await failing.close()
  receiver.answer(200)
  expect(reported).toEqual(['traces cannot be sent: the collector of OTEL_EXPORTER_OTLP_ENDPOINT does not take them'])
})
