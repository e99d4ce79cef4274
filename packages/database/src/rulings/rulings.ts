import {
  type BaseId,
  type CollectionId,
  collectionIdSchema,
  type DocketNumber,
  type Ruling,
  type RulingFacts,
  type Section,
} from '@basejuris/domain'
import { and, asc, count, desc, eq, gt, inArray, isNull, max, min, or, type SQL, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { equalsAny } from '../connection/equals-any.ts'
import type { Database, Transaction } from '../connection/open-database.ts'
import { tablesHoldingRulings } from '../schema/personal-data.ts'
import { rulings, rulingTexts, rulingVersions } from '../schema/schema.ts'
import { foldCaption } from './fold-caption.ts'
import { recordChanges, takeWriteLock } from './ruling-changes.ts'
import { type CardRuling, cardColumns, factColumns, toCardRuling, toRulingFacts, toSections } from './ruling-rows.ts'
import { findRulingId } from './ruling-versions.ts'

/** Bound parameters of one statement stay far below the protocol's 65,535. */
const rowsPerStatement = 500

export class RulingNotFound extends Error {
  readonly docId: string

  constructor(docId: string) {
    super(`No ruling ${docId}`)
    this.name = 'RulingNotFound'
    this.docId = docId
  }
}

/**
 * Removes rulings from every table of the personal-data registry, all or none. Indexes follow by the recorded changes. Skips unknown ids
 * and returns the removed ones.
 */
export async function removeRulings(db: Database | Transaction, docIds: readonly string[]): Promise<readonly string[]> {
  return db.transaction(async (tx) => {
    await takeWriteLock(tx)
    const removed: string[] = []
    for (const part of chunk([...new Set(docIds)])) {
      const stored = await tx
        .select({ docId: rulings.docId, fictional: rulings.fictional })
        .from(rulings)
        .where(equalsAny(rulings.docId, part))
      const fictional = new Map(stored.map((ruling) => [ruling.docId, ruling.fictional]))
      const present = part.filter((docId) => fictional.has(docId))
      if (present.length === 0) continue
      await recordChanges(
        tx,
        present.filter((docId) => fictional.get(docId) === false),
        'remove',
      )
      await recordChanges(
        tx,
        present.filter((docId) => fictional.get(docId) === true),
        'removeFictional',
      )
      for (const { name, column } of tablesHoldingRulings) {
        const ids = sql.join(
          present.map((docId) => sql`${docId}`),
          sql`, `,
        )
        await tx.execute(sql`delete from ${sql.identifier(name)} where ${sql.identifier(column)} in (${ids})`)
      }
      removed.push(...present)
    }
    return removed
  })
}

/**
 * The whole ruling, by its docId or by that of a record which is a version of it.
 * @throws {RulingNotFound}
 */
export async function getRuling(db: Database | Transaction, docId: string): Promise<Ruling> {
  const ruling = await findRuling(db, docId)
  if (ruling === null) throw new RulingNotFound(docId)
  return ruling
}

export async function findRuling(db: Database | Transaction, docId: string): Promise<Ruling | null> {
  const [ruling] = await listRulings(db, [docId])
  if (ruling !== undefined) return ruling
  const other = await findRulingId(db, docId)
  return other === null ? null : ((await listRulings(db, [other]))[0] ?? null)
}

/** Whole rulings in the order of the ids; unknown ids are skipped. */
export async function listRulings(db: Database | Transaction, docIds: readonly string[]): Promise<Ruling[]> {
  const found = await listStoredRulings(db, docIds)
  return inRequestedOrder(
    docIds,
    found.map(({ ruling }) => ruling),
  )
}

/** Sections of the versions shown, by ruling; unknown ids are absent. Where facts are not needed, as in tracing. */
export async function listSections(db: Database | Transaction, docIds: readonly string[]): Promise<Map<string, Section[]>> {
  if (docIds.length === 0) return new Map()
  const rows = await db.select().from(rulingTexts).where(equalsAny(rulingTexts.docId, docIds))
  return new Map(rows.map(({ docId, sections }) => [docId, toSections(docId, sections)]))
}

export interface StoredRuling {
  readonly ruling: Ruling
  readonly contentHash: string
}

/** Whole rulings with their content hash, in no order; unknown ids are skipped. */
export async function listStoredRulings(db: Database | Transaction, docIds: readonly string[]): Promise<StoredRuling[]> {
  if (docIds.length === 0) return []
  const rows = await db
    .select({ facts: factColumns, sections: rulingTexts.sections })
    .from(rulings)
    .innerJoin(rulingTexts, eq(rulingTexts.docId, rulings.docId))
    .where(equalsAny(rulings.docId, docIds))
  return rows.map(({ facts, sections }) => ({
    ruling: { ...toRulingFacts(facts), sections: toSections(facts.docId, sections) },
    contentHash: facts.contentHash,
  }))
}

/** Facts in the order of the ids, without reading any text; unknown ids are skipped. */
export async function listFacts(db: Database | Transaction, docIds: readonly string[]): Promise<RulingFacts[]> {
  if (docIds.length === 0) return []
  const rows = await db.select(factColumns).from(rulings).where(equalsAny(rulings.docId, docIds))
  return inRequestedOrder(docIds, rows.map(toRulingFacts))
}

/** Facts that a card shows, in the order of the ids; unknown ids are skipped. */
export async function listCardFacts(db: Database | Transaction, docIds: readonly string[]): Promise<CardRuling[]> {
  if (docIds.length === 0) return []
  const rows = await db.select(cardColumns).from(rulings).where(equalsAny(rulings.docId, docIds))
  return inRequestedOrder(docIds, rows.map(toCardRuling))
}

export type RulingHeading = Pick<RulingFacts, 'docId' | 'caption' | 'court' | 'docketNumber' | 'rit' | 'kind' | 'decidedOn'>

/** Facts that name a ruling, in the order of the ids; unknown ids are skipped. */
export async function listHeadings(db: Database | Transaction, docIds: readonly string[]): Promise<RulingHeading[]> {
  if (docIds.length === 0) return []
  const { docId, caption, court, docketNumber, rit, decidedOn } = rulings
  const kind = sql<string | null>`${rulings.facts}->>'kind'`
  const rows = await db.select({ docId, caption, court, docketNumber, rit, kind, decidedOn }).from(rulings).where(equalsAny(docId, docIds))
  return inRequestedOrder(docIds, rows)
}

/** Ids after an id, in order, of one source or kind. Pages through all of them. */
export async function listDocIds(
  db: Database | Transaction,
  { source, fictional, after, limit }: { source?: string; fictional?: boolean; after?: string; limit: number },
): Promise<string[]> {
  const conditions = [
    source === undefined ? undefined : eq(rulings.source, source),
    fictional === undefined ? undefined : eq(rulings.fictional, fictional),
    after === undefined ? undefined : gt(rulings.docId, after),
  ]
  const rows = await db
    .select({ docId: rulings.docId })
    .from(rulings)
    .where(and(...conditions))
    .orderBy(asc(rulings.docId))
    .limit(limit)
  return rows.map((row) => row.docId)
}

export interface CandidateQuery {
  readonly idSentence?: string
  /**
   * Parsed: a missing letter or book matches any, and a ruling without a book matches every book. As a string: the exact docket number
   * or RIT.
   */
  readonly docket?: DocketNumber | string
  readonly ruc?: string
  /** All its words must occur. Accents, case and words that join the parties are ignored. */
  readonly caption?: string
  readonly decidedOn?: string
  readonly base?: BaseId
  readonly collection?: CollectionId
  readonly limit: number
}

/** Maximum number of matches to sort. Sorting every ruling with a frequent word would block all others. */
const maxSortedCandidates = 1000

/**
 * Rulings that match every given field: equal captions first, then the latest. At most `maxSortedCandidates` compete. No field finds
 * nothing.
 */
export async function findCandidates(db: Database | Transaction, query: CandidateQuery): Promise<RulingFacts[]> {
  const { caption, limit } = query
  const folded = foldCaption(caption ?? '')
  const conditions = candidateConditions(query)
  if (caption === undefined ? conditions.length === 0 : folded === '') return []
  const matching = (...more: SQL[]) =>
    db
      .select({ docId: rulings.docId })
      .from(rulings)
      .where(and(...more, ...conditions))
      .limit(maxSortedCandidates)
  const found = caption === undefined ? matching() : union(matching(eq(rulings.captionFolded, folded)), matching(wordsCondition(folded)))
  const rows = await db
    .select()
    .from(rulings)
    .where(inArray(rulings.docId, found))
    .orderBy(sql`${rulings.captionFolded} = ${folded} desc`, sql`${rulings.decidedOn} desc nulls last`, asc(rulings.docId))
    .limit(limit)
  return rows.map(toRulingFacts)
}

const wordsCondition = (folded: string): SQL => sql`to_tsvector('simple', ${rulings.captionFolded}) @@ plainto_tsquery('simple', ${folded})`

function candidateConditions({ idSentence, docket, ruc, decidedOn, base, collection }: CandidateQuery): SQL[] {
  const conditions = [
    idSentence === undefined ? undefined : sql`${rulings.docId} in ${withIdSentence(idSentence)}`,
    docket === undefined ? undefined : docketCondition(docket),
    ruc === undefined ? undefined : eq(rulings.ruc, ruc),
    decidedOn === undefined ? undefined : eq(rulings.decidedOn, decidedOn),
    base === undefined ? undefined : eq(rulings.base, base),
    collection === undefined ? undefined : eq(rulings.collection, collection),
  ]
  return conditions.filter((condition) => condition !== undefined)
}

/** Versions that are not shown are found by their own ids too. */
const withIdSentence = (idSentence: string): SQL =>
  sql`(select ${rulingVersions.docId} from ${rulingVersions}
    where ${rulingVersions.idSentence} = ${idSentence} and ${rulingVersions.status} is distinct from 'withdrawn')`

function docketCondition(docket: DocketNumber | string): SQL | undefined {
  if (typeof docket === 'string') return or(eq(rulings.docketNumber, docket), eq(rulings.rit, docket))
  const { letter, number, year, book } = docket
  return and(
    eq(rulings.docketSerial, number),
    eq(rulings.docketYear, year),
    letter === null ? undefined : eq(rulings.docketLetter, letter),
    book === null ? undefined : or(eq(rulings.book, book), isNull(rulings.book)),
  )
}

/** The real or the fictional rulings of one collection. */
export interface CollectionCoverage {
  readonly collection: CollectionId
  readonly fictional: boolean
  readonly total: number
  /** First and last date of decision; null when no ruling has one. */
  readonly from: string | null
  readonly to: string | null
}

/** Counts and dates of each collection that has rulings, the real ones apart from the fictional ones. */
export async function listCoverage(db: Database | Transaction): Promise<CollectionCoverage[]> {
  const rows = await db
    .select({
      collection: rulings.collection,
      fictional: rulings.fictional,
      total: count(),
      from: min(rulings.decidedOn),
      to: max(rulings.decidedOn),
    })
    .from(rulings)
    .groupBy(rulings.collection, rulings.fictional)
    .orderBy(desc(count()), asc(rulings.collection), asc(rulings.fictional))
  return rows.map((row) => ({ ...row, collection: collectionIdSchema.parse(row.collection) }))
}

/** All of them, or those of one source. */
export async function countRulings(db: Database | Transaction, { source }: { readonly source?: string } = {}): Promise<number> {
  return db.$count(rulings, source === undefined ? undefined : eq(rulings.source, source))
}

/** Content hash of each of these rulings that is stored. */
export async function listContentHashes(tx: Database | Transaction, docIds: readonly string[]): Promise<Map<string, string>> {
  const hashes = new Map<string, string>()
  for (const part of chunk(docIds)) {
    const rows = await tx.select({ docId: rulings.docId, hash: rulings.contentHash }).from(rulings).where(equalsAny(rulings.docId, part))
    for (const row of rows) hashes.set(row.docId, row.hash)
  }
  return hashes
}

export function* chunk<T>(items: readonly T[]): Generator<T[]> {
  for (let from = 0; from < items.length; from += rowsPerStatement) yield items.slice(from, from + rowsPerStatement)
}

function inRequestedOrder<T extends { readonly docId: string }>(docIds: readonly string[], found: readonly T[]): T[] {
  const byId = new Map(found.map((item) => [item.docId, item]))
  return docIds.flatMap((docId) => byId.get(docId) ?? [])
}
