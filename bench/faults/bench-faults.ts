import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { seededNumbers } from '@basejuris/search'
import { rulingsPerRound, uniqueWord, writeSourceFile } from '../crash/source-file.ts'
import { describeMachine } from '../engine/report/describe-machine.ts'
import { postSearch } from '../load/post-search.ts'
import { prepareDataFolder } from '../load/prepare-data-folder.ts'
import { killProcess, spawnServer } from '../load/start-server.ts'
import { openProbe, type Stretch } from './probe.ts'
import { startTestServers, type TestServers } from './test-servers.ts'

/** How long an engine is disturbed. */
const disturbedMs = 10_000
const pollMs = 50

export interface FaultsOptions {
  readonly rulings: number
  readonly seed: number
  /** Name of the table in `bench/results`. */
  readonly save: string | null
}

type Spawned = Awaited<ReturnType<typeof spawnServer>>

/** Two processes with pages and two workers. */
interface Service {
  readonly webs: Spawned[]
  readonly workers: Spawned[]
  readonly startWeb: () => Promise<Spawned>
  readonly startWorker: () => Promise<Spawned>
  readonly folder: string
  readonly inbox: string
}

/** Disturbs a service of four processes on its servers in many ways, and prints what failed and how soon it recovered. False when anything confirmed is lost. */
export async function benchFaults({ rulings, seed, save }: FaultsOptions): Promise<boolean> {
  const servers = await startTestServers('faults')
  if ('reason' in servers) {
    console.log(`not run: faults: ${servers.reason}`)
    return false
  }
  const folder = await mkdtemp(join(tmpdir(), 'basejuris-faults-'))
  try {
    return await disturbService(await startService(servers, folder, rulings), servers, seed, save)
  } finally {
    await servers.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function startService(servers: TestServers, folder: string, rulings: number): Promise<Service> {
  const inbox = join(folder, 'inbox')
  await mkdir(inbox)
  const variables = { DATABASE_URL: servers.databaseUrl, SEARCH_URL: servers.searchUrl, DATA_KEY: randomBytes(24).toString('hex') }
  await prepareDataFolder(join(folder, 'prepared'), rulings, variables)
  let started = 0
  const start = (roles: string, more = {}) => {
    started += 1
    return spawnServer(join(folder, `process${started}`), { env: { ...variables, TRUST_PROXY: '127.0.0.1', ROLES: roles, ...more } })
  }
  const startWeb = () => start('web,api')
  const startWorker = () => start('worker', { INBOX_DIR: inbox, INBOX_SECONDS: '1' })
  const service: Service = {
    webs: [await startWeb(), await startWeb()],
    workers: [await startWorker(), await startWorker()],
    startWeb,
    startWorker,
    folder,
    inbox,
  }
  for (const { origin } of service.webs) await until(() => answersOk(`${origin}/readyz`))
  return service
}

async function disturbService(service: Service, servers: TestServers, seed: number, save: string | null): Promise<boolean> {
  const probe = await openProbe(() => service.webs.map(({ origin }) => origin), seededNumbers(seed))
  const lines = [
    describeMachine(),
    '',
    '| fault | lasted s | searches failed | writes failed | recovered after s | load |',
    '|---|---|---|---|---|---|',
  ]
  console.log(lines.join('\n'))
  try {
    for (const [name, fault] of Object.entries(faultsOf(service, servers))) {
      const startedMs = performance.now()
      let lastedMs = 0
      const stretch = await probe.during(async () => {
        await fault()
        lastedMs = performance.now() - startedMs
      })
      const line = describe(name, lastedMs, stretch)
      console.log(line)
      lines.push(line)
    }
    const problems = await probe.close()
    const found = await foundWords(service)
    const verdict = `confirmed writes lost, doubled or half-written: ${problems.length}; rulings of the ingestion found: ${found} of ${rulingsPerRound}`
    console.log([verdict, ...problems].join('\n'))
    if (save !== null) await writeFile(join(import.meta.dirname, `../results/${save}.md`), `${[...lines, '', verdict].join('\n')}\n`)
    return problems.length === 0 && found === rulingsPerRound
  } finally {
    for (const { child } of [...service.webs, ...service.workers]) await killProcess(child)
  }
}

const describe = (name: string, lastedMs: number, stretch: Stretch): string => {
  const { searches, searchesFailed, writes, writesFailed, recoveryMs } = stretch
  const cells = [
    name,
    (lastedMs / 1000).toFixed(1),
    `${searchesFailed} of ${searches}`,
    `${writesFailed} of ${writes}`,
    (recoveryMs / 1000).toFixed(1),
    loadavg()[0]?.toFixed(1),
  ]
  return `| ${cells.join(' | ')} |`
}

/** Each lasts until the fault is over: the process answers again, the server is back. */
const faultsOf = (service: Service, servers: TestServers): Readonly<Record<string, () => Promise<void>>> => ({
  'kill -9 of one process with `web,api`, which is started again': () => killWebs(service, 1),
  'kill -9 of both': () => killWebs(service, 2),
  'kill -9 of both workers within an ingestion, until it has ended': () => killWorkers(service),
  'a node of OpenSearch is stopped for 10 s, until every shard has its copies again': async () => {
    const start = await servers.stopNode()
    await setTimeout(disturbedMs)
    await start()
  },
  'PostgreSQL ends as in a crash and is started again': async () => servers.restartDatabase(),
  'OpenSearch answers 429 for 10 s': () => disturbed(servers, 429),
  'OpenSearch answers 503 for 10 s': () => disturbed(servers, 503),
  'OpenSearch cannot be reached for 10 s': () => disturbed(servers, 'cut'),
})

async function disturbed(servers: TestServers, fate: Parameters<TestServers['disturb']>[0]): Promise<void> {
  servers.disturb(fate)
  await setTimeout(disturbedMs)
  servers.disturb('pass')
}

async function killWebs(service: Service, count: number): Promise<void> {
  const killed = service.webs.splice(0, count)
  await Promise.all(killed.map(({ child }) => killProcess(child)))
  for (const _ of killed) service.webs.push(await service.startWeb())
  for (const { origin } of service.webs) await until(() => answersOk(`${origin}/readyz`))
}

async function killWorkers(service: Service): Promise<void> {
  const { folder, inbox, workers } = service
  const path = await writeSourceFile(folder, 1)
  const name = path.slice(folder.length + 1)
  await rename(path, join(inbox, name))
  await until(() => holds(join(inbox, 'working'), name))
  await Promise.all(workers.splice(0).map(({ child }) => killProcess(child)))
  workers.push(await service.startWorker(), await service.startWorker())
  await until(() => holds(join(inbox, 'done'), name))
}

const holds = async (folder: string, name: string): Promise<boolean> =>
  (await readdir(folder).catch(() => [])).some((each) => each.includes(name.replace('.jsonl', '')))

/** Rulings of the ingestion that a search for their own word finds, once each. */
async function foundWords({ webs }: Service): Promise<number> {
  let found = 0
  for (let at = 0; at < rulingsPerRound; at++) {
    const response = await postSearch(webs[0]?.origin ?? '', uniqueWord(1, at))
    const { data } = (await response.json()) as { readonly data: { readonly total: number } }
    if (data.total === 1) found += 1
  }
  return found
}

const answersOk = async (url: string): Promise<boolean> => {
  const response = await fetch(url).catch(() => null)
  await response?.arrayBuffer()
  return response?.ok === true
}

async function until(holdsTrue: () => Promise<boolean>): Promise<void> {
  while (!(await holdsTrue())) await setTimeout(pollMs)
}
