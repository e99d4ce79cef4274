import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { users } from '../schema/account-tables.ts'

export interface PetitionSpending {
  readonly userId: string
  readonly now: Date
  readonly allowance: number
  /** Trials begun before this moment, or at it, are over. */
  readonly startedAfter: Date
}

/** Counts one petition, in one statement, so that of many at once no more pass than are left; false when none is. The first begins the trial. */
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
