import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { rulings } from '../schema/schema.ts'
import { favorites, folderItems, folderNotes, folders, savedPassages, savedSearches, searchHistory } from '../schema/workspace-tables.ts'
import { addWatchedRulings } from './watched-content.ts'

/** What a user brings from elsewhere, with ids of this database. */
export interface ImportedWorkspace {
  readonly favorites: readonly (typeof favorites.$inferSelect)[]
  readonly folders: readonly (typeof folders.$inferSelect)[]
  readonly folderItems: readonly (typeof folderItems.$inferSelect)[]
  readonly folderNotes: readonly (typeof folderNotes.$inferSelect)[]
  readonly savedPassages: readonly (typeof savedPassages.$inferSelect)[]
  readonly savedSearches: readonly (typeof savedSearches.$inferSelect)[]
  readonly searchHistory: readonly (typeof searchHistory.$inferSelect)[]
}
export type ImportedTable = keyof ImportedWorkspace

/** Rows of one statement. */
const batchSize = 500

/** Ids of what a user has: only these may be met again by an import. */
export async function listOwnIds(tx: Transaction, userId: string): Promise<ReadonlySet<string>> {
  const found = [
    await tx.select({ id: folders.id }).from(folders).where(eq(folders.ownerId, userId)),
    await tx.select({ id: folderNotes.id }).from(folderNotes).where(eq(folderNotes.authorId, userId)),
    await tx.select({ id: savedPassages.id }).from(savedPassages).where(eq(savedPassages.authorId, userId)),
    await tx.select({ id: savedSearches.id }).from(savedSearches).where(eq(savedSearches.userId, userId)),
    await tx.select({ id: searchHistory.id }).from(searchHistory).where(eq(searchHistory.userId, userId)),
  ]
  return new Set(found.flat().map(({ id }) => id))
}

/**
 * Adds what is not there yet. What is there stays as it is. Lock the user first; every row must be theirs, and every folder.
 * Answers how many rows of each table are new.
 */
export async function addImported(tx: Transaction, rows: ImportedWorkspace, at: Date): Promise<Readonly<Record<ImportedTable, number>>> {
  const inBatches = async <Row>(all: readonly Row[], insert: (batch: Row[]) => PromiseLike<readonly unknown[]>): Promise<number> => {
    let added = 0
    for (let from = 0; from < all.length; from += batchSize) added += (await insert(all.slice(from, from + batchSize))).length
    return added
  }
  const one = { id: folders.id }
  const addedFolders = await inBatches(rows.folders, (batch) => tx.insert(folders).values(batch).onConflictDoNothing().returning(one))
  const items: { readonly folderId: string; readonly docId: string }[] = []
  const addedItems = await inBatches(rows.folderItems, async (batch) => {
    const added = await tx
      .insert(folderItems)
      .values(batch)
      .onConflictDoNothing()
      .returning({ folderId: folderItems.folderId, docId: folderItems.docId })
    items.push(...added)
    return added
  })
  for (const [folderId, added] of Map.groupBy(items, (item) => item.folderId))
    await addWatchedRulings(tx, { folderId, docIds: added.map(({ docId }) => docId) }, at)
  return {
    folders: addedFolders,
    folderItems: addedItems,
    folderNotes: await inBatches(rows.folderNotes, (batch) =>
      tx.insert(folderNotes).values(batch).onConflictDoNothing().returning({ id: folderNotes.id }),
    ),
    savedPassages: await inBatches(rows.savedPassages, (batch) =>
      tx.insert(savedPassages).values(batch).onConflictDoNothing().returning({ id: savedPassages.id }),
    ),
    favorites: await inBatches(rows.favorites, (batch) =>
      tx.insert(favorites).values(batch).onConflictDoNothing().returning({ id: favorites.docId }),
    ),
    savedSearches: await inBatches(rows.savedSearches, (batch) =>
      tx.insert(savedSearches).values(batch).onConflictDoNothing().returning({ id: savedSearches.id }),
    ),
    searchHistory: await inBatches(rows.searchHistory, (batch) =>
      tx.insert(searchHistory).values(batch).onConflictDoNothing().returning({ id: searchHistory.id }),
    ),
  }
}

/** Of one user: rows in all, and the most in one folder; passages without a folder count as one. */
export interface WorkspaceSizes {
  readonly favorites: number
  readonly folders: number
  readonly savedSearches: number
  readonly itemsOfFolder: number
  readonly notesOfFolder: number
  readonly passagesOfFolder: number
}

export async function measureWorkspace(tx: Transaction, userId: string): Promise<WorkspaceSizes> {
  const own = tx.select({ id: folders.id }).from(folders).where(eq(folders.ownerId, userId))
  const most = async (table: typeof folderItems | typeof folderNotes | typeof savedPassages): Promise<number> => {
    const [row] = await tx
      .select({ total: count() })
      .from(table)
      .where(inArray(table.folderId, own))
      .groupBy(table.folderId)
      .orderBy(desc(count()))
      .limit(1)
    return row?.total ?? 0
  }
  const loose = await tx.$count(savedPassages, and(eq(savedPassages.authorId, userId), isNull(savedPassages.folderId)))
  return {
    favorites: await tx.$count(favorites, eq(favorites.userId, userId)),
    folders: await tx.$count(folders, eq(folders.ownerId, userId)),
    savedSearches: await tx.$count(savedSearches, eq(savedSearches.userId, userId)),
    itemsOfFolder: await most(folderItems),
    notesOfFolder: await most(folderNotes),
    passagesOfFolder: Math.max(loose, await most(savedPassages)),
  }
}

/** Which of these rulings are not stored. */
export async function listAbsentRulings(db: Database | Transaction, docIds: readonly string[]): Promise<string[]> {
  const absent: string[] = []
  for (let from = 0; from < docIds.length; from += batchSize) {
    const batch = docIds.slice(from, from + batchSize)
    const found = await db.select({ docId: rulings.docId }).from(rulings).where(inArray(rulings.docId, batch))
    const stored = new Set(found.map(({ docId }) => docId))
    absent.push(...batch.filter((docId) => !stored.has(docId)))
  }
  return absent
}
