import type { RulingFacts } from '@basejuris/domain'
import { parseDocketNumber } from '@basejuris/domain'
import { and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Transaction } from '../connection/open-database.ts'
import { foldCaption } from '../rulings/fold-caption.ts'
import { rulingCitations } from '../schema/schema.ts'
import type { RulingCitationRow } from './save-citations.ts'

/** Every citation of rulings in one ruling, in the order of its text. */
export async function listCitationsOf(db: Database | Transaction, docId: string): Promise<RulingCitationRow[]> {
  return db.select().from(rulingCitations).where(eq(rulingCitations.docId, docId)).orderBy(asc(rulingCitations.position))
}

/** The facts by which a ruling is named. */
export type NamedRuling = Pick<RulingFacts, 'docId' | 'court' | 'docketNumber' | 'rit' | 'caption' | 'decidedOn' | 'fictional'>

const named = (ruling: NamedRuling): SQL | undefined => {
  const docket = parseDocketNumber(ruling.docketNumber ?? ruling.rit ?? '')
  const { letter, serial, year, decidedOn, caption, sameCase, docId, citingFictional } = rulingCitations
  const isCourt = or(
    isNull(rulingCitations.court),
    eq(rulingCitations.court, ruling.court),
    sql`starts_with(${ruling.court}, ${rulingCitations.court} || ' ')`,
  )
  const byNumber =
    docket === null
      ? undefined
      : and(
          eq(serial, docket.number),
          or(eq(year, docket.year), isNull(year)),
          docket.letter === null
            ? isNull(letter)
            : or(eq(letter, docket.letter), and(isNull(letter), sql`${rulingCitations.court} is not null`)),
          or(
            isNull(decidedOn),
            sql`${ruling.decidedOn}::date is null`,
            eq(decidedOn, sql`${ruling.decidedOn}::date`),
            sql`${year} is not null`,
          ),
        )
  const byCaption =
    ruling.decidedOn === null ? undefined : and(isNull(serial), eq(decidedOn, ruling.decidedOn), eq(caption, foldCaption(ruling.caption)))
  if (byNumber === undefined && byCaption === undefined) return undefined
  return and(eq(sameCase, false), eq(citingFictional, ruling.fictional), sql`${docId} <> ${ruling.docId}`, isCourt, or(byNumber, byCaption))
}

const citingSchema = z.array(
  z.object({
    doc_id: z.string(),
    total: z.coerce.number(),
    ambiguous: z.boolean(),
    confidence: z.coerce.number(),
    considerandos: z.array(z.coerce.number()),
    places: z.array(z.object({ anchor: z.string(), from: z.number(), to: z.number() })),
  }),
)

export interface CitingRuling {
  readonly docId: string
  /** No citation of it says whose number it is. */
  readonly ambiguous: boolean
  readonly confidence: number
  /** Considerandos of the ruling cited, ascending. */
  readonly considerandos: readonly number[]
  readonly places: readonly { readonly anchor: string; readonly from: number; readonly to: number }[]
}

/** Rulings that name one, latest first, of its own kind: fictional ones cite fictional ones alone. */
export async function listCitingRulings(
  db: Database | Transaction,
  ruling: NamedRuling,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly total: number; readonly rulings: readonly CitingRuling[] }> {
  const condition = named(ruling)
  if (condition === undefined) return { total: 0, rulings: [] }
  const found = await db.execute(sql`
    with hits as (select * from ${rulingCitations} where ${condition}),
    citing as (select doc_id, max(citing_on) as citing_on from hits group by doc_id),
    page as (select *, count(*) over () as total from citing order by citing_on desc nulls last, doc_id offset ${offset} limit ${limit})
    select page.doc_id, page.total, bool_and(hits.ambiguous) as ambiguous, max(hits.confidence) as confidence,
      (select coalesce(array_agg(distinct number order by number), '{}') from hits as own, unnest(own.considerandos) as number
        where own.doc_id = page.doc_id) as considerandos,
      json_agg(json_build_object('anchor', hits.anchor, 'from', hits.starts_at, 'to', hits.ends_at) order by hits.position) as places
    from page join hits on hits.doc_id = page.doc_id
    group by page.doc_id, page.total, page.citing_on
    order by page.citing_on desc nulls last, page.doc_id`)
  const rows = citingSchema.parse((found as { rows: unknown }).rows)
  return {
    total: rows[0]?.total ?? (offset === 0 ? 0 : (await listCitingRulings(db, ruling, { offset: 0, limit: 1 })).total),
    rulings: rows.map(({ doc_id, ambiguous, confidence, considerandos, places }) => ({
      docId: doc_id,
      ambiguous,
      confidence,
      considerandos,
      places,
    })),
  }
}

const countSchema = z.array(z.object({ number: z.coerce.number(), total: z.coerce.number() }))
const maxConsiderandos = 200

/** How many rulings name each considerando of one, most named first. */
export async function countCitedConsiderandos(
  db: Database | Transaction,
  ruling: NamedRuling,
): Promise<readonly { readonly number: number; readonly total: number }[]> {
  const condition = named(ruling)
  if (condition === undefined) return []
  const found = await db.execute(sql`
    select number, count(distinct doc_id) as total from ${rulingCitations}, unnest(${rulingCitations.considerandos}) as number
    where ${condition} group by number order by total desc, number limit ${maxConsiderandos}`)
  return countSchema.parse((found as { rows: unknown }).rows)
}
