import { courtTreatment, type Treatment } from '@basejuris/domain'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Transaction } from '../connection/open-database.ts'
import { rulingCitations } from '../schema/schema.ts'
import { citationsNaming, type NamedRuling } from './citations-naming.ts'
import type { CitationPlace } from './norm-places.ts'
import type { RulingCitationRow } from './save-citations.ts'

/** Every citation of rulings in one ruling, in the order of its text. */
export async function listCitationsOf(db: Database | Transaction, docId: string): Promise<RulingCitationRow[]> {
  return db.select().from(rulingCitations).where(eq(rulingCitations.docId, docId)).orderBy(asc(rulingCitations.position))
}

/** Citations of other cases in some rulings, by the ruling and the order of its text. */
export async function listCitationsOfEach(db: Database | Transaction, docIds: readonly string[]): Promise<RulingCitationRow[]> {
  if (docIds.length === 0) return []
  return db
    .select()
    .from(rulingCitations)
    .where(and(inArray(rulingCitations.docId, [...docIds]), eq(rulingCitations.sameCase, false)))
    .orderBy(asc(rulingCitations.docId), asc(rulingCitations.position))
}

export interface CitingRuling {
  readonly docId: string
  /** No citation of it says whose number it is. */
  readonly ambiguous: boolean
  /** `cita` where the number may be of another court. */
  readonly treatment: Treatment
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

export interface CitingPage {
  readonly offset: number
  readonly limit: number
  /** Only rulings that name this considerando of it. */
  readonly considerando?: number | undefined
}

/** Rulings that name one, of its own kind: fictional ones cite fictional ones alone. */
export async function listCitingRulings(
  db: Database | Transaction,
  ruling: NamedRuling,
  { offset, limit, considerando }: CitingPage,
): Promise<CitingRulings> {
  const condition = citationsNaming(ruling)
  if (condition === undefined) return { total: 0, rulings: [], considerandos: [] }
  const found = await db.execute(sql`
    with hits as materialized (select doc_id, citing_on, considerandos from ${rulingCitations} where ${condition}),
    listed as (select doc_id, citing_on from hits where ${considerando === undefined ? sql`true` : sql`${considerando} = any(considerandos)`}),
    page as (select doc_id from listed group by doc_id order by max(citing_on) desc nulls last, doc_id offset ${offset} limit ${limit}),
    named as (
      select number, count(distinct doc_id) as total from hits, unnest(considerandos) as number
      group by number order by total desc, number limit ${maxConsiderandos})
    select (select count(distinct doc_id) from listed) as total, (select json_agg(doc_id) from page) as page,
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
      treatment: courtTreatment(own.filter(({ ambiguous }) => !ambiguous)),
      confidence: Math.max(0, ...own.map(({ confidence }) => confidence)),
      considerandos: [...new Set(own.flatMap(({ considerandos }) => considerandos))].sort((x, y) => x - y),
      places: own.map(({ anchor, startsAt, endsAt }) => ({ anchor, from: startsAt, to: endsAt })),
    }
  })
}
