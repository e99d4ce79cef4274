import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'
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

/** Whether somebody got in from a device since a moment, or opened a session there, as registering does. */
export async function wasDeviceSeen(
  db: Database | Transaction,
  userId: string,
  { device, since }: { readonly device: string; readonly since: Date },
): Promise<boolean> {
  const entered = and(eq(signIns.userId, userId), eq(signIns.device, device), eq(signIns.outcome, 'ok'), gte(signIns.at, since))
  if ((await db.$count(signIns, entered)) > 0) return true
  return (await db.$count(sessions, and(eq(sessions.userId, userId), eq(sessions.device, device), gte(sessions.createdAt, since)))) > 0
}

/** Newest first. */
export function listSignIns(db: Database | Transaction, userId: string, limit: number): Promise<SignInRow[]> {
  return db.select().from(signIns).where(eq(signIns.userId, userId)).orderBy(desc(signIns.at), desc(signIns.id)).limit(limit)
}

/** The log before a moment, of everybody, and the sessions that ended before it. */
export async function removeSignInsBefore(db: Database, before: Date): Promise<void> {
  await db.delete(signIns).where(lt(signIns.at, before))
  await db.delete(sessions).where(lt(sessions.expiresAt, before))
}
