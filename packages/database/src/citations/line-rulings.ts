import { collectionIdSchema, normUseSchema, outcomeSchema } from '@basejuris/domain'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Transaction } from '../connection/open-database.ts'
import { rulingCitations, rulingNormPlaces, rulings, rulingTexts } from '../schema/schema.ts'
import type { CitationPlace } from './norm-places.ts'
import type { RulingCitationRow } from './save-citations.ts'

const lineFactsSchema = z.array(
  z.object({
    docId: z.string(),
    collection: collectionIdSchema,
    court: z.string(),
    chamber: z.string().nullable(),
    caption: z.string(),
    docketNumber: z.string().nullable(),
    rit: z.string().nullable(),
    book: z.string().nullable(),
    kind: z.string().nullable(),
    decidedOn: z.string().nullable(),
    outcome: outcomeSchema,
    fictional: z.boolean(),
    appealType: z.string().nullable(),
    originCourt: z.string().nullable(),
    originDocketNumber: z.string().nullable(),
    dissenters: z.array(z.string()),
    norms: z.array(
      z.object({
        use: normUseSchema.optional(),
        listed: z.literal(true).optional(),
        numeral: z.string().optional(),
        inciso: z.string().optional(),
        letra: z.string().optional(),
      }),
    ),
  }),
)
/** What a line says of a ruling, and how it names the articles of the line. */
export type LineFacts = z.infer<typeof lineFactsSchema>[number]

/** Facts of the rulings of a line, in no order, without reading any text; unknown ids are skipped. */
export async function listLineFacts(db: Database | Transaction, docIds: readonly string[], keys: readonly string[]): Promise<LineFacts[]> {
  if (docIds.length === 0) return []
  const { docId, collection, court, chamber, caption, docketNumber, rit, book, decidedOn, outcome, fictional, facts } = rulings
  const named = JSON.stringify({ keys })
  const rows = await db
    .select({
      docId,
      collection,
      court,
      chamber,
      caption,
      docketNumber,
      rit,
      book,
      decidedOn,
      outcome,
      fictional,
      kind: sql`${facts} ->> 'kind'`,
      appealType: sql`${facts} ->> 'appealType'`,
      originCourt: sql`${facts} ->> 'originCourt'`,
      originDocketNumber: sql`${facts} ->> 'originDocketNumber'`,
      dissenters: sql`jsonb_path_query_array(${facts}, '$.judges[*] ? (@.vote == "contra").name')`,
      norms: sql`jsonb_path_query_array(${facts}, '$.norms[*] ? (@.key == $keys[*])', ${named}::jsonb)`,
    })
    .from(rulings)
    .where(sql`${docId} = any(${sql.param([...docIds])}::text[])`)
  return lineFactsSchema.parse(rows)
}

/** Citations of other cases in some rulings, with how the text treats what it names. */
export async function listCitationsAmong(db: Database | Transaction, docIds: readonly string[]): Promise<RulingCitationRow[]> {
  if (docIds.length === 0) return []
  return db
    .select()
    .from(rulingCitations)
    .where(and(sql`${rulingCitations.docId} = any(${sql.param([...docIds])}::text[])`, eq(rulingCitations.sameCase, false)))
}

const placesSchema = z.array(
  z.object({
    docId: z.string(),
    places: z.array(z.object({ anchor: z.string(), from: z.number().int(), to: z.number().int() })),
    considerandos: z.array(z.string()),
  }),
)

/**
 * Where rulings name one of some articles: those in a considerando, else all, in the order of the text. A ruling whose present content has not
 * been read has none. With `everywhere`, those of all parts.
 */
export async function listArticlePlaces(
  db: Database | Transaction,
  docIds: readonly string[],
  keys: readonly string[],
  { everywhere }: { readonly everywhere?: boolean } = {},
): Promise<Map<string, readonly CitationPlace[]>> {
  if (docIds.length === 0 || keys.length === 0) return new Map()
  const rows = await db
    .select({
      docId: rulings.docId,
      places: sql`jsonb_path_query_array(${rulingNormPlaces.norms}, '$[*] ? (@.key == $keys[*]).places[*]', ${JSON.stringify({ keys })}::jsonb)`,
      considerandos: sql`jsonb_path_query_array(${rulingTexts.sections}, '$[*] ? (@.kind == "considerando").paragraphs[*].anchor')`,
    })
    .from(rulings)
    .innerJoin(rulingTexts, eq(rulingTexts.docId, rulings.docId))
    .innerJoin(rulingNormPlaces, and(eq(rulingNormPlaces.docId, rulings.docId), eq(rulingNormPlaces.contentHash, rulings.contentHash)))
    .where(inArray(rulings.docId, [...docIds]))
  return new Map(
    placesSchema.parse(rows).map(({ docId, places, considerandos }) => {
      const reasoned = places.filter(({ anchor }) => considerandos.includes(anchor))
      return [docId, reasoned.length > 0 && everywhere !== true ? reasoned : places]
    }),
  )
}
