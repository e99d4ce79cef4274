import { and, asc, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { users } from '../schema/account-tables.ts'
import { favorites, folderNotes, savedPassages } from '../schema/workspace-tables.ts'
import type { Person } from './folders.ts'

export type FolderNoteRow = typeof folderNotes.$inferSelect

const person = { userId: users.id, email: users.email }

export interface ListedNote extends FolderNoteRow {
  readonly author: Person
}

/** One of the newest notes of its thread. */
export interface ThreadNote extends ListedNote {
  /** Notes of the thread. */
  readonly total: number
}

/**
 * The newest notes on the folder itself and on each of these rulings, up to `limit` each, oldest first. Check before that the user may
 * read the folder.
 */
export async function listNewestNotes(
  db: Database | Transaction,
  { folderId, docIds, limit }: { readonly folderId: string; readonly docIds: readonly string[]; readonly limit: number },
): Promise<ThreadNote[]> {
  const onThem = docIds.length === 0 ? isNull(folderNotes.docId) : or(isNull(folderNotes.docId), inArray(folderNotes.docId, [...docIds]))
  const newestFirst = sql`order by ${folderNotes.createdAt} desc, ${folderNotes.id} desc`
  const ranked = db
    .select({
      id: folderNotes.id,
      place: sql<number>`row_number() over (partition by ${folderNotes.docId} ${newestFirst})`.as('place'),
      total: sql<number>`(count(*) over (partition by ${folderNotes.docId}))::int`.as('total'),
    })
    .from(folderNotes)
    .where(and(eq(folderNotes.folderId, folderId), onThem))
    .as('ranked')
  const rows = await db
    .select({ note: folderNotes, author: person, total: ranked.total })
    .from(ranked)
    .innerJoin(folderNotes, eq(folderNotes.id, ranked.id))
    .innerJoin(users, eq(users.id, folderNotes.authorId))
    .where(lte(ranked.place, limit))
    .orderBy(asc(folderNotes.createdAt), asc(folderNotes.id))
  return rows.map(({ note, author, total }) => ({ ...note, author, total }))
}

interface NotePage {
  readonly folderId: string
  /** Null for the notes on the folder itself. */
  readonly docId: string | null
  readonly limit: number
  readonly offset: number
}

/** Notes of one thread, newest first, with their number. Check before that the user may read the folder. */
export async function listThreadNotes(
  db: Database | Transaction,
  { folderId, docId, limit, offset }: NotePage,
): Promise<{ readonly notes: ListedNote[]; readonly total: number }> {
  const inThread = and(eq(folderNotes.folderId, folderId), docId === null ? isNull(folderNotes.docId) : eq(folderNotes.docId, docId))
  const rows = await db
    .select({ note: folderNotes, author: person })
    .from(folderNotes)
    .innerJoin(users, eq(users.id, folderNotes.authorId))
    .where(inThread)
    .orderBy(desc(folderNotes.createdAt), desc(folderNotes.id))
    .limit(limit)
    .offset(offset)
  return { notes: rows.map(({ note, author }) => ({ ...note, author })), total: await db.$count(folderNotes, inThread) }
}

/** Every note of the folder, on itself and on its rulings, in batches of `size`. Check before that the user may read the folder. */
export async function* readFolderNotes(
  db: Database | Transaction,
  folderId: string,
  size: number,
): AsyncGenerator<readonly FolderNoteRow[]> {
  let after: string | null = null
  while (true) {
    const notes: FolderNoteRow[] = await db
      .select()
      .from(folderNotes)
      .where(and(eq(folderNotes.folderId, folderId), after === null ? undefined : gt(folderNotes.id, after)))
      .orderBy(asc(folderNotes.id))
      .limit(size)
    yield notes
    after = notes.at(-1)?.id ?? null
    if (notes.length < size) return
  }
}

/** Stored bytes of what a user wrote: notes in folders, tags and notes of favourites, saved passages. */
export async function sumNoteBytes(db: Database | Transaction, userId: string): Promise<number> {
  const [inFolders] = await db
    .select({ bytes: sql<number>`coalesce(sum(octet_length(${folderNotes.text})), 0)::int` })
    .from(folderNotes)
    .where(eq(folderNotes.authorId, userId))
  const [inFavorites] = await db
    .select({ bytes: sql<number>`coalesce(sum(octet_length(${favorites.sealed})), 0)::int` })
    .from(favorites)
    .where(eq(favorites.userId, userId))
  const [inPassages] = await db
    .select({ bytes: sql<number>`coalesce(sum(octet_length(${savedPassages.sealed})), 0)::int` })
    .from(savedPassages)
    .where(eq(savedPassages.authorId, userId))
  return (inFolders?.bytes ?? 0) + (inFavorites?.bytes ?? 0) + (inPassages?.bytes ?? 0)
}

/** Lock the folder first. False when it has `cap` notes. */
export async function addFolderNote(tx: Transaction, note: FolderNoteRow, cap: number): Promise<boolean> {
  if ((await tx.$count(folderNotes, eq(folderNotes.folderId, note.folderId))) >= cap) return false
  await tx.insert(folderNotes).values(note)
  return true
}

/** Locks the note until the transaction ends. Null when the folder has no such note. */
export async function lockFolderNote(tx: Transaction, folderId: string, noteId: string): Promise<FolderNoteRow | null> {
  const [row] = await tx
    .select()
    .from(folderNotes)
    .where(and(eq(folderNotes.id, noteId), eq(folderNotes.folderId, folderId)))
    .for('update')
  return row ?? null
}

/** Lock the note first. */
export async function updateFolderNote(
  tx: Transaction,
  { id, ...changes }: Pick<FolderNoteRow, 'id' | 'text' | 'version' | 'updatedAt'>,
): Promise<void> {
  await tx.update(folderNotes).set(changes).where(eq(folderNotes.id, id))
}

export async function deleteFolderNote(tx: Transaction, noteId: string): Promise<void> {
  await tx.delete(folderNotes).where(eq(folderNotes.id, noteId))
}
