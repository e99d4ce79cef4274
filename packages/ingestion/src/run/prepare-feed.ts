import { mapOrdered } from '../workers/map-ordered.ts'
import { type PreparedRecord, type RecordTask, rejected } from '../workers/prepare-record.ts'
import { textReadingsOf } from '../workers/text-readings.ts'
import { TaskTimedOut, type WorkerPool } from '../workers/worker-pool.ts'
import type { FeedRecord } from './record-feed.ts'

/** Raw bytes in the workers at once. */
const windowBytes = 32 * 1024 * 1024

/** Turns raw records into masked rulings in worker threads, in order. A record whose thread breaks or stalls is rejected. */
export function prepareFeed(feed: AsyncIterable<FeedRecord>, pool: WorkerPool, today: string) {
  return mapOrdered(feed, (fed) => prepareInWorker(fed, pool, today), {
    items: pool.threads * 8,
    weight: windowBytes,
    weigh: ({ record }) => record.raw.length,
  })
}

const prepareInWorker = async ({ sourceId, record }: FeedRecord, pool: WorkerPool, today: string): Promise<PreparedRecord> => {
  if (record.problem !== undefined) return rejected(record.problem)
  const task: RecordTask = { sourceId, raw: record.raw, hints: record.hints, today }
  try {
    const prepared = await pool.run<PreparedRecord>('prepareRecord', task)
    if (prepared.kind === 'ruling') textReadingsOf(pool).add(prepared.reading.textHash, prepared.reading)
    return prepared
  } catch (error) {
    if (pool.closed()) throw error
    return rejected(error instanceof TaskTimedOut ? 'processing_timeout' : 'processing_failed')
  }
}
