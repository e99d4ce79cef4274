import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { users } from '../schema/account-tables.ts'

export interface PetitionSpending {
  readonly userId: string
  readonly now: Date
  readonly allowance: number
  /** Trials started at or before this moment are over. */
  readonly startedAfter: Date
}

/**
 * Counts one petition in one statement, so that concurrent ones never exceed the allowance. False when none is left. The first one
 * starts the trial.
 */
export async function countPetition(
  db: Database | Transaction,
  { userId, now, allowance, startedAfter }: PetitionSpending,
): Promise<boolean> {
  const counted = await db
    .update(users)
    .set({
      counterUse: sql`${users.counterUse} + 1`,
      startService: sql`coalesce(${users.startService}, ${now.toISOString()}::timestamptz)`,
    })
    .where(
      and(
        eq(users.id, userId),
        users.isValid,
        lt(users.counterUse, allowance),
        or(isNull(users.startService), gt(users.startService, startedAfter)),
      ),
    )
    .returning({ id: users.id })
  return counted.length > 0
}

/** Gives petitions back that were counted for what then failed. */
export async function returnPetitions(
  db: Database | Transaction,
  { userId, petitions }: { readonly userId: string; readonly petitions: number },
): Promise<void> {
  if (petitions <= 0) return
  await db
    .update(users)
    .set({ counterUse: sql`greatest(${users.counterUse} - ${petitions}, 0)` })
    .where(eq(users.id, userId))
}
