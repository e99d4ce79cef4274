import { randomUUID } from 'node:crypto'
import { defineQueue, finishIngestRun, type JobContext, type Jobs } from '@basejuris/database'
import { z } from 'zod'
import { PathNotFound } from '../sources/detect-source.ts'
import { UnknownSource } from '../sources/index.ts'
import { continueWhenAbandoned } from './continue-when-abandoned.ts'
import { openFileFeed } from './file-feed.ts'
import { type IngestEnvironment, IngestFailed, runFeed } from './ingest.ts'
import type { IngestSummary } from './ingest-summary.ts'
import { startRun } from './start-run.ts'

export const ingestPayloadSchema = z.object({ runId: z.uuid(), source: z.string(), path: z.string() })
export type IngestPayload = z.infer<typeof ingestPayloadSchema>

/** Ingestions, one at a time. An interrupted one runs again and continues after its last stored batch. */
export const ingestQueue = defineQueue('ingest', ingestPayloadSchema, {
  retryLimit: 100,
  expireInSeconds: 23 * 60 * 60,
  policy: 'exclusive',
})

export interface IngestRequest {
  /** For `findIngestRun`: status, counts and position are stored with every batch. */
  readonly runId: string
  /** True when the same content is already being ingested, or was interrupted and continues. */
  readonly resumed: boolean
}

/**
 * Requests an ingestion and answers the run to follow. An invalid request rejects here, not in the job. @throws {UnknownSource}
 * {PathNotFound}
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
 * Handler of `ingestQueue`. An interruption rejects, so that the queue repeats the job. An error that a retry cannot cure is stored in
 * the run's row and ends the job.
 */
export function ingestJob(environment: Omit<IngestEnvironment, 'signal'>, onSummary?: (summary: IngestSummary) => void) {
  return async ({ runId, source, path }: IngestPayload, { signal }: Pick<JobContext, 'signal'>): Promise<void> => {
    try {
      const run = async () => runFeed(await openFileFeed(source, path), { ...environment, signal })
      const summary = await continueWhenAbandoned({ database: environment.database, runId, signal }, run)
      if (summary !== null) onSummary?.(summary)
    } catch (error) {
      if (error instanceof IngestFailed) return
      if (!(error instanceof PathNotFound || error instanceof UnknownSource)) throw error
      const end = { state: 'failed', error: error.message, now: (environment.now ?? (() => new Date()))() } as const
      await finishIngestRun(environment.database, runId, end).catch(() => undefined)
    }
  }
}
