import { and, eq, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { secondFactors } from '../schema/account-tables.ts'

export type SecondFactorRow = typeof secondFactors.$inferSelect

export async function findSecondFactor(db: Database | Transaction, userId: string): Promise<SecondFactorRow | null> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId))
  return row ?? null
}

/** Stores an unconfirmed factor in place of an earlier unconfirmed one. False when a confirmed one exists. */
export async function startSecondFactor(
  db: Database | Transaction,
  { userId, secret, createdAt }: Pick<SecondFactorRow, 'userId' | 'secret' | 'createdAt'>,
): Promise<boolean> {
  const fresh = { secret, createdAt, lastStep: null, backupHashes: [] }
  const started = await db
    .insert(secondFactors)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: secondFactors.userId, set: fresh, setWhere: isNull(secondFactors.confirmedAt) })
    .returning({ userId: secondFactors.userId })
  return started.length > 0
}

export interface ConfirmSecondFactor {
  readonly userId: string
  readonly step: number
  readonly backupHashes: readonly string[]
  readonly at: Date
}

/** False when no factor waits for confirmation. */
export async function confirmSecondFactor(
  db: Database | Transaction,
  { userId, step, backupHashes, at }: ConfirmSecondFactor,
): Promise<boolean> {
  const confirmed = await db
    .update(secondFactors)
    .set({ confirmedAt: at, lastStep: step, backupHashes: [...backupHashes] })
    .where(and(eq(secondFactors.userId, userId), isNull(secondFactors.confirmedAt)))
    .returning({ userId: secondFactors.userId })
  return confirmed.length > 0
}

/** False when the code of this time step, or of a later one, was used before. */
export async function consumeTotpStep(db: Database | Transaction, userId: string, step: number): Promise<boolean> {
  const unused = or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step))
  const taken = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt), unused))
    .returning({ userId: secondFactors.userId })
  return taken.length > 0
}

/** False when no unused backup code has this hash. */
export async function consumeBackupCode(db: Database | Transaction, userId: string, hash: string): Promise<boolean> {
  const taken = await db
    .update(secondFactors)
    .set({ backupHashes: sql`array_remove(${secondFactors.backupHashes}, ${hash})` })
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt), sql`${hash} = any(${secondFactors.backupHashes})`))
    .returning({ userId: secondFactors.userId })
  return taken.length > 0
}

/**
 * Removes the second factor with its backup codes; with `since`, only one confirmed since then, or not at all. Returns
 * whether a confirmed one was removed.
 */
export async function removeSecondFactor(db: Database | Transaction, userId: string, since?: Date): Promise<boolean> {
  const recent = or(isNull(secondFactors.confirmedAt), gte(secondFactors.confirmedAt, since ?? new Date(0)))
  const removed = await db
    .delete(secondFactors)
    .where(and(eq(secondFactors.userId, userId), since === undefined ? undefined : recent))
    .returning({ confirmedAt: secondFactors.confirmedAt })
  return removed.some(({ confirmedAt }) => confirmedAt !== null)
}
