import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { operatorSocketPath, sendCommand } from '@basejuris/server/operator'
import { randomFrom } from '../engine/corpus/seeded-random.ts'
import type { LoadOptions } from '../load/bench-load.ts'
import { prepareDataFolder } from '../load/prepare-data-folder.ts'
import { retryingClient } from '../load/retrying-client.ts'
import { killProcess, type RunningServer, spawnServer, startServer } from '../load/start-server.ts'
import { describe, percentiles } from '../report/percentiles.ts'
import { checkIngestion } from './check-ingestion.ts'
import { writeSourceFile } from './source-file.ts'
import { openWriter, type Writer } from './writer.ts'

const writers = 8
const maxMsBeforeKill = 4000
/** Every fourth round two more kills interrupt the restart. */
const roundsPerInterruptedStart = 4
const killsDuringStart = 2
const maxMsOfStart = 3000
const rulingsToSave = 60
/** Pages hold no state, so that the rounds run without them. Addresses of writers come through a proxy. */
const serverOptions = { env: { ROLES: 'api,worker', KEEP_RAW: '1', TRUST_PROXY: '127.0.0.1' } }

export interface CrashOptions extends LoadOptions {
  readonly rounds: number
  readonly seed: number
}

interface Totals {
  kills: number
  writes: number
  searches: number
  readonly firstAnswersMs: number[]
  readonly problems: string[]
}

/**
 * Kills the product at random moments of an ingestion with concurrent writers, starts it again, and checks that everything confirmed is
 * there exactly once and that index and database agree. False when anything is lost.
 */
export async function benchCrash({ rulings, keep, rounds, seed }: CrashOptions): Promise<boolean> {
  const folder = keep === null ? await mkdtemp(join(tmpdir(), 'basejuris-crash-')) : resolve(keep)
  await mkdir(folder, { recursive: true })
  const dataDir = join(folder, 'data')
  await prepareDataFolder(dataDir, rulings)
  const random = randomFrom(seed)
  const totals: Totals = { kills: 0, writes: 0, searches: 0, firstAnswersMs: [], problems: [] }
  console.log(`  seed ${seed}, ${rounds} rounds, ${writers} writers, load ${loadavg()[0]?.toFixed(1)}`)
  let server = await startServer(dataDir, serverOptions)
  try {
    const opened = await Promise.all(Array.from({ length: writers }, (_, at) => openWriter(server.origin, at, random)))
    const docIds = await listDocIds(server.origin)
    for (let round = 1; round <= rounds; round++) {
      totals.writes += await runUntilKilled(server, { folder, dataDir, round, opened, docIds, random })
      totals.kills += 1
      if (round % roundsPerInterruptedStart === 0) totals.kills += await interruptStarts(dataDir, random)
      const startedMs = performance.now()
      server = await startServer(dataDir, serverOptions)
      await retryingClient(server.origin).search({ consulta: 'despido injustificado' })
      totals.firstAnswersMs.push(performance.now() - startedMs)
      await checkRound(server.origin, { dataDir, round, opened, random, totals })
    }
  } finally {
    await server.kill()
    if (keep === null) await rm(folder, { recursive: true, force: true })
  }
  return report(totals, rounds)
}

interface Round {
  readonly folder: string
  readonly dataDir: string
  readonly round: number
  readonly opened: readonly Writer[]
  readonly docIds: readonly string[]
  readonly random: () => number
}

/** Answers the number of confirmed writes. */
const runUntilKilled = async (server: RunningServer, { folder, dataDir, round, opened, docIds, random }: Round): Promise<number> => {
  const path = await writeSourceFile(folder, round)
  // The run outlives the process, because its job is stored before the first progress is reported.
  const enqueued = Promise.withResolvers<void>()
  const ingestion = sendCommand(operatorSocketPath(dataDir), 'ingest', { source: 'generic-jsonl', path }, () => enqueued.resolve())
  ingestion.catch(() => undefined).finally(enqueued.resolve)
  await enqueued.promise
  const writing = opened.map((writer) => writeUntilKilled(writer, server.origin, docIds))
  await setTimeout(random() * maxMsBeforeKill)
  await server.kill()
  return (await Promise.all(writing)).reduce((sum, count) => sum + count, 0)
}

/** Answers the number of confirmed writes. */
const writeUntilKilled = async (writer: Writer, origin: string, docIds: readonly string[]): Promise<number> => {
  let confirmed = 0
  while (true) {
    const outcome = await writer.write(origin, docIds)
    if (outcome === 'gone') return confirmed
    if (outcome === 'confirmed') confirmed += 1
  }
}

const interruptStarts = async (dataDir: string, random: () => number): Promise<number> => {
  for (let at = 0; at < killsDuringStart; at++) {
    const { child } = await spawnServer(dataDir, serverOptions)
    await setTimeout(random() * maxMsOfStart)
    await killProcess(child)
  }
  return killsDuringStart
}

const checkRound = async (
  origin: string,
  { dataDir, round, opened, random, totals }: Omit<Round, 'folder' | 'docIds'> & { readonly totals: Totals },
): Promise<void> => {
  const accounts = await Promise.all(opened.map((writer) => writer.check(origin)))
  const ingestion = await checkIngestion(origin, dataDir, round, random)
  totals.searches += ingestion.searches
  const problems = [...accounts.flat(), ...ingestion.problems].map((problem) => `round ${round}: ${problem}`)
  for (const problem of problems) console.log(`  ${problem}`)
  totals.problems.push(...problems)
  if (round % 10 === 0) console.log(`  ${round} rounds: ${totals.writes} confirmed writes, ${totals.problems.length} lost`)
}

const listDocIds = async (origin: string): Promise<string[]> => {
  const { resultados } = await retryingClient(origin).search({ consulta: '', agrupar: false, tamano: rulingsToSave })
  return resultados.map(({ docId }) => docId)
}

const report = ({ kills, writes, searches, firstAnswersMs, problems }: Totals, rounds: number): boolean => {
  console.log(`  ${rounds} rounds, ${kills} kills, ${writes} confirmed writes, ${searches} searches for unique words`)
  console.log(`  first answer after a kill: ${describe(percentiles(firstAnswersMs))}; load ${loadavg()[0]?.toFixed(1)}`)
  const isWhole = problems.length === 0 && writes > 0
  console.log(`gate lost after kill -9: ${problems.length}, want 0, ${isWhole ? 'ok' : 'short'}`)
  return isWhole
}
