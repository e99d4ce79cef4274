import { join } from 'node:path'
import { listRulings, lockDataFolder, openDatabase, putRulings } from '@basejuris/database'
import type { Ruling } from '@basejuris/domain'

/** The product's own path: facts, text, changes and validation. Measured beside the bare text stores. */
export async function openProductStore(folder: string) {
  const lock = lockDataFolder(folder)
  const database = await openDatabase({ folder: join(folder, 'database'), lock })
  return {
    put: async (batch: readonly Ruling[]) => {
      await putRulings(database.db, batch)
    },
    read: async (docIds: readonly string[]) =>
      new Map((await listRulings(database.db, docIds)).map((ruling) => [ruling.docId, ruling.sections])),
    tidy: () => database.tidy(),
    close: async () => {
      await database.close()
      lock.release()
    },
  }
}
