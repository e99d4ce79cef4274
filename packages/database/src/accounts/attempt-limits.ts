import { eq, lt, type SQL, sql } from 'drizzle-orm'
import type { WithSubquery } from 'drizzle-orm/subquery'
import { z } from 'zod'
import type { Database, Transaction } from '../connection/open-database.ts'
import { attemptLimits } from '../schema/account-tables.ts'

export interface CountedAttempt {
  readonly key: string
  /** Attempts allowed until the count expires. */
  readonly limit: number
  /** When a count that starts now expires. */
  readonly expiresAt: Date
}

/**
 * SQL that counts an attempt under each key in order. It stops at the first key whose limit is reached and writes neither that one nor
 * the later ones. `allowed` is true when every key had an attempt left. Concurrent attempts never exceed the limit.
 */
export function countAttemptsSql(db: Database | Transaction, attempts: readonly CountedAttempt[], now: Date) {
  const stepName = (index: number) => sql.identifier(`counted_${index}`)
  const at = sql`${now.toISOString()}::timestamptz`
  const { key, points, expire } = attemptLimits
  const steps: WithSubquery[] = attempts.map((attempt, index) =>
    db.$with(`counted_${index}`, { key }).as(sql`
      insert into ${attemptLimits} (key, points, expire)
      select ${attempt.key}, 1, ${attempt.expiresAt.toISOString()}::timestamptz ${index === 0 ? sql`` : sql`from ${stepName(index - 1)}`} where true
      on conflict (key) do update set
        points = case when ${expire} <= ${at} then 1 else ${points} + 1 end,
        expire = case when ${expire} <= ${at} then excluded.expire else ${expire} end
        where ${expire} <= ${at} or ${points} < ${attempt.limit}
      returning key`),
  )
  return { steps, allowed: sql<boolean>`exists (select from ${stepName(attempts.length - 1)})` }
}

/** Counts attempts as `countAttemptsSql` does. True when all are allowed. */
export async function countAttempts(db: Database | Transaction, attempts: readonly CountedAttempt[], now: Date): Promise<boolean> {
  const { steps, allowed } = countAttemptsSql(db, attempts, now)
  const [counted] = await db
    .with(...steps)
    .select({ allowed })
    .from(sql`(values (1)) as one`)
  return counted?.allowed === true
}

export interface SettledAttempts {
  /** Key whose attempts are cleared. */
  readonly clear: string
  /** Key that gets one attempt back, if one was counted besides. */
  readonly refund: string | null
}

/** SQL that settles the attempts after a success. The keys are locked in the order of counting, which avoids deadlocks. */
export function settleAttemptsSql({ clear, refund }: SettledAttempts): SQL {
  return sql`
  cleared as (delete from ${attemptLimits} where key = ${clear} returning key),
  refunded as (
    update ${attemptLimits} set points = points - 1 where key = ${refund} and (select count(*) from cleared) >= 0)`
}

export async function settleAttempts(db: Database | Transaction, attempts: SettledAttempts): Promise<void> {
  await db.execute(sql`with ${settleAttemptsSql(attempts)} select`)
}

/** When the count of a key expires; null where nothing is counted. */
export async function findAttemptsEnd(db: Database | Transaction, key: string): Promise<Date | null> {
  const [counted] = await db.select({ expire: attemptLimits.expire }).from(attemptLimits).where(eq(attemptLimits.key, key))
  return counted?.expire ?? null
}

export async function clearAttempts(db: Database | Transaction, key: string): Promise<void> {
  await db.delete(attemptLimits).where(eq(attemptLimits.key, key))
}

export interface AddedCount {
  readonly key: string
  readonly points: number
  /** When a count that starts now expires. */
  readonly expiresAt: Date
}

export interface StoredCount {
  readonly key: string
  readonly points: number
  readonly expiresAt: Date
}

const storedCounts = z.object({ rows: z.array(z.object({ key: z.string(), points: z.number().int(), expire: z.coerce.date() })) })

/** Adds to counts that several processes share, without a limit, and answers their totals. Rows are locked in the order of their keys. */
export async function addCounts(db: Database, counts: readonly AddedCount[], now: Date): Promise<StoredCount[]> {
  const added = JSON.stringify(counts.map(({ key, points, expiresAt }) => ({ key, points, expire: expiresAt.toISOString() })))
  const at = sql`${now.toISOString()}::timestamptz`
  const { key, points, expire } = attemptLimits
  const stored = await db.execute(sql`
    insert into ${attemptLimits} (key, points, expire)
    select key, points, expire from jsonb_to_recordset(${added}::jsonb) as added (key text, points integer, expire timestamptz) order by key
    on conflict (key) do update set
      points = case when ${expire} <= ${at} then excluded.points else ${points} + excluded.points end,
      expire = case when ${expire} <= ${at} then excluded.expire else ${expire} end
    returning ${key}, ${points}, ${expire}`)
  return storedCounts.parse(stored).rows.map((row) => ({ key: row.key, points: row.points, expiresAt: row.expire }))
}

/** Returns the number of deleted counts. */
export async function purgeExpiredAttempts(db: Database, now: Date): Promise<number> {
  const purged = await db.delete(attemptLimits).where(lt(attemptLimits.expire, now)).returning({ key: attemptLimits.key })
  return purged.length
}
