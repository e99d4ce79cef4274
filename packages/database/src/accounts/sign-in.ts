import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { attemptLimits, sessions, signIns, users } from '../schema/account-tables.ts'
import { type CountedAttempt, countAttemptsSql, type SettledAttempts, settleAttemptsSql } from './attempt-limits.ts'
import type { NewSession } from './sessions.ts'
import type { SignInRow } from './sign-in-log.ts'
import { normalizeEmail, type UserRow } from './users.ts'

export interface BeginSignIn {
  readonly email: string
  readonly attempts: readonly CountedAttempt[]
  readonly now: Date
}

/**
 * Counts the attempts of a sign-in and finds the account. `user` is null for an unknown e-mail; the result is null after too many
 * attempts.
 * It is one statement whose commit does not wait for the disk. A later confirmed commit makes it durable.
 */
export async function beginSignIn(db: Database, { email, attempts, now }: BeginSignIn): Promise<{ readonly user: UserRow | null } | null> {
  const { steps, allowed } = countAttemptsSql(db, attempts, now)
  const asynchronous = sql<string>`set_config('synchronous_commit', 'off', true)`
  const [row] = await db
    .with(...steps)
    .select({ allowed, asynchronous, user: users })
    .from(sql`(values (1)) as one`)
    .leftJoin(users, eq(users.email, normalizeEmail(email)))
  return row?.allowed === true ? { user: row.user } : null
}

export interface RefuseSignIn extends Pick<SignInRow, 'id' | 'at' | 'device' | 'address'> {
  readonly email: string
  /** Key under which the attempt was counted. */
  readonly attemptKey: string
}

/**
 * Logs a refused sign-in. The one statement also rewrites the attempt count, so that an unknown e-mail waits for the disk as a known one
 * does.
 */
export async function refuseSignIn(db: Database, { id, email, at, device, address, attemptKey }: RefuseSignIn): Promise<void> {
  const ofAccount = db
    .select({
      id: sql`${id}::uuid`.as('id'),
      userId: users.id,
      at: sql`${at.toISOString()}::timestamptz`.as('at'),
      outcome: sql`'rechazado'`.as('outcome'),
      device: sql`${device}::text`.as('device'),
      address: sql`${address}::text`.as('address'),
    })
    .from(users)
    .where(eq(users.email, normalizeEmail(email)))
  const logged = db.insert(signIns).select(ofAccount)
  await db.execute(sql`with logged as (${logged.getSQL()}) update ${attemptLimits} set points = points where key = ${attemptKey}`)
}

export interface CompleteSignIn extends Pick<SignInRow, 'at' | 'device' | 'address'> {
  readonly signInId: string
  readonly session: NewSession
  /** Set when a password was used. */
  readonly attempts?: SettledAttempts | undefined
}

/** Opens a session and logs the sign-in in one statement. */
export async function completeSignIn(
  db: Database | Transaction,
  { signInId, at, device, address, session, attempts }: CompleteSignIn,
): Promise<void> {
  const logged = db.insert(signIns).values({ id: signInId, userId: session.userId, at, outcome: 'ok', device, address })
  const opened = db.insert(sessions).values({ ...session, lastUsedAt: session.createdAt })
  const settled = attempts === undefined ? sql`` : sql`${settleAttemptsSql(attempts)},`
  await db.execute(sql`with ${settled} logged as (${logged.getSQL()}) ${opened.getSQL()}`)
}
