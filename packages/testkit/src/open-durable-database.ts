import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockDataFolder, type OpenDatabase, openDatabase } from '@basejuris/database'
import { copyPreparedDatabase } from './copy-prepared-database.ts'

/** Like `openTestDatabase`, but in a locked data folder on disk, for tests of durability. Closing deletes the folder. */
export async function openDurableDatabase(): Promise<OpenDatabase & { readonly dataDir: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'basejuris-durable-'))
  const lock = lockDataFolder(dataDir)
  const folder = join(dataDir, 'database')
  await copyPreparedDatabase(folder)
  const database = await openDatabase({ folder, lock })
  return {
    ...database,
    dataDir,
    close: async () => {
      await database.close()
      lock.release()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
