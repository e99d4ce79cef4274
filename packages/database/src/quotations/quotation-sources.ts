import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Transaction } from '../connection/open-database.ts'
import { rulingPrints, rulings } from '../schema/schema.ts'

/** A ruling that has a print, and the paragraph in which it stands, counted from 0. */
export interface PrintHit {
  readonly print: number
  readonly docId: string
  readonly paragraph: number
  readonly decidedOn: string | null
}

const hitsSchema = z.array(z.object({ print: z.number(), docId: z.string(), paragraph: z.number(), decidedOn: z.string().nullable() }))

/** Rulings that have each of these prints, of one kind, at most `limit` for each print. */
export async function listPrintHits(
  db: Database | Transaction,
  prints: readonly number[],
  { fictional, limit }: { readonly fictional: boolean; readonly limit: number },
): Promise<PrintHit[]> {
  if (prints.length === 0) return []
  const found = await db.execute(sql`
    select asked.print, hit.doc_id as "docId", hit.paragraph, hit.decided_on::text as "decidedOn"
    from unnest(${`{${prints.join(',')}}`}::integer[]) as asked(print)
    cross join lateral (
      select p.doc_id, p.paragraphs[array_position(p.prints, asked.print)] as paragraph, r.decided_on
      from ${rulingPrints} p join ${rulings} r on r.doc_id = p.doc_id and r.fictional = ${fictional}
      where p.prints @> array[asked.print] limit ${limit}) hit`)
  return hitsSchema.parse((found as { rows: unknown }).rows)
}
