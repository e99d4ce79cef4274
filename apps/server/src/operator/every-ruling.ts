import { type Database, listDocIds, listRulings } from '@basejuris/database'
import type { Ruling } from '@basejuris/domain'

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

const rulingsAtOnce = 200

/** All stored rulings, some at a time. */
export async function* everyRuling(db: Database): AsyncGenerator<Ruling> {
  const docIds = await everyDocId(db)
  for (let from = 0; from < docIds.length; from += rulingsAtOnce) yield* await listRulings(db, docIds.slice(from, from + rulingsAtOnce))
}
