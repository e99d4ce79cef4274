import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { folders, users, watchArticles, watches, watchNews, watchRulings } from '../schema/schema.ts'

export type WatchRow = typeof watches.$inferSelect

export interface ListedWatch extends WatchRow {
  /** Encrypted name of the folder watched, and whether it is reserved; null for a checked text. */
  readonly folder: { readonly name: string; readonly reserved: boolean } | null
  readonly rulings: number
  /** Distinct articles. */
  readonly articles: number
  readonly unread: number
}

const watchIs = (userId: string, id: string) => and(eq(watches.id, id), eq(watches.userId, userId))

/** False, without effect, when the user has `cap` watches. The folder must not be watched already. */
export async function addWatch(tx: Transaction, watch: WatchRow, cap: number): Promise<boolean> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, watch.userId)).for('no key update')
  if ((await tx.$count(watches, eq(watches.userId, watch.userId))) >= cap) return false
  await tx.insert(watches).values(watch)
  return true
}

/** Adds articles that a checked text cites. Those watched already stay as they are. */
export async function addWatchedArticles(
  tx: Transaction,
  { id, userId, createdAt }: Pick<WatchRow, 'id' | 'userId' | 'createdAt'>,
  articles: readonly { readonly idNorma: number; readonly article: string }[],
): Promise<void> {
  if (articles.length === 0) return
  const rows = articles.map(({ idNorma, article }) => ({ watchId: id, idNorma, article, userId, docId: null, createdAt }))
  await tx.insert(watchArticles).values(rows).onConflictDoNothing()
}

const countOf = {
  rulings: sql<number>`(select count(*)::int from ${watchRulings} r where r.watch_id = ${watches.id})`,
  articles: sql<number>`(select count(*)::int from (select distinct id_norma, article from ${watchArticles} a where a.watch_id = ${watches.id}) one)`,
  unread: sql<number>`(select count(*)::int from ${watchNews} n where n.watch_id = ${watches.id} and n.read_at is null)`,
}

/** Watches of a user, the newest first; with `id`, only that one. */
export async function listWatches(db: Database | Transaction, userId: string, id?: string): Promise<ListedWatch[]> {
  const rows = await db
    .select({ watch: watches, folder: { name: folders.name, reserved: folders.reserved }, ...countOf })
    .from(watches)
    .leftJoin(folders, eq(folders.id, watches.folderId))
    .where(and(eq(watches.userId, userId), id === undefined ? undefined : eq(watches.id, id)))
    .orderBy(desc(watches.createdAt), desc(watches.id))
  return rows.map(({ watch, ...rest }) => ({ ...watch, ...rest }))
}

/** The watch of a folder by its owner; null where there is none. */
export async function findFolderWatch(db: Database | Transaction, userId: string, folderId: string): Promise<WatchRow | null> {
  const [row] = await db
    .select()
    .from(watches)
    .where(and(eq(watches.folderId, folderId), eq(watches.userId, userId)))
  return row ?? null
}

/** Null when the user has no such watch. */
export async function changeWatch(
  db: Database | Transaction,
  { userId, id }: Pick<WatchRow, 'userId' | 'id'>,
  change: (before: WatchRow) => Partial<Pick<WatchRow, 'sealed' | 'frequency'>>,
): Promise<WatchRow | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(watches).where(watchIs(userId, id)).for('update')
    if (row === undefined) return null
    const changed = { ...row, ...change(row) }
    await tx.update(watches).set(changed).where(eq(watches.id, id))
    return changed
  })
}

/** Deletes it with its news. False when the user has no such watch. */
export async function deleteWatch(db: Database | Transaction, { userId, id }: Pick<WatchRow, 'userId' | 'id'>): Promise<boolean> {
  const deleted = await db.delete(watches).where(watchIs(userId, id)).returning({ id: watches.id })
  return deleted.length > 0
}

/** Stops the mails of a watch of any user. Its news go on. */
export async function stopWatchMails(db: Database | Transaction, id: string): Promise<void> {
  await db.update(watches).set({ frequency: 'ninguna' }).where(eq(watches.id, id))
}

/** Ids of the rulings of a watch, and its articles without repeats, in order. Check before that the user owns it. */
export async function listWatchContent(
  db: Database | Transaction,
  watchId: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly docIds: readonly string[]; readonly articles: readonly { readonly idNorma: number; readonly article: string }[] }> {
  const [listed, articles] = await Promise.all([
    db
      .select({ docId: watchRulings.docId })
      .from(watchRulings)
      .where(eq(watchRulings.watchId, watchId))
      .orderBy(desc(watchRulings.createdAt), asc(watchRulings.docId))
      .offset(offset)
      .limit(limit),
    db
      .selectDistinct({ idNorma: watchArticles.idNorma, article: watchArticles.article })
      .from(watchArticles)
      .where(eq(watchArticles.watchId, watchId))
      .orderBy(asc(watchArticles.idNorma), asc(watchArticles.article))
      .offset(offset)
      .limit(limit),
  ])
  return { docIds: listed.map(({ docId }) => docId), articles }
}

/** Only users with a confirmed e-mail who are not disabled get mails. */
const canReceiveMails = and(isNotNull(users.emailVerifiedAt), isNull(users.disabledAt))

const hasUnsentNews = sql`exists (select 1 from ${watchNews} n where n.watch_id = ${watches.id} and n.mailed_at is null and n.read_at is null)`

/** Watches with news that nobody read or was mailed, whose last mail was sent at or before the moment of their frequency. */
export async function listDueWatches(
  db: Database | Transaction,
  due: Readonly<Record<Exclude<WatchRow['frequency'], 'ninguna'>, Date>>,
): Promise<string[]> {
  const isDue = sql`case ${watches.frequency}
    when 'diaria' then ${watches.lastSentAt} is null or ${watches.lastSentAt} <= ${due.diaria.toISOString()}::timestamptz
    when 'semanal' then coalesce(${watches.lastSentAt}, ${watches.createdAt}) <= ${due.semanal.toISOString()}::timestamptz
    else false end`
  const rows = await db
    .select({ id: watches.id })
    .from(watches)
    .innerJoin(users, eq(users.id, watches.userId))
    .where(and(canReceiveMails, isDue, hasUnsentNews))
    .orderBy(asc(watches.createdAt), asc(watches.id))
  return rows.map(({ id }) => id)
}

/** A watch with mails turned on whose user can receive them, with the e-mail; null otherwise. */
export async function findWatchDigest(db: Database | Transaction, id: string): Promise<{ watch: WatchRow; email: string } | null> {
  const [row] = await db
    .select({ watch: watches, email: users.email })
    .from(watches)
    .innerJoin(users, eq(users.id, watches.userId))
    .where(and(eq(watches.id, id), ne(watches.frequency, 'ninguna'), canReceiveMails))
  return row ?? null
}

/** Marks news as mailed, all or none. False when another mail has one of them, they were deleted, or mails were turned off. */
export async function markMailed(
  tx: Transaction,
  { watchId, newsIds, at }: { readonly watchId: string; readonly newsIds: readonly string[]; readonly at: Date },
): Promise<boolean> {
  const sent = await tx
    .update(watches)
    .set({ lastSentAt: at })
    .where(and(eq(watches.id, watchId), ne(watches.frequency, 'ninguna')))
    .returning({ id: watches.id })
  if (sent.length === 0) return false
  const marked = await tx
    .update(watchNews)
    .set({ mailedAt: at })
    .where(and(inArray(watchNews.id, [...newsIds]), isNull(watchNews.mailedAt)))
    .returning({ id: watchNews.id })
  return marked.length === newsIds.length
}
