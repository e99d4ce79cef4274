import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pack, unpack } from './pack.ts'
import type { OpenTextStore } from './text-store.ts'

/** zstd in a SQLite file beside the database. */
export const openSqliteZstd: OpenTextStore = async (folder) => {
  await mkdir(folder, { recursive: true })
  const database = new DatabaseSync(join(folder, 'texts.sqlite'))
  database.exec('pragma journal_mode = wal; pragma synchronous = full')
  database.exec('create table if not exists texts (doc_id text primary key, body blob not null) without rowid')
  const insert = database.prepare('insert into texts values (?, ?)')
  const select = database.prepare('select body from texts where doc_id = ?')
  return {
    put: async (batch) => {
      database.exec('begin')
      for (const { docId, sections } of batch) insert.run(docId, pack(sections))
      database.exec('commit')
    },
    read: async (docIds) => new Map(docIds.map((docId) => [docId, unpack((select.get(docId) as { body: Uint8Array }).body)])),
    close: async () => database.close(),
  }
}
