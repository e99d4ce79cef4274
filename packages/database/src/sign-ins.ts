import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from './open-database.ts'
import { sessions, signIns, users } from './schema-accounts.ts'
import { foldEmail } from './users.ts'

export type SignInRow = typeof signIns.$inferSelect

export interface NewSignIn extends Pick<SignInRow, 'id' | 'at' | 'device' | 'address'> {
  readonly email: string
  readonly outcome: 'ok' | 'rechazado'
}

/** Notes a try at the account of an e-mail; the same statement, as long, where there is no such account. */
export async function addSignIn(db: Database | Transaction, { email, ...entry }: NewSignIn): Promise<void> {
  const values = { id: entry.id, at: entry.at, outcome: entry.outcome, device: entry.device, address: entry.address }
  await db.insert(signIns).select(
    db
      .select({
        id: sql`${values.id}::uuid`.as('id'),
        userId: users.id,
        at: sql`${values.at.toISOString()}::timestamptz`.as('at'),
        outcome: sql`${values.outcome}::text`.as('outcome'),
        device: sql`${values.device}::text`.as('device'),
        address: sql`${values.address}::text`.as('address'),
      })
      .from(users)
      .where(eq(users.email, foldEmail(email))),
  )
}

/** Newest first. */
export function listSignIns(db: Database | Transaction, userId: string, limit: number): Promise<SignInRow[]> {
  return db.select().from(signIns).where(eq(signIns.userId, userId)).orderBy(desc(signIns.at), desc(signIns.id)).limit(limit)
}

/** The log of a user before a moment, and the sessions that ended before it. */
export async function removeSignInsBefore(db: Database | Transaction, userId: string, before: Date): Promise<void> {
  await db.delete(signIns).where(and(eq(signIns.userId, userId), lt(signIns.at, before)))
  await db.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, before)))
}
