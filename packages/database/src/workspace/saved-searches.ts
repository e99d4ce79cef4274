import { and, asc, desc, eq, gt, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { users } from '../schema/account-tables.ts'
import { rulings } from '../schema/schema.ts'
import { savedSearches } from '../schema/workspace-tables.ts'

export type SavedSearchRow = typeof savedSearches.$inferSelect
type Frequency = SavedSearchRow['frequency']

const searchIs = (userId: string, id: string) => and(eq(savedSearches.id, id), eq(savedSearches.userId, userId))

/** False when the user has `cap` saved searches. */
export async function addSavedSearch(db: Database | Transaction, search: SavedSearchRow, cap: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, search.userId)).for('no key update')
    if ((await tx.$count(savedSearches, eq(savedSearches.userId, search.userId))) >= cap) return false
    await tx.insert(savedSearches).values(search)
    return true
  })
}

/** Newest first. */
export function listSavedSearches(db: Database | Transaction, userId: string): Promise<SavedSearchRow[]> {
  return db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id))
}

export type SavedSearchChange = Partial<Pick<SavedSearchRow, 'sealed' | 'frequency' | 'consideredUntil'>>

/** Null when the user has no such search. */
export async function changeSavedSearch(
  db: Database | Transaction,
  { userId, id }: Pick<SavedSearchRow, 'userId' | 'id'>,
  change: (before: SavedSearchRow) => SavedSearchChange,
): Promise<SavedSearchRow | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(savedSearches).where(searchIs(userId, id)).for('update')
    if (row === undefined) return null
    const changed = { ...row, ...change(row) }
    await tx.update(savedSearches).set(changed).where(eq(savedSearches.id, id))
    return changed
  })
}

/** False when the user has no such search. */
export async function deleteSavedSearch(
  db: Database | Transaction,
  { userId, id }: Pick<SavedSearchRow, 'userId' | 'id'>,
): Promise<boolean> {
  const deleted = await db.delete(savedSearches).where(searchIs(userId, id)).returning({ id: savedSearches.id })
  return deleted.length > 0
}

/** Stops the digests of a search of any user. */
export async function stopDigests(db: Database | Transaction, id: string): Promise<void> {
  await db.update(savedSearches).set({ frequency: 'ninguna' }).where(eq(savedSearches.id, id))
}

/** Only users with a confirmed e-mail who are not disabled get digests. */
const canReceiveDigests = and(isNotNull(users.emailVerifiedAt), isNull(users.disabledAt))

/** Searches whose digest is due: last considered at or before the moment of their frequency. */
export async function listDueSearches(
  db: Database | Transaction,
  due: Readonly<Record<Exclude<Frequency, 'ninguna'>, Date>>,
): Promise<string[]> {
  const dueAt = (frequency: keyof typeof due) =>
    and(eq(savedSearches.frequency, frequency), lte(savedSearches.consideredUntil, due[frequency]))
  const rows = await db
    .select({ id: savedSearches.id })
    .from(savedSearches)
    .innerJoin(users, eq(users.id, savedSearches.userId))
    .where(and(canReceiveDigests, or(dueAt('diaria'), dueAt('semanal'))))
    .orderBy(asc(savedSearches.consideredUntil), asc(savedSearches.id))
  return rows.map(({ id }) => id)
}

/** A search with digests turned on whose user can receive them, with the e-mail; null otherwise. */
export async function findDigest(db: Database | Transaction, id: string): Promise<{ search: SavedSearchRow; email: string } | null> {
  const [row] = await db
    .select({ search: savedSearches, email: users.email })
    .from(savedSearches)
    .innerJoin(users, eq(users.id, savedSearches.userId))
    .where(and(eq(savedSearches.id, id), ne(savedSearches.frequency, 'ninguna'), canReceiveDigests))
  return row ?? null
}

/** Moves `consideredUntil` forward once. False when another digest moved it meanwhile, or digests were turned off. */
export async function advanceDigest(
  tx: Transaction,
  { id, from, until, sentAt }: { readonly id: string; readonly from: Date; readonly until: Date; readonly sentAt: Date | null },
): Promise<boolean> {
  const advanced = await tx
    .update(savedSearches)
    .set({ consideredUntil: until, ...(sentAt === null ? {} : { lastSentAt: sentAt }) })
    .where(and(eq(savedSearches.id, id), eq(savedSearches.consideredUntil, from), ne(savedSearches.frequency, 'ninguna')))
    .returning({ id: savedSearches.id })
  return advanced.length > 0
}

/** Rulings first stored after one moment and not after another: ids after an id, in order. */
export async function listStoredBetween(
  db: Database | Transaction,
  { after, until, afterId, limit }: { readonly after: Date; readonly until: Date; readonly afterId: string; readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ docId: rulings.docId })
    .from(rulings)
    .where(and(gt(rulings.createdAt, after), lte(rulings.createdAt, until), sql`${rulings.docId} > ${afterId}`))
    .orderBy(asc(rulings.docId))
    .limit(limit)
  return rows.map(({ docId }) => docId)
}

/** Rulings first stored after one moment: the newest `limit`, with when they were stored. */
export function listNewestStored(
  db: Database | Transaction,
  { after, limit }: { readonly after: Date; readonly limit: number },
): Promise<{ docId: string; createdAt: Date }[]> {
  return db
    .select({ docId: rulings.docId, createdAt: rulings.createdAt })
    .from(rulings)
    .where(gt(rulings.createdAt, after))
    .orderBy(desc(rulings.createdAt), asc(rulings.docId))
    .limit(limit)
}
