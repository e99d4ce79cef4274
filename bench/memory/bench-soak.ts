import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openWriter } from '../crash/writer.ts'
import { randomFrom } from '../engine/corpus/seeded-random.ts'
import { openLoop } from '../load/open-loop.ts'
import { retryingClient } from '../load/retrying-client.ts'
import type { RunningServer } from '../load/start-server.ts'
import { openVisitor } from '../load/visitor.ts'
import { type Gate, reportGates } from '../report/gate.ts'
import { describe, percentiles } from '../report/percentiles.ts'
import { maxResidentMb, startWithDemonstration } from './bench-memory.ts'
import { measureMemory, reportMemory } from './measure-memory.ts'

const searchesPerSecond = 10
const writesPerSecond = 1
/** Mean resident memory of the last third of the minutes against the second third. */
const maxGrowth = 1.05
/** Minutes at the start and at the end whose search times are compared. */
const comparedMinutes = 5

interface Minute {
  readonly residentMb: number
  readonly times: readonly number[]
}

/**
 * Memory and search times under a steady load with the demonstration corpus. False when the memory grows or a write is lost. `keep` is a data
 * folder that may hold the corpus already.
 */
export async function benchSoak({ minutes, keep }: { readonly minutes: number; readonly keep: string | null }): Promise<boolean> {
  const folder = keep === null ? await mkdtemp(join(tmpdir(), 'basejuris-soak-')) : null
  try {
    const server = await startWithDemonstration(keep === null ? join(folder ?? '', 'data') : resolve(keep))
    return await soak(server, minutes).finally(server.stop)
  } finally {
    if (folder !== null) await rm(folder, { recursive: true, force: true })
  }
}

const soak = async (server: RunningServer, count: number): Promise<boolean> => {
  const visitor = await openVisitor(server.origin)
  const writer = await openWriter(server.origin, 0, randomFrom(1))
  const { resultados } = await retryingClient(server.origin).search({ consulta: '', tamano: 50 })
  const docIds = resultados.map(({ docId }) => docId)
  let isWriting = false
  // An account writes one thing at a time: on a busy machine a write may take longer than a second, and the next is left out.
  const write = async (): Promise<void> => {
    if (isWriting) throw new Error('the last one has not been answered')
    isWriting = true
    const outcome = await writer.write(server.origin, docIds).finally(() => {
      isWriting = false
    })
    if (outcome !== 'confirmed') throw new Error('refused')
  }
  const minutes: Minute[] = []
  for (let at = 0; at < count; at++) {
    const [found, written] = await Promise.all([
      openLoop(searchesPerSecond, searchesPerSecond * 60, (search) => visitor.search(at * searchesPerSecond * 60 + search)),
      openLoop(writesPerSecond, writesPerSecond * 60, write),
    ])
    const residentMb = ((await server.residentBytes()) ?? Number.NaN) / 1e6
    minutes.push({ residentMb, times: found.times })
    console.log(
      `  minute ${at + 1}: ${residentMb.toFixed(0)} MB; ${describe(percentiles(found.times))}; ${found.times.length} searches and ${written.times.length} writes; load ${loadavg()[0]?.toFixed(1)}`,
    )
  }
  const timesOf = (some: readonly Minute[]): string => describe(percentiles(some.flatMap(({ times }) => times)))
  console.log(`  first ${comparedMinutes} minutes: ${timesOf(minutes.slice(0, comparedMinutes))}`)
  console.log(`  last ${comparedMinutes} minutes:  ${timesOf(minutes.slice(-comparedMinutes))}`)
  const lost = await writer.check(server.origin)
  for (const problem of lost) console.log(`  ${problem}`)
  const collectedMb = reportMemory(await measureMemory(server))
  return reportGates(gatesOf(minutes, collectedMb)) && lost.length === 0
}

const gatesOf = (minutes: readonly Minute[], collectedMb: number): Gate[] => {
  const third = Math.floor(minutes.length / 3)
  const resident = minutes.map(({ residentMb }) => residentMb)
  const later = resident.slice(third)
  console.log(`  slope after the first third: ${slopeOf(later).toFixed(2)} MB a minute`)
  return [
    {
      name: 'resident, last third against the second',
      ours: meanOf(resident.slice(-third)),
      other: meanOf(resident.slice(third, 2 * third)) * maxGrowth,
      minRatio: 1,
      unit: 'MB',
    },
    { name: 'resident after a garbage collection', ours: collectedMb, other: maxResidentMb, minRatio: 1, unit: 'MB' },
  ]
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Least squares, per step. */
const slopeOf = (values: readonly number[]): number => {
  const middle = (values.length - 1) / 2
  const mean = meanOf(values)
  const covariance = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0)
  return covariance / values.reduce((sum, _value, at) => sum + (at - middle) ** 2, 0)
}
