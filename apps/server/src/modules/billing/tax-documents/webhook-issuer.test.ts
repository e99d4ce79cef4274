import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TaxDocumentOrder } from '../../../services.ts'
import { TaxDocumentRefused } from './issue-document.ts'
import { createWebhookIssuer, signDocument } from './webhook-issuer.ts'

const secret = 'un secreto de treinta y dos letras'
const at = new Date('2026-08-01T12:00:00Z')
const order: TaxDocumentOrder = {
  key: '7b0e7f0a-2f58-4a55-8a43-1f1b6a1c0001',
  kind: 'nota_credito',
  receiver: { nombre: 'Ñandú & Cía', rut: '11.111.111-1' },
  net: 840,
  iva: 160,
  total: 1000,
  corrects: { kind: 'boleta', folio: '77' },
}

interface Received {
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

let received: Received[] = []
let answer: (response: ServerResponse, request: Received) => void = () => undefined
const server = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) body += chunk
  const one = { headers: request.headers, body }
  received.push(one)
  answer(response, one)
})
const reply = (status: number, body: string, headers: Readonly<Record<string, string>> = {}) => {
  answer = (response) => response.writeHead(status, headers).end(body)
}
const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const issuer = (timeoutMs = 5000) => createWebhookIssuer({ url: `${origin()}/documentos`, secret, now: () => at, timeoutMs })
const failureOf = (timeoutMs?: number): Promise<unknown> =>
  issuer(timeoutMs)
    .issue(order)
    .then(
      () => null,
      (error: unknown) => error,
    )

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())
beforeEach(() => {
  received = []
})

describe('an issuer behind a web service', () => {
  it('sends the document signed, with its id as the idempotency key of each attempt, and answers the folio', async () => {
    reply(201, '{"folio":" 1234 "}')
    expect(await issuer().issue(order)).toEqual({ folio: '1234' })
    await issuer().issue(order)
    const [one, again] = received
    expect(JSON.parse(one?.body ?? '')).toEqual({
      id: order.key,
      tipo: 61,
      moneda: 'CLP',
      neto: 840,
      iva: 160,
      total: 1000,
      receptor: order.receiver,
      corrige: { tipo: 39, folio: '77' },
    })
    const timestamp = String(at.getTime() / 1000)
    expect(one?.headers).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': order.key,
      'x-basejuris-timestamp': timestamp,
      'x-basejuris-signature': signDocument({ secret, timestamp, body: one?.body ?? '' }),
    })
    expect([again?.body, again?.headers['idempotency-key']]).toEqual([one?.body, order.key])
    expect(JSON.stringify(received)).not.toContain(secret)
  })

  it('signs as documented', () => {
    expect(signDocument({ secret: 'secreto', timestamp: '1785585600', body: '{"id":"ñ"}' })).toBe(
      'd3b1a213deceb318996c429e67bdea8d6d0b9837211d08b8e4652dd989ab34a4',
    )
  })

  it.each([
    [400, '{"code":"receiver"}', 'receiver'],
    [422, '{"code":"rut"}', 'rut'],
    [422, '<html>', 'refused'],
    [422, '{"code":"Ana Soto 11.111.111-1"}', 'refused'],
  ])('takes %i %s as a refusal for good', async (status, body, code) => {
    reply(status, body)
    const error = await failureOf()
    expect(error).toBeInstanceOf(TaxDocumentRefused)
    expect((error as TaxDocumentRefused).code).toBe(code)
  })

  it.each([
    ['a wrong key', 401, '{"code":"key"}'],
    ['a missing page', 404, '{}'],
    ['a document in the making', 409, '{"code":"busy"}'],
    ['too many', 429, ''],
    ['an error', 500, '{"folio":"9"}'],
    ['no folio', 200, '{}'],
    ['an empty folio', 200, '{"folio":"  "}'],
    ['a page', 200, '<html>'],
    ['an endless answer', 200, `{"folio":"9","x":"${'x'.repeat(20_000)}"}`],
  ])('leaves %s to the next attempt', async (_what, status, body) => {
    reply(status, body)
    const error = await failureOf()
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(TaxDocumentRefused)
  })

  it('follows no redirect', async () => {
    reply(307, '', { location: `${origin()}/otra` })
    expect(await failureOf()).toBeInstanceOf(Error)
    expect(received).toHaveLength(1)
  })

  it('leaves a silent or broken service to the next attempt', async () => {
    answer = () => undefined
    expect(await failureOf(200)).toMatchObject({ name: 'TimeoutError' })
    answer = (response) => response.destroy()
    expect(await failureOf()).toBeInstanceOf(Error)
  })
})
