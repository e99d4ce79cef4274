import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../connection/open-database.ts'
import { citationProgress, maskingReports, rulings, rulingVersions, watchArticles, watches, watchRulings } from '../schema/schema.ts'

/** What begins to be watched: every ruling of a folder that is watched, or some rulings of one watch. */
export type WatchedRulings =
  | { readonly folderId: string; readonly docIds?: readonly string[] }
  | { readonly watchId: string; readonly docIds: readonly string[] }

/**
 * Adds rulings to the watch that they belong to, with what is known of each now, and the articles that those of a folder name. Rulings that
 * are watched already stay as they are; those that the index lacks are left out. Does nothing for a folder that nobody watches.
 */
export async function addWatchedRulings(tx: Transaction, watched: WatchedRulings, at: Date): Promise<void> {
  const { docIds } = watched
  if (docIds?.length === 0) return
  const isFolder = 'folderId' in watched
  const ofWatch = isFolder ? sql`w.folder_id = ${watched.folderId}` : sql`w.id = ${watched.watchId}`
  const among: SQL =
    docIds === undefined ? sql`true` : sql`r.doc_id in (select value from jsonb_array_elements_text(${JSON.stringify(docIds)}::jsonb))`
  const source = isFolder
    ? sql`join folder_items i on i.folder_id = w.folder_id join ${rulings} r on r.doc_id = i.doc_id`
    : sql`join ${rulings} r on true`
  await tx.execute(sql`
    insert into ${watchRulings} (watch_id, doc_id, user_id, folder_id, sequence, version, masks, created_at)
    select w.id, r.doc_id, w.user_id, w.folder_id, coalesce((select p.sequence from ${citationProgress} p), 0),
      coalesce(v.version, 1), coalesce(m.total, 0), coalesce(${oldestUnread(at)}, ${at.toISOString()}::timestamptz)
    from ${watches} w ${source}
      left join ${rulingVersions} v on v.doc_id = r.doc_id and v.shown
      left join ${maskingReports} m on m.doc_id = v.doc_id and m.version = v.version
    where ${ofWatch} and ${among}
    on conflict do nothing`)
  if (isFolder) await addNamedArticles(tx, sql`wr.folder_id = ${watched.folderId} and ${among}`, at)
}

/** When the oldest of the new rulings was stored whose citations have not been read yet; null where none waits. */
const oldestUnread = (at: Date): SQL => sql`(
  select least(min(unread.created_at), ${at.toISOString()}::timestamptz) from ${rulings} unread
  where unread.created_at > ${at.toISOString()}::timestamptz - interval '1 day'
    and unread.change_sequence > coalesce((select p.sequence from ${citationProgress} p), 0))`

/** Articles that watched rulings of folders name, by a condition on the rulings `r` and the watched rulings `wr`. */
async function addNamedArticles(tx: Transaction, condition: SQL, at: Date): Promise<void> {
  await tx.execute(sql`
    insert into ${watchArticles} (watch_id, id_norma, article, user_id, doc_id, created_at)
    select wr.watch_id, (norm ->> 'idNorma')::integer, norm ->> 'article', wr.user_id, wr.doc_id, ${at.toISOString()}::timestamptz
    from ${watchRulings} wr join ${rulings} r on r.doc_id = wr.doc_id, jsonb_array_elements(r.facts -> 'norms') norm
    where wr.folder_id is not null and norm ->> 'idNorma' is not null and norm ->> 'article' is not null and ${condition}
    on conflict do nothing`)
}
