import { type Ruling, type RulingFacts, type RulingVersion, rulingText } from '@basejuris/domain'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../connection/open-database.ts'
import {
  maskingReports,
  rulingCitations,
  rulingConsiderandos,
  rulingNormPlaces,
  rulingPrints,
  rulingQuotations,
  rulingReports,
  rulings,
  rulingTexts,
  rulingVectors,
  rulingVersions,
  rulingVersionTexts,
} from '../schema/schema.ts'
import { contentHash, textHash } from './content-hash.ts'
import { type MaskingReport, maskingReportSchema } from './masking-reports.ts'
import { releaseQuotationsOf } from './release-quotations.ts'
import { recordChanges, takeWriteLock } from './ruling-changes.ts'
import { toArchive, toRulingRow } from './ruling-rows.ts'
import { findArchivedContent, findShownContent, listRulingVersions } from './ruling-versions.ts'

export interface RulingRewrite {
  /** Rewrites any version of the ruling; `report` is null for one stored without it. Must be deterministic. */
  readonly ruling: (ruling: Ruling, report: MaskingReport | null) => { readonly ruling: Ruling; readonly report: MaskingReport }
  /** Rewrites the text of a reader report. */
  readonly text: (text: string) => string
}

/** Rewrites a stored ruling everywhere: the version shown, all others, masking reports and reader reports. Indexes follow. */
export async function rewriteRuling(tx: Transaction, docId: string, rewrite: RulingRewrite): Promise<void> {
  await takeWriteLock(tx)
  for (const version of await listRulingVersions(tx, docId)) {
    const before = version.shown ? await findShownContent(tx, docId) : await findArchivedContent(tx, version)
    if (before === undefined) continue
    const { ruling, report } = rewrite.ruling(before, await reportOf(tx, version))
    const hashes = { textHash: textHash(ruling), contentHash: contentHash(ruling), characters: rulingText(ruling).length }
    await tx.update(rulingVersions).set(hashes).where(isVersion(rulingVersions, version))
    if (version.shown) await writeShown(tx, ruling, hashes.contentHash)
    else await tx.update(rulingVersionTexts).set(toArchive(ruling)).where(isVersion(rulingVersionTexts, version))
    const total = report.kinds.reduce((all, { count }) => all + count, 0)
    await tx.update(maskingReports).set({ total, report }).where(isVersion(maskingReports, version))
  }
  // Vectors and prints still encode the old text, and citations may hold a caption of it.
  for (const table of [rulingVectors, rulingCitations, rulingNormPlaces, rulingPrints, rulingConsiderandos, rulingQuotations])
    await tx.delete(table).where(eq(table.docId, docId))
  await releaseQuotationsOf(tx, [docId])
  const ofRuling = await tx.select().from(rulingReports).where(eq(rulingReports.docId, docId))
  for (const { id, correction } of ofRuling)
    await tx
      .update(rulingReports)
      .set({ correction: rewrite.text(correction) })
      .where(eq(rulingReports.id, id))
}

export interface RulingUpgrade {
  /** Versions of the parsers that made a state of the ruling, and the one whose work `facts` brings it to. */
  readonly from: readonly number[]
  readonly to: number
  /** Facts of a state as the newer parsers give them. The text stays. Must be deterministic. */
  readonly facts: (ruling: Ruling) => RulingFacts
}

/** Brings every state of a stored ruling that older parsers made up to newer ones, without its raw record. Indexes follow a change. */
export async function upgradeRuling(tx: Transaction, docId: string, { from, to, facts }: RulingUpgrade): Promise<void> {
  await takeWriteLock(tx)
  for (const version of await listRulingVersions(tx, docId)) {
    if (!from.includes(version.documentsVersion)) continue
    const before = version.shown ? await findShownContent(tx, docId) : await findArchivedContent(tx, version)
    const ruling = before === undefined ? undefined : { ...facts(before), sections: before.sections }
    const hash = ruling === undefined ? version.contentHash : contentHash(ruling)
    await tx.update(rulingVersions).set({ contentHash: hash, documentsVersion: to }).where(isVersion(rulingVersions, version))
    if (ruling === undefined || hash === version.contentHash) continue
    if (version.shown) await writeShownFacts(tx, ruling, hash)
    else await tx.update(rulingVersionTexts).set(toArchive(ruling)).where(isVersion(rulingVersionTexts, version))
  }
}

const isVersion = (
  table: typeof rulingVersions | typeof rulingVersionTexts | typeof maskingReports,
  { docId, version }: Pick<RulingVersion, 'docId' | 'version'>,
) => and(eq(table.docId, docId), eq(table.version, version))

async function reportOf(tx: Transaction, version: RulingVersion): Promise<MaskingReport | null> {
  const [row] = await tx.select({ report: maskingReports.report }).from(maskingReports).where(isVersion(maskingReports, version))
  return row === undefined ? null : maskingReportSchema.parse(row.report)
}

async function writeShown(tx: Transaction, ruling: Ruling, hash: string): Promise<void> {
  await writeShownFacts(tx, ruling, hash)
  await tx.update(rulingTexts).set({ sections: ruling.sections }).where(eq(rulingTexts.docId, ruling.docId))
}

async function writeShownFacts(tx: Transaction, ruling: Ruling, hash: string): Promise<void> {
  const sequences = await recordChanges(tx, [ruling.docId], 'upsert')
  await tx
    .update(rulings)
    .set({ ...toRulingRow(ruling, hash, sequences.get(ruling.docId) ?? 0), updatedAt: new Date() })
    .where(eq(rulings.docId, ruling.docId))
}
