import { randomUUID } from 'node:crypto'
import { defineQueue, finishIngestRun, type JobContext, type Jobs } from '@basejuris/database'
import { z } from 'zod'
import { PathNotFound } from '../sources/detect-source.ts'
import { UnknownSource } from '../sources/index.ts'
import { openFileFeed } from './file-feed.ts'
import { type IngestEnvironment, IngestFailed, runFeed } from './ingest.ts'
import type { IngestSummary } from './ingest-summary.ts'
import { startRun } from './start-run.ts'

export const ingestPayloadSchema = z.object({ runId: z.uuid(), source: z.string(), path: z.string() })
export type IngestPayload = z.infer<typeof ingestPayloadSchema>

/** Ingestions, one at a time. An interrupted one is run again and goes on after its last stored batch. */
export const ingestQueue = defineQueue('ingest', ingestPayloadSchema, {
  retryLimit: 100,
  expireInSeconds: 23 * 60 * 60,
  policy: 'exclusive',
})

export interface IngestRequest {
  /** Follow it with `findIngestRun`: state, counts and place are stored with every batch. */
  readonly runId: string
  /** True when the same content is being ingested already, or was interrupted and goes on. */
  readonly resumed: boolean
}

/**
 * Asks for an ingestion and answers at once with the run to follow. What is wrong with the request is told now, not by the job.
 * @throws {UnknownSource} {PathNotFound}
 */
export async function requestIngest(
  { source, path }: Omit<IngestPayload, 'runId'>,
  {
    database,
    jobs,
    now = () => new Date(),
    newId = randomUUID,
  }: Pick<IngestEnvironment, 'database' | 'now' | 'newId'> & { readonly jobs: Jobs },
): Promise<IngestRequest> {
  const feed = await openFileFeed(source, path)
  const { run, resumed } = await startRun(database, feed, { id: newId(), now: now() })
  await jobs.send(ingestQueue, { runId: run.id, source, path: feed.path }, { key: run.id })
  return { runId: run.id, resumed }
}

/**
 * Handler of `ingestQueue`. An interruption rejects, so that the queue runs the job again; what another try cannot cure is on the run's row as
 * its error and ends the job.
 */
export function ingestJob(environment: Omit<IngestEnvironment, 'signal'>, onSummary?: (summary: IngestSummary) => void) {
  return async ({ runId, source, path }: IngestPayload, { signal }: Pick<JobContext, 'signal'>): Promise<void> => {
    try {
      const summary = await runFeed(await openFileFeed(source, path), { ...environment, signal })
      onSummary?.(summary)
    } catch (error) {
      if (error instanceof IngestFailed) return
      if (!(error instanceof PathNotFound || error instanceof UnknownSource)) throw error
      const end = { state: 'failed', error: error.message, now: (environment.now ?? (() => new Date()))() } as const
      await finishIngestRun(environment.database, runId, end).catch(() => undefined)
    }
  }
}
