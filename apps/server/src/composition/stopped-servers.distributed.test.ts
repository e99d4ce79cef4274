import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServerDatabase, dropServerDatabase } from '@basejuris/testkit/server-database'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { readConfig } from '../config/config.ts'
import { performCommand } from '../operator/perform-command.ts'
import { type ProductProcess, startProduct } from '../testing/product-process.ts'
import { openRelay, type Relay } from '../testing/relay.ts'
import { normEngine, searchEngine } from './open-search.ts'

const limitMs = 240_000
const server = inject('databaseServer')
const onServer = it.skipIf(server === null)
let folder: string
let copy: { readonly name: string; readonly url: string }
let database: Relay
let cluster: Relay
let product: ProductProcess
let docId: string
let variables: Readonly<Record<string, string>>

const relayTo = ({ hostname, port }: URL): Promise<Relay> => openRelay({ host: hostname, port: Number(port) })

beforeAll(async () => {
  if (server === null) return
  folder = await mkdtemp(join(tmpdir(), 'basejuris-stopped-'))
  copy = await createServerDatabase(server.url)
  database = await relayTo(new URL(copy.url))
  cluster = await relayTo(new URL(inject('searchUrl') ?? ''))
  variables = {
    DATABASE_URL: Object.assign(new URL(copy.url), { host: `127.0.0.1:${database.port}` }).href,
    SEARCH_URL: `opensearch://127.0.0.1:${cluster.port}/stopped${process.pid}?shards=1&replicas=0`,
    DATA_KEY: 'a key of thirty-two characters or more',
    DATA_DIR: join(folder, 'data'),
    ROLES: 'api,worker',
  }
  product = await startProduct(join(folder, 'data'), variables)
  const path = join(folder, 'uno.jsonl')
  const record = {
    coleccion: 'laboral',
    rol: 'O-7-2020',
    fecha: '2020-05-04',
    tribunal: 'Juzgado de Letras del Trabajo de Talca',
    ficticia: true,
  }
  await writeFile(
    path,
    JSON.stringify({ ...record, id: 'uno', texto: 'Vistos:\nPrimero: Que la panadera reclama.\nSe resuelve: que se acoge.' }),
  )
  const signal = new AbortController().signal
  await performCommand({ config: readConfig(variables), command: 'ingest', request: { source: 'auto', path }, signal })
}, limitMs)
afterAll(async () => {
  if (server === null) return
  await product?.end('SIGKILL')
  const config = readConfig(variables)
  for (const relay of [database, cluster]) await relay.stop().catch(() => undefined)
  await cluster.start()
  await searchEngine(config).discard()
  await normEngine(config).discard()
  await cluster.stop()
  await dropServerDatabase(server.url, copy.name)
  await rm(folder, { recursive: true, force: true })
}, limitMs)

interface Answer {
  readonly code?: string
  readonly error?: string
  readonly data?: { readonly total?: number; readonly resultados?: readonly { readonly docId: string }[]; readonly sentencia?: object }
}

async function call(path: string, payload?: object): Promise<{ readonly status: number; readonly body: Answer }> {
  const init =
    payload === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(payload) }
  const response = await fetch(`${product.origin}${path}`, init)
  return { status: response.status, body: (await response.json()) as Answer }
}
const search = () => call('/v1/search', { consulta: 'panadera' })
const read = () => call('/v2/find-by-id', { docId })
const within = (check: () => Promise<void>): Promise<void> => vi.waitFor(check, { timeout: 30_000, interval: 250 })

onServer(
  'without the cluster rulings can be read, searches say why they fail, and all comes back by itself',
  async () => {
    await within(async () => expect((await search()).body.data?.total).toBe(1))
    docId = (await search()).body.data?.resultados?.[0]?.docId ?? ''
    await cluster.stop()
    await within(async () =>
      expect((await search()).body).toMatchObject({
        code: 'search.unavailable',
        error: expect.stringContaining('El buscador no responde'),
      }),
    )
    expect(await read()).toMatchObject({ status: 200, body: { data: { sentencia: { vigenciaSinComprobar: true } } } })
    expect((await call('/readyz')).status).toBe(503)
    expect((await call('/healthz')).status).toBe(200)
    await cluster.start()
    await within(async () => expect((await search()).body.data?.total).toBe(1))
    await within(async () => expect((await call('/readyz')).status).toBe(200))
  },
  limitMs,
)

onServer(
  'without the database everything says so within seconds, the process stays, and all comes back by itself',
  async () => {
    await database.stop()
    const startedMs = performance.now()
    for (const ask of [read, search]) await within(async () => expect((await ask()).body).toMatchObject({ code: 'storage.unavailable' }))
    expect(performance.now() - startedMs).toBeLessThan(15_000)
    expect((await call('/readyz')).status).toBe(503)
    expect((await call('/healthz')).status).toBe(200)
    await database.start()
    await within(async () => expect((await call('/readyz')).status).toBe(200))
    expect((await search()).body.data?.total).toBe(1)
    expect((await read()).body.data?.sentencia).not.toHaveProperty('vigenciaSinComprobar')
    expect(product.child.exitCode).toBeNull()
  },
  limitMs,
)
