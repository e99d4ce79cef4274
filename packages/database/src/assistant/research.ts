import { and, asc, desc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { users } from '../schema/account-tables.ts'
import { researchJobs, researchSentences, researchSteps } from '../schema/research-tables.ts'
import { countRunningJobs, lockRunningJobs } from './running-jobs.ts'

export type ResearchJobRow = typeof researchJobs.$inferSelect
export type ResearchStepRow = typeof researchSteps.$inferSelect
export type ResearchSentenceRow = typeof researchSentences.$inferSelect
export type ResearchState = ResearchJobRow['state']

interface OwnResearch {
  readonly userId: string
  readonly id: string
}

const openStates = ['pendiente', 'en_curso'] as const satisfies readonly ResearchState[]

const isOwn = ({ userId, id }: OwnResearch) => and(eq(researchJobs.id, id), eq(researchJobs.userId, userId))

export interface ResearchLimits {
  /** Jobs of one user that wait or run. */
  readonly maxOpen: number
  /** Jobs of one user that are stored. */
  readonly maxStored: number
}

/** Stores a job; otherwise answers which limit of its user is reached. */
export async function addResearchJob(
  tx: Transaction,
  row: ResearchJobRow,
  { maxOpen, maxStored }: ResearchLimits,
): Promise<'added' | 'too_many_open' | 'too_many_stored'> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, row.userId)).for('no key update')
  const isTheirs = eq(researchJobs.userId, row.userId)
  if ((await tx.$count(researchJobs, and(isTheirs, inArray(researchJobs.state, [...openStates])))) >= maxOpen) return 'too_many_open'
  if ((await tx.$count(researchJobs, isTheirs)) >= maxStored) return 'too_many_stored'
  await tx.insert(researchJobs).values(row)
  return 'added'
}

/** Of a user, the newest first, with how many there are. */
export async function listResearchJobs(
  db: Database | Transaction,
  { userId, offset, limit }: { readonly userId: string; readonly offset: number; readonly limit: number },
): Promise<{ readonly jobs: ResearchJobRow[]; readonly total: number }> {
  const isTheirs = eq(researchJobs.userId, userId)
  const [jobs, total] = await Promise.all([
    db.select().from(researchJobs).where(isTheirs).orderBy(desc(researchJobs.createdAt), desc(researchJobs.id)).offset(offset).limit(limit),
    db.$count(researchJobs, isTheirs),
  ])
  return { jobs, total }
}

/** Null when the user has no such job. */
export async function findResearchJob(db: Database | Transaction, own: OwnResearch): Promise<ResearchJobRow | null> {
  const [row] = await db.select().from(researchJobs).where(isOwn(own))
  return row ?? null
}

/** False when the user has no such job. */
export async function deleteResearchJob(db: Database | Transaction, own: OwnResearch): Promise<boolean> {
  return (await db.delete(researchJobs).where(isOwn(own)).returning({ id: researchJobs.id })).length > 0
}

/** Jobs that wait before this one, whoever asked for them. */
export async function countResearchBefore(db: Database | Transaction, { createdAt, id }: ResearchJobRow): Promise<number> {
  const isBefore = or(lt(researchJobs.createdAt, createdAt), and(eq(researchJobs.createdAt, createdAt), lt(researchJobs.id, id)))
  return db.$count(researchJobs, and(eq(researchJobs.state, 'pendiente'), isBefore))
}

/**
 * Lets a waiting job run, or goes on with one whose process ended. Null when it was cancelled, has ended or was deleted; `wait` when as many
 * run as may, of its user or of all.
 */
export async function claimResearchJob(
  tx: Transaction,
  {
    id,
    at,
    maxRunning,
    maxRunningPerUser,
  }: { readonly id: string; readonly at: Date; readonly maxRunning: number; readonly maxRunningPerUser: number },
): Promise<ResearchJobRow | 'wait' | null> {
  await lockRunningJobs(tx)
  const [job] = await tx.select().from(researchJobs).where(eq(researchJobs.id, id)).for('update')
  if (job === undefined || !isOpen(job)) return null
  if (job.state === 'en_curso') return job
  const own = await tx.$count(researchJobs, and(eq(researchJobs.userId, job.userId), eq(researchJobs.state, 'en_curso')))
  if (own >= maxRunningPerUser || (await countRunningJobs(tx)) >= maxRunning) return 'wait'
  return changeResearchJob(tx, { id, from: ['pendiente'] }, { state: 'en_curso', startedAt: at })
}

const isOpen = ({ state }: ResearchJobRow): boolean => openStates.some((open) => open === state)

export type ResearchChange = Partial<Pick<ResearchJobRow, 'state' | 'isCounted' | 'isSeen' | 'startedAt' | 'finishedAt'>>

/** Changes a job that is in one of some states, and counts the change. Null when it is in none of them. */
export async function changeResearchJob(
  db: Database | Transaction,
  { id, from }: { readonly id: string; readonly from: readonly ResearchState[] },
  change: ResearchChange,
): Promise<ResearchJobRow | null> {
  const [row] = await db
    .update(researchJobs)
    .set({ ...change, changes: sql`${researchJobs.changes} + 1` })
    .where(and(eq(researchJobs.id, id), inArray(researchJobs.state, [...from])))
    .returning()
  return row ?? null
}

export async function markResearchSeen(db: Database | Transaction, own: OwnResearch): Promise<void> {
  await db.update(researchJobs).set({ isSeen: true }).where(isOwn(own))
}

/** Stores a step of a running job as its next change. False when the job no longer runs. */
export async function putResearchStep(tx: Transaction, step: Omit<ResearchStepRow, 'change'>): Promise<boolean> {
  const job = await changeResearchJob(tx, { id: step.jobId, from: ['en_curso'] }, {})
  if (job === null) return false
  const { jobId: _, position: __, ...changed } = { ...step, change: job.changes }
  await tx
    .insert(researchSteps)
    .values({ ...step, change: job.changes })
    .onConflictDoUpdate({ target: [researchSteps.jobId, researchSteps.position], set: changed })
  return true
}

/** Steps in order; after a change, those that changed since, in the order of their changes. */
export function listResearchSteps(db: Database | Transaction, jobId: string, after?: number): Promise<ResearchStepRow[]> {
  return db
    .select()
    .from(researchSteps)
    .where(and(eq(researchSteps.jobId, jobId), after === undefined ? undefined : gt(researchSteps.change, after)))
    .orderBy(asc(after === undefined ? researchSteps.position : researchSteps.change))
}

/** Replaces the generated sentences of a job. */
export async function putResearchSentences(tx: Transaction, jobId: string, rows: readonly ResearchSentenceRow[]): Promise<void> {
  await tx.delete(researchSentences).where(eq(researchSentences.jobId, jobId))
  if (rows.length > 0) await tx.insert(researchSentences).values([...rows])
}

export function listResearchSentences(db: Database | Transaction, jobId: string): Promise<ResearchSentenceRow[]> {
  return db.select().from(researchSentences).where(eq(researchSentences.jobId, jobId)).orderBy(asc(researchSentences.position))
}
