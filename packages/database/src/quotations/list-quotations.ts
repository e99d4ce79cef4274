import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type CitationPlace, citationPlacesSchema } from '../citations/norm-places.ts'
import type { Database, Transaction } from '../connection/open-database.ts'
import { quotationSources, rulingConsiderandos, rulingPrints, rulingQuotations, rulings } from '../schema/schema.ts'
import type { QuotationRow, QuotationSourceRow } from './save-quotations.ts'

export interface TracedTexts {
  /** Version of the ruling whose places these are. */
  readonly version: number
  readonly undecided: readonly CitationPlace[]
  readonly quotations: {
    readonly total: number
    /** Of those, how many wait to be traced. */
    readonly pending: number
  }
}

/** What was traced of the present content of a ruling; undefined until it has been read. */
export async function findTracedTexts(db: Database | Transaction, docId: string): Promise<TracedTexts | undefined> {
  const ofRuling = sql`from ${rulingQuotations} where ${rulingQuotations.docId} = ${docId}`
  const [row] = await db
    .select({
      version: rulingPrints.version,
      undecided: rulingPrints.undecided,
      total: sql<number>`(select count(*) ${ofRuling})`.mapWith(Number),
      pending: sql<number>`(select count(*) ${ofRuling} and ${isNull(rulingQuotations.state)})`.mapWith(Number),
    })
    .from(rulingPrints)
    .innerJoin(rulings, and(eq(rulings.docId, rulingPrints.docId), eq(rulings.contentHash, rulingPrints.contentHash)))
    .where(eq(rulingPrints.docId, docId))
  if (row === undefined) return undefined
  const { version, undecided, total, pending } = row
  return { version, undecided: citationPlacesSchema.parse(undecided), quotations: { total, pending } }
}

/** Where some rulings say that they do not decide, by docId. A ruling whose present content has not been read has none. */
export async function listUndecided(
  db: Database | Transaction,
  docIds: readonly string[],
): Promise<ReadonlyMap<string, readonly CitationPlace[]>> {
  if (docIds.length === 0) return new Map()
  const rows = await db
    .select({ docId: rulingPrints.docId, undecided: rulingPrints.undecided })
    .from(rulingPrints)
    .innerJoin(rulings, and(eq(rulings.docId, rulingPrints.docId), eq(rulings.contentHash, rulingPrints.contentHash)))
    .where(and(sql`${rulingPrints.docId} = any(${sql.param([...docIds])}::text[])`, sql`jsonb_array_length(${rulingPrints.undecided}) > 0`))
  return new Map(rows.map(({ docId, undecided }) => [docId, citationPlacesSchema.parse(undecided)]))
}

/** A quotation with the rulings in which its words stand, earliest first. */
export interface QuotationWithSources extends QuotationRow {
  readonly sources: readonly (QuotationSourceRow & { readonly decidedOn: string | null })[]
}

/** One page of the quotations of a ruling, in the order of the text. Sources that are no longer stored are left out. */
export async function listQuotations(
  db: Database | Transaction,
  docId: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<QuotationWithSources[]> {
  const page = await db
    .select()
    .from(rulingQuotations)
    .where(eq(rulingQuotations.docId, docId))
    .orderBy(asc(rulingQuotations.position))
    .offset(offset)
    .limit(limit)
  if (page.length === 0) return []
  const positions = page.map(({ position }) => position)
  const sources = await db
    .select({ source: quotationSources, decidedOn: rulings.decidedOn })
    .from(quotationSources)
    .innerJoin(rulings, eq(rulings.docId, quotationSources.sourceDocId))
    .where(and(eq(quotationSources.docId, docId), inArray(quotationSources.position, positions)))
    .orderBy(sql`${rulings.decidedOn} asc nulls last`, asc(rulings.docId))
  const byPosition = Map.groupBy(sources, ({ source }) => source.position)
  return page.map((row) => ({
    ...row,
    sources: (byPosition.get(row.position) ?? []).map(({ source, decidedOn }) => ({ ...source, decidedOn })),
  }))
}

/** A considerando whose words stand again in other rulings. */
export interface RepeatedConsiderando {
  readonly anchor: string
  /** Rulings that have it and courts that said it, this one included. */
  readonly rulings: number
  readonly courts: number
  /** The first that said it, by date. */
  readonly firstDocId: string
}

const repeatedSchema = z.array(z.object({ anchor: z.string(), rulings: z.number(), courts: z.number(), firstDocId: z.string() }))
/** Rulings that are counted for one considerando at most. */
export const maxRepeatedRulings = 1_000

/** The considerandos of a ruling that stand again in others of its kind, in the order of their anchors. */
export async function listRepeatedConsiderandos(db: Database | Transaction, docId: string): Promise<RepeatedConsiderando[]> {
  const found = await db.execute(sql`
    select own.anchor, hits.rulings, hits.courts, hits.first_doc_id as "firstDocId"
    from ${rulingConsiderandos} own cross join lateral (
      select count(distinct doc_id)::integer as rulings, count(distinct court)::integer as courts,
        (array_agg(doc_id order by decided_on nulls last, doc_id))[1] as first_doc_id
      from (
        select doc_id, court, decided_on from ${rulingConsiderandos} other
        where other.words_hash = own.words_hash and other.fictional = own.fictional
        order by decided_on, doc_id limit ${maxRepeatedRulings}) same) hits
    where own.doc_id = ${docId} and hits.rulings > 1`)
  return repeatedSchema.parse((found as { rows: unknown }).rows)
}

const repetitionsSchema = z.array(z.object({ docId: z.string(), anchor: z.string() }))

/** One page of the rulings that have a considerando of another, this one included, by date, earliest first. */
export async function listRepetitions(
  db: Database | Transaction,
  { docId, anchor }: { readonly docId: string; readonly anchor: string },
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<readonly z.infer<typeof repetitionsSchema>[number][]> {
  const found = await db.execute(sql`
    select other.doc_id as "docId", min(other.anchor) as anchor
    from ${rulingConsiderandos} own
    join ${rulingConsiderandos} other on other.words_hash = own.words_hash and other.fictional = own.fictional
    where own.doc_id = ${docId} and own.anchor = ${anchor}
    group by other.doc_id, other.decided_on
    order by other.decided_on nulls last, other.doc_id offset ${offset} limit ${limit}`)
  return repetitionsSchema.parse((found as { rows: unknown }).rows)
}
