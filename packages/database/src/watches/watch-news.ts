import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { watches, watchNews } from '../schema/schema.ts'

export type WatchNewsRow = typeof watchNews.$inferSelect

/** A fact found for one watch. The same key is stored once. */
export type FoundNews = Pick<
  WatchNewsRow,
  'id' | 'watchId' | 'key' | 'kind' | 'docId' | 'laterDocId' | 'idNorma' | 'article' | 'inForceFrom' | 'createdAt'
>

const rowsPerStatement = 500

/** Stores what is not stored yet, for the watches that still exist. Answers how many. */
export async function addWatchNews(tx: Transaction, found: readonly FoundNews[]): Promise<number> {
  if (found.length === 0) return 0
  const ids = [...new Set(found.map(({ watchId }) => watchId))]
  const present = await tx.select({ id: watches.id, userId: watches.userId }).from(watches).where(inArray(watches.id, ids)).for('key share')
  const users = new Map(present.map(({ id, userId }) => [id, userId]))
  const rows = found.flatMap((news) => {
    const userId = users.get(news.watchId)
    return userId === undefined ? [] : [{ ...news, userId, readAt: null, mailedAt: null }]
  })
  let added = 0
  for (let at = 0; at < rows.length; at += rowsPerStatement) {
    const part = rows.slice(at, at + rowsPerStatement)
    added += (await tx.insert(watchNews).values(part).onConflictDoNothing().returning({ id: watchNews.id })).length
  }
  return added
}

export interface NewsPage {
  readonly userId: string
  /** Of this watch alone; null for all. */
  readonly watchId: string | null
  readonly offset: number
  readonly limit: number
}

/** News of a user, the newest first, with how many there are and how many of all are unread. */
export async function listWatchNews(
  db: Database | Transaction,
  { userId, watchId, offset, limit }: NewsPage,
): Promise<{ readonly news: readonly WatchNewsRow[]; readonly total: number; readonly unread: number }> {
  const own = eq(watchNews.userId, userId)
  const condition = and(own, watchId === null ? undefined : eq(watchNews.watchId, watchId))
  const [news, total, unread] = await Promise.all([
    db.select().from(watchNews).where(condition).orderBy(desc(watchNews.createdAt), asc(watchNews.id)).offset(offset).limit(limit),
    db.$count(watchNews, condition),
    db.$count(watchNews, and(own, isNull(watchNews.readAt))),
  ])
  return { news, total, unread }
}

/** News of a watch that nobody read or was mailed: the oldest `limit`, and how many there are. */
export async function listUnmailedNews(db: Database | Transaction, watchId: string, limit: number): Promise<readonly WatchNewsRow[]> {
  return db
    .select()
    .from(watchNews)
    .where(and(eq(watchNews.watchId, watchId), isNull(watchNews.mailedAt), isNull(watchNews.readAt)))
    .orderBy(asc(watchNews.createdAt), asc(watchNews.id))
    .limit(limit)
}

/** Marks news of a user as read: some, or all. Answers how many were unread. */
export async function markNewsRead(
  db: Database | Transaction,
  { userId, newsIds, at }: { readonly userId: string; readonly newsIds: readonly string[] | null; readonly at: Date },
): Promise<number> {
  const among = newsIds === null ? undefined : inArray(watchNews.id, [...newsIds])
  const read = await db
    .update(watchNews)
    .set({ readAt: at })
    .where(and(eq(watchNews.userId, userId), isNull(watchNews.readAt), among))
    .returning({ id: watchNews.id })
  return read.length
}

/** Deletes the oldest news of every watch that has more than `max`. */
export async function purgeWatchNews(db: Database | Transaction, max: number): Promise<number> {
  const large = db.select({ watchId: watchNews.watchId }).from(watchNews).groupBy(watchNews.watchId).having(sql`${count()} > ${max}`)
  const ranked = sql`select id from (
    select id, row_number() over (partition by watch_id order by created_at desc, id) as place from ${watchNews} where watch_id in (${large})
  ) ranked where place > ${max}`
  const purged = await db.delete(watchNews).where(sql`${watchNews.id} in (${ranked})`).returning({ id: watchNews.id })
  return purged.length
}
