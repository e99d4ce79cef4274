import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { users } from '../schema/account-tables.ts'
import { searchHistory } from '../schema/workspace-tables.ts'

export type HistoryRow = typeof searchHistory.$inferSelect

const newestFirst = [desc(searchHistory.createdAt), desc(searchHistory.id)] as const
const entryIs = (userId: string, id: string) => and(eq(searchHistory.id, id), eq(searchHistory.userId, userId))

/**
 * Adds an entry and deletes those beyond the newest `cap`. When `renew` gives a content for the newest entry, that entry takes it with the
 * new time and total instead. Returns the stored entry; null when the user is gone.
 */
export async function addHistory(
  db: Database | Transaction,
  entry: HistoryRow,
  { cap, renew }: { readonly cap: number; readonly renew: (newest: HistoryRow) => string | null },
): Promise<HistoryRow | null> {
  return db.transaction(async (tx) => {
    // Serializes the searches of one user, so that the newest entry is known.
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, entry.userId)).for('no key update')
    if (user === undefined) return null
    const [newest] = await listHistory(tx, entry.userId, 1)
    const sealed = newest === undefined ? null : renew(newest)
    if (newest !== undefined && sealed !== null) {
      // The entry keeps its identity, and takes every other column from the new one.
      const { id: _id, userId: _userId, sealed: _sealed, ...columns } = entry
      const renewed = { ...columns, sealed }
      await tx.update(searchHistory).set(renewed).where(eq(searchHistory.id, newest.id))
      return { ...newest, ...renewed }
    }
    await tx.insert(searchHistory).values(entry)
    await deleteOldestHistory(tx, entry.userId, cap)
    return entry
  })
}

/** Deletes what is beyond the newest `cap` entries of a user. */
export async function deleteOldestHistory(tx: Transaction, userId: string, cap: number): Promise<void> {
  const excess = tx
    .select({ id: searchHistory.id })
    .from(searchHistory)
    .where(eq(searchHistory.userId, userId))
    .orderBy(...newestFirst)
    .offset(cap)
  await tx.delete(searchHistory).where(inArray(searchHistory.id, excess))
}

/** Newest first. */
export function listHistory(db: Database | Transaction, userId: string, limit: number): Promise<HistoryRow[]> {
  return db
    .select()
    .from(searchHistory)
    .where(eq(searchHistory.userId, userId))
    .orderBy(...newestFirst)
    .limit(limit)
}

/** Encrypts an entry of a user anew; null when the user has no such entry. */
export async function updateHistory(
  db: Database | Transaction,
  { userId, id }: Pick<HistoryRow, 'userId' | 'id'>,
  encrypt: (sealed: string) => string,
): Promise<HistoryRow | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(searchHistory).where(entryIs(userId, id)).for('update')
    if (row === undefined) return null
    const sealed = encrypt(row.sealed)
    await tx.update(searchHistory).set({ sealed }).where(eq(searchHistory.id, id))
    return { ...row, sealed }
  })
}

/** Deletes one entry of a user, or all. Returns how many were deleted. */
export async function deleteHistory(
  db: Database | Transaction,
  { userId, id }: { readonly userId: string; readonly id?: string },
): Promise<number> {
  const deleted = await db
    .delete(searchHistory)
    .where(id === undefined ? eq(searchHistory.userId, userId) : entryIs(userId, id))
    .returning({ one: sql`1` })
  return deleted.length
}
