import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type OpenDatabase, openDatabase } from '@basejuris/database'
import { quarantinePath } from '@basejuris/ingestion'
import { createServerDatabase, dropServerDatabase } from '@basejuris/testkit/server-database'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { readConfig } from '../config/config.ts'
import { performCommand } from '../operator/perform-command.ts'
import { password } from '../testing/account-calls.ts'
import { fictionalRecord } from '../testing/fictional-record.ts'
import { type ProductProcess, startProduct } from '../testing/product-process.ts'
import { normEngine, searchEngine } from './open-search.ts'

const limitMs = 240_000
const requestsPerMinute = 200
const key = 'a key of thirty-two characters or more'
const searchUrl = `${(inject('searchUrl') ?? '').replace('http:', 'opensearch:')}/many${process.pid}?shards=1&replicas=0`
const server = inject('databaseServer')
let folder: string
let copy: { readonly name: string; readonly url: string }
let database: OpenDatabase
/** With pages. */
let apis: ProductProcess[]
let workers: ProductProcess[]

const variables = () => ({
  DATABASE_URL: copy.url,
  SEARCH_URL: searchUrl,
  DATA_KEY: key,
  TRUST_PROXY: '127.0.0.1',
  RATE_LIMIT: String(requestsPerMinute),
})
const start = (name: string, roles: string, more = {}) =>
  startProduct(join(folder, name, 'data'), { ...variables(), ROLES: roles, ...more })
const configOf = (name: string) => readConfig({ ...variables(), DATA_DIR: join(folder, name, 'data'), LOG_LEVEL: 'silent' })

beforeAll(async () => {
  if (server === null) return
  folder = await mkdtemp(join(tmpdir(), 'basejuris-many-'))
  copy = await createServerDatabase(server.url)
  const started = await Promise.all([
    start('api1', 'web,api'),
    start('api2', 'web,api', { STOP_DELAY_SECONDS: '3' }),
    start('worker1', 'worker'),
    start('worker2', 'worker'),
  ])
  apis = started.slice(0, 2)
  workers = started.slice(2)
  database = await openDatabase({ url: copy.url })
  // A process that has just started may refuse for a second or two what it cannot answer at once.
  for (const at of [0, 1]) await vi.waitFor(() => search(at, 'panadera'), { timeout: 60_000, interval: 1000 })
}, limitMs)
afterAll(async () => {
  if (server === null) return
  await Promise.all([...(apis ?? []), ...(workers ?? [])].map((one) => one.end('SIGKILL')))
  await database?.close()
  await searchEngine(configOf('api1')).discard()
  await normEngine(configOf('api1')).discard()
  await dropServerDatabase(server.url, copy.name)
  await rm(folder, { recursive: true, force: true })
}, limitMs)

interface Call {
  readonly address?: string
  readonly token?: string
  readonly payload?: object
}

/** What these tests read of the answers. */
interface Body {
  readonly data: {
    readonly token: string
    readonly usuario: { readonly email: string } | null
    readonly carpeta: { readonly folderId: string }
    readonly total: number
  }
}

async function call(at: number, path: string, { address = '10.9.0.1', token, payload }: Call = {}) {
  const response = await fetch(`${apis[at]?.origin}${path}`, {
    method: payload === undefined ? 'GET' : 'POST',
    headers: {
      'x-forwarded-for': address,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
  })
  return { status: response.status, body: (await response.json()) as Body }
}

/** A page as a browser asks for it, with its session in a cookie. */
async function page(at: number, path: string, { address = '10.9.0.1', token }: Pick<Call, 'address' | 'token'> = {}) {
  const response = await fetch(`${apis[at]?.origin}${path}`, {
    redirect: 'manual',
    headers: {
      accept: 'text/html',
      'x-forwarded-for': address,
      ...(token === undefined ? {} : { cookie: `basejuris-token=${token}` }),
    },
  })
  const remaining = Number(response.headers.get('x-ratelimit-remaining') ?? Number.NaN)
  return { status: response.status, text: await response.text(), remaining }
}

const register = async (at: number, n: number): Promise<string> => {
  const payload = { email: `persona${n}@ejemplo.test`, password, aceptaTerminos: true }
  const { status, body } = await call(at, '/v1/auth/register', { address: `10.8.0.${n}`, payload })
  expect(status).toBe(200)
  return body.data.token
}

async function search(at: number, consulta: string) {
  const { status, body } = await call(at, '/v1/search', { payload: { consulta } })
  expect({ status, body }).toMatchObject({ status: 200 })
  return body.data
}

const fictional = (n: number) => fictionalRecord(`m-${n}`, n)

/** Starts an ingestion by the first api process, which follows it to its end. */
async function ingest(name: string, from: number, to: number) {
  const path = join(folder, `${name}.jsonl`)
  const lines = Array.from({ length: to - from }, (_, n) => JSON.stringify(fictional(from + n)))
  await writeFile(path, `{"id":"sin-texto","coleccion":"laboral"}\n${lines.join('\n')}\n`)
  const signal = new AbortController().signal
  return performCommand({ config: configOf('api1'), command: 'ingest', request: { source: 'auto', path }, signal })
}

const onServer = it.skipIf(server === null)

onServer(
  'hold a session everywhere, and nowhere once it is closed',
  async () => {
    const token = await register(0, 1)
    const who = async (at: number) => (await call(at, '/v1/auth/session', { token })).body.data.usuario?.email ?? null
    expect([await who(0), await who(1)]).toEqual(['persona1@ejemplo.test', 'persona1@ejemplo.test'])
    expect((await call(1, '/v1/auth/logout', { token, payload: {} })).status).toBe(200)
    expect([await who(0), await who(1)]).toEqual([null, null])
  },
  limitMs,
)

onServer(
  'show on the pages of one what was stored through the other, until the session is closed in either',
  async () => {
    const token = await register(0, 3)
    const { body } = await call(0, '/v1/folders', { token, payload: { nombre: 'Hornos de Talca' } })
    const path = `/carpetas/${body.data.carpeta.folderId}`
    for (const at of [0, 1]) {
      const { status, text } = await page(at, path, { token })
      expect([at, status, text.includes('Hornos de Talca')]).toEqual([at, 200, true])
      expect((await page(at, path)).text).not.toContain('Hornos de Talca')
    }
    const file = /\/_next\/static\/[^"]+\.js/.exec((await page(0, '/')).text)?.[0] ?? ''
    expect((await page(1, file)).status).toBe(200)
    expect((await call(1, '/v1/auth/logout', { token, payload: {} })).status).toBe(200)
    for (const at of [0, 1]) expect((await page(at, path, { token })).text).not.toContain('Hornos de Talca')
  },
  limitMs,
)

onServer(
  'tell a change made in one to a reader of the other',
  async () => {
    const token = await register(0, 2)
    const { body } = await call(0, '/v1/folders', { token, payload: { nombre: 'Panaderas' } })
    const { folderId } = body.data.carpeta
    const leaving = new AbortController()
    const stream = await fetch(`${apis[1]?.origin}/v1/folders/${folderId}/events`, {
      headers: { authorization: `Bearer ${token}` },
      signal: leaving.signal,
    })
    await call(0, `/v1/folders/${folderId}/notes`, { token, payload: { texto: 'una nota' } })
    let heard = ''
    for await (const chunk of stream.body ?? []) {
      heard += new TextDecoder().decode(chunk)
      if (heard.includes('event: cambio')) break
    }
    leaving.abort()
    expect(heard).toContain('"parte":"notas"')
  },
  limitMs,
)

onServer(
  'send each mail once',
  async () => {
    const people = Array.from({ length: 8 }, (_, n) => 10 + n)
    await Promise.all(people.map((n) => register(n % 2, n)))
    await vi.waitFor(async () => expect((await database.execute('select 1 from mails')).rows).toEqual([]), {
      timeout: 60_000,
      interval: 250,
    })
    const sent: string[] = []
    for (const { dataDir } of workers) {
      const outbox = join(dataDir, 'outbox')
      for (const name of existsSync(outbox) ? await readdir(outbox) : [])
        if (name.endsWith('.txt')) sent.push(/^Para: (\S+)/.exec(await readFile(join(outbox, name), 'utf8'))?.[1] ?? '')
    }
    const expected = [1, 2, 3, ...people].map((n) => `persona${n}@ejemplo.test`)
    expect(sent.toSorted()).toEqual(expected.toSorted())
  },
  limitMs,
)

onServer(
  'count the requests of an address together',
  async () => {
    const address = '10.7.0.1'
    const ask = (at: number) => call(at, '/v1/settings', { address })
    const half = Math.floor(requestsPerMinute * 0.6)
    await Promise.all(Array.from({ length: half }, () => ask(0)))
    await new Promise((resolve) => setTimeout(resolve, 2200))
    const first = await ask(1)
    await new Promise((resolve) => setTimeout(resolve, 2200))
    const answers = await Promise.all(Array.from({ length: half }, () => ask(1)))
    expect(first.status).toBe(200)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(half * 2 + 1 - requestsPerMinute)
    expect((await call(1, '/v1/settings', { address: '10.7.0.2' })).status).toBe(200)
  },
  limitMs,
)

onServer(
  'count the pages of an address together',
  async () => {
    const address = '10.7.1.1'
    const pages = 12
    for (let n = 0; n < pages; n++) expect((await page(0, '/terminos', { address })).status).toBe(200)
    await page(1, '/terminos', { address })
    const left = async (): Promise<number> => (await page(1, '/terminos', { address })).remaining - requestsPerMinute
    // Each of these pages counts too.
    let asked = 0
    await expect.poll(async () => (await left()) + ++asked, { timeout: 15_000, interval: 1500 }).toBeLessThanOrEqual(-pages - 1)
  },
  limitMs,
)

/** The worker that carries out the ingestion of `name`, once some of it is stored: its folder has the line of the record that was refused. */
const ownerOf = (runs: number): Promise<ProductProcess> =>
  vi.waitFor(
    async () => {
      const { rows } = await database.execute(`select id, counts->>'read' as read from ingest_runs where state = 'running'`)
      const [run] = rows as { readonly id: string; readonly read: string }[]
      expect([runs, Number(run?.read ?? 0) > 40]).toEqual([await countRuns(), true])
      const found = workers.find(({ dataDir, child }) => child.exitCode === null && existsSync(quarantinePath(dataDir, run?.id ?? '')))
      if (found === undefined) throw new Error('No worker has begun')
      return found
    },
    { timeout: 150_000, interval: 20 },
  )

const countRuns = async (): Promise<number> => (await database.execute('select 1 from ingest_runs')).rows.length
const jobsOf = async () =>
  (await database.execute(`select state, retry_count as retries from pgboss.job where name = 'ingest' order by created_on`)).rows
const size = 500

onServer(
  'store an ingestion once, and go on with it when its worker is killed',
  async () => {
    const ended = ingest('muchos', 0, size)
    const owner = await ownerOf(1)
    await owner.end('SIGKILL')
    const { rows } = await database.execute('select count(*)::int as rulings from rulings')
    expect((rows[0] as { rulings: number }).rulings).toBeLessThan(size)
    workers = [...workers.filter((one) => one !== owner), await start('worker3', 'worker')]
    expect(await ended).toMatchObject({ read: size + 1, inserted: size, updated: 0, unchanged: 0, rejected: 1 })
    expect(await jobsOf()).toEqual([{ state: 'completed', retries: 1 }])
    for (const at of [0, 1])
      await vi.waitFor(async () => expect((await search(at, 'panadera')).total).toBe(size), { timeout: 60_000, interval: 500 })
    await vi.waitFor(async () => expect((await search(1, 'palabra77unica')).total).toBe(1), { timeout: 60_000, interval: 500 })
    for (const at of [0, 1]) {
      const results = await page(at, `/resultados?${new URLSearchParams({ q: 'palabra77unica' })}`)
      expect([at, results.status, results.text.includes('Panificadora Los Boldos')]).toEqual([at, 200, true])
    }
  },
  limitMs,
)

onServer(
  'hand a job back when they stop, and exit in order',
  async () => {
    const ended = ingest('otros', size, 2 * size)
    const owner = await ownerOf(2)
    const stoppedMs = performance.now()
    expect(await owner.end('SIGTERM')).toBe(0)
    await vi.waitFor(async () => expect((await jobsOf()).at(-1)).toMatchObject({ retries: 1 }), { timeout: 60_000, interval: 100 })
    // Another takes it over without waiting until the worker counts as dead.
    expect(performance.now() - stoppedMs).toBeLessThan(30_000)
    expect(await ended).toMatchObject({ read: size + 1, inserted: size, updated: 0, rejected: 1 })
    expect((await jobsOf()).at(-1)).toEqual({ state: 'completed', retries: 1 })
  },
  limitMs,
)

onServer(
  'are not ready from the signal on, serve until the delay is over, and exit in order',
  async () => {
    const stopped = apis[1]?.end('SIGTERM')
    await vi.waitFor(async () => expect((await call(1, '/readyz')).status).toBe(503), { timeout: 2000, interval: 50 })
    expect((await search(1, 'palabra77unica')).total).toBe(1)
    expect(await stopped).toBe(0)
    expect((await call(0, '/readyz')).status).toBe(200)
    expect(await apis[0]?.end('SIGTERM')).toBe(0)
    for (const worker of workers) expect(await worker.end('SIGTERM')).toBe(0)
  },
  limitMs,
)
