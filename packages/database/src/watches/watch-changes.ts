import { treatments } from '@basejuris/domain'
import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import {
  maskingReports,
  normChanges,
  normVersions,
  rulingChanges,
  rulingCitations,
  rulings,
  rulingVersions,
  rulingVersionTexts,
  watchArticles,
  watchRulings,
} from '../schema/schema.ts'

/** A ruling of a watch, and what was known of it when its watching began. */
export type WatchedRuling = typeof watchRulings.$inferSelect

/** Changes of rulings after one sequence and up to another, in order. */
export async function listChangesBetween(
  db: Database | Transaction,
  { after, until, limit }: { readonly after: number; readonly until: number; readonly limit: number },
): Promise<{ sequence: number; docId: string; isRemoved: boolean }[]> {
  const rows = await db
    .select()
    .from(rulingChanges)
    .where(and(gt(rulingChanges.sequence, after), lte(rulingChanges.sequence, until)))
    .orderBy(asc(rulingChanges.sequence))
    .limit(limit)
  return rows.map(({ sequence, docId, kind }) => ({ sequence, docId, isRemoved: kind !== 'upsert' }))
}

/** Every watching of these rulings. */
export async function listWatchings(db: Database | Transaction, docIds: readonly string[]): Promise<WatchedRuling[]> {
  if (docIds.length === 0) return []
  return db
    .select()
    .from(watchRulings)
    .where(inArray(watchRulings.docId, [...docIds]))
}

/** When each of these rulings was first stored, and its last change. */
export async function listFirstStored(
  db: Database | Transaction,
  docIds: readonly string[],
): Promise<Map<string, { readonly storedAt: Date; readonly sequence: number }>> {
  if (docIds.length === 0) return new Map()
  const rows = await db
    .select({ docId: rulings.docId, storedAt: rulings.createdAt, sequence: rulings.changeSequence })
    .from(rulings)
    .where(inArray(rulings.docId, [...docIds]))
  return new Map(rows.map(({ docId, ...stored }) => [docId, stored]))
}

const departures = treatments.filter((one) => one === 'se_aparta' || one === 'deja_sin_efecto' || one === 'reconsidera')

/**
 * Pairs of a ruling among `docIds` and a watched one that it may depart from, by number or by date and caption. Whether it is that
 * ruling, and whether the words are sure, must be asked with `findTreatingRuling`.
 */
export async function listPossibleDepartures(
  db: Database | Transaction,
  docIds: readonly string[],
): Promise<{ readonly docId: string; readonly laterDocId: string }[]> {
  if (docIds.length === 0) return []
  const c = rulingCitations
  const isNamed = sql`(
    ${rulings.docketSerial} = ${c.serial} and (${c.year} is null or ${rulings.docketYear} = ${c.year})
    or ${c.serial} is null and ${rulings.decidedOn} = ${c.decidedOn} and ${rulings.captionFolded} = ${c.caption})`
  return db
    .selectDistinct({ docId: watchRulings.docId, laterDocId: c.docId })
    .from(c)
    .innerJoin(rulings, and(isNamed, eq(rulings.fictional, c.citingFictional)))
    .innerJoin(watchRulings, eq(watchRulings.docId, rulings.docId))
    .where(and(inArray(c.docId, [...docIds]), eq(c.sameCase, false), inArray(c.treatment, departures), eq(c.treatmentVoice, 'tribunal')))
}

/** The version of a ruling that is shown now. */
export interface ShownState {
  readonly version: number
  readonly masks: number
  /** Versions whose text was erased because their source anonymised it. */
  readonly erased: readonly number[]
}

/** By docId. Rulings stored before versions existed are missing. */
export async function listShownStates(db: Database | Transaction, docIds: readonly string[]): Promise<Map<string, ShownState>> {
  if (docIds.length === 0) return new Map()
  const rows = await db
    .select({
      docId: rulingVersions.docId,
      version: rulingVersions.version,
      shown: rulingVersions.shown,
      status: rulingVersions.status,
      masks: maskingReports.total,
      archived: rulingVersionTexts.version,
    })
    .from(rulingVersions)
    .leftJoin(maskingReports, and(eq(maskingReports.docId, rulingVersions.docId), eq(maskingReports.version, rulingVersions.version)))
    .leftJoin(
      rulingVersionTexts,
      and(eq(rulingVersionTexts.docId, rulingVersions.docId), eq(rulingVersionTexts.version, rulingVersions.version)),
    )
    .where(inArray(rulingVersions.docId, [...docIds]))
  const states = new Map<string, ShownState>()
  for (const [docId, versions] of Map.groupBy(rows, (row) => row.docId)) {
    const shown = versions.find((one) => one.shown)
    if (shown === undefined) continue
    const erased = versions.filter((one) => !one.shown && one.archived === null && one.status === 'replaced').map(({ version }) => version)
    states.set(docId, { version: shown.version, masks: shown.masks ?? 0, erased })
  }
  return states
}

/** What is known of a watched ruling after news of it. */
export type Rebased = Pick<WatchedRuling, 'watchId' | 'docId' | 'version' | 'masks'>

export async function setBaselines(tx: Transaction, rebased: readonly Rebased[]): Promise<void> {
  for (const { watchId, docId, version, masks } of rebased)
    await tx
      .update(watchRulings)
      .set({ version, masks })
      .where(and(eq(watchRulings.watchId, watchId), eq(watchRulings.docId, docId)))
}

/** Norms that changed after a sequence, in order, whether or not anybody watches them. */
export async function listNormChangesUntil(
  db: Database | Transaction,
  { after, until, limit }: { readonly after: number; readonly until: number; readonly limit: number },
): Promise<{ sequence: number; idNorma: number }[]> {
  return db
    .select()
    .from(normChanges)
    .where(and(gt(normChanges.sequence, after), lte(normChanges.sequence, until)))
    .orderBy(asc(normChanges.sequence))
    .limit(limit)
}

/** An article and since when a watch holds it. */
export type WatchedArticle = Pick<typeof watchArticles.$inferSelect, 'watchId' | 'idNorma' | 'article' | 'createdAt'>

/** Articles of these norms that are watched, each once for a watch, since it was first watched. */
export async function listWatchedArticles(db: Database | Transaction, idNormas: readonly number[]): Promise<WatchedArticle[]> {
  if (idNormas.length === 0) return []
  const { watchId, idNorma, article, createdAt } = watchArticles
  const rows = await db
    .select({ watchId, idNorma, article, createdAt: sql`min(${createdAt})`.mapWith(createdAt) })
    .from(watchArticles)
    .where(inArray(idNorma, [...idNormas]))
    .groupBy(watchId, idNorma, article)
  return rows
}

/** When each text of some norms was stored. */
export async function listNormVersionMoments(
  db: Database | Transaction,
  idNormas: readonly number[],
): Promise<{ idNorma: number; version: number; storedAt: Date }[]> {
  if (idNormas.length === 0) return []
  return db
    .select({ idNorma: normVersions.idNorma, version: normVersions.version, storedAt: normVersions.storedAt })
    .from(normVersions)
    .where(inArray(normVersions.idNorma, [...idNormas]))
}
