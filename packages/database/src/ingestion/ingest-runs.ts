import { and, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Transaction } from '../connection/open-database.ts'
import { ingestRuns } from '../schema/schema.ts'

/** Record counts so far. `read` = `inserted` + `updated` + `unchanged` + `rejected`. */
export const ingestCountsSchema = z.object({
  read: z.number().int(),
  inserted: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  rejected: z.number().int(),
  removed: z.number().int(),
})
export type IngestCounts = z.infer<typeof ingestCountsSchema>

/** Where to continue; only the reader of the source understands it. */
const checkpointSchema = z.record(z.string(), z.unknown())
export type IngestCheckpoint = z.infer<typeof checkpointSchema>

export type IngestState = 'running' | 'completed' | 'failed' | 'cancelled'

export interface IngestRun {
  readonly id: string
  readonly source: string
  readonly path: string
  /** Identifies the content of the path when the run started. */
  readonly fingerprint: string
  readonly state: IngestState
  readonly checkpoint: IngestCheckpoint
  readonly counts: IngestCounts
  readonly error: string | null
  readonly startedAt: Date
  readonly updatedAt: Date
  readonly finishedAt: Date | null
}

const noCounts: IngestCounts = { read: 0, inserted: 0, updated: 0, unchanged: 0, rejected: 0, removed: 0 }

export class IngestRunNotFound extends Error {
  constructor(id: string) {
    super(`No running ingestion ${id}`)
    this.name = 'IngestRunNotFound'
  }
}

/** Another process has stored more of this run since this one began: it goes on there. */
export class IngestRunTaken extends Error {
  override readonly name = 'IngestRunTaken'
}

/** Starts a run, or returns the unfinished one of the same source and fingerprint with its checkpoint. `id` is a UUID for a new one. */
export async function startIngestRun(
  db: Database | Transaction,
  run: { id: string; source: string; path: string; fingerprint: string; now: Date },
): Promise<IngestRun> {
  const { now, ...named } = run
  return db.transaction(async (tx) => {
    await tx
      .insert(ingestRuns)
      .values({ ...named, state: 'running', checkpoint: {}, counts: noCounts, startedAt: now, updatedAt: now })
      .onConflictDoNothing()
    const unfinished = and(eq(ingestRuns.source, run.source), eq(ingestRuns.fingerprint, run.fingerprint), eq(ingestRuns.state, 'running'))
    const [row] = await tx.select().from(ingestRuns).where(unfinished)
    if (row === undefined) throw new IngestRunNotFound(run.id)
    return toIngestRun(row)
  })
}

/**
 * Pass the transaction that stores the batch, so that the checkpoint always matches the stored data. `after` is the number of records read before
 * this batch.
 * @throws {IngestRunNotFound} {IngestRunTaken}
 */
export async function saveIngestCheckpoint(
  db: Database | Transaction,
  id: string,
  progress: { after: number; checkpoint: IngestCheckpoint; counts: IngestCounts; now: Date },
): Promise<void> {
  const { after, checkpoint, counts, now } = progress
  const isRunning = and(eq(ingestRuns.id, id), eq(ingestRuns.state, 'running'))
  const saved = await db
    .update(ingestRuns)
    .set({ checkpoint: checkpointSchema.parse(checkpoint), counts: ingestCountsSchema.parse(counts), updatedAt: now })
    .where(and(isRunning, sql`(${ingestRuns.counts}->>'read')::bigint = ${after}`))
    .returning({ id: ingestRuns.id })
  if (saved.length > 0) return
  const [taken] = await db.select({ id: ingestRuns.id }).from(ingestRuns).where(isRunning)
  throw taken === undefined ? new IngestRunNotFound(id) : new IngestRunTaken('Another process goes on with this ingestion')
}

/**
 * Ends a run. A later start on the same source begins a new one.
 * @throws {IngestRunNotFound}
 */
export async function finishIngestRun(
  db: Database | Transaction,
  id: string,
  end: { state: Exclude<IngestState, 'running'>; error?: string; now: Date },
): Promise<void> {
  const ended = await db
    .update(ingestRuns)
    .set({ state: end.state, error: end.error ?? null, updatedAt: end.now, finishedAt: end.now })
    .where(and(eq(ingestRuns.id, id), eq(ingestRuns.state, 'running')))
    .returning({ id: ingestRuns.id })
  if (ended.length === 0) throw new IngestRunNotFound(id)
}

export async function findIngestRun(db: Database | Transaction, id: string): Promise<IngestRun | null> {
  const [row] = await db.select().from(ingestRuns).where(eq(ingestRuns.id, id))
  return row === undefined ? null : toIngestRun(row)
}

/** Newest completed run with this fingerprint; null when there is none. */
export async function findCompletedRun(
  db: Database | Transaction,
  { source, fingerprint }: { source: string; fingerprint: string },
): Promise<IngestRun | null> {
  const completed = and(eq(ingestRuns.source, source), eq(ingestRuns.fingerprint, fingerprint), eq(ingestRuns.state, 'completed'))
  const [row] = await db.select().from(ingestRuns).where(completed).orderBy(desc(ingestRuns.startedAt)).limit(1)
  return row === undefined ? null : toIngestRun(row)
}

/** Newest first. */
export async function listIngestRuns(db: Database | Transaction, { limit }: { limit: number }): Promise<IngestRun[]> {
  const rows = await db.select().from(ingestRuns).orderBy(desc(ingestRuns.startedAt), desc(ingestRuns.id)).limit(limit)
  return rows.map(toIngestRun)
}

const toIngestRun = (row: typeof ingestRuns.$inferSelect): IngestRun => ({
  ...row,
  checkpoint: checkpointSchema.parse(row.checkpoint),
  counts: ingestCountsSchema.parse(row.counts),
})
