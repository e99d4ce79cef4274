import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { EncoderUnavailable } from '../../encoder/encoder-unavailable.ts'
import type { EngineRefused } from '../engine-refused.ts'
import { openStoreClient } from './store-client.ts'
import type { VectorAddress } from './vector-address.ts'
import { vectorStore } from './vector-store.ts'

const closing: (() => unknown)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** Answers every request in one way, or never. It knows nothing of the store: only faults are tried here. */
const serverWith = async (answer: () => { status: number; body: unknown } | null): Promise<VectorAddress & { asked: () => number }> => {
  let asked = 0
  const server = createServer((_, response) => {
    asked += 1
    const answered = answer()
    if (answered === null) return
    response.writeHead(answered.status, { 'content-type': 'application/json' }).end(JSON.stringify(answered.body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, apiKey: null, prefix: 'prueba', shards: 1, replicas: 1, quantisation: 'scalar', asked: () => asked }
}

const nowhere: VectorAddress = { url: 'http://127.0.0.1:9', apiKey: null, prefix: 'prueba', shards: 1, replicas: 1, quantisation: 'none' }
const versionOf = (version: string) => ({ status: 200, body: { title: 'qdrant - vector search engine', version } })

describe('a vector store that cannot be used is refused at the start', () => {
  const problemOf = async (address: VectorAddress) => {
    const error = await vectorStore(address)
      .storedSchema()
      .then(
        () => null,
        (reason: EngineRefused) => reason,
      )
    expect(error?.engine).toBe('Qdrant')
    return error?.problem
  }

  it.each([
    ['something else answers', { status: 200, body: { name: 'other', version: { number: '8.1.0' } } }, { kind: 'otherProgram' }],
    ['a page answers', { status: 404, body: {} }, { kind: 'otherProgram' }],
    ['it is too old', versionOf('1.9.2'), { kind: 'oldVersion', found: '1.9.2', needed: '1.16' }],
    ['the key is wrong', { status: 401, body: {} }, { kind: 'notAllowed' }],
    ['the key may not read', { status: 403, body: {} }, { kind: 'notAllowed' }],
  ])('when %s', async (_, answered, problem) => {
    expect(await problemOf(await serverWith(() => answered))).toEqual(problem)
  })

  it('when nothing answers', async () => {
    expect(await problemOf(nowhere)).toMatchObject({ kind: 'unreachable' })
  })
})

describe('while the product runs', () => {
  it('a search does not wait for a store that is silent', async () => {
    const client = openStoreClient(await serverWith(() => null), { readTimeoutMs: 50 })
    await expect(client.read((store) => store.versionInfo())).rejects.toThrow(EncoderUnavailable)
  })

  it('searches do not ask a failing store for a while, and then find it again', async () => {
    let status = 503
    const store = await serverWith(() => ({ ...versionOf('1.18.3'), status }))
    let now = 0
    const client = openStoreClient(store, { restMs: 10, nowMs: () => now })
    const read = () => client.read((each) => each.versionInfo())
    for (let i = 0; i < 2; i++) await expect(read()).rejects.toThrow(EncoderUnavailable)
    expect(store.asked()).toBe(1)
    status = 200
    now = 11
    expect(await read()).toMatchObject({ version: '1.18.3' })
  })

  it('does not take a wrong question for an outage', async () => {
    const store = await serverWith(() => ({ status: 400, body: { status: { error: 'bad' } } }))
    const client = openStoreClient(store)
    for (let i = 0; i < 2; i++) await expect(client.read((each) => each.versionInfo())).rejects.not.toThrow(EncoderUnavailable)
    expect(store.asked()).toBe(2)
  })

  it('writes again what the store was too busy for', async () => {
    let refused = 0
    const busy = await serverWith(() => (refused++ < 2 ? { status: 429, body: {} } : versionOf('1.18.3')))
    expect(await openStoreClient(busy).write((store) => store.versionInfo())).toMatchObject({ version: '1.18.3' })
    expect(busy.asked()).toBe(3)
  })
})
