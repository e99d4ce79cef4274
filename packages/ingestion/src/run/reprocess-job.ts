import { randomUUID } from 'node:crypto'
import { countRawRecords, defineQueue, type JobContext, type Jobs } from '@basejuris/database'
import { z } from 'zod'
import type { RawStore } from '../raw-store/raw-store.ts'
import { continueWhenAbandoned } from './continue-when-abandoned.ts'
import { type IngestEnvironment, IngestFailed, runFeed } from './ingest.ts'
import type { IngestSummary } from './ingest-summary.ts'
import { openRawStoreFeed } from './raw-store-feed.ts'
import { startRun } from './start-run.ts'

const payloadSchema = z.object({ runId: z.uuid(), sourceId: z.string().nullable(), last: z.number().int() })
export type ReprocessPayload = z.infer<typeof payloadSchema>

/** Queue of runs that rebuild rulings from their raw records, one at a time. An interrupted run continues after its last stored batch. */
export const reprocessQueue = defineQueue('reprocess', payloadSchema, {
  retryLimit: 100,
  expireInSeconds: 23 * 60 * 60,
  policy: 'exclusive',
})

export interface ReprocessRequest {
  /** For `findIngestRun`. */
  readonly runId: string
  readonly resumed: boolean
  /** Raw records to read. */
  readonly total: number
}

/** Requests that every ruling of a source, or of all, is reprocessed. Answers at once. @throws {UnknownSource} */
export async function requestReprocess(
  sourceId: string | null,
  {
    database,
    rawStore,
    jobs,
    now = () => new Date(),
    newId = randomUUID,
  }: Pick<IngestEnvironment, 'database' | 'now' | 'newId'> & { readonly rawStore: RawStore; readonly jobs: Jobs },
): Promise<ReprocessRequest> {
  const { last } = await countRawRecords(database, sourceId === null ? {} : { sourceId })
  const feed = await openRawStoreFeed({ database, rawStore, sourceId, last })
  const { run, resumed } = await startRun(database, feed, { id: newId(), now: now() })
  await jobs.send(reprocessQueue, { runId: run.id, sourceId, last }, { key: run.id })
  return { runId: run.id, resumed, total: feed.total ?? 0 }
}

/** Handler of `reprocessQueue`. Each batch replaces the old rulings in one transaction; until then searches find the old ones. */
export function reprocessJob(
  environment: Omit<IngestEnvironment, 'signal'> & { readonly rawStore: RawStore },
  onSummary?: (summary: IngestSummary) => void,
) {
  return async ({ runId, sourceId, last }: ReprocessPayload, { signal }: Pick<JobContext, 'signal'>): Promise<void> => {
    try {
      const { database, rawStore } = environment
      const run = async () => runFeed(await openRawStoreFeed({ database, rawStore, sourceId, last }), { ...environment, signal })
      const summary = await continueWhenAbandoned({ database, runId, signal }, run)
      if (summary !== null) onSummary?.(summary)
    } catch (error) {
      if (!(error instanceof IngestFailed)) throw error
    }
  }
}
