import { and, asc, eq, gt, inArray, max, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { rulingChanges, storeIdentity } from '../schema/schema.ts'

export interface RulingChange {
  readonly sequence: number
  readonly docId: string
  readonly kind: 'upsert' | 'remove'
}

type StoredKind = (typeof rulingChanges.$inferSelect)['kind']

const writeLock = 7_309_202

/**
 * Serializes the transactions that change rulings, so that nobody sees a sequence number before a smaller one. Held until the outermost
 * transaction ends.
 */
export async function takeWriteLock(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${writeLock})`)
}

/** Records the last change of each ruling and returns its sequence. Take the write lock first. */
export async function recordChanges(tx: Transaction, docIds: readonly string[], kind: StoredKind): Promise<Map<string, number>> {
  if (docIds.length === 0) return new Map()
  const recorded = await tx
    .insert(rulingChanges)
    .values(docIds.map((docId) => ({ docId, kind })))
    .onConflictDoUpdate({ target: rulingChanges.docId, set: { sequence: sql`excluded.sequence`, kind } })
    .returning({ docId: rulingChanges.docId, sequence: rulingChanges.sequence })
  return new Map(recorded.map((change) => [change.docId, change.sequence]))
}

/** Sequence of the last change, 0 before the first. */
export async function getLastSequence(db: Database | Transaction): Promise<number> {
  const [row] = await db.select({ last: max(rulingChanges.sequence) }).from(rulingChanges)
  return row?.last ?? 0
}

/** Number of changes after a sequence. */
export async function countChangesAfter(db: Database | Transaction, sequence: number): Promise<number> {
  return db.$count(rulingChanges, gt(rulingChanges.sequence, sequence))
}

/** Changes after a sequence, in order. Each ruling has only its last change, so following them to the end gives the present state. */
export async function listChangesAfter(db: Database | Transaction, sequence: number, limit: number): Promise<RulingChange[]> {
  const rows = await db
    .select()
    .from(rulingChanges)
    .where(gt(rulingChanges.sequence, sequence))
    .orderBy(asc(rulingChanges.sequence))
    .limit(limit)
  return rows.map(({ kind, ...change }) => ({ ...change, kind: kind === 'upsert' ? kind : 'remove' }))
}

/** What a ruling was that was stored once and is no longer: a real one, withdrawn by its source or removed on request, or a fictional one. */
export async function findRemoved(db: Database | Transaction, docId: string): Promise<'real' | 'fictional' | null> {
  const [change] = await db.select({ kind: rulingChanges.kind }).from(rulingChanges).where(eq(rulingChanges.docId, docId))
  if (change === undefined || change.kind === 'upsert') return null
  return change.kind === 'removeFictional' ? 'fictional' : 'real'
}

/** Those of these rulings that were fictional and were removed. */
export async function listRemovedFictional(db: Database | Transaction, docIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (docIds.length === 0) return new Set()
  const rows = await db
    .select({ docId: rulingChanges.docId })
    .from(rulingChanges)
    .where(and(eq(rulingChanges.kind, 'removeFictional'), inArray(rulingChanges.docId, [...docIds])))
  return new Set(rows.map(({ docId }) => docId))
}

/** Identity of this database. An index of another database must be rebuilt: its sequence numbers mean nothing here. */
export async function getStoreIdentity(db: Database | Transaction): Promise<string> {
  const [row] = await db.select().from(storeIdentity)
  if (row === undefined) throw new Error('The database has no identity: its migrations were not applied')
  return row.id
}
