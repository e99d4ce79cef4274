import { type Database, deleteAllRawRecords } from '@basejuris/database'
import { dataKey, eraseRawStore, openRawStore, type RawStore } from '@basejuris/ingestion'
import type { Config } from '../config/config.ts'

const sweepEveryMs = 60_000

export interface RawRecords {
  /** Null when raw records are not kept. */
  readonly vault: RawStore | null
  /** Erases the raw records of removed rulings from the disk. */
  readonly erase: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Opens the vault of the process that ingests, and keeps it free of refuse. With KEEP_RAW=0 whatever was kept is erased. @throws {VaultRefused} */
export async function openRawRecords(
  { keepRaw, dataDir, dataKey: secret }: Pick<Config, 'keepRaw' | 'dataDir' | 'dataKey'>,
  database: Database,
  onError: (error: unknown) => void,
): Promise<RawRecords> {
  if (!keepRaw) {
    await eraseRawStore(dataDir)
    await deleteAllRawRecords(database)
    return { vault: null, erase: async () => undefined, close: async () => undefined }
  }
  const vault = await openRawStore({ database, dataDir, key: dataKey(dataDir, secret) })
  let turn: Promise<unknown> = Promise.resolve()
  const erase = async (): Promise<void> => {
    const mine = turn.then(vault.eraseGarbage)
    turn = mine.catch(() => undefined)
    await mine
  }
  const timer = setInterval(() => void erase().catch(onError), sweepEveryMs)
  timer.unref()
  return {
    vault,
    erase,
    close: async () => {
      clearInterval(timer)
      await turn
    },
  }
}
