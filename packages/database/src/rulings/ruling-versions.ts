import { mayBeSameDecision, type Ruling, type RulingVersion } from '@basejuris/domain'
import { and, asc, desc, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { rulings, rulingTexts, rulingVersions, rulingVersionTexts } from '../schema/schema.ts'
import { fromArchive, toRulingFacts, toSections } from './ruling-rows.ts'

export class VersionNotFound extends Error {
  constructor(docId: string, version: number) {
    super(`No version ${version} of ruling ${docId}`)
    this.name = 'VersionNotFound'
  }
}

/** Newest first; empty for an unknown ruling. */
export function listRulingVersions(db: Database | Transaction, docId: string): Promise<RulingVersion[]> {
  return db.select().from(rulingVersions).where(eq(rulingVersions.docId, docId)).orderBy(desc(rulingVersions.version))
}

/**
 * One version with its masked content and its own anchors.
 * @throws {VersionNotFound} also for a withdrawn version, whose text is gone
 */
export async function getRulingVersion(
  db: Database | Transaction,
  docId: string,
  version: number,
): Promise<{ version: RulingVersion; ruling: Ruling }> {
  const [row] = await db
    .select()
    .from(rulingVersions)
    .where(and(eq(rulingVersions.docId, docId), eq(rulingVersions.version, version)))
  const content = row === undefined ? undefined : row.shown ? await findShownContent(db, docId) : await findArchivedContent(db, row)
  if (row === undefined || content === undefined) throw new VersionNotFound(docId, version)
  return { version: row, ruling: content }
}

/** Content of the version shown. */
export async function findShownContent(db: Database | Transaction, docId: string): Promise<Ruling | undefined> {
  const [row] = await db
    .select({ facts: rulings, sections: rulingTexts.sections })
    .from(rulings)
    .innerJoin(rulingTexts, eq(rulingTexts.docId, rulings.docId))
    .where(eq(rulings.docId, docId))
  return row === undefined ? undefined : { ...toRulingFacts(row.facts), sections: toSections(docId, row.sections) }
}

/** Content of a version that is not shown; undefined when it has none. */
export async function findArchivedContent(
  db: Database | Transaction,
  { docId, version }: { docId: string; version: number },
): Promise<Ruling | undefined> {
  const [row] = await db
    .select()
    .from(rulingVersionTexts)
    .where(and(eq(rulingVersionTexts.docId, docId), eq(rulingVersionTexts.version, version)))
  return row === undefined ? undefined : fromArchive(docId, row.facts, row.sections)
}

/** The ruling of an id: its own docId or that of any record which is a version of it. */
export async function findRulingId(db: Database | Transaction, id: string): Promise<string | null> {
  const [own] = await db.select({ docId: rulings.docId }).from(rulings).where(eq(rulings.docId, id))
  if (own !== undefined) return own.docId
  const [version] = await db
    .select({ docId: rulingVersions.docId })
    .from(rulingVersions)
    .where(eq(rulingVersions.recordId, id))
    .orderBy(desc(rulingVersions.version))
    .limit(1)
  return version?.docId ?? null
}

/** Latest version of each of these records, where it has one. */
export async function listLatestVersions(db: Database | Transaction, recordIds: readonly string[]): Promise<Map<string, RulingVersion>> {
  if (recordIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(rulingVersions)
    .where(inArray(rulingVersions.recordId, [...recordIds]))
    .orderBy(asc(rulingVersions.version))
  return new Map(rows.map((row) => [row.recordId, row]))
}

/** Number of latest versions that other parsers than these made. */
export function countOutdatedVersions(db: Database | Transaction, documentsVersion: number): Promise<number> {
  return db.$count(rulingVersions, and(isNull(rulingVersions.supersededAt), ne(rulingVersions.documentsVersion, documentsVersion)))
}

/** Rulings with a latest version that these parsers made, at most `limit`. */
export async function listRulingsMadeBy(
  db: Database | Transaction,
  documentsVersions: readonly number[],
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ docId: rulingVersions.docId })
    .from(rulingVersions)
    .where(and(isNull(rulingVersions.supersededAt), inArray(rulingVersions.documentsVersion, [...documentsVersions])))
    .limit(limit)
  return rows.map(({ docId }) => docId)
}

export interface VersionCandidate {
  readonly docId: string
  /** Sources whose latest record is a version of it. */
  readonly sources: readonly string[]
}

/**
 * For each received ruling, by docId, the stored ones that may be the same decision. Collection, court, docket number, book, day and
 * kind agree; the caller compares texts.
 */
export async function findVersionCandidates(
  db: Database | Transaction,
  received: readonly Ruling[],
): Promise<Map<string, VersionCandidate[]>> {
  const keyed = received.filter(({ docketNumber, decidedOn }) => docketNumber !== null && decidedOn !== null)
  if (keyed.length === 0) return new Map()
  const rows = await db
    .select()
    .from(rulings)
    .where(
      and(
        inArray(
          rulings.docketNumber,
          keyed.map(({ docketNumber }) => docketNumber ?? ''),
        ),
        inArray(
          rulings.decidedOn,
          keyed.map(({ decidedOn }) => decidedOn ?? ''),
        ),
      ),
    )
    .orderBy(asc(rulings.docId))
    .limit(keyed.length * maxCandidates)
  const stored = rows.map(toRulingFacts)
  const sources = await listSourcesByRuling(
    db,
    stored.map(({ docId }) => docId),
  )
  return new Map(
    keyed.map((ruling) => [
      ruling.docId,
      stored.filter((one) => mayBeSameDecision(ruling, one)).map(({ docId }) => ({ docId, sources: sources.get(docId) ?? [] })),
    ]),
  )
}

/** Maximum number of rulings of one docket number and day, over all courts. */
const maxCandidates = 100

async function listSourcesByRuling(db: Database | Transaction, docIds: readonly string[]): Promise<Map<string, string[]>> {
  if (docIds.length === 0) return new Map()
  const { docId, source, supersededAt } = rulingVersions
  const rows = await db
    .selectDistinct({ docId, source })
    .from(rulingVersions)
    .where(and(inArray(docId, [...docIds]), isNull(supersededAt)))
  return new Map([...Map.groupBy(rows, (row) => row.docId)].map(([id, group]) => [id, group.map((row) => row.source)]))
}
