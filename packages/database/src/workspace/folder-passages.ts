import { and, asc, eq, gt, isNull, max, min, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { users } from '../schema/account-tables.ts'
import { folders, savedPassages } from '../schema/workspace-tables.ts'
import { type FolderReader, type Person, readableBy } from './folders.ts'

export type PassageRow = typeof savedPassages.$inferSelect

export interface ListedPassage extends PassageRow {
  readonly author: Person
}

const person = { userId: users.id, email: users.email }

const isIn = (folderId: string | null, authorId: string) =>
  folderId === null ? and(isNull(savedPassages.folderId), eq(savedPassages.authorId, authorId)) : eq(savedPassages.folderId, folderId)

/** Lock the folder first. Puts it last. Null when there are `cap` passages in the folder, or of the author without one. */
export async function addPassage(tx: Transaction, passage: Omit<PassageRow, 'position'>, cap: number): Promise<PassageRow | null> {
  if (passage.folderId === null) await tx.select({ id: users.id }).from(users).where(eq(users.id, passage.authorId)).for('no key update')
  const besides = isIn(passage.folderId, passage.authorId)
  if ((await tx.$count(savedPassages, besides)) >= cap) return null
  const [row] = await tx
    .insert(savedPassages)
    .values({ ...passage, position: await nextPosition(tx, passage) })
    .returning()
  return row ?? null
}

async function nextPosition(tx: Transaction, { folderId, authorId }: Pick<PassageRow, 'folderId' | 'authorId'>): Promise<number> {
  const [row] = await tx
    .select({ last: max(savedPassages.position) })
    .from(savedPassages)
    .where(isIn(folderId, authorId))
  return (row?.last ?? 0) + 1
}

/** Passages of a folder in its order, in batches of `size`; with `docId`, those of one ruling. Check before that the user may read it. */
export async function* readFolderPassages(
  db: Database | Transaction,
  { folderId, docId, size }: { readonly folderId: string; readonly docId?: string | undefined; readonly size: number },
): AsyncGenerator<readonly ListedPassage[]> {
  const { position, id } = savedPassages
  let last: PassageRow | undefined
  while (true) {
    const after = last === undefined ? undefined : or(gt(position, last.position), and(eq(position, last.position), gt(id, last.id)))
    const ofRuling = docId === undefined ? undefined : eq(savedPassages.docId, docId)
    const rows = await db
      .select({ passage: savedPassages, author: person })
      .from(savedPassages)
      .innerJoin(users, eq(users.id, savedPassages.authorId))
      .where(and(eq(savedPassages.folderId, folderId), ofRuling, after))
      .orderBy(asc(position), asc(id))
      .limit(size)
    yield rows.map(({ passage, author }) => ({ ...passage, author }))
    last = rows.at(-1)?.passage
    if (rows.length < size) return
  }
}

/** A user's own passages without folder, and those in folders that the user may read. */
const isReadableBy = (reader: FolderReader) =>
  or(and(isNull(savedPassages.folderId), eq(savedPassages.authorId, reader.userId)), readableBy(reader))

/** What a user marked in one ruling, oldest first. Left out: folders they may no longer read. */
export async function listOwnPassages(db: Database | Transaction, reader: FolderReader, docId: string): Promise<PassageRow[]> {
  const rows = await db
    .select({ passage: savedPassages })
    .from(savedPassages)
    .leftJoin(folders, eq(folders.id, savedPassages.folderId))
    .where(and(eq(savedPassages.docId, docId), eq(savedPassages.authorId, reader.userId), isReadableBy(reader)))
    .orderBy(asc(savedPassages.createdAt), asc(savedPassages.id))
  return rows.map(({ passage }) => passage)
}

/** Null when there is no such passage that the user may read. */
export async function findPassage(db: Database | Transaction, reader: FolderReader, id: string): Promise<ListedPassage | null> {
  const [row] = await db
    .select({ passage: savedPassages, author: person })
    .from(savedPassages)
    .innerJoin(users, eq(users.id, savedPassages.authorId))
    .leftJoin(folders, eq(folders.id, savedPassages.folderId))
    .where(and(eq(savedPassages.id, id), isReadableBy(reader)))
  return row === undefined ? null : { ...row.passage, author: row.author }
}

/** Locks a passage until the transaction ends. */
export async function lockPassage(tx: Transaction, id: string): Promise<void> {
  await tx.select({ id: savedPassages.id }).from(savedPassages).where(eq(savedPassages.id, id)).for('update')
}

/** A passage that comes into another folder goes to its end. Check before that the user may change it. */
export async function updatePassage(
  tx: Transaction,
  passage: Pick<PassageRow, 'id' | 'authorId' | 'folderId' | 'sealed' | 'updatedAt'>,
  moved: boolean,
): Promise<void> {
  const { id, folderId, sealed, updatedAt } = passage
  const position = moved ? { position: await nextPosition(tx, passage) } : {}
  await tx
    .update(savedPassages)
    .set({ folderId, sealed, updatedAt, ...position })
    .where(eq(savedPassages.id, id))
}

/** Number of passages in a folder, or of their author without one. */
export function countPassages(db: Database | Transaction, { folderId, authorId }: Pick<PassageRow, 'folderId' | 'authorId'>) {
  return db.$count(savedPassages, isIn(folderId, authorId))
}

export async function deletePassage(db: Database | Transaction, id: string): Promise<void> {
  await db.delete(savedPassages).where(eq(savedPassages.id, id))
}

/** Ids of the passages of a folder in its order. */
export async function listPassageIds(db: Database | Transaction, folderId: string): Promise<string[]> {
  const rows = await db
    .select({ id: savedPassages.id })
    .from(savedPassages)
    .where(eq(savedPassages.folderId, folderId))
    .orderBy(asc(savedPassages.position), asc(savedPassages.id))
  return rows.map(({ id }) => id)
}

/** Rulings with passages in a folder, each once, in the order of their first passage. */
export async function listPassageRulings(db: Database | Transaction, folderId: string): Promise<string[]> {
  const rows = await db
    .select({ docId: savedPassages.docId })
    .from(savedPassages)
    .where(eq(savedPassages.folderId, folderId))
    .groupBy(savedPassages.docId)
    .orderBy(asc(min(savedPassages.position)), asc(savedPassages.docId))
  return rows.map(({ docId }) => docId)
}

/** Lock the folder first. Numbers its passages from 1 in this order. */
export async function orderPassages(tx: Transaction, folderId: string, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update ${savedPassages} set position = ordered.place
    from unnest(${sql.param([...ids])}::uuid[]) with ordinality as ordered (id, place)
    where ${savedPassages.id} = ordered.id and ${savedPassages.folderId} = ${folderId}`)
}
