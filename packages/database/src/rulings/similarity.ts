import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Transaction } from '../connection/open-database.ts'
import { rulingSimilarity, rulings, similarityProgress } from '../schema/schema.ts'
import { recordChanges, takeWriteLock } from './ruling-changes.ts'

const progressId = 1
const rowsPerStatement = 500
/** Maximum number of founders read for one batch, far above the near-identical kinds of a batch. */
const maxFounders = 1000

export type SimilarityRow = typeof rulingSimilarity.$inferSelect

export interface SimilarityProgress {
  /** Sequence of the last compared change, 0 before the first. */
  readonly sequence: number
  /** Version of the comparison; null before the first. */
  readonly version: number | null
}

export async function getSimilarityProgress(db: Database | Transaction): Promise<SimilarityProgress> {
  const [row] = await db.select().from(similarityProgress).where(eq(similarityProgress.id, progressId))
  return row ?? { sequence: 0, version: null }
}

/** Rows of these rulings where there are any, in no order. */
export async function listSimilarityRows(db: Database | Transaction, docIds: readonly string[]): Promise<SimilarityRow[]> {
  if (docIds.length === 0) return []
  return db
    .select()
    .from(rulingSimilarity)
    .where(inArray(rulingSimilarity.docId, [...docIds]))
}

/** Founders of clusters that share a band with any of these. */
export async function findFounders(db: Database | Transaction, bands: readonly number[]): Promise<SimilarityRow[]> {
  if (bands.length === 0) return []
  return db.transaction(async (tx) => {
    await forceBitmapScans(tx, 'off')
    const found = await tx
      .select()
      .from(rulingSimilarity)
      .where(and(rulingSimilarity.founder, sql`${rulingSimilarity.bands} && ${`{${bands.join(',')}}`}::integer[]`))
      .orderBy(asc(rulingSimilarity.docId))
      .limit(maxFounders)
    await forceBitmapScans(tx, 'on')
    return found
  })
}

/** The planner expects nearly every row to share one of so many bands. A full scan would take seconds for each batch of a large store. */
const forceBitmapScans = (tx: Transaction, setting: 'on' | 'off') =>
  tx.execute(sql`select set_config('enable_seqscan', ${setting}, true), set_config('enable_indexscan', ${setting}, true)`)

export interface SimilarityStep {
  /** Progress that the step was computed from. */
  readonly from: SimilarityProgress
  readonly to: SimilarityProgress & { readonly version: number }
  /** Rulings that leave their cluster. The rows of `put` may add them again. */
  readonly drop: readonly string[]
  /** Clusters that lost their founder. All their members are compared again. */
  readonly dissolve: readonly string[]
  readonly put: readonly SimilarityRow[]
}

/**
 * Stores one step with its progress, all or nothing. Rulings outside the step whose cluster changed get a change record, so that indexes
 * follow. False, without effect, when another process stored a step since `from`.
 */
export async function saveSimilarityStep(db: Database | Transaction, step: SimilarityStep): Promise<boolean> {
  return db.transaction(async (tx) => {
    await takeWriteLock(tx)
    const now = await getSimilarityProgress(tx)
    if (now.sequence !== step.from.sequence || now.version !== step.from.version) return false
    if (step.from.version !== step.to.version) await tx.delete(rulingSimilarity)
    const touched = await applyStep(tx, step)
    await touchRulings(tx, touched)
    const progress = { sequence: step.to.sequence, version: step.to.version }
    await tx
      .insert(similarityProgress)
      .values({ id: progressId, ...progress })
      .onConflictDoUpdate({ target: similarityProgress.id, set: progress })
    return true
  })
}

/** Returns the rulings outside the step whose cluster changed. */
async function applyStep(tx: Transaction, { drop, dissolve, put }: SimilarityStep): Promise<string[]> {
  const own = new Set([...drop, ...put.map(({ docId }) => docId)])
  const left = await listSimilarityRows(tx, drop)
  const clusters = [...new Set([...left, ...put].map(({ clusterId }) => clusterId))].filter((id) => !dissolve.includes(id))
  const before = await firstMembers(tx, clusters)
  const released = dissolve.length === 0 ? [] : await deleteClusters(tx, dissolve)
  if (drop.length > 0) await tx.delete(rulingSimilarity).where(inArray(rulingSimilarity.docId, [...drop]))
  if (put.length > 0) await tx.insert(rulingSimilarity).values([...put])
  const after = await firstMembers(tx, clusters)
  const regrouped = clusters.flatMap((id) => {
    const [old = [], current = []] = [before.get(id), after.get(id)]
    if (old.length > 1 === current.length > 1) return []
    return [...old, ...current].filter((docId) => !own.has(docId))
  })
  return [...new Set([...released.filter((docId) => !own.has(docId)), ...regrouped])]
}

async function deleteClusters(tx: Transaction, clusterIds: readonly string[]): Promise<string[]> {
  const deleted = await tx
    .delete(rulingSimilarity)
    .where(inArray(rulingSimilarity.clusterId, [...clusterIds]))
    .returning({ docId: rulingSimilarity.docId })
  return deleted.map(({ docId }) => docId)
}

const memberSchema = z.array(z.object({ cluster_id: z.string(), doc_id: z.string() }))

/** Up to two members of each cluster, enough to see whether a ruling is alone. */
async function firstMembers(tx: Transaction, clusterIds: readonly string[]): Promise<Map<string, string[]>> {
  const members = new Map<string, string[]>()
  if (clusterIds.length === 0) return members
  const ids = sql.join(
    clusterIds.map((id) => sql`(${id}::text)`),
    sql`, `,
  )
  const found = await tx.execute(sql`
    select requested.id as cluster_id, member.doc_id
    from (values ${ids}) as requested (id)
    cross join lateral (select doc_id from ruling_likeness where cluster_id = requested.id limit 2) as member`)
  for (const { cluster_id, doc_id } of memberSchema.parse((found as { rows: unknown }).rows))
    members.set(cluster_id, [...(members.get(cluster_id) ?? []), doc_id])
  return members
}

/** Records a change of stored rulings whose content stays the same. */
async function touchRulings(tx: Transaction, docIds: readonly string[]): Promise<void> {
  for (let from = 0; from < docIds.length; from += rowsPerStatement) {
    const part = docIds.slice(from, from + rowsPerStatement)
    const stored = await tx.select({ docId: rulings.docId }).from(rulings).where(inArray(rulings.docId, part)).orderBy(asc(rulings.docId))
    const sequences = await recordChanges(
      tx,
      stored.map(({ docId }) => docId),
      'upsert',
    )
    if (sequences.size === 0) continue
    await tx.execute(sql`
      update rulings set change_sequence = change.sequence from ruling_changes as change
      where change.doc_id = rulings.doc_id and rulings.doc_id in ${[...sequences.keys()]}`)
  }
}

export interface ClusterPosition {
  readonly docId: string
  readonly clusterId: string
  readonly courtRank: number
  readonly decidedOn: string | null
}

/** Cluster of each of these rulings that shares it with another one, in no order. */
export async function listClusterPositions(db: Database | Transaction, docIds: readonly string[]): Promise<ClusterPosition[]> {
  if (docIds.length === 0) return []
  const { docId, clusterId, courtRank, decidedOn } = rulingSimilarity
  return db
    .select({ docId, clusterId, courtRank, decidedOn })
    .from(rulingSimilarity)
    .where(
      and(
        inArray(docId, [...docIds]),
        sql`exists (select 1 from ruling_likeness as other where other.cluster_id = ${clusterId} and other.doc_id <> ${docId})`,
      ),
    )
}

export interface ClusterMembers {
  readonly total: number
  /** Highest court first, then newest. The first represents the cluster. */
  readonly docIds: readonly string[]
}

/** Stored rulings near-identical to one, itself included unless `others`. Empty for a ruling alone in its cluster. */
export async function listCluster(
  db: Database | Transaction,
  docId: string,
  { offset, limit, others = false }: { offset: number; limit: number; others?: boolean },
): Promise<ClusterMembers> {
  const [own] = await listClusterPositions(db, [docId])
  if (own === undefined) return { total: 0, docIds: [] }
  const members = and(
    eq(rulingSimilarity.clusterId, own.clusterId),
    others ? ne(rulingSimilarity.docId, docId) : undefined,
    inArray(rulingSimilarity.docId, db.select({ docId: rulings.docId }).from(rulings)),
  )
  const rows = await db
    .select({ docId: rulingSimilarity.docId })
    .from(rulingSimilarity)
    .where(members)
    .orderBy(asc(rulingSimilarity.courtRank), sql`${rulingSimilarity.decidedOn} desc nulls last`, asc(rulingSimilarity.docId))
    .offset(offset)
    .limit(limit)
  return { total: await db.$count(rulingSimilarity, members), docIds: rows.map((row) => row.docId) }
}
