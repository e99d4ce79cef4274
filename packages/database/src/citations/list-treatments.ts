import { minTreatmentConfidence, type Treatment, type TreatmentVoice, treatments, treatmentVoices } from '@basejuris/domain'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Transaction } from '../connection/open-database.ts'
import { rulingCitations, rulingNormPlaces, rulings } from '../schema/schema.ts'
import { citationsNaming, type NamedRuling } from './citations-naming.ts'
import type { CitationPlace } from './norm-places.ts'

/** What the words of one citation say, as stored. */
export interface StoredTreatment {
  readonly treatment: Treatment
  readonly voice: TreatmentVoice
  readonly confidence: number
  /** The words that decide it; null where the ruling is only named. */
  readonly phrase: CitationPlace | null
}

export interface TreatingCitation {
  readonly place: CitationPlace
  /** The number is named without its court, and no date says which ruling is meant. */
  readonly isAmbiguous: boolean
  readonly considerandos: readonly number[]
  readonly stored: StoredTreatment | null
}

export interface TreatingRuling {
  readonly docId: string
  /** What the court says with enough confidence, negative before positive; `cita` otherwise. */
  readonly treatment: Treatment
  /** Version that the places belong to; null while a newer text is being read. */
  readonly version: number | null
  /** In the order of the text. */
  readonly citations: readonly TreatingCitation[]
}

/** Rulings that treat one in the same way, of one court and year. */
export interface TreatmentCount {
  readonly treatment: Treatment
  readonly court: string
  readonly year: number | null
  readonly total: number
}

export interface TreatingRulings {
  /** Over all that cite it, whatever `treatment` was asked for. */
  readonly counts: readonly TreatmentCount[]
  /** One page: those that depart first, then latest first. */
  readonly rulings: readonly TreatingRuling[]
}

export interface TreatmentPage {
  /** Only this treatment; null for all. */
  readonly treatment: Treatment | null
  readonly offset: number
  readonly limit: number
}

const mention = treatments.indexOf('cita')
const countsSchema = z.array(
  z.object({ rank: z.coerce.number(), court: z.string(), year: z.coerce.number().nullable(), total: z.coerce.number() }),
)
const pageSchema = z.array(z.object({ doc_id: z.string(), rank: z.coerce.number() }))

/** The number may be of another court: the text names none, and no date agrees. */
const ambiguityOf = (ruling: NamedRuling): SQL<boolean> =>
  sql<boolean>`(${rulingCitations.ambiguous} and ${rulingCitations.decidedOn} is distinct from ${ruling.decidedOn}::date)`

/** Position in `treatments` of what is shown of one citation. */
const rankOf = (ruling: NamedRuling): SQL => sql`case
  when ${rulingCitations.treatmentVoice} = 'tribunal' and ${rulingCitations.treatmentConfidence} >= ${minTreatmentConfidence}::real
    and not ${ambiguityOf(ruling)}
  then array_position(${sql.raw(`array[${treatments.map((one) => `'${one}'`).join()}]`)}, ${rulingCitations.treatment}) - 1
  else ${mention}::int end`

/** How the rulings that cite one treat it, of its own kind: fictional ones cite fictional ones alone. */
export async function listTreatingRulings(
  db: Database | Transaction,
  ruling: NamedRuling,
  { treatment, offset, limit }: TreatmentPage,
): Promise<TreatingRulings> {
  const condition = citationsNaming(ruling)
  if (condition === undefined) return { counts: [], rulings: [] }
  const best = sql`select ${rulingCitations.docId} as doc_id, min(${rankOf(ruling)}) as rank, max(${rulingCitations.citingOn}) as citing_on
    from ${rulingCitations} where ${condition} group by ${rulingCitations.docId}`
  const asked = treatment === null ? sql`true` : sql`rank = ${treatments.indexOf(treatment)}::int`
  const [counts, page] = await Promise.all([
    db.execute(sql`
      select rank, ${rulings.court} as court, extract(year from citing_on) as year, count(*) as total
      from (${best}) best join ${rulings} on ${rulings.docId} = best.doc_id group by 1, 2, 3`),
    db.execute(sql`
      select doc_id, rank from (${best}) best where ${asked}
      order by rank, citing_on desc nulls last, doc_id offset ${offset} limit ${limit}`),
  ])
  const ranked = pageSchema.parse((page as { rows: unknown }).rows)
  return {
    counts: countsSchema
      .parse((counts as { rows: unknown }).rows)
      .map(({ rank, court, year, total }) => ({ treatment: treatments[rank] ?? 'cita', court, year, total })),
    rulings: ranked.length === 0 ? [] : await readTreating(db, ruling, ranked, condition),
  }
}

/** How one ruling that cites another treats it; null where it does not name it, or is not of its kind. */
export async function findTreatingRuling(
  db: Database | Transaction,
  ruling: NamedRuling,
  citingDocId: string,
): Promise<TreatingRuling | null> {
  const named = citationsNaming(ruling)
  const condition = and(named, eq(rulingCitations.docId, citingDocId))
  if (named === undefined || condition === undefined) return null
  const found = await db.execute(sql`
    select ${rulingCitations.docId} as doc_id, min(${rankOf(ruling)}) as rank from ${rulingCitations} where ${condition} group by 1`)
  const ranked = pageSchema.parse((found as { rows: unknown }).rows)
  return ranked.length === 0 ? null : ((await readTreating(db, ruling, ranked, condition))[0] ?? null)
}

async function readTreating(
  db: Database | Transaction,
  ruling: NamedRuling,
  ranked: z.infer<typeof pageSchema>,
  condition: SQL,
): Promise<TreatingRuling[]> {
  const docIds = ranked.map(({ doc_id }) => doc_id)
  const [rows, states] = await Promise.all([
    db
      .select({ citation: rulingCitations, isAmbiguous: ambiguityOf(ruling) })
      .from(rulingCitations)
      .where(and(inArray(rulingCitations.docId, docIds), condition))
      .orderBy(asc(rulingCitations.position)),
    db
      .select({ docId: rulingNormPlaces.docId, version: rulingNormPlaces.version })
      .from(rulingNormPlaces)
      .innerJoin(rulings, and(eq(rulings.docId, rulingNormPlaces.docId), eq(rulings.contentHash, rulingNormPlaces.contentHash)))
      .where(inArray(rulingNormPlaces.docId, docIds)),
  ])
  const versions = new Map(states.map(({ docId, version }) => [docId, version]))
  const byRuling = Map.groupBy(rows, ({ citation }) => citation.docId)
  return ranked.map(({ doc_id: docId, rank }) => ({
    docId,
    treatment: treatments[rank] ?? 'cita',
    version: versions.get(docId) ?? null,
    citations: (byRuling.get(docId) ?? []).map((row) => ({
      place: { anchor: row.citation.anchor, from: row.citation.startsAt, to: row.citation.endsAt },
      isAmbiguous: row.isAmbiguous,
      considerandos: row.citation.considerandos,
      stored: storedTreatment(row.citation),
    })),
  }))
}

/** The treatment columns of a row; null where nothing was read. */
export function storedTreatment(row: typeof rulingCitations.$inferSelect): StoredTreatment | null {
  const { treatment, treatmentVoice, treatmentConfidence, phraseAnchor, phraseStartsAt, phraseEndsAt } = row
  if (treatment === null) return null
  const isWhole = phraseAnchor !== null && phraseStartsAt !== null && phraseEndsAt !== null
  return {
    treatment,
    voice: treatmentVoice ?? treatmentVoices[0],
    confidence: treatmentConfidence ?? 0,
    phrase: isWhole ? { anchor: phraseAnchor, from: phraseStartsAt, to: phraseEndsAt } : null,
  }
}
