import { join } from 'node:path'
import { lockDataFolder, openDatabase } from '@basejuris/database'
import { pack, unpack } from './pack.ts'
import type { OpenTextStore } from './text-store.ts'

/** zstd in a `bytea` of the embedded database. */
export const openEmbeddedZstd: OpenTextStore = async (folder) => {
  const lock = lockDataFolder(folder)
  const database = await openDatabase({ folder: join(folder, 'database'), lock })
  await database.execute(
    'create table if not exists bench_texts (doc_id text primary key, body bytea not null); alter table bench_texts alter column body set storage external',
  )
  return {
    put: async (batch) => {
      const values = batch.flatMap(({ docId, sections }) => [docId, pack(sections)])
      await database.execute(`insert into bench_texts values ${batch.map((_, n) => `($${2 * n + 1}, $${2 * n + 2})`).join(', ')}`, values)
    },
    read: async (docIds) => {
      const { rows } = await database.execute('select doc_id, body from bench_texts where doc_id = any($1)', [docIds])
      return new Map((rows as { doc_id: string; body: Uint8Array }[]).map((row) => [row.doc_id, unpack(row.body)]))
    },
    close: async () => {
      await database.close()
      lock.release()
    },
  }
}
