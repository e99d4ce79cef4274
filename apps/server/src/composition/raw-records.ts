import { type Database, deleteAllRawRecords } from '@basejuris/database'
import { dataKey, eraseRawStore, openRawStore, type RawStore } from '@basejuris/ingestion'
import type { Config } from '../config/config.ts'

const sweepEveryMs = 60_000

export interface RawRecords {
  /** Null if raw records are not stored. */
  readonly rawStore: RawStore | null
  /** Erases the raw records of removed rulings from the disk. */
  readonly erase: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Opens the raw store of the process that ingests and erases its garbage. With KEEP_RAW=0 every stored record is erased. @throws {RawStoreRefused} */
export async function openRawRecords(
  { keepRaw, dataDir, dataKey: secret }: Pick<Config, 'keepRaw' | 'dataDir' | 'dataKey'>,
  database: Database,
  onError: (error: unknown) => void,
): Promise<RawRecords> {
  const key = dataKey(dataDir, secret)
  if (!keepRaw) {
    await eraseRawStore({ database, dataDir, key })
    await deleteAllRawRecords(database)
    return { rawStore: null, erase: async () => undefined, close: async () => undefined }
  }
  const rawStore = await openRawStore({ database, dataDir, key })
  let lastErasure: Promise<unknown> = Promise.resolve()
  const erase = async (): Promise<void> => {
    const erasure = lastErasure.then(rawStore.eraseGarbage)
    lastErasure = erasure.catch(() => undefined)
    await erasure
  }
  const timer = setInterval(() => void erase().catch(onError), sweepEveryMs)
  timer.unref()
  return {
    rawStore,
    erase,
    close: async () => {
      clearInterval(timer)
      await lastErasure
    },
  }
}
