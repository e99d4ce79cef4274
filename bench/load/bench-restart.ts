import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Gate, reportGates } from '../report/gate.ts'
import { describe, percentiles } from '../report/percentiles.ts'
import type { LoadOptions } from './bench-load.ts'
import { prepareDataFolder } from './prepare-data-folder.ts'
import { killProcess, startServer } from './start-server.ts'
import { searchAt, timeStart } from './time-start.ts'

const rounds = 20
const searchesBeforeKill = 10
const maxMs = 5000

/** The time from the start after `kill -9` to the first search answered, and to the first answer of any kind. */
export async function benchRestart({ rulings, keep }: LoadOptions): Promise<boolean> {
  const dataDir = keep === null ? join(await mkdtemp(join(tmpdir(), 'basejuris-restart-')), 'data') : resolve(keep)
  await prepareDataFolder(dataDir, rulings)
  await (await startServer(dataDir)).kill()
  const [listening, answered, loads]: [number[], number[], number[]] = [[], [], []]
  try {
    for (let round = 0; round < rounds; round++) {
      const { child, origin, listeningMs, answeredMs } = await timeStart(dataDir, round)
      listening.push(listeningMs)
      answered.push(answeredMs)
      loads.push(loadavg()[0] ?? 0)
      console.log(`  ${round + 1} of ${rounds}: ${((answered.at(-1) ?? 0) / 1000).toFixed(1)} s, load ${loads.at(-1)?.toFixed(1)}`)
      for (let at = 0; at < searchesBeforeKill; at++) await searchAt(origin, at)
      await killProcess(child)
    }
  } finally {
    if (keep === null) await rm(join(dataDir, '..'), { recursive: true, force: true })
  }
  const first = percentiles(answered)
  console.log(`  listening: ${describe(percentiles(listening))}`)
  console.log(`  first search: ${describe(first)}; load ${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}`)
  const gate: Gate = { name: 'first answer after kill -9, p95', ours: first.p95, other: maxMs, minRatio: 1, unit: 'ms' }
  return reportGates([gate])
}
