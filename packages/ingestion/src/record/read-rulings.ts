import { type Database, listRulings, UnreadableRow } from '@basejuris/database'
import type { Ruling } from '@basejuris/domain'

/** Rulings in the order asked. One row that cannot be read must not keep the others out: it is named and passed over. */
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
