import { createHash } from 'node:crypto'
import type { DemoRecord } from '../record.ts'

/** SHA-256 over the records in order, in hexadecimal. */
export function fingerprintOf(records: Iterable<DemoRecord>): string {
  const hash = createHash('sha256')
  for (const record of records) hash.update(JSON.stringify(record)).update('\n')
  return hash.digest('hex')
}
