import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findRoundRecord, type RoundRecord } from '@basejuris/search'

export const recordFolder = join(import.meta.dirname, 'rounds')

/** Writes a record once: a registered hash and a first run never change. Throws where they would. */
export function saveRecord(record: RoundRecord, folder = recordFolder): void {
  const stored = findRoundRecord(folder, record.name)
  if (stored !== null && stored.hash !== record.hash) throw new Error(`the round ${record.name} is registered with another hash`)
  if (stored !== null && stored.firstRun !== null) throw new Error(`the round ${record.name} was already run`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${record.name}.json`), `${JSON.stringify(record, null, 2)}\n`)
}
