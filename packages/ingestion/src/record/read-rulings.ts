import { type Database, listRulings, UnreadableRow } from '@basejuris/database'
import type { Ruling } from '@basejuris/domain'

/** Reads rulings in the order of the ids. An unreadable row is reported and skipped, so that it stops no other. */
export async function readRulings(database: Database, docIds: readonly string[], onLeftOut: (docId: string) => void): Promise<Ruling[]> {
  try {
    return await listRulings(database, docIds)
  } catch (error) {
    if (!(error instanceof UnreadableRow)) throw error
    if (docIds.length > 1) return (await Promise.all(docIds.map((docId) => readRulings(database, [docId], onLeftOut)))).flat()
    onLeftOut(error.docId)
    return []
  }
}
