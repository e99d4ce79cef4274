import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describeMachine } from '../../engine/report/describe-machine.ts'
import { percentiles } from '../../report/percentiles.ts'
import { openLoop } from '../open-loop.ts'
import { prepareDataFolder } from '../prepare-data-folder.ts'
import { startServer, untilIdle } from '../start-server.ts'
import { openPopulation, type Population } from './population.ts'

/** The rate at which p99 passes it is the capacity. */
const maxP99Ms = 250
/** Share of requests that may fail. */
const maxFailed = 0.01
const firstRate = 4
/** Before the first rate, with requests of its own: a cluster that has just started compiles for some hundred requests. */
const warmUp = { rate: 8, seconds: 20 }
const factor = 1.5

export interface RatesOptions {
  readonly rulings: number
  readonly keep: string | null
  /** Empty: the data folder alone is measured. */
  readonly databaseUrl: string
  readonly searchUrl: string
  /** Of each rate. */
  readonly seconds: number
  /** Requests a second, beyond which nothing is tried. */
  readonly maxRate: number
  /** Name of the table in `bench/results`. */
  readonly save: string | null
}

type Print = (text: string) => void

/** Measures fixed rates, each from outside on a process of its own, and prints a table and the capacity of each kind of request. */
export async function benchRates(options: RatesOptions): Promise<boolean> {
  const { databaseUrl, searchUrl, save } = options
  const printed: string[] = []
  const print: Print = (text) => {
    console.log(text)
    printed.push(text)
  }
  print(describeMachine())
  if (databaseUrl !== '' && searchUrl !== '') {
    const variables = { DATABASE_URL: databaseUrl, SEARCH_URL: searchUrl, DATA_KEY: randomBytes(24).toString('hex') }
    await measure('PostgreSQL + OpenSearch', { ...options, keep: null }, variables, print)
  }
  await measure('data folder', options, {}, print)
  if (save !== null) await writeFile(join(import.meta.dirname, `../../results/${save}.md`), `${printed.join('\n')}\n`)
  return true
}

async function measure(name: string, options: RatesOptions, variables: Readonly<Record<string, string>>, print: Print): Promise<void> {
  const { rulings, keep } = options
  const dataDir = keep === null ? join(await mkdtemp(join(tmpdir(), 'basejuris-rates-')), 'data') : resolve(keep)
  print(`\n## ${name}, ${rulings} rulings\n`)
  await prepareDataFolder(dataDir, rulings, variables)
  const server = await startServer(dataDir, { env: { ...variables, ROLES: 'web,api,worker', TRUST_PROXY: '127.0.0.1' } })
  try {
    await untilIdle(server)
    const population = await openPopulation(server.origin)
    await untilIdle(server)
    print('| request | rate | n | p50 ms | p95 ms | p99 ms | failed | load |\n|---|---|---|---|---|---|---|---|')
    const capacities: string[] = []
    for (const [kind, request] of Object.entries(requestsOf(population)))
      capacities.push(`capacity, ${name}, ${kind}: ${await findCapacity(kind, request, options, print)}`)
    await population.close()
    print(`\n${capacities.map((capacity) => `- ${capacity}`).join('\n')}`)
  } finally {
    await server.stop()
    if (keep === null) await rm(join(dataDir, '..'), { recursive: true, force: true })
  }
}

type Request = (at: number) => Promise<void>

const requestsOf = ({ search, facets, rulingPage, chat }: Population): Record<string, Request> => ({
  search,
  facets,
  'ruling page': rulingPage,
  'chat without a model': chat,
})

/** Raises the rate until p99 passes its limit. Answers the last rate that held. */
async function findCapacity(kind: string, request: Request, { seconds, maxRate }: RatesOptions, print: Print): Promise<string> {
  let at = warmUp.rate * Math.min(seconds * 2, warmUp.seconds)
  await openLoop(warmUp.rate, at, request)
  let held = 0
  for (let rate = firstRate; rate <= maxRate; rate = Math.ceil(rate * factor)) {
    const count = Math.max(1, Math.round(rate * seconds))
    const offset = at
    const { times, refused } = await openLoop(rate, count, (n) => request(offset + n))
    at += count
    const { p50, p95, p99 } = percentiles(times)
    const cells = [kind, `${rate}/s`, count, ...[p50, p95, p99].map((ms) => ms.toFixed(1)), refused, loadavg()[0]?.toFixed(1)]
    print(`| ${cells.join(' | ')} |`)
    if (!(p99 <= maxP99Ms) || refused > count * maxFailed)
      return `${held}/s; at ${rate}/s p99 is ${p99.toFixed(0)} ms and ${refused} of ${count} failed`
    held = rate
  }
  return `${held}/s or more; faster was not tried`
}
