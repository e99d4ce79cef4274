import { and, desc, eq, gte, lt } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '../connection/open-database.ts'
import { sessions, signIns } from '../schema/account-tables.ts'

export type SignInRow = typeof signIns.$inferSelect

/** Whether somebody signed in from the device since a moment, or opened a session there, as registration does. */
export async function isKnownDevice(
  db: Database | Transaction,
  userId: string,
  { device, since }: { readonly device: string; readonly since: Date },
): Promise<boolean> {
  const entered = and(eq(signIns.userId, userId), eq(signIns.device, device), eq(signIns.outcome, 'ok'), gte(signIns.at, since))
  const opened = and(eq(sessions.userId, userId), eq(sessions.device, device), gte(sessions.createdAt, since))
  const found = await unionAll(
    db.select({ id: signIns.id }).from(signIns).where(entered),
    db.select({ id: sessions.id }).from(sessions).where(opened),
  ).limit(1)
  return found.length > 0
}

/** Newest first. */
export function listSignIns(db: Database | Transaction, userId: string, limit: number): Promise<SignInRow[]> {
  return db.select().from(signIns).where(eq(signIns.userId, userId)).orderBy(desc(signIns.at), desc(signIns.id)).limit(limit)
}

/** Deletes the log entries of all users before a moment, and the sessions that expired before it. */
export async function purgeSignInsBefore(db: Database, before: Date): Promise<void> {
  await db.delete(signIns).where(lt(signIns.at, before))
  await db.delete(sessions).where(lt(sessions.expiresAt, before))
}
