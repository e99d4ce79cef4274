import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Database } from '@basejuris/database'
import { describeDatabaseError, finishIngestRun, IngestRunTaken, isStorageFull, StorageFull } from '@basejuris/database'
import { chileanDate } from '@basejuris/domain'
import type { Decrypt } from '../privacy/privacy-measures.ts'
import { openQuarantine } from '../raw-store/quarantine.ts'
import type { RawStore } from '../raw-store/raw-store.ts'
import { openWorkerPool, type WorkerPool } from '../workers/worker-pool.ts'
import type { RunContext } from './batch.ts'
import { BatchBuilder } from './batch-builder.ts'
import { commitSafely } from './commit-safely.ts'
import { openFileFeed } from './file-feed.ts'
import { type IngestSummary, summarise } from './ingest-summary.ts'
import { openMemoryFeed, type RecordSet } from './memory-feed.ts'
import { prepareFeed } from './prepare-feed.ts'
import { reprocessSource } from './raw-store-feed.ts'
import type { RecordFeed } from './record-feed.ts'
import { findsNew, type Tally } from './run-counts.ts'
import { type IngestProgress, SpeedMeter } from './run-progress.ts'
import { SeenRecords } from './seen-records.ts'
import { type StartedRun, startRun } from './start-run.ts'

export interface IngestEnvironment {
  readonly database: Database
  /** Folder of the quarantine files. */
  readonly dataDir: string
  /** After every stored batch. */
  readonly onProgress?: (progress: IngestProgress) => void
  /** Stops after the current batch. The run stays unfinished, and the next one of the same content continues it. */
  readonly signal?: AbortSignal
  /** Stores the raw records; without one they are not stored. */
  readonly rawStore?: RawStore | null
  /** Decrypts the names that were hidden on request; without it their rulings are refused. */
  readonly decrypt?: Decrypt
  /** Throws when the disk has too little room for another batch; the run then ends. */
  readonly requireRoom?: () => void
  /** Shared worker threads, left open. Without them the run opens and closes its own. */
  readonly pool?: WorkerPool
  readonly now?: () => Date
  readonly newId?: () => string
}

export interface IngestOptions extends IngestEnvironment {
  /** Id of a source, or `auto`. */
  readonly source: string
  readonly path: string
}

/** The run failed for a reason outside the records, such as the database or the disk. The message is safe to show and to log. */
export class IngestFailed extends Error {
  readonly runId: string

  constructor(runId: string, reason: string) {
    super(`La carga se detuvo: ${reason}`)
    this.name = 'IngestFailed'
    this.runId = runId
  }
}

/**
 * Reads every record of a file or folder into the database, masked, or into quarantine with a reason. Reading the same content again
 * changes nothing, and a killed run continues after its last stored batch. Rejects with the signal's reason when aborted. @throws
 * {UnknownSource} {PathNotFound} {IngestFailed} {IngestRunTaken}
 */
export async function ingest({ source, path, ...environment }: IngestOptions): Promise<IngestSummary> {
  return runFeed(await openFileFeed(source, path), environment)
}

/** The same for records made in memory with the fields of the generic source, such as the demonstration corpus. @throws {IngestFailed} */
export async function ingestRecords({ set, ...environment }: IngestEnvironment & { readonly set: RecordSet }): Promise<IngestSummary> {
  return runFeed(openMemoryFeed(set), environment)
}

export async function runFeed(feed: RecordFeed, environment: IngestEnvironment): Promise<IngestSummary> {
  const now = environment.now ?? (() => new Date())
  const started = await startRun(environment.database, feed, { id: (environment.newId ?? randomUUID)(), now: now() })
  const startedMs = performance.now()
  try {
    const tally = await readAll(feed, started, { ...environment, now })
    await finishIngestRun(environment.database, started.run.id, { state: 'completed', now: now() })
    return summarise(started, tally, performance.now() - startedMs, environment.dataDir)
  } catch (error) {
    environment.signal?.throwIfAborted()
    if (error instanceof IngestRunTaken) throw error
    const reason = describeFailure(error)
    await finishIngestRun(environment.database, started.run.id, { state: 'failed', error: reason, now: now() }).catch(() => undefined)
    throw new IngestFailed(started.run.id, reason)
  }
}

/** Safe to show to the operator. */
const describeFailure = (error: unknown): string =>
  isStorageFull(error) && !(error instanceof StorageFull) ? 'No queda espacio en el disco.' : describeDatabaseError(error).message

async function readAll(feed: RecordFeed, started: StartedRun, environment: IngestEnvironment & { now: () => Date }): Promise<Tally> {
  const { database, dataDir, signal, now } = environment
  const quarantine = await openQuarantine(dataDir, started.run.id, started.tally.total.read)
  const pool = environment.pool ?? openWorkerPool()
  const reprocessingPool = feed.source === reprocessSource ? pool : null
  const { rawStore = null, decrypt = noKey } = environment
  const context: RunContext = { database, runId: started.run.id, quarantine, rawStore, decrypt, reprocessingPool, now }
  const builder = new BatchBuilder(new SeenRecords(), started.tally.total.read)
  const meter = new SpeedMeter({ atMs: performance.now(), read: started.tally.total.read, done: 0 })
  let tally = started.tally
  let done = 0
  const flush = async () => {
    if (builder.isEmpty) return
    const batch = builder.take()
    environment.requireRoom?.()
    tally = await commitSafely(context, batch, tally)
    const position = batch.at(-1)?.position
    if (position !== undefined) {
      const speed = meter.measure({ atMs: performance.now(), read: tally.total.read, done }, feed.total)
      const { total, unit } = feed
      environment.onProgress?.({ runId: context.runId, position, done, total, unit, counts: tally.total, ...speed })
    }
    // Lets waiting searches run between batches.
    await setImmediate()
    signal?.throwIfAborted()
  }
  try {
    const options = { pool, today: chileanDate(now()), expectsNew: () => findsNew(tally.total) }
    for await (const { item, result } of prepareFeed(feed.open(started.after, signal), options)) {
      if (builder.mustFlushBefore(result)) await flush()
      builder.add(item, result)
      done = item.done
      if (builder.isFull) await flush()
    }
    await flush()
  } finally {
    if (environment.pool === undefined) await pool.close()
  }
  return tally
}

const noKey: Decrypt = () => {
  throw new Error('No key decrypts hidden names')
}
