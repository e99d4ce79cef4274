import { join } from 'node:path'
import { DatabaseRefused, DataFolderInUse, lockDataFolder, type MigratedDatabase, migrateDatabase, openDatabase } from '@basejuris/database'
import { createProductQueues } from '../composition/product-queues.ts'
import { OperatorError } from '../errors/operator-error.ts'

export interface MigrateFolder {
  readonly dataDir: string
  readonly url: string
  /** Blocks copied so far, of all. */
  readonly onProgress: (done: number, total: number) => void
  readonly signal: AbortSignal
}

/** Copies the embedded database of a stopped product to an empty server. @throws {OperatorError} */
export async function migrateFolder({ dataDir, url, onProgress, signal }: MigrateFolder): Promise<MigratedDatabase> {
  const lock = lockFolder(dataDir)
  try {
    const source = await openDatabase({ folder: join(dataDir, 'database'), lock })
    try {
      return await migrateDatabase({ source, url, createQueues: createProductQueues, onProgress, signal })
    } finally {
      await source.close()
    }
  } catch (error) {
    throw error instanceof DatabaseRefused ? new OperatorError(error.message) : error
  } finally {
    lock.release()
  }
}

function lockFolder(dataDir: string) {
  try {
    return lockDataFolder(dataDir)
  } catch (error) {
    if (error instanceof DataFolderInUse) throw new OperatorError(`El proceso ${error.pid} usa ${dataDir}: deténgalo antes de migrar.`)
    throw error
  }
}
