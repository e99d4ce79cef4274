import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { endStalledReaders } from './end-stalled-readers.ts'

const kibibyte = 1024
const afterMs = 1200
/** More than the buffers of both ends of a connection hold. */
const chunks = 32 * kibibyte
const chunk = Buffer.alloc(kibibyte, 'x')
const beats = 3

let app: FastifyInstance
let port: number
beforeAll(async () => {
  app = Fastify({ forceCloseConnections: true })
  endStalledReaders(app, { afterMs, minBytes: 8 * kibibyte })
  app.get('/whole', async () => Buffer.alloc(chunks * kibibyte))
  app.get('/stream', async (_request, reply) => reply.send(Readable.from(Array.from({ length: chunks }, () => chunk))))
  app.get('/quiet', async (_request, reply) => {
    async function* heartBeats() {
      for (let beat = 0; beat < beats; beat++) {
        yield ':\n'
        await delay(afterMs)
      }
      yield 'end\n'
    }
    return reply.type('text/event-stream').send(Readable.from(heartBeats()))
  })
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => app.close())

const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})
function request(path: string): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined).pause()
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`)
  sockets.push(socket)
  return socket
}
const connections = () => new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)))

it.each(['/whole', '/stream'])('ends the connection of a client that takes nothing of %s, also while it goes on writing', async (path) => {
  const socket = request(path)
  await delay(afterMs / 2)
  expect(await connections()).toBe(1)
  for (let sent = 0; sent < 8; sent++) {
    socket.write('x')
    await delay(afterMs / 4)
  }
  expect(await connections()).toBe(0)
})

it('ends the connection of a client that takes a few bytes now and then', async () => {
  const socket = request('/stream')
  await delay(afterMs / 2)
  for (let taken = 0; taken < 10; taken++) {
    socket.read(kibibyte)
    await delay(afterMs / 4)
  }
  expect(await connections()).toBe(0)
})

it('leaves a slow client and a quiet stream alone', async () => {
  const slow = request('/stream')
  let taken = 0
  slow.on('data', (bytes) => {
    taken += bytes.length
    slow.pause()
    setTimeout(() => slow.resume(), 5)
  })
  const quiet = request('/quiet').setEncoding('utf8')
  let text = ''
  quiet.on('data', (part) => {
    text += part
  })
  for (const socket of [slow, quiet]) socket.resume()
  await vi.waitFor(() => expect(taken).toBeGreaterThan(chunks * kibibyte), 15_000)
  await vi.waitFor(() => expect(text).toContain('end'), afterMs * (beats + 2))
  quiet.end()
  await once(quiet, 'close')
}, 30_000)
