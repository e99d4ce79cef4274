import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { EngineUnavailable } from '../../engine-unavailable.ts'
import { openEngineClient } from './engine-client.ts'

const closing: (() => unknown)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** Answers every request in one way, or never. */
const serverWith = async (answer: () => number | null): Promise<{ nodes: string[]; asked: () => number }> => {
  let asked = 0
  const server = createServer((request, response) => {
    asked += 1
    const status = answer()
    if (status === null) return
    request.resume().on('end', () => response.writeHead(status, { 'content-type': 'application/json' }).end('{"responses":[]}'))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { nodes: [`http://127.0.0.1:${(server.address() as AddressInfo).port}`], asked: () => asked }
}

it('does not let searches wait for a cluster that is silent', async () => {
  const client = openEngineClient(await serverWith(() => null), { searchTimeoutMs: 50 })
  await expect(client.send('/_msearch', [{ query: {} }])).rejects.toThrow(EngineUnavailable)
  await client.close()
})

it('does not ask a failing cluster for a while, and then finds it again', async () => {
  let status = 502
  const server = await serverWith(() => status)
  let now = 0
  const client = openEngineClient(server, { restMs: 1000, nowMs: () => now })
  const search = () => client.send('/_msearch', [{ query: {} }])
  await expect(search()).rejects.toThrow(EngineUnavailable)
  const asked = server.asked()
  await expect(search()).rejects.toThrow(EngineUnavailable)
  expect(server.asked()).toBe(asked)
  now = 1001
  status = 200
  expect(await search()).toEqual({ responses: [] })
  await client.close()
})

it('takes an answer about the question for no outage', async () => {
  const server = await serverWith(() => 400)
  const client = openEngineClient(server)
  for (let i = 0; i < 2; i++) await expect(client.ask('POST', '/_search', {})).rejects.not.toThrow(EngineUnavailable)
  expect(server.asked()).toBe(2)
  await client.close()
})
