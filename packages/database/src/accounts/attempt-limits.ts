import { eq, lt, type SQL, sql } from 'drizzle-orm'
import type { WithSubquery } from 'drizzle-orm/subquery'
import type { Database, Transaction } from '../connection/open-database.ts'
import { attemptLimits } from '../schema/account-tables.ts'

export interface CountedAttempt {
  readonly key: string
  /** Tries that its count allows until it expires. */
  readonly limit: number
  /** When a count that begins now expires. */
  readonly expiresAt: Date
}

/**
 * Parts of a statement that count a try under each key, in order, up to the first that has none left: that one and those after it are not written. `allowed`
 * says whether all had one. Of tries at the same moment no more are allowed than there are.
 */
export function countAttemptsSql(db: Database | Transaction, tries: readonly CountedAttempt[], now: Date) {
  const name = (place: number) => sql.identifier(`counted_${place}`)
  const at = sql`${now.toISOString()}::timestamptz`
  const { key, points, expire } = attemptLimits
  const steps: WithSubquery[] = tries.map((each, place) =>
    db.$with(`counted_${place}`, { key }).as(sql`
      insert into ${attemptLimits} (key, points, expire)
      select ${each.key}, 1, ${each.expiresAt.toISOString()}::timestamptz ${place === 0 ? sql`` : sql`from ${name(place - 1)}`} where true
      on conflict (key) do update set
        points = case when ${expire} <= ${at} then 1 else ${points} + 1 end,
        expire = case when ${expire} <= ${at} then excluded.expire else ${expire} end
        where ${expire} <= ${at} or ${points} < ${each.limit}
      returning key`),
  )
  return { steps, allowed: sql<boolean>`exists (select from ${name(tries.length - 1)})` }
}

/** Counts tries as `countAttemptsSql` says and answers whether they are allowed. */
export async function countAttempts(db: Database | Transaction, tries: readonly CountedAttempt[], now: Date): Promise<boolean> {
  const { steps, allowed } = countAttemptsSql(db, tries, now)
  const [counted] = await db
    .with(...steps)
    .select({ allowed })
    .from(sql`(values (1)) as one`)
  return counted?.allowed === true
}

export interface SettledAttempts {
  /** Key whose tries are forgotten. */
  readonly clear: string
  /** Key with one try less. */
  readonly refund: string
}

/** Parts of a statement that settle tries of which one was right, in the order in which they were counted, so that no two wait for each other. */
export function settleAttemptsSql({ clear, refund }: SettledAttempts): SQL {
  return sql`
  forgotten as (delete from ${attemptLimits} where key = ${clear} returning key),
  given_back as (
    update ${attemptLimits} set points = points - 1 where key = ${refund} and (select count(*) from forgotten) >= 0)`
}

export async function settleAttempts(db: Database | Transaction, tries: SettledAttempts): Promise<void> {
  await db.execute(sql`with ${settleAttemptsSql(tries)} select`)
}

export async function clearAttempts(db: Database | Transaction, key: string): Promise<void> {
  await db.delete(attemptLimits).where(eq(attemptLimits.key, key))
}

/** Answers how many there were. */
export async function purgeExpiredAttempts(db: Database, now: Date): Promise<number> {
  const forgotten = await db.delete(attemptLimits).where(lt(attemptLimits.expire, now)).returning({ key: attemptLimits.key })
  return forgotten.length
}
