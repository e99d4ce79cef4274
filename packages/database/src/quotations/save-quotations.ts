import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { CitationPlace } from '../citations/norm-places.ts'
import { equalsAny, sqlIntegers } from '../connection/equals-any.ts'
import { insertRecords } from '../connection/insert-records.ts'
import type { Database, Transaction } from '../connection/open-database.ts'
import { releaseQuotationsOf } from '../rulings/release-quotations.ts'
import { takeWriteLock } from '../rulings/ruling-changes.ts'
import {
  quotationSources,
  rulingConsiderandos,
  rulingNormPlaces,
  rulingPrints,
  rulingQuotations,
  rulings,
  rulingVersions,
  traceProgress,
} from '../schema/schema.ts'

const progressId = 1

export type QuotationRow = typeof rulingQuotations.$inferSelect
export type QuotationSourceRow = typeof quotationSources.$inferSelect

export interface TraceProgress {
  /** Sequences of the last change of a ruling and of a norm that were followed, 0 before the first. */
  readonly sequence: number
  readonly normSequence: number
  /** Version of the reader; null before the first. */
  readonly reader: number | null
}

export async function getTraceProgress(db: Database | Transaction): Promise<TraceProgress> {
  const [row] = await db.select().from(traceProgress).where(eq(traceProgress.id, progressId))
  return row === undefined ? { sequence: 0, normSequence: 0, reader: null } : row
}

/** Content hash and reader from which each of these rulings was read; rulings not read yet are absent. */
export async function listTraceStates(
  db: Database | Transaction,
  docIds: readonly string[],
): Promise<Map<string, { readonly contentHash: string; readonly reader: number }>> {
  if (docIds.length === 0) return new Map()
  const { docId, contentHash, reader } = rulingPrints
  const rows = await db.select({ docId, contentHash, reader }).from(rulingPrints).where(equalsAny(docId, docIds))
  return new Map(rows.map(({ docId: id, ...state }) => [id, state]))
}

/** A quotation as the text has it, before it is traced. */
export type FoundQuotation = Pick<QuotationRow, 'anchor' | 'startsAt' | 'endAnchor' | 'endsAt' | 'words' | 'prints'>

/** What one content of a ruling gives to trace by. */
export interface ReadTexts {
  readonly docId: string
  readonly contentHash: string
  readonly prints: readonly number[]
  /** As long as `prints`: the paragraph of each, counted from 0. */
  readonly paragraphs: readonly number[]
  readonly undecided: readonly CitationPlace[]
  readonly considerandos: readonly { readonly anchor: string; readonly wordsHash: number }[]
  readonly quotations: readonly FoundQuotation[]
}

export interface TraceStep {
  /** Progress that the step was computed from. */
  readonly from: TraceProgress
  readonly to: TraceProgress & { readonly reader: number }
  readonly put: readonly ReadTexts[]
  /** Rulings that changed or were removed: what they were a source of is traced again. */
  readonly changed: readonly string[]
  /** Norms whose text changed, `all` after many: the quotations of rulings that name them are traced again. */
  readonly norms: readonly number[] | 'all'
}

/**
 * Stores one step with its progress, all or nothing. Its quotations wait to be traced, as do those of other rulings that it concerns. A
 * ruling that was removed or changed meanwhile is passed over: its next change follows. False, without effect, when another process stored
 * a step since `from`.
 */
export async function saveTraceStep(db: Database | Transaction, { from, to, put, changed, norms }: TraceStep): Promise<boolean> {
  return db.transaction(async (tx) => {
    await takeWriteLock(tx)
    const now = await getTraceProgress(tx)
    if (now.sequence !== from.sequence || now.reader !== from.reader || now.normSequence !== from.normSequence) return false
    await releaseQuotationsOf(tx, changed)
    await replaceTexts(tx, put, to.reader)
    await releaseQuoting(
      tx,
      put.map(({ docId }) => docId),
    )
    await releaseNaming(tx, norms)
    await tx
      .insert(traceProgress)
      .values({ id: progressId, ...to })
      .onConflictDoUpdate({ target: traceProgress.id, set: to })
    return true
  })
}

const pending = { state: null, differences: 0, idNorma: null, normVersion: null, article: null } as const

/** PostgreSQL compares every print of one look into the index with every other: few at once are looked for. */
const maxPrintsOfLook = 200

/** Quotations whose words may stand in these rulings, by their stored prints. */
async function releaseQuoting(tx: Transaction, docIds: readonly string[]): Promise<void> {
  if (docIds.length === 0) return
  await tx.execute(sql`
    update ${rulingQuotations} set state = null
    from ${rulingPrints} own cross join generate_series(1, cardinality(own.prints), ${maxPrintsOfLook}::integer) as look(first)
    where own.doc_id = any(${sql.param([...docIds])}::text[]) and ${rulingQuotations.state} is not null
      and ${rulingQuotations.prints} && own.prints[look.first : look.first + ${maxPrintsOfLook - 1}::integer]`)
}

async function releaseNaming(tx: Transaction, norms: TraceStep['norms']): Promise<void> {
  if (norms === 'all') await tx.update(rulingQuotations).set(pending).where(isNotNull(rulingQuotations.state))
  else if (norms.length > 0)
    await tx
      .update(rulingQuotations)
      .set(pending)
      .where(sql`${rulingQuotations.docId} in (
      select doc_id from ${rulingNormPlaces}, jsonb_array_elements(norms) named
      where (named->>'idNorma')::integer = any(${sqlIntegers(norms)}))`)
}

async function replaceTexts(tx: Transaction, put: readonly ReadTexts[], reader: number): Promise<void> {
  const shown = await shownFacts(
    tx,
    put.map(({ docId }) => docId),
  )
  const current = put.flatMap((read) => {
    const facts = shown.get(read.docId)
    return facts?.contentHash === read.contentHash ? [{ ...read, ...facts }] : []
  })
  if (current.length === 0) return
  const docIds = current.map(({ docId }) => docId)
  for (const table of [rulingPrints, rulingConsiderandos, rulingQuotations]) await tx.delete(table).where(equalsAny(table.docId, docIds))
  const printed = current.map(({ docId, version, contentHash, prints, paragraphs, undecided }) => {
    return { docId, version, contentHash, reader, prints: [...prints], paragraphs: [...paragraphs], undecided }
  })
  await insertRecords(tx, rulingPrints, printed)
  const considerandos = current.flatMap(({ docId, considerandos: own, court, decidedOn, fictional }) =>
    own.map((one) => ({ docId, ...one, court, decidedOn, fictional })),
  )
  await insertRecords(tx, rulingConsiderandos, considerandos)
  const quotations = current.flatMap(({ docId, quotations: own }) => own.map((one, position) => ({ docId, position, ...one, ...pending })))
  await insertRecords(tx, rulingQuotations, quotations)
}

/** Number of the version shown, with the hash and the facts of what `rulings` holds; 1 for rulings stored before versions existed. */
async function shownFacts(tx: Transaction, docIds: readonly string[]) {
  if (docIds.length === 0) return new Map<string, never>()
  const { docId, contentHash, court, decidedOn, fictional } = rulings
  const rows = await tx
    .select({ docId, contentHash, court, decidedOn, fictional, version: rulingVersions.version })
    .from(rulings)
    .leftJoin(rulingVersions, and(eq(rulingVersions.docId, docId), eq(rulingVersions.shown, true)))
    .where(equalsAny(docId, docIds))
  return new Map(rows.map(({ docId: id, version, ...facts }) => [id, { ...facts, version: version ?? 1 }]))
}

/** Quotations of one ruling that wait to be traced, with the hash of the content they were read in. */
export interface PendingQuotations {
  readonly docId: string
  readonly contentHash: string
  readonly fictional: boolean
  readonly decidedOn: string | null
  readonly quotations: readonly QuotationRow[]
}

/** The next rulings with quotations to trace, at most `limit`, by id. */
export async function listPendingQuotations(db: Database | Transaction, limit: number): Promise<PendingQuotations[]> {
  const next = db
    .selectDistinct({ docId: rulingQuotations.docId })
    .from(rulingQuotations)
    .where(isNull(rulingQuotations.state))
    .orderBy(rulingQuotations.docId)
    .limit(limit)
  const rows = await db
    .select({
      quotation: rulingQuotations,
      contentHash: rulingPrints.contentHash,
      fictional: rulings.fictional,
      decidedOn: rulings.decidedOn,
    })
    .from(rulingQuotations)
    .innerJoin(rulingPrints, eq(rulingPrints.docId, rulingQuotations.docId))
    .innerJoin(rulings, eq(rulings.docId, rulingQuotations.docId))
    .where(and(isNull(rulingQuotations.state), inArray(rulingQuotations.docId, next)))
    .orderBy(rulingQuotations.docId, rulingQuotations.position)
  return [...Map.groupBy(rows, ({ quotation }) => quotation.docId)].flatMap(([docId, own]) => {
    const [first] = own
    if (first === undefined) return []
    const { contentHash, fictional, decidedOn } = first
    return [{ docId, contentHash, fictional, decidedOn, quotations: own.map(({ quotation }) => quotation) }]
  })
}

/** Where quoted words were found. */
export interface TracedQuotation extends Pick<QuotationRow, 'docId' | 'position' | 'differences' | 'idNorma' | 'normVersion' | 'article'> {
  readonly state: NonNullable<QuotationRow['state']>
  readonly sources: readonly Omit<QuotationSourceRow, 'docId' | 'position'>[]
}

/**
 * Stores what was traced, all or nothing. A quotation whose ruling was read again meanwhile, or that was traced by another process, is
 * passed over. `sequence` is that of the progress which the tracing saw: after a later step nothing is stored, and false is returned.
 */
export async function saveTraced(
  db: Database | Transaction,
  {
    traced,
    contentHashes,
    seen,
  }: { readonly traced: readonly TracedQuotation[]; readonly contentHashes: ReadonlyMap<string, string>; readonly seen: TraceProgress },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await takeWriteLock(tx)
    const now = await getTraceProgress(tx)
    if (now.sequence !== seen.sequence || now.normSequence !== seen.normSequence) return false
    const states = await listTraceStates(tx, [...contentHashes.keys()])
    const current = traced.filter(({ docId }) => states.get(docId)?.contentHash === contentHashes.get(docId))
    if (current.length > 0) await writeTraced(tx, current)
    return true
  })
}

async function writeTraced(tx: Transaction, traced: readonly TracedQuotation[]): Promise<void> {
  const updated = await tx.execute(sql`
    update ${rulingQuotations} set state = found.state, differences = found.differences, id_norma = found."idNorma",
      norm_version = found."normVersion", article = found.article
    from jsonb_to_recordset(${JSON.stringify(traced)}::jsonb)
      as found("docId" text, position integer, state text, differences smallint, "idNorma" integer, "normVersion" integer, article text)
    where ${rulingQuotations.docId} = found."docId" and ${rulingQuotations.position} = found.position and ${rulingQuotations.state} is null
    returning ${rulingQuotations.docId} as "docId", ${rulingQuotations.position} as position`)
  const places = z.array(quotationPlaceSchema).parse((updated as { rows: unknown }).rows)
  if (places.length === 0) return
  await tx.execute(sql`
    delete from ${quotationSources} using jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as place("docId" text, position integer)
    where ${quotationSources.docId} = place."docId" and ${quotationSources.position} = place.position`)
  const stored = new Set(places.map(keyOf))
  const rows = traced
    .filter((one) => stored.has(keyOf(one)))
    .flatMap(({ docId, position, sources }) => sources.map((source) => ({ docId, position, ...source })))
  await insertRecords(tx, quotationSources, rows)
}

const quotationPlaceSchema = z.object({ docId: z.string(), position: z.number() })
const keyOf = ({ docId, position }: z.infer<typeof quotationPlaceSchema>): string => `${docId} ${position}`
