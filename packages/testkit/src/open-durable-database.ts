import { openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockDataFolder, type OpenDatabase, openDatabase } from '@basejuris/database'
import { inject } from 'vitest'
import type {} from './provided-context.ts'

/** As `openTestDatabase`, in a locked data folder on the disk, which closing removes: for what is to be durable. */
export async function openDurableDatabase(): Promise<OpenDatabase & { readonly dataDir: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'basejuris-durable-'))
  const lock = lockDataFolder(dataDir)
  const database = await openDatabase({ folder: join(dataDir, 'database'), lock, dump: await openAsBlob(inject('databaseSnapshot')) })
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
