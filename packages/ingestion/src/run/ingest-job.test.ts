import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countRulings, createJobs, findIngestRun, type Jobs } from '@basejuris/database'
import { describeEachDatabase } from '@basejuris/testkit'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PathNotFound } from '../sources/detect-source.ts'
import { openWorkerPool } from '../workers/worker-pool.ts'
import { type IngestRequest, ingestJob, ingestQueue, requestIngest } from './ingest-job.ts'
import type { IngestSummary } from './ingest-summary.ts'
import type { IngestProgress } from './run-progress.ts'

const waitMs = { timeout: 20_000, interval: 20 }

describeEachDatabase('the ingestion job', (open) => {
  const pool = openWorkerPool({ threads: 1 })
  let jobs: Jobs
  let folder = ''
  const start = async () => {
    jobs = await createJobs(open(), { queues: [ingestQueue], onError: () => undefined })
  }
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ingest-job-'))
    await open().execute('delete from pgboss.job')
    await start()
  })
  afterEach(async () => {
    await jobs.stop({ timeoutMs: 1000 })
    await rm(folder, { recursive: true })
  })
  afterAll(() => pool.close())

  const write = (count: number) => {
    const lines = Array.from({ length: count }, (_, n) =>
      JSON.stringify({ id: `${n}`, coleccion: 'civil', texto: `Vistos: asunto ficticio ${n}.` }),
    )
    return writeFile(join(folder, 'a.jsonl'), `${lines.join('\n')}\n`)
  }
  const request = (path = folder): Promise<IngestRequest> => requestIngest({ source: 'auto', path }, { database: open().db, jobs })
  const work = (onSummary?: (summary: IngestSummary) => void, onProgress?: (progress: IngestProgress) => void) =>
    jobs.work(
      ingestQueue,
      ingestJob({ database: open().db, dataDir: folder, pool, ...(onProgress === undefined ? {} : { onProgress }) }, onSummary),
    )
  const stateOf = async (runId: string) => (await findIngestRun(open().db, runId))?.state

  it('can be followed on the row of its run', async () => {
    await write(45)
    const { runId, resumed } = await request()
    expect(resumed).toBe(false)
    expect(await findIngestRun(open().db, runId)).toMatchObject({ state: 'running', counts: { read: 0 } })
    const upToDate: boolean[] = []
    const reported = Promise.withResolvers<IngestSummary>()
    await work(reported.resolve, async ({ counts }) => {
      const run = await findIngestRun(open().db, runId)
      upToDate.push((run?.counts.read ?? 0) >= counts.read)
    })
    expect(await reported.promise).toMatchObject({ runId, read: 45, inserted: 45 })
    expect(await stateOf(runId)).toBe('completed')
    await vi.waitFor(() => expect(upToDate).toEqual([true, true, true]), waitMs)
  })

  it('goes on after the queue was stopped in the middle', async () => {
    await write(80)
    const { runId } = await request()
    const started = Promise.withResolvers<void>()
    await work(undefined, () => started.resolve())
    await started.promise
    await jobs.stop({ timeoutMs: 5000 })
    expect(await stateOf(runId)).toBe('running')
    expect(await countRulings(open().db)).toBeLessThan(80)
    await start()
    expect(await request()).toEqual({ runId, resumed: true })
    await work()
    await vi.waitFor(async () => expect(await stateOf(runId)).toBe('completed'), waitMs)
    expect(await findIngestRun(open().db, runId)).toMatchObject({ counts: { read: 80, inserted: 80 } })
  })

  it('refuses a path that is not there, and ends the run of one that has gone meanwhile', async () => {
    await expect(request(join(folder, 'nada'))).rejects.toThrow(PathNotFound)
    await write(1)
    const path = join(folder, 'a.jsonl')
    const { runId } = await request(path)
    await rm(path)
    await work()
    await vi.waitFor(async () => expect(await stateOf(runId)).toBe('failed'), waitMs)
    expect((await findIngestRun(open().db, runId))?.error).toContain('No existe')
  })
})
