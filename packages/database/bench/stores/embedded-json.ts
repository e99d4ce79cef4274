import { join } from 'node:path'
import { lockDataFolder, openDatabase } from '@basejuris/database'
import type { Section } from '@basejuris/domain'
import type { OpenTextStore } from './text-store.ts'

/** `jsonb` in the embedded database, compressed by PostgreSQL where it is long. */
export const openEmbeddedJson: OpenTextStore = async (folder) => {
  const lock = lockDataFolder(folder)
  const database = await openDatabase({ folder: join(folder, 'database'), lock })
  await database.execute('create table if not exists bench_texts (doc_id text primary key, sections jsonb not null)')
  return {
    put: async (batch) => {
      const values = batch.flatMap(({ docId, sections }) => [docId, JSON.stringify(sections)])
      await database.execute(`insert into bench_texts values ${batch.map((_, n) => `($${2 * n + 1}, $${2 * n + 2})`).join(', ')}`, values)
    },
    read: async (docIds) => {
      const { rows } = await database.execute('select doc_id, sections from bench_texts where doc_id = any($1)', [docIds])
      return new Map((rows as { doc_id: string; sections: Section[] }[]).map((row) => [row.doc_id, row.sections]))
    },
    close: async () => {
      await database.close()
      lock.release()
    },
  }
}
