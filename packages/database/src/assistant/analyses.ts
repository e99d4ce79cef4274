import { and, asc, count, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { users } from '../schema/account-tables.ts'
import { analyses, analysisCells, analysisRulings } from '../schema/analysis-tables.ts'
import { countRunningJobs, lockRunningJobs } from './running-jobs.ts'

export type AnalysisRow = typeof analyses.$inferSelect
export type AnalysisRulingRow = typeof analysisRulings.$inferSelect
export type AnalysisCellsRow = typeof analysisCells.$inferSelect
export type AnalysisState = AnalysisRow['state']

interface OwnAnalysis {
  readonly userId: string
  readonly id: string
}

const openStates = ['pendiente', 'en_curso'] as const satisfies readonly AnalysisState[]
const isOpenState = inArray(analyses.state, [...openStates])
const isOwn = ({ userId, id }: OwnAnalysis) => and(eq(analyses.id, id), eq(analyses.userId, userId))

export interface AnalysisLimits {
  /** Analyses of one user that wait or run. */
  readonly maxOpen: number
  /** Analyses of one user that are stored. */
  readonly maxStored: number
}

/** Stores an analysis with its rulings in order; otherwise answers which limit of its user is reached. */
export async function addAnalysis(
  tx: Transaction,
  { row, docIds }: { readonly row: AnalysisRow; readonly docIds: readonly string[] },
  { maxOpen, maxStored }: AnalysisLimits,
): Promise<'added' | 'too_many_open' | 'too_many_stored'> {
  await lockUser(tx, row.userId)
  const isTheirs = eq(analyses.userId, row.userId)
  if ((await tx.$count(analyses, and(isTheirs, isOpenState))) >= maxOpen) return 'too_many_open'
  if ((await tx.$count(analyses, isTheirs)) >= maxStored) return 'too_many_stored'
  await tx.insert(analyses).values(row)
  await tx.insert(analysisRulings).values(docIds.map((docId, at) => ({ analysisId: row.id, position: at + 1, docId, userId: row.userId })))
  return 'added'
}

const lockUser = (tx: Transaction, userId: string) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')

export interface ListedAnalysisRow extends AnalysisRow {
  /** Rulings of which all columns are answered. */
  readonly done: number
}

const withDone = (db: Database | Transaction) =>
  db
    .select({ analysis: analyses, done: count(analysisCells.docId) })
    .from(analyses)
    .leftJoin(analysisCells, and(eq(analysisCells.analysisId, analyses.id), eq(analysisCells.revision, analyses.revision)))

/** Of a user, the newest first, with how many there are. */
export async function listAnalyses(
  db: Database | Transaction,
  { userId, offset, limit }: { readonly userId: string; readonly offset: number; readonly limit: number },
): Promise<{ readonly rows: ListedAnalysisRow[]; readonly total: number }> {
  const isTheirs = eq(analyses.userId, userId)
  const found = await withDone(db)
    .where(isTheirs)
    .groupBy(analyses.id)
    .orderBy(desc(analyses.createdAt), desc(analyses.id))
    .offset(offset)
    .limit(limit)
  return { rows: found.map(({ analysis, done }) => ({ ...analysis, done })), total: await db.$count(analyses, isTheirs) }
}

/** Null when the user has no such analysis. */
export async function findAnalysis(db: Database | Transaction, own: OwnAnalysis): Promise<ListedAnalysisRow | null> {
  const [found] = await withDone(db).where(isOwn(own)).groupBy(analyses.id)
  return found === undefined ? null : { ...found.analysis, done: found.done }
}

/** As `findAnalysis`; until the transaction ends nobody else changes it. */
export async function lockAnalysis(tx: Transaction, own: OwnAnalysis): Promise<AnalysisRow | null> {
  const [row] = await tx.select().from(analyses).where(isOwn(own)).for('update')
  return row ?? null
}

/** False when the user has no such analysis. */
export async function deleteAnalysis(db: Database | Transaction, own: OwnAnalysis): Promise<boolean> {
  return (await db.delete(analyses).where(isOwn(own)).returning({ id: analyses.id })).length > 0
}

/** Analyses that wait before this one, whoever asked for them. */
export function countAnalysesBefore(db: Database | Transaction, { queuedAt, id }: AnalysisRow): Promise<number> {
  const isBefore = or(lt(analyses.queuedAt, queuedAt), and(eq(analyses.queuedAt, queuedAt), lt(analyses.id, id)))
  return db.$count(analyses, and(eq(analyses.state, 'pendiente'), isBefore))
}

/**
 * Lets a waiting analysis run, or goes on with one whose process ended. Null when it was cancelled, has ended or was deleted; `wait` when as
 * many run as may, of its user or of all.
 */
export async function claimAnalysis(
  tx: Transaction,
  { id, maxRunning, maxRunningPerUser }: { readonly id: string; readonly maxRunning: number; readonly maxRunningPerUser: number },
): Promise<AnalysisRow | 'wait' | null> {
  await lockRunningJobs(tx)
  const [row] = await tx.select().from(analyses).where(eq(analyses.id, id)).for('update')
  if (row === undefined || !openStates.some((open) => open === row.state)) return null
  if (row.state === 'en_curso') return row
  const own = await tx.$count(analyses, and(eq(analyses.userId, row.userId), eq(analyses.state, 'en_curso')))
  if (own >= maxRunningPerUser || (await countRunningJobs(tx)) >= maxRunning) return 'wait'
  return changeAnalysis(tx, { id, from: ['pendiente'] }, { state: 'en_curso' })
}

export type AnalysisChange = Partial<Pick<AnalysisRow, 'state' | 'sealed' | 'revision' | 'isCounted' | 'updatedAt' | 'queuedAt'>>

/** Changes an analysis that is in one of some states, and of a revision if one is given. Null when it is not. */
export async function changeAnalysis(
  db: Database | Transaction,
  { id, from, revision }: { readonly id: string; readonly from: readonly AnalysisState[]; readonly revision?: number },
  change: AnalysisChange,
): Promise<AnalysisRow | null> {
  const isSame = revision === undefined ? undefined : eq(analyses.revision, revision)
  const [row] = await db
    .update(analyses)
    .set(change)
    .where(and(eq(analyses.id, id), inArray(analyses.state, [...from]), isSame))
    .returning()
  return row ?? null
}

/** In order. */
export function listAnalysisRulings(db: Database | Transaction, analysisId: string): Promise<AnalysisRulingRow[]> {
  return db.select().from(analysisRulings).where(eq(analysisRulings.analysisId, analysisId)).orderBy(asc(analysisRulings.position))
}

/** The next rulings after a position that lack an answer of the revision, in order. */
export async function listUnanswered(
  db: Database | Transaction,
  { id, revision, after, limit }: { readonly id: string; readonly revision: number; readonly after: number; readonly limit: number },
): Promise<{ readonly docId: string; readonly position: number }[]> {
  return db
    .select({ docId: analysisRulings.docId, position: analysisRulings.position })
    .from(analysisRulings)
    .leftJoin(analysisCells, and(eq(analysisCells.analysisId, analysisRulings.analysisId), eq(analysisCells.docId, analysisRulings.docId)))
    .where(
      and(
        eq(analysisRulings.analysisId, id),
        gt(analysisRulings.position, after),
        or(isNull(analysisCells.revision), ne(analysisCells.revision, revision)),
      ),
    )
    .orderBy(asc(analysisRulings.position))
    .limit(limit)
}

/** Answers of an analysis, of some rulings if they are given. */
export function listAnalysisCells(
  db: Database | Transaction,
  { id, docIds }: { readonly id: string; readonly docIds?: readonly string[] },
): Promise<AnalysisCellsRow[]> {
  const ofRulings = docIds === undefined ? undefined : inArray(analysisCells.docId, [...docIds])
  return db
    .select()
    .from(analysisCells)
    .where(and(eq(analysisCells.analysisId, id), ofRulings))
}

/** Stores the answers of a batch while its analysis runs with the same revision; false when it does not. */
export async function putAnalysisCells(
  tx: Transaction,
  { id, revision, at }: { readonly id: string; readonly revision: number; readonly at: Date },
  rows: readonly AnalysisCellsRow[],
): Promise<boolean> {
  if ((await changeAnalysis(tx, { id, from: ['en_curso'], revision }, { updatedAt: at })) === null) return false
  if (rows.length > 0)
    await tx
      .insert(analysisCells)
      .values([...rows])
      .onConflictDoUpdate({
        target: [analysisCells.analysisId, analysisCells.docId],
        set: { revision: sql`excluded.revision`, sealed: sql`excluded.sealed` },
      })
  return true
}

/** Forgets all answers, so that they are computed anew. */
export async function clearAnalysisCells(tx: Transaction, analysisId: string): Promise<void> {
  await tx.delete(analysisCells).where(eq(analysisCells.analysisId, analysisId))
}
