import { type CollectionId, collectionIdSchema } from '@basejuris/domain'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { users } from '../schema/account-tables.ts'
import { rulings } from '../schema/schema.ts'
import { folderItems, folders } from '../schema/workspace-tables.ts'
import { type FolderReader, type Person, readableBy } from './folders.ts'
import { headingColumns, type SavedHeading } from './saved-heading.ts'
import { addWatchedRulings } from './watched-content.ts'

export type FolderItemRow = typeof folderItems.$inferSelect

const itemIs = (folderId: string, docId: string) => and(eq(folderItems.folderId, folderId), eq(folderItems.docId, docId))
const person = { userId: users.id, email: users.email }

/** Lock the folder first. Who watches the folder watches them too. Returns the number of new items; null, without adding any, when the folder would hold more than `cap`. */
export async function addFolderItems(tx: Transaction, items: readonly FolderItemRow[], cap: number): Promise<number | null> {
  const [first] = items
  if (first === undefined) return 0
  const added = await tx
    .insert(folderItems)
    .values([...items])
    .onConflictDoNothing()
    .returning({ docId: folderItems.docId })
  const total = await tx.$count(folderItems, eq(folderItems.folderId, first.folderId))
  if (total > cap) return null
  await addWatchedRulings(tx, { folderId: first.folderId, docIds: added.map(({ docId }) => docId) }, first.createdAt)
  return added.length
}

export interface ListedItem extends FolderItemRow {
  readonly addedByPerson: Person | null
  /** Null when the ruling was removed. */
  readonly heading: SavedHeading | null
}

/** Last added first. Check before that the user may read the folder. */
export async function listFolderItems(db: Database | Transaction, folderId: string): Promise<ListedItem[]> {
  const rows = await db
    .select({ item: folderItems, addedByPerson: person, heading: headingColumns })
    .from(folderItems)
    .leftJoin(users, eq(users.id, folderItems.addedBy))
    .leftJoin(rulings, eq(rulings.docId, folderItems.docId))
    .where(eq(folderItems.folderId, folderId))
    .orderBy(desc(folderItems.createdAt), asc(folderItems.docId))
  return rows.map(({ item, addedByPerson, heading }) => ({ ...item, addedByPerson, heading }))
}

export async function findFolderItem(db: Database | Transaction, folderId: string, docId: string): Promise<FolderItemRow | null> {
  const [row] = await db.select().from(folderItems).where(itemIs(folderId, docId))
  return row ?? null
}

/** Deletes its notes too. */
export async function deleteFolderItem(db: Database | Transaction, folderId: string, docId: string): Promise<void> {
  await db.delete(folderItems).where(itemIs(folderId, docId))
}

/** Folders that contain these rulings, among those the user may read. */
export function listFoldersOfRulings(
  db: Database | Transaction,
  reader: FolderReader,
  docIds: readonly string[],
): Promise<{ readonly docId: string; readonly folderId: string; readonly name: string }[]> {
  if (docIds.length === 0) return Promise.resolve([])
  return db
    .select({ docId: folderItems.docId, folderId: folders.id, name: folders.name })
    .from(folderItems)
    .innerJoin(folders, eq(folders.id, folderItems.folderId))
    .where(and(inArray(folderItems.docId, [...docIds]), readableBy(reader)))
    .orderBy(desc(folders.updatedAt), asc(folders.id))
}

/** Every ruling of a folder; empty when the user may not read it. */
export async function listFolderDocIds(db: Database | Transaction, reader: FolderReader, folderId: string): Promise<string[]> {
  const rows = await db
    .select({ docId: folderItems.docId })
    .from(folderItems)
    .innerJoin(folders, eq(folders.id, folderItems.folderId))
    .where(and(eq(folderItems.folderId, folderId), readableBy(reader)))
  return rows.map(({ docId }) => docId)
}

export interface CopyableItem {
  readonly docId: string
  readonly collection: CollectionId
  readonly contentHash: string
}

/** Stored rulings of a folder, last added first. Check before that the user may read the folder. */
export async function listCopyableItems(db: Database | Transaction, folderId: string): Promise<CopyableItem[]> {
  const rows = await db
    .select({ docId: rulings.docId, collection: rulings.collection, contentHash: rulings.contentHash })
    .from(folderItems)
    .innerJoin(rulings, eq(rulings.docId, folderItems.docId))
    .where(eq(folderItems.folderId, folderId))
    .orderBy(desc(folderItems.createdAt), asc(folderItems.docId))
  return rows.map((row) => ({ ...row, collection: collectionIdSchema.parse(row.collection) }))
}
