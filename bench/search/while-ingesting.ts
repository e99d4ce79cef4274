import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoFingerprint, generateDemoRulings } from '@basejuris/demo'
import { buildInWorkers, ingestRecords, openWorkerPool, startIndexFollower } from '@basejuris/ingestion'
import { createHashingEncoder } from '@basejuris/search'
import { reportGates } from '../report/gate.ts'
import { describe, percentiles } from '../report/percentiles.ts'
import { openDemonstration } from './open-demonstration.ts'
import { freshQueries } from './queries.ts'
import { requestOf, timeSearches } from './time-searches.ts'

const pauseMs = 20

/** Search p95 during the ingestion of another corpus of the same size, against the idle p95 of the same process. */
export async function benchSearchWhileIngesting(rulings: number): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), 'basejuris-bench-'))
  const demonstration = await openDemonstration(rulings, dataDir)
  const idle = percentiles(await timeSearches(demonstration.search))
  const pool = openWorkerPool()
  const follower = startIndexFollower({
    database: demonstration.db,
    writer: demonstration.index.writer,
    build: buildInWorkers(pool, createHashingEncoder().name),
    pollMs: 500,
  })
  const seed = 7
  const set = {
    name: 'demo-2',
    fingerprint: `${demoFingerprint}/${seed}/${rulings}`,
    total: rulings,
    records: () => generateDemoRulings({ seed, rulings }),
  }
  let ingesting = true
  const ingestion = ingestRecords({ set, database: demonstration.db, dataDir, onProgress: follower.nudge }).finally(() => {
    ingesting = false
  })
  const times: number[] = []
  for (let at = 0; ingesting; at++) {
    const startedMs = performance.now()
    await demonstration.search.search(requestOf(freshQueries[at % freshQueries.length] ?? ''))
    times.push(performance.now() - startedMs)
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  const summary = await ingestion
  await follower.stop()
  await pool.close()
  const busy = percentiles(times)
  console.log(`search, ${rulings} rulings, idle:           ${describe(idle)}`)
  console.log(`search, ${rulings} more being ingested:     ${describe(busy)}; ${summary.perSecond} rulings/s meanwhile`)
  const ok = reportGates([{ name: 'search p95 while ingesting', ours: busy.p95, other: idle.p95 * 3, minRatio: 1, unit: 'ms' }])
  await demonstration.close()
  await rm(dataDir, { recursive: true, force: true })
  return ok
}
