import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { demoSize } from '@basejuris/demo'
import { operatorSocketPath, sendCommand } from '@basejuris/server/operator'
import type { LoadOptions } from '../load/bench-load.ts'
import { closedLoop } from '../load/open-loop.ts'
import { prepareDataFolder } from '../load/prepare-data-folder.ts'
import { type RunningServer, startServer } from '../load/start-server.ts'
import { openVisitor } from '../load/visitor.ts'
import { type Gate, reportGates } from '../report/gate.ts'
import { describe, percentiles } from '../report/percentiles.ts'
import { measuredFlags, measureMemory, reportMemory } from './measure-memory.ts'

const searches = 1000
export const maxResidentMb = 600
const pollMs = 1000
/** Idle threads of an ingestion end meanwhile. */
const settleMs = 15_000

/**
 * Resident memory by part after a thousand searches and a garbage collection. Without a folder: with the demonstration corpus, in the
 * process that ingested it and after a restart, each against a limit. With one: after a restart, as a guide.
 */
export async function benchMemory({ rulings, keep }: LoadOptions): Promise<boolean> {
  if (keep !== null) {
    const dataDir = resolve(keep)
    await prepareDataFolder(dataDir, rulings)
    const server = await startServer(dataDir, { flags: measuredFlags })
    try {
      await measureAfterSearches(server)
      return true
    } finally {
      await server.stop()
    }
  }
  const folder = await mkdtemp(join(tmpdir(), 'basejuris-memory-'))
  const gates: Gate[] = []
  try {
    for (const moment of ['after the first start', 'after a restart']) {
      console.log(`  ${moment}, load ${loadavg()[0]?.toFixed(1)}`)
      const server = await startWithDemonstration(join(folder, 'data'))
      const ours = await measureAfterSearches(server).finally(server.stop)
      gates.push({ name: `resident ${moment}`, ours, other: maxResidentMb, minRatio: 1, unit: 'MB' })
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return reportGates(gates)
}

/** Starts the product as its first user does and waits until the demonstration corpus is stored and indexed. */
export async function startWithDemonstration(dataDir: string): Promise<RunningServer> {
  const server = await startServer(dataDir, { env: { DEMO: '1', KEEP_RAW: '1', TRUST_PROXY: '127.0.0.1' }, flags: measuredFlags })
  while (!(await hasDemonstration(dataDir))) await setTimeout(pollMs)
  await setTimeout(settleMs)
  return server
}

interface OperatorStatus {
  readonly collections: readonly { readonly total: number }[]
  readonly index: { readonly pending: number }
}

const hasDemonstration = async (dataDir: string): Promise<boolean> => {
  const answer = await sendCommand(operatorSocketPath(dataDir), 'status', {}, () => undefined)
  if (answer === null) throw new Error('The product is not running')
  const { collections, index } = answer.result as OperatorStatus
  return index.pending === 0 && collections.reduce((sum, { total }) => sum + total, 0) >= demoSize
}

const measureAfterSearches = async (server: RunningServer): Promise<number> => {
  const visitor = await openVisitor(server.origin)
  const { times, refused } = await closedLoop(searches, visitor.search)
  console.log(`  ${describe(percentiles(times))}${refused === 0 ? '' : `; ${refused} refused`}; load ${loadavg()[0]?.toFixed(1)}`)
  console.log(`  resident before the collection: ${Math.round(((await server.residentBytes()) ?? 0) / 1e6)} MB`)
  return reportMemory(await measureMemory(server))
}
