import { type Database, listRulings, listSections, listStoredRulings, type StoredRuling, UnreadableRow } from '@basejuris/database'
import type { Ruling, Section } from '@basejuris/domain'

/** Reads rulings in the order of the ids. An unreadable row is reported and skipped, so that it stops no other. */
export async function readRulings(database: Database, docIds: readonly string[], onLeftOut: (docId: string) => void): Promise<Ruling[]> {
  return skipUnreadable(docIds, (ids) => listRulings(database, ids), onLeftOut)
}

/** The same in no order, with the content hash of each as its row has it. */
export async function readStoredRulings(database: Database, docIds: readonly string[]): Promise<StoredRuling[]> {
  return skipUnreadable(
    docIds,
    (ids) => listStoredRulings(database, ids),
    () => undefined,
  )
}

/** The sections of rulings, by id. One whose row is unreadable is absent. */
export async function readSections(database: Database, docIds: readonly string[]): Promise<Map<string, Section[]>> {
  return new Map(
    await skipUnreadable(
      docIds,
      async (ids) => [...(await listSections(database, ids))],
      () => undefined,
    ),
  )
}

async function skipUnreadable<T>(
  docIds: readonly string[],
  read: (docIds: readonly string[]) => Promise<T[]>,
  onLeftOut: (docId: string) => void,
): Promise<T[]> {
  try {
    return await read(docIds)
  } catch (error) {
    if (!(error instanceof UnreadableRow)) throw error
    if (docIds.length > 1) return (await Promise.all(docIds.map((docId) => skipUnreadable([docId], read, onLeftOut)))).flat()
    onLeftOut(error.docId)
    return []
  }
}
