import { join } from 'node:path'
import { lockDataFolder, openDatabase } from '@basejuris/database'
import { openRawStore } from '../raw-store/raw-store.ts'
import { ingest } from './ingest.ts'

export const crashKey = Buffer.alloc(32, 3)

/** Ingests `path` into `dataDir`, writing the number of records read after every batch, and `done` with the summary. */
const [, script, dataDir, path] = process.argv
if (script === import.meta.filename && dataDir !== undefined && path !== undefined) {
  const lock = lockDataFolder(dataDir)
  const database = await openDatabase({ folder: join(dataDir, 'database'), lock })
  const rawStore = await openRawStore({ database: database.db, dataDir, key: crashKey })
  const onProgress = ({ counts }: { counts: { read: number } }) => process.stdout.write(`${counts.read}\n`)
  const summary = await ingest({ source: 'auto', path, database: database.db, dataDir, rawStore, onProgress })
  await database.close()
  lock.release()
  process.stdout.write(`done ${JSON.stringify(summary)}\n`)
}
