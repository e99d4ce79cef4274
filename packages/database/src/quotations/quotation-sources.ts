import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { sqlIntegers } from '../connection/equals-any.ts'
import type { Database, Transaction } from '../connection/open-database.ts'
import { rulingPrints, rulings } from '../schema/schema.ts'

/** A ruling that has a print. */
export interface PrintHit {
  readonly print: number
  readonly docId: string
  readonly decidedOn: string | null
}

const hitsSchema = z.array(z.object({ print: z.number(), docId: z.string(), decidedOn: z.string().nullable() }))

/** Brings the prints stored last into the index. Until then each look into it reads the list in which they wait. */
export async function mergePrints(db: Database | Transaction): Promise<void> {
  await db.execute(sql`select gin_clean_pending_list('ruling_prints_prints_idx'::regclass)`)
}

/** Rulings that have each of these prints, of one kind, at most `limit` for each print. */
export async function listPrintHits(
  db: Database | Transaction,
  prints: readonly number[],
  { fictional, limit }: { readonly fictional: boolean; readonly limit: number },
): Promise<PrintHit[]> {
  if (prints.length === 0) return []
  const found = await db.execute(sql`
    select asked.print, hit.doc_id as "docId", hit.decided_on::text as "decidedOn"
    from unnest(${sqlIntegers(prints)}) as asked(print)
    cross join lateral (
      select p.doc_id, r.decided_on
      from ${rulingPrints} p join ${rulings} r on r.doc_id = p.doc_id and r.fictional = ${fictional}
      where p.prints @> array[asked.print] limit ${limit}) hit`)
  return hitsSchema.parse((found as { rows: unknown }).rows)
}

/** A print of a ruling, and the paragraph in which it stands, counted from 0. */
export interface PrintPlace {
  readonly docId: string
  readonly print: number
  readonly paragraph: number
}

const placesSchema = z.array(z.object({ docId: z.string(), print: z.number(), paragraph: z.number() }))

/** Where some rulings have any of these prints. A look into all prints of a ruling costs more than an index entry: name few rulings. */
export async function listPrintPlaces(
  db: Database | Transaction,
  docIds: readonly string[],
  prints: readonly number[],
): Promise<PrintPlace[]> {
  if (docIds.length === 0 || prints.length === 0) return []
  const found = await db.execute(sql`
    select p.doc_id as "docId", place.print, place.paragraph
    from ${rulingPrints} p cross join lateral unnest(p.prints, p.paragraphs) as place(print, paragraph)
    where p.doc_id = any(${sql.param([...docIds])}::text[]) and place.print = any(${sqlIntegers(prints)})`)
  return placesSchema.parse((found as { rows: unknown }).rows)
}
