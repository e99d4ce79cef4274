import { type CollectionId, collectionIdSchema } from '@basejuris/domain'
import { asc, count, max, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { rulings } from '../schema/schema.ts'

export interface MonthlyCoverage {
  readonly collection: CollectionId
  readonly source: string
  readonly fictional: boolean
  /** `yyyy-mm` of the decision; null for rulings without a date. */
  readonly month: string | null
  readonly total: number
  /** When the latest of them was stored or changed. */
  readonly updatedAt: Date
}

/** Stored rulings by collection, source and month of decision, the real ones apart from the fictional ones. Reads every row. */
export async function listMonthlyCoverage(db: Database | Transaction): Promise<MonthlyCoverage[]> {
  const month = sql<string | null>`to_char(${rulings.decidedOn}, 'YYYY-MM')`
  const rows = await db
    .select({
      collection: rulings.collection,
      source: rulings.source,
      fictional: rulings.fictional,
      month,
      total: count(),
      updatedAt: max(rulings.updatedAt),
    })
    .from(rulings)
    .groupBy(rulings.collection, rulings.source, rulings.fictional, month)
    .orderBy(asc(rulings.collection), asc(rulings.source), asc(month), asc(rulings.fictional))
  return rows.flatMap(({ updatedAt, ...row }) =>
    updatedAt === null ? [] : [{ ...row, collection: collectionIdSchema.parse(row.collection), updatedAt }],
  )
}
