import { type Database, listDocIds } from '@basejuris/database'

const pageSize = 500

/** Ids of all stored rulings. */
export async function everyDocId(db: Database): Promise<string[]> {
  const docIds: string[] = []
  while (true) {
    const after = docIds.at(-1)
    const page = await listDocIds(db, { limit: pageSize, ...(after === undefined ? {} : { after }) })
    docIds.push(...page)
    if (page.length < pageSize) return docIds
  }
}
