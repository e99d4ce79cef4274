import { preparedRelationsOf } from '../relations/prepared-relations.ts'
import { mapOrdered } from '../workers/map-ordered.ts'
import { type PreparedRecord, type RecordTask, rejected } from '../workers/prepare-record.ts'
import { TaskTimedOut, type WorkerPool } from '../workers/worker-pool.ts'
import type { FeedRecord } from './record-feed.ts'

/** Raw bytes in the workers at once. */
const windowBytes = 32 * 1024 * 1024

export interface PrepareOptions {
  readonly pool: WorkerPool
  /** Calendar date in Chile. */
  readonly today: string
  /** Whether the next record is likely to be stored, so that its relations are worth reading. */
  readonly expectsNew: () => boolean
}

/** Turns raw records into masked rulings in worker threads, in order. A record whose thread breaks or stalls is rejected. */
export function prepareFeed(feed: AsyncIterable<FeedRecord>, options: PrepareOptions) {
  const { pool } = options
  return mapOrdered(feed, (fed) => prepareInWorker(fed, options), {
    items: pool.threads * 8,
    weight: windowBytes,
    weigh: ({ record }) => record.raw.length,
  })
}

const prepareInWorker = async ({ sourceId, record }: FeedRecord, { pool, today, expectsNew }: PrepareOptions): Promise<PreparedRecord> => {
  if (record.problem !== undefined) return rejected(record.problem)
  const relations = preparedRelationsOf(pool)
  const withRelations = relations?.hasRoom() === true && expectsNew()
  const task: RecordTask = { sourceId, raw: record.raw, hints: record.hints, today, withRelations }
  try {
    const prepared = await runTask(pool, task)
    if (prepared.kind === 'ruling' && prepared.relations !== null) relations?.add(prepared.contentHash, prepared.relations)
    return prepared
  } catch (error) {
    if (pool.closed()) throw error
    return rejected(error instanceof TaskTimedOut ? 'processing_timeout' : 'processing_failed')
  }
}

/** Without its relations where the thread cannot bear both: they are then read apart, or not at all. */
async function runTask(pool: WorkerPool, task: RecordTask): Promise<PreparedRecord> {
  if (task.withRelations === true)
    try {
      return await pool.run<PreparedRecord>('prepareRecord', task)
    } catch (error) {
      if (pool.closed()) throw error
    }
  return pool.run<PreparedRecord>('prepareRecord', { ...task, withRelations: false })
}
