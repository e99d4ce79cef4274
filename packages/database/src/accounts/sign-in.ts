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
 * Counts the tries of a log-in and finds the account, null where the e-mail has none; null for all of it where there were too many. One statement, whose
 * commit waits for no disk: a later one that is confirmed confirms it too.
 */
export async function beginSignIn(db: Database, { email, attempts, now }: BeginSignIn): Promise<{ readonly user: UserRow | null } | null> {
  const { steps, allowed } = countAttemptsSql(db, attempts, now)
  const unflushed = sql<string>`set_config('synchronous_commit', 'off', true)`
  const [begun] = await db
    .with(...steps)
    .select({ allowed, unflushed, user: users })
    .from(sql`(values (1)) as one`)
    .leftJoin(users, eq(users.email, normalizeEmail(email)))
  return begun?.allowed === true ? { user: begun.user } : null
}

export interface RefuseSignIn extends Pick<SignInRow, 'id' | 'at' | 'device' | 'address'> {
  readonly email: string
  /** Key under which the try was counted. */
  readonly attemptKey: string
}

/**
 * Notes that somebody was refused at the account of an e-mail. One statement, which writes the count of the try once more: where there is no such account the
 * answer waits for the disk as well.
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
  const noted = db.insert(signIns).select(ofAccount)
  await db.execute(sql`with noted as (${noted.getSQL()}) update ${attemptLimits} set points = points where key = ${attemptKey}`)
}

export interface CompleteSignIn extends Pick<SignInRow, 'at' | 'device' | 'address'> {
  readonly signInId: string
  readonly session: NewSession
  /** Of a log-in with a password. */
  readonly attempts?: SettledAttempts | undefined
}

/** Opens a session and notes that somebody got in with it. One statement. */
export async function completeSignIn(
  db: Database | Transaction,
  { signInId, at, device, address, session, attempts }: CompleteSignIn,
): Promise<void> {
  const noted = db.insert(signIns).values({ id: signInId, userId: session.userId, at, outcome: 'ok', device, address })
  const opened = db.insert(sessions).values({ ...session, lastUsedAt: session.createdAt })
  const settled = attempts === undefined ? sql`` : sql`${settleAttemptsSql(attempts)},`
  await db.execute(sql`with ${settled} noted as (${noted.getSQL()}) ${opened.getSQL()}`)
}
