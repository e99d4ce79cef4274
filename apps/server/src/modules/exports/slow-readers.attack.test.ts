import { connect, type Socket } from 'node:net'
import { buildRuling } from '@basejuris/testkit'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { openTestApp, type SignedIn, type TestApp } from '../../testing/open-test-app.ts'

const mebibyte = 1024 * 1024
/** More than the buffers of both ends of a connection hold. */
const documentMebibytes = 48

let started = 0
/** Replaces the worker: a document that no connection takes at once. */
vi.mock('@basejuris/documents', async (original) => ({
  ...(await original<typeof import('@basejuris/documents')>()),
  async *writeInWorker() {
    started += 1
    for (let at = 0; at < documentMebibytes; at++) yield new Uint8Array(mebibyte)
  },
}))

const ruling = buildRuling({ caption: 'Araya con Boldos' })
const origen = { tipo: 'lista', docIds: [ruling.docId] }
const sockets: Socket[] = []
let test: TestApp
let port: number
beforeAll(async () => {
  test = await openTestApp()
  await test.store([ruling])
  port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterEach(() => {
  started = 0
  for (const socket of sockets.splice(0)) socket.destroy()
})
afterAll(() => test.close())

/** Requests a large document and reads nothing of the answer. */
function requestWithoutReading({ token }: SignedIn, headers: readonly string[] = []): Socket {
  const body = JSON.stringify({ formato: 'pdf', origen })
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined).pause()
  const head = [`authorization: Bearer ${token}`, 'host: x', 'content-type: application/json', `content-length: ${body.length}`, ...headers]
  socket.write(`POST /v1/exports HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n${body}`)
  sockets.push(socket)
  return socket
}
const exportCsv = ({ headers }: SignedIn) =>
  test.app.inject({ method: 'POST', url: '/v1/exports', payload: { formato: 'csv', origen }, headers })

it.each([
  ['whole', []],
  ['in lines', ['accept: application/x-ndjson']],
])('a file that nobody reads, %s, delays no other export', { timeout: 30_000 }, async (_kind, headers) => {
  const attackers = await Promise.all([test.signIn(), test.signIn()])
  for (const attacker of [...attackers, ...attackers]) requestWithoutReading(attacker, headers)
  await vi.waitFor(() => expect(started).toBeGreaterThan(1), 5000)
  await vi.waitFor(
    async () => expect((await Promise.all(attackers.map(exportCsv))).map(({ statusCode }) => statusCode)).toEqual([200, 200]),
    {
      timeout: 20_000,
      interval: 200,
    },
  )
  expect((await exportCsv(await test.signIn())).statusCode).toBe(200)
})
