import { and, asc, count, desc, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { users } from '../schema/account-tables.ts'
import { folderItems, folderMembers, folders } from '../schema/workspace-tables.ts'

export type FolderRow = typeof folders.$inferSelect
/** What a user may do in a folder. `dueno` owns it; `lee` reads it alone. */
export type FolderRole = 'dueno' | (typeof folderMembers.$inferSelect)['role']

/** The user, and the present day in America/Santiago. A folder past its last day is hidden before the job erases it. */
export interface FolderReader {
  readonly userId: string
  readonly today: string
}

export interface Person {
  readonly userId: string
  readonly email: string
}

export interface ListedFolder extends FolderRow {
  readonly owner: Person
  /** Of the reader. */
  readonly role: FolderRole
  readonly items: number
  readonly members: number
}

const notExpired = (today: string): SQL | undefined => or(isNull(folders.retainedUntil), gte(folders.retainedUntil, today))

const sharedWith = (userId: string): SQL =>
  sql`exists (select 1 from ${folderMembers} where ${folderMembers.folderId} = ${folders.id} and ${folderMembers.userId} = ${userId})`

/** Condition for folders that a user may read: their own and those shared with them. */
export function readableBy({ userId, today }: FolderReader): SQL | undefined {
  return and(notExpired(today), or(eq(folders.ownerId, userId), sharedWith(userId)))
}

/** Of a user who may read the folder. */
const roleOf = (userId: string): SQL<FolderRole> =>
  sql`case when ${folders.ownerId} = ${userId} then 'dueno' else (select role from ${folderMembers} where ${folderMembers.folderId} = ${folders.id} and ${folderMembers.userId} = ${userId}) end`

/** Folders that a user may read, last changed first; with `folderId`, only that one. */
export async function listFolders(db: Database | Transaction, reader: FolderReader, folderId?: string): Promise<ListedFolder[]> {
  const rows = await db
    .select({ folder: folders, owner: { userId: users.id, email: users.email }, role: roleOf(reader.userId) })
    .from(folders)
    .innerJoin(users, eq(users.id, folders.ownerId))
    .where(and(readableBy(reader), folderId === undefined ? undefined : eq(folders.id, folderId)))
    .orderBy(desc(folders.updatedAt), asc(folders.id))
  const ids = rows.map(({ folder }) => folder.id)
  if (ids.length === 0) return []
  const [items, members] = [await countBy(db, folderItems, ids), await countBy(db, folderMembers, ids)]
  return rows.map(({ folder, owner, role }) => ({
    ...folder,
    owner,
    role,
    items: items.get(folder.id) ?? 0,
    members: members.get(folder.id) ?? 0,
  }))
}

async function countBy(
  db: Database | Transaction,
  table: typeof folderItems | typeof folderMembers,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: table.folderId, total: count() })
    .from(table)
    .where(inArray(table.folderId, [...ids]))
    .groupBy(table.folderId)
  return new Map(rows.map(({ id, total }) => [id, total]))
}

/** Null when there is no such folder that the user may read. */
export async function findFolder(db: Database | Transaction, reader: FolderReader, folderId: string): Promise<ListedFolder | null> {
  return (await listFolders(db, reader, folderId))[0] ?? null
}

/**
 * Locks the folder until the transaction ends, so that counts of its content and roles in it are right. Answers the role of the user;
 * null when the user may not read it.
 */
export async function lockFolder(tx: Transaction, reader: FolderReader, folderId: string): Promise<FolderRole | null> {
  const locked = await tx
    .select({ id: folders.id })
    .from(folders)
    .where(and(eq(folders.id, folderId), readableBy(reader)))
    .for('no key update')
  if (locked.length === 0) return null
  // Read after the lock: who waited for it sees the role that was stored meanwhile.
  const [row] = await tx
    .select({ role: roleOf(reader.userId) })
    .from(folders)
    .where(and(eq(folders.id, folderId), readableBy(reader)))
  return row?.role ?? null
}

/** Locks a folder that is not past its last day, until the transaction ends. Null when there is none. */
export async function lockOpenFolder(tx: Transaction, folderId: string, today: string): Promise<FolderRow | null> {
  const [row] = await tx
    .select()
    .from(folders)
    .where(and(eq(folders.id, folderId), notExpired(today)))
    .for('no key update')
  return row ?? null
}

/** False when the user owns `cap` folders. */
export async function addFolder(tx: Transaction, folder: FolderRow, cap: number): Promise<boolean> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, folder.ownerId)).for('no key update')
  if ((await tx.$count(folders, eq(folders.ownerId, folder.ownerId))) >= cap) return false
  await tx.insert(folders).values(folder)
  return true
}

const ownedBy = ({ userId, today }: FolderReader, folderId: string) =>
  and(eq(folders.id, folderId), eq(folders.ownerId, userId), notExpired(today))

/** False unless the user owns it. */
export async function updateFolder(
  db: Database | Transaction,
  reader: FolderReader,
  folderId: string,
  changes: Partial<Pick<FolderRow, 'name' | 'reserved' | 'retainedUntil' | 'updatedAt'>>,
): Promise<boolean> {
  const changed = await db.update(folders).set(changes).where(ownedBy(reader, folderId)).returning({ id: folders.id })
  return changed.length > 0
}

/** Deletes everything in it. False unless the user owns it. */
export async function deleteFolder(db: Database | Transaction, reader: FolderReader, folderId: string): Promise<boolean> {
  const deleted = await db.delete(folders).where(ownedBy(reader, folderId)).returning({ id: folders.id })
  return deleted.length > 0
}

/** Deletes folders past their last day, with everything in them. Returns their ids. */
export async function eraseExpiredFolders(db: Database | Transaction, today: string): Promise<string[]> {
  const deleted = await db.delete(folders).where(lt(folders.retainedUntil, today)).returning({ id: folders.id })
  return deleted.map(({ id }) => id)
}

/** Sets the time of the last change. */
export async function touchFolder(tx: Transaction, folderId: string, at: Date): Promise<void> {
  await tx.update(folders).set({ updatedAt: at }).where(eq(folders.id, folderId))
}
