import { and, eq } from 'drizzle-orm'
import { equalsAny } from '../connection/equals-any.ts'
import { insertRecords } from '../connection/insert-records.ts'
import type { Database, Transaction } from '../connection/open-database.ts'
import { takeWriteLock } from '../rulings/ruling-changes.ts'
import { citationProgress, rulingCitations, rulingNormPlaces, rulings, rulingVersions } from '../schema/schema.ts'
import type { NormPlaces } from './norm-places.ts'

const progressId = 1

export type RulingCitationRow = typeof rulingCitations.$inferSelect

export interface CitationProgress {
  /** Sequence of the last change read, 0 before the first. */
  readonly sequence: number
  /** Version of the reader; null before the first. */
  readonly reader: number | null
}

export async function getCitationProgress(db: Database | Transaction): Promise<CitationProgress> {
  const [row] = await db.select().from(citationProgress).where(eq(citationProgress.id, progressId))
  return row ?? { sequence: 0, reader: null }
}

/** Content hash and reader from which the citations of each of these rulings were read; rulings without any are absent. */
export async function listCitationStates(
  db: Database | Transaction,
  docIds: readonly string[],
): Promise<Map<string, { readonly contentHash: string; readonly reader: number }>> {
  if (docIds.length === 0) return new Map()
  const { docId, contentHash, reader } = rulingNormPlaces
  const rows = await db.select({ docId, contentHash, reader }).from(rulingNormPlaces).where(equalsAny(docId, docIds))
  return new Map(rows.map(({ docId: id, ...state }) => [id, state]))
}

/** What was read in one content of a ruling. */
export interface ReadCitations {
  readonly docId: string
  readonly contentHash: string
  readonly citations: readonly Omit<RulingCitationRow, 'docId' | 'position'>[]
  readonly norms: readonly NormPlaces[]
}

export interface CitationStep {
  /** Progress that the step was computed from. */
  readonly from: CitationProgress
  readonly to: CitationProgress & { readonly reader: number }
  readonly put: readonly ReadCitations[]
}

/**
 * Stores one step with its progress, all or nothing. A ruling that was removed or changed meanwhile is passed over: its next change
 * follows. False, without effect, when another process stored a step since `from`.
 */
export async function saveCitationStep(db: Database | Transaction, { from, to, put }: CitationStep): Promise<boolean> {
  return db.transaction(async (tx) => {
    await takeWriteLock(tx)
    const now = await getCitationProgress(tx)
    if (now.sequence !== from.sequence || now.reader !== from.reader) return false
    await replaceCitations(tx, put, to.reader)
    await tx
      .insert(citationProgress)
      .values({ id: progressId, ...to })
      .onConflictDoUpdate({ target: citationProgress.id, set: to })
    return true
  })
}

async function replaceCitations(tx: Transaction, put: readonly ReadCitations[], reader: number): Promise<void> {
  const versions = await shownVersions(
    tx,
    put.map(({ docId }) => docId),
  )
  const current = put.flatMap((read) => {
    const shown = versions.get(read.docId)
    return shown?.contentHash === read.contentHash ? [{ ...read, version: shown.version }] : []
  })
  if (current.length === 0) return
  const docIds = current.map(({ docId }) => docId)
  await tx.delete(rulingCitations).where(equalsAny(rulingCitations.docId, docIds))
  await tx.delete(rulingNormPlaces).where(equalsAny(rulingNormPlaces.docId, docIds))
  const places = current.map(({ docId, version, contentHash, norms }) => ({ docId, version, contentHash, reader, norms }))
  await insertRecords(tx, rulingNormPlaces, places)
  const rows = current.flatMap(({ docId, citations }) => citations.map((citation, position) => ({ docId, position, ...citation })))
  await insertRecords(tx, rulingCitations, rows)
}

/** Number of the version shown, with the hash of what `rulings` holds; 1 for rulings stored before versions existed. */
async function shownVersions(tx: Transaction, docIds: readonly string[]) {
  if (docIds.length === 0) return new Map<string, { version: number; contentHash: string }>()
  const rows = await tx
    .select({ docId: rulings.docId, contentHash: rulings.contentHash, version: rulingVersions.version })
    .from(rulings)
    .leftJoin(rulingVersions, and(eq(rulingVersions.docId, rulings.docId), eq(rulingVersions.shown, true)))
    .where(equalsAny(rulings.docId, docIds))
  return new Map(rows.map(({ docId, contentHash, version }) => [docId, { contentHash, version: version ?? 1 }]))
}
