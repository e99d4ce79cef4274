import { readdir, rm, stat } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { openDatabase } from '@basejuris/database'
import { generateDemoRulings } from '@basejuris/demo'
import { parseEngineAddress } from '@basejuris/search'
import { percentiles } from '../../report/percentiles.ts'
import { openLoop } from '../open-loop.ts'
import { postSearch } from '../post-search.ts'
import { prepareDataFolder } from '../prepare-data-folder.ts'
import { killProcess, type RunningServer, startServer, untilIdle } from '../start-server.ts'
import { searchAt, timeStart } from '../time-start.ts'
import { distinctQueries } from '../visitor.ts'
import type { SizePoint } from './size-point.ts'

const searchesPerSecond = 4
const warmUpSearches = 150
/** Without a search, to know what the background takes. */
const idleMs = 5000
const restarts = 3
const sampledTexts = 500

/** Servers of their own; null measures the data folder alone. */
export interface Servers {
  readonly databaseUrl: string
  readonly searchUrl: string
}

export interface MeasureOptions {
  readonly rulings: number
  readonly seconds: number
  /** Empty, or filled before with as many rulings. */
  readonly dataDir: string
  readonly servers: Servers | null
  readonly variables: Readonly<Record<string, string>>
}

/** Fills one place with generated rulings and measures it from outside. */
export async function measureSize({ rulings, seconds, dataDir, servers, variables }: MeasureOptions): Promise<SizePoint> {
  const { storedPerSecond, indexMs } = await prepareDataFolder(dataDir, rulings, variables)
  const env = { ...variables, ROLES: 'web,api,worker' }
  const server = await startServer(dataDir, { env })
  let searched: Pick<SizePoint, 'p50' | 'p99' | 'productMs' | 'engineMs' | 'load'>
  let residentBytes: number
  try {
    await untilIdle(server)
    await warmUp(server)
    await untilIdle(server)
    searched = await timeSearches(server, servers, seconds)
    residentBytes = (await server.residentBytes()) ?? Number.NaN
  } finally {
    await server.kill()
  }
  const recoveries: number[] = []
  for (let round = 0; round < restarts; round++) {
    const { child, answeredMs } = await timeStart(dataDir, round, { env })
    recoveries.push(answeredMs)
    await killProcess(child)
  }
  return {
    rulings,
    textBytes: meanTextBytes(rulings),
    storedPerSecond: storedPerSecond ?? Number.NaN,
    indexedPerSecond: (rulings * 1000) / indexMs,
    ...searched,
    residentBytes,
    ...(servers === null ? await bytesOfFolder(dataDir) : await bytesOfServers(servers)),
    recoveryMs: percentiles(recoveries).p50,
  }
}

async function warmUp({ origin }: RunningServer): Promise<void> {
  for (let at = 0; at < warmUpSearches; at++) await (await searchAt(origin, at)).arrayBuffer()
}

async function timeSearches(
  server: RunningServer,
  servers: Servers | null,
  seconds: number,
): Promise<Pick<SizePoint, 'p50' | 'p99' | 'productMs' | 'engineMs' | 'load'>> {
  const count = Math.round(seconds * searchesPerSecond)
  const work = async (): Promise<{ readonly atMs: number; readonly product: number; readonly engine: number }> => ({
    atMs: performance.now(),
    product: await server.cpuMs(),
    engine: await engineCpuMs(servers),
  })
  const idle = await work()
  await setTimeout(idleMs)
  const before = await work()
  const { times, refused } = await openLoop(searchesPerSecond, count, async (at) => {
    const response = await postSearch(server.origin, distinctQueries[at % distinctQueries.length] ?? '')
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${response.status}`)
  })
  if (refused > 0) console.log(`  ${refused} of ${count} searches failed`)
  const after = await work()
  const { p50, p99 } = percentiles(times)
  const perSearch = (part: 'product' | 'engine'): number => {
    const background = (before[part] - idle[part]) / (before.atMs - idle.atMs)
    return Math.max(0, after[part] - before[part] - background * (after.atMs - before.atMs)) / count
  }
  return {
    p50,
    p99,
    productMs: perSearch('product'),
    engineMs: perSearch('engine'),
    load: loadavg()[0] ?? Number.NaN,
  }
}

interface NodeStatistics {
  readonly nodes: Readonly<Record<string, { readonly process: { readonly cpu: { readonly total_in_millis: number } } }>>
}

/** Of the whole cluster, whose temporary nodes share one process. */
async function engineCpuMs(servers: Servers | null): Promise<number> {
  if (servers === null) return 0
  const { nodes } = await askCluster<NodeStatistics>(servers, '/_nodes/stats/process')
  return Math.max(...Object.values(nodes).map(({ process }) => process.cpu.total_in_millis))
}

async function askCluster<Answer>({ searchUrl }: Servers, path: string): Promise<Answer> {
  const response = await fetch(`${parseEngineAddress(searchUrl)?.nodes[0]}${path}`)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return (await response.json()) as Answer
}

interface StoreStatistics {
  readonly _all: { readonly primaries: { readonly store: { readonly size_in_bytes: number } } }
}

async function bytesOfServers(servers: Servers): Promise<Pick<SizePoint, 'databaseBytes' | 'indexBytes'>> {
  const { prefix } = parseEngineAddress(servers.searchUrl) ?? { prefix: '' }
  await askCluster(servers, `/${prefix}-*/_flush`)
  const { _all: all } = await askCluster<StoreStatistics>(servers, `/${prefix}-*/_stats/store`)
  const database = await openDatabase({ url: servers.databaseUrl })
  try {
    const { rows } = await database.execute('select pg_database_size(current_database())::float8 as bytes')
    const [size] = rows as { readonly bytes: number }[]
    return { databaseBytes: size?.bytes ?? Number.NaN, indexBytes: all.primaries.store.size_in_bytes }
  } finally {
    await database.close()
  }
}

async function bytesOfFolder(dataDir: string): Promise<Pick<SizePoint, 'databaseBytes' | 'indexBytes'>> {
  return { databaseBytes: await bytesUnder(join(dataDir, 'database')), indexBytes: await bytesUnder(join(dataDir, 'index')) }
}

async function bytesUnder(folder: string): Promise<number> {
  let bytes = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size
  return bytes
}

function meanTextBytes(rulings: number): number {
  let [count, bytes] = [0, 0]
  for (const { texto } of generateDemoRulings({ rulings })) {
    count += 1
    bytes += Buffer.byteLength(texto)
    if (count === sampledTexts) break
  }
  return bytes / count
}

/** An empty database of its own, and names of its own in the cluster. */
export async function serversFor({ databaseUrl, searchUrl }: Servers, name: string): Promise<Servers> {
  const database = await openDatabase({ url: databaseUrl })
  try {
    await database.execute(`drop database if exists ${name}`)
    await database.execute(`create database ${name}`)
  } finally {
    await database.close()
  }
  return {
    databaseUrl: Object.assign(new URL(databaseUrl), { pathname: `/${name}` }).href,
    searchUrl: searchUrl.replace(/\/[a-z]\w*(?=\?|$)/u, `/${name}`),
  }
}

export async function removeFolder(dataDir: string): Promise<void> {
  await rm(join(dataDir, '..'), { recursive: true, force: true })
}
