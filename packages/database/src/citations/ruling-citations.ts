import type { RulingFacts } from '@basejuris/domain'
import { parseDocketNumber } from '@basejuris/domain'
import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Transaction } from '../connection/open-database.ts'
import { foldCaption } from '../rulings/fold-caption.ts'
import { rulingCitations } from '../schema/schema.ts'
import type { CitationPlace } from './norm-places.ts'
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

export interface CitingRuling {
  readonly docId: string
  /** No citation of it says whose number it is. */
  readonly ambiguous: boolean
  readonly confidence: number
  /** Considerandos of the ruling cited, ascending. */
  readonly considerandos: readonly number[]
  readonly places: readonly CitationPlace[]
}

export interface CitingRulings {
  readonly total: number
  /** One page, latest first. */
  readonly rulings: readonly CitingRuling[]
  /** How many rulings name each considerando of the one cited, most named first. */
  readonly considerandos: readonly { readonly number: number; readonly total: number }[]
}

const maxConsiderandos = 100
const overviewSchema = z
  .array(
    z.object({
      total: z.coerce.number(),
      page: z.array(z.string()).nullable(),
      considerandos: z.array(z.object({ number: z.number(), total: z.number() })).nullable(),
    }),
  )
  .length(1)

/** Rulings that name one, of its own kind: fictional ones cite fictional ones alone. */
export async function listCitingRulings(
  db: Database | Transaction,
  ruling: NamedRuling,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<CitingRulings> {
  const condition = named(ruling)
  if (condition === undefined) return { total: 0, rulings: [], considerandos: [] }
  const found = await db.execute(sql`
    with hits as materialized (select doc_id, citing_on, considerandos from ${rulingCitations} where ${condition}),
    page as (select doc_id from hits group by doc_id order by max(citing_on) desc nulls last, doc_id offset ${offset} limit ${limit}),
    named as (
      select number, count(distinct doc_id) as total from hits, unnest(considerandos) as number
      group by number order by total desc, number limit ${maxConsiderandos})
    select (select count(distinct doc_id) from hits) as total, (select json_agg(doc_id) from page) as page,
      (select json_agg(json_build_object('number', number, 'total', total) order by total desc, number) from named) as considerandos`)
  const [overview] = overviewSchema.parse((found as { rows: unknown }).rows)
  const docIds = overview?.page ?? []
  return {
    total: overview?.total ?? 0,
    rulings: docIds.length === 0 ? [] : await readCiting(db, docIds, condition),
    considerandos: overview?.considerandos ?? [],
  }
}

async function readCiting(db: Database | Transaction, docIds: readonly string[], condition: SQL): Promise<CitingRuling[]> {
  const rows = await db
    .select()
    .from(rulingCitations)
    .where(and(inArray(rulingCitations.docId, [...docIds]), condition))
    .orderBy(asc(rulingCitations.position))
  const byRuling = Map.groupBy(rows, ({ docId }) => docId)
  return docIds.map((docId) => {
    const own = byRuling.get(docId) ?? []
    return {
      docId,
      ambiguous: own.every(({ ambiguous }) => ambiguous),
      confidence: Math.max(0, ...own.map(({ confidence }) => confidence)),
      considerandos: [...new Set(own.flatMap(({ considerandos }) => considerandos))].sort((x, y) => x - y),
      places: own.map(({ anchor, startsAt, endsAt }) => ({ anchor, from: startsAt, to: endsAt })),
    }
  })
}
