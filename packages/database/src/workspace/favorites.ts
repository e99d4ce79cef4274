import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { users } from '../schema/account-tables.ts'
import { rulings } from '../schema/schema.ts'
import { favorites } from '../schema/workspace-tables.ts'
import { headingColumns, type SavedHeading } from './saved-heading.ts'

export type FavoriteRow = typeof favorites.$inferSelect
type FavoriteKey = Pick<FavoriteRow, 'userId' | 'docId'>

const favoriteIs = ({ userId, docId }: FavoriteKey) => and(eq(favorites.userId, userId), eq(favorites.docId, docId))

/**
 * Stars a ruling, or encrypts tags and note of the star anew. `encrypt` receives the stored row, null for a new star. `too-many` when
 * the user has `cap` stars; null when the user is gone.
 */
export async function putFavorite(
  db: Database | Transaction,
  { userId, docId, at }: FavoriteKey & { readonly at: Date },
  { cap, encrypt }: { readonly cap: number; readonly encrypt: (before: FavoriteRow | null) => string },
): Promise<FavoriteRow | 'too-many' | null> {
  return db.transaction(async (tx) => {
    // Serializes the stars of one user, so that the count is right.
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    if (user === undefined) return null
    const updated = await updateFavorite(tx, { userId, docId, at }, encrypt)
    if (updated !== null) return updated
    if ((await tx.$count(favorites, eq(favorites.userId, userId))) >= cap) return 'too-many'
    const row = { userId, docId, sealed: encrypt(null), createdAt: at, updatedAt: at }
    await tx.insert(favorites).values(row)
    return row
  })
}

/** Null when the user has not starred the ruling. */
export async function updateFavorite(
  db: Database | Transaction,
  { userId, docId, at }: FavoriteKey & { readonly at: Date },
  encrypt: (before: FavoriteRow) => string,
): Promise<FavoriteRow | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(favorites).where(favoriteIs({ userId, docId })).for('update')
    if (row === undefined) return null
    const changed = { sealed: encrypt(row), updatedAt: at }
    await tx.update(favorites).set(changed).where(favoriteIs({ userId, docId }))
    return { ...row, ...changed }
  })
}

export type ListedFavorite = FavoriteRow & { readonly heading: SavedHeading | null }

/** All favorites of a user, newest first. `heading` is null when the ruling was removed. */
export async function listFavorites(db: Database | Transaction, userId: string): Promise<ListedFavorite[]> {
  const rows = await db
    .select({ favorite: favorites, heading: headingColumns })
    .from(favorites)
    .leftJoin(rulings, eq(rulings.docId, favorites.docId))
    .where(eq(favorites.userId, userId))
    .orderBy(desc(favorites.createdAt), desc(favorites.docId))
  return rows.map(({ favorite, heading }) => ({ ...favorite, heading }))
}

/** Which of these rulings a user starred. */
export async function listStarred(db: Database | Transaction, userId: string, docIds: readonly string[]): Promise<Set<string>> {
  if (docIds.length === 0) return new Set()
  const rows = await db
    .select({ docId: favorites.docId })
    .from(favorites)
    .where(and(eq(favorites.userId, userId), inArray(favorites.docId, [...docIds])))
  return new Set(rows.map(({ docId }) => docId))
}

/** False when it was not starred. */
export async function deleteFavorite(db: Database | Transaction, key: FavoriteKey): Promise<boolean> {
  const deleted = await db.delete(favorites).where(favoriteIs(key)).returning({ one: sql`1` })
  return deleted.length > 0
}
