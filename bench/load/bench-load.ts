import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Gate, reportGates } from '../report/gate.ts'
import { describe, percentiles } from '../report/percentiles.ts'
import { closedLoop, openLoop, type Timed } from './open-loop.ts'
import { prepareDataFolder } from './prepare-data-folder.ts'
import { type RunningServer, startServer } from './start-server.ts'
import { openVisitor, type Visitor } from './visitor.ts'

const searchesPerSecond = 50
const searches = 1500
/** A server that has just started still compiles its code. */
const warmUpSearches = 500
const pages = 300
const pagesBeforeMemory = 10_000
const clients = 4
const maxResidentMb = 1600

export interface LoadOptions {
  readonly rulings: number
  /** Data folder to keep, reused when it exists. null creates one and removes it. */
  readonly keep: string | null
}

/**
 * The whole product under load from outside: each p95 against its limit, and memory after ten thousand pages. A refused request fails
 * its gate.
 */
export async function benchLoad({ rulings, keep }: LoadOptions): Promise<boolean> {
  const dataDir = keep === null ? join(await mkdtemp(join(tmpdir(), 'basejuris-load-')), 'data') : resolve(keep)
  await prepareDataFolder(dataDir, rulings)
  const server = await startServer(dataDir)
  try {
    const visitor = await openVisitor(server.origin)
    console.log(
      `  ${visitor.rulings.length} rulings and ${visitor.results.length} searches are asked for in turn; load ${loadavg()[0]?.toFixed(1)}`,
    )
    return reportGates([...(await timeAll(server, visitor)), ...(await measureMemory(server, visitor))])
  } finally {
    await server.stop()
    if (keep === null) await rm(join(dataDir, '..'), { recursive: true, force: true })
  }
}

async function timeAll(server: RunningServer, visitor: Visitor): Promise<Gate[]> {
  await openLoop(searchesPerSecond / 2, warmUpSearches, visitor.search)
  const page = (addresses: readonly string[]) => () => closedLoop(pages, (at) => visitor.page(pick(addresses, at)))
  const steps: readonly { readonly name: string; readonly maxMs: number; readonly run: () => Promise<Timed> }[] = [
    {
      name: `POST /v1/search at ${searchesPerSecond}/s, open loop`,
      maxMs: 30,
      run: () => openLoop(searchesPerSecond, searches, (at) => visitor.search(warmUpSearches + at)),
    },
    { name: 'suggestions', maxMs: 10, run: () => closedLoop(pages, visitor.suggest) },
    { name: 'results page', maxMs: 120, run: page(visitor.results) },
    { name: 'ruling page', maxMs: 80, run: page(visitor.rulings) },
  ]
  const gates: Gate[] = []
  for (const { name, maxMs, run } of steps) {
    const before = await server.cpuMs()
    const { times, refused, requests } = await run()
    const each = ((await server.cpuMs()) - before) / requests
    const measured = percentiles(times)
    console.log(
      `  ${name}: ${describe(measured)}; processor time ${each.toFixed(1)} ms each${refused === 0 ? '' : `; ${refused} refused`}; load ${loadavg()[0]?.toFixed(1)}`,
    )
    gates.push({
      name: `p95 of ${name}`,
      ours: refused === 0 ? measured.p95 : Number.POSITIVE_INFINITY,
      other: maxMs,
      minRatio: 1,
      unit: 'ms',
    })
  }
  return gates
}

async function measureMemory(server: RunningServer, visitor: Visitor): Promise<Gate[]> {
  let started = 0
  const read = async (): Promise<void> => {
    while (started < pagesBeforeMemory) {
      const at = started++
      await visitor.page(pick(at % 3 === 0 ? visitor.results : visitor.rulings, at)).catch(() => undefined)
    }
  }
  const startedMs = performance.now()
  await Promise.all(Array.from({ length: clients }, read))
  const resident = await server.residentBytes()
  console.log(`  ${pagesBeforeMemory} pages at ${Math.round((pagesBeforeMemory * 1000) / (performance.now() - startedMs))}/s`)
  if (resident === null) return []
  return [{ name: 'memory resident after them', ours: resident / 1e6, other: maxResidentMb, minRatio: 1, unit: 'MB' }]
}

const pick = (addresses: readonly string[], at: number): string => addresses[at % addresses.length] ?? '/'
