import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { sessions, users } from '../schema/account-tables.ts'
import { revokeAccessKeys } from './access-keys.ts'
import { removePendingCodes } from './account-codes.ts'

export type SessionRow = typeof sessions.$inferSelect

export type NewSession = Omit<SessionRow, 'lastUsedAt' | 'closedAt'>

export async function addSession(db: Database | Transaction, session: NewSession): Promise<void> {
  await db.insert(sessions).values({ ...session, lastUsedAt: session.createdAt })
}

/** Null unless the session is open and not expired, and its user is not disabled. */
export async function findLiveSession(db: Database | Transaction, id: string, now: Date): Promise<SessionRow | null> {
  const [row] = await db
    .select({ session: sessions })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, id), isNull(sessions.closedAt), gt(sessions.expiresAt, now), isNull(users.disabledAt)))
  return row?.session ?? null
}

/** Open and not expired, most recently used first. */
export function listLiveSessions(db: Database | Transaction, userId: string, now: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.closedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
}

export async function touchSession(db: Database | Transaction, id: string, at: Date): Promise<void> {
  await db.update(sessions).set({ lastUsedAt: at }).where(eq(sessions.id, id))
}

export interface CloseSessions {
  readonly userId: string
  /** Closes only this session. */
  readonly sessionId?: string
  /** Closes all sessions but this one. */
  readonly exceptId?: string
  readonly at: Date
}

/** Closes one session of a user, all, or all but one. Returns how many were open. */
export async function closeSessions(db: Database | Transaction, { userId, sessionId, exceptId, at }: CloseSessions): Promise<number> {
  const closed = await db
    .update(sessions)
    .set({ closedAt: at })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.closedAt),
        sessionId === undefined ? undefined : eq(sessions.id, sessionId),
        exceptId === undefined ? undefined : ne(sessions.id, exceptId),
      ),
    )
    .returning({ id: sessions.id })
  return closed.length
}

/** Closes all sessions of a user, or all but one, revokes access keys and drops what waits for a code. Returns how many sessions were open. */
export async function endAccess(
  tx: Transaction,
  { userId, exceptId, at }: Pick<CloseSessions, 'userId' | 'exceptId' | 'at'>,
): Promise<number> {
  await removePendingCodes(tx, userId)
  await revokeAccessKeys(tx, { userId, at })
  return closeSessions(tx, { userId, at, ...(exceptId === undefined ? {} : { exceptId }) })
}
