import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { term } from '../../ports/index.ts'
import { axis, documentOf, lexicalRequest, upserts } from '../../testing/index-documents.ts'
import type { EngineProblem, EngineRefused } from '../engine-refused.ts'
import { type Fate, openStandIn } from '../stand-in.fixture.ts'
import type { EngineAddress } from './cluster/engine-address.ts'
import { openEngineClient } from './cluster/engine-client.ts'
import { indexFormat } from './cluster/index-body.ts'
import { openCluster, opensearchEngine } from './opensearch-engine.ts'
import { clusterOptions, clusterUrl, nextAddress, openTestCluster } from './test-cluster.fixture.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

const answering = async (status: number, body: unknown): Promise<string> => {
  const server = createServer((_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(async () => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Passes requests on to the cluster, but answers some itself. */
const standIn = async (fateOf: (path: string) => Fate): Promise<string> => {
  const { url, close } = await openStandIn(clusterUrl, fateOf)
  closing.push(async () => close())
  return url
}

const problemOf = async (address: Partial<EngineAddress>, options = {}): Promise<EngineProblem> => {
  const error = await openCluster(nextAddress(address), { ...clusterOptions, ...options }).then(
    () => null,
    (reason: EngineRefused) => reason,
  )
  return error?.problem ?? Promise.reject(error)
}

describe('a cluster that cannot be used is refused at the start', () => {
  it('when nothing answers, or something else does', async () => {
    expect((await problemOf({ nodes: ['http://127.0.0.1:9'] })).kind).toBe('unreachable')
    expect(await problemOf({ nodes: [await answering(200, { version: { number: '8.1.0' } })] })).toEqual({ kind: 'otherProgram' })
    const old = await answering(200, { version: { distribution: 'opensearch', number: '1.3.0' } })
    expect(await problemOf({ nodes: [old] })).toEqual({ kind: 'oldVersion', found: '1.3.0', needed: '3' })
  })

  it('when the user may not read or create indexes', async () => {
    expect((await problemOf({ nodes: [await answering(401, {})] })).kind).toBe('notAllowed')
    const readOnly = await standIn((path) => (path.startsWith('/_index_template') ? 403 : 'pass'))
    expect((await problemOf({ nodes: [readOnly] })).kind).toBe('notAllowed')
  })

  it('when its index has other dimensions, or an alias was moved by hand', async () => {
    const cluster = await openTestCluster()
    closing.push(cluster.dispose)
    const { prefix } = cluster.address
    const names = ['rulings', 'passages', 'norms'].map((namespace) => `${prefix}-000001-${namespace}`)
    expect(await problemOf(cluster.address, { dimension: 16 })).toEqual({
      kind: 'otherDimension',
      stored: 8,
      configured: 16,
      indexes: names,
    })
    const client = openEngineClient(cluster.address)
    await client.ask('POST', '/_aliases', { actions: [{ remove: { index: `${prefix}-000001-norms`, alias: `${prefix}-norms` } }] })
    expect(await problemOf(cluster.address)).toEqual({ kind: 'halfMigrated', indexes: expect.arrayContaining(names.slice(0, 2)) })
    await client.close()
  })

  it('begins anew when the documents are made in another way, and says so', async () => {
    const cluster = await openTestCluster()
    closing.push(cluster.dispose)
    await cluster.host().writer.apply(upserts(4, [documentOf('a', 'juez')]))
    const refusals: string[] = []
    const renewed = await cluster.reopen({ schema: 'later', onRefused: (reason) => refusals.push(reason) })
    expect([renewed.schema(), await renewed.writer.appliedSequence(), refusals.length]).toEqual(['later', 0, 1])
  })

  it('begins anew when an older program made its index, but touches none of a newer one', async () => {
    const cluster = await openTestCluster()
    closing.push(cluster.dispose)
    const { prefix } = cluster.address
    const client = openEngineClient(cluster.address)
    closing.push(client.close)
    const namesOf = (generation: string): string[] => ['rulings', 'passages', 'norms'].map((name) => `${prefix}-${generation}-${name}`)
    const remake = async (generation: string, format: number): Promise<void> => {
      const meta = { format, schema: clusterOptions.schema, dimension: clusterOptions.dimension }
      await client.ask('PUT', `/${namesOf(generation).join(',')}/_mapping`, { _meta: meta })
    }
    await cluster.host().writer.apply(upserts(4, [documentOf('a', 'juez')]))
    await remake('000001', indexFormat - 1)
    expect(await opensearchEngine(cluster.address).storedSchema()).toBe(clusterOptions.schema)
    const refusals: string[] = []
    const renewed = await cluster.reopen({ onRefused: (reason) => refusals.push(reason) })
    expect([await renewed.writer.appliedSequence(), refusals]).toEqual([0, ['an older program made it']])
    await renewed.writer.apply(upserts(4, [documentOf('a', 'juez', { vector: axis(1) }), documentOf('b', 'juez', { vector: axis(1, 2) })]))
    expect((await renewed.vectors.nearest('rulings', { near: { id: 'a' }, filter: null, limit: 2 })).map(({ id }) => id)).toEqual(['b'])
    await remake('000002', indexFormat + 1)
    expect(await problemOf(cluster.address)).toEqual({ kind: 'otherFormat', indexes: expect.arrayContaining(namesOf('000002')) })
    expect((await renewed.lexical.search('rulings', lexicalRequest({ text: term('juez', { texto: 1 }) }))).hits.length).toBe(2)
  })
})

it('pages by cursor beyond the window of the engine, sorted, scored and grouped', async () => {
  const cluster = await openTestCluster(clusterOptions, nextAddress({ shards: 2 }))
  closing.push(cluster.dispose)
  const name = (i: number): string => `d${String(i).padStart(5, '0')}`
  const documents = Array.from({ length: 12_000 }, (_, i) =>
    documentOf(name(i), 'juez', { sortKeys: { fecha: 20_000 - i }, facets: { corte: [`c${Math.floor(i / 2)}`] } }),
  )
  await cluster.host().writer.apply(upserts(1, documents))
  const ask = (parts: object) =>
    cluster.host().lexical.search('rulings', lexicalRequest({ text: term('juez', { texto: 1 }), limit: 3, ...parts }))
  expect((await ask({ offset: 11_000 })).hits.map(({ id }) => id)).toEqual([name(11_000), name(11_001), name(11_002)])
  const newest = { sort: [{ key: 'fecha', direction: 'asc' as const }] }
  expect((await ask({ ...newest, offset: 11_997 })).hits.map(({ id }) => id)).toEqual([name(2), name(1), name(0)])
  const grouped = await ask({ ...newest, collapse: 'corte', offset: 5_998 })
  expect(grouped.hits.map(({ id }) => id)).toEqual([name(3), name(1)])
  expect(grouped.groups).toEqual({ total: 6000, primary: 6000, sizes: [2, 2] })
  const led = { ...newest, collapse: 'corte', primary: { filter: { kind: 'in' as const, field: 'corte', values: ['c0'] } } }
  expect((await ask({ ...led, offset: 5_998 })).hits.map(({ id }) => id)).toEqual([name(5), name(3)])
})

it('writes again what the cluster was too busy for', async () => {
  let refused = 0
  const busy = await standIn((path) => (path.startsWith('/_bulk') && refused++ < 3 ? 429 : 'pass'))
  const cluster = await openTestCluster(clusterOptions, nextAddress({ nodes: [busy] }))
  closing.push(cluster.dispose)
  await cluster.host().writer.apply(upserts(1, [documentOf('a', 'juez', { vector: axis(1) })]))
  expect(refused).toBe(4)
  expect((await cluster.host().lexical.search('rulings', lexicalRequest({}))).total).toBe(1)
})

it('takes up a rebuild that was interrupted, and never replaces a newer document by an older one', async () => {
  const cluster = await openTestCluster()
  closing.push(cluster.dispose)
  await cluster.host().writer.apply(upserts(5, [documentOf('a', 'juez')]))
  const interrupted = cluster.host().replace?.('later')
  await interrupted?.writer.apply(upserts(3, [documentOf('a', 'antes')]))
  const host = await cluster.reopen()
  const resumed = host.replace?.('later')
  expect(await resumed?.writer.appliedSequence()).toBe(3)
  await resumed?.writer.apply(upserts(5, [documentOf('a', 'juez')]))
  expect(await resumed?.activate()).toBe(true)
  const slow = await openCluster(cluster.address, { ...clusterOptions, schema: 'later' })
  await host.writer.apply(upserts(9, [documentOf('a', 'ley')]))
  await slow.writer.apply(upserts(8, [documentOf('a', 'viejo')]))
  await slow.writer.close()
  const found = await host.lexical.search('rulings', lexicalRequest({ text: term('ley', { texto: 1 }) }))
  expect([found.total, host.schema()]).toEqual([1, 'later'])
})
