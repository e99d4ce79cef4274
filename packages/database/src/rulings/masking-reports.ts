import { and, eq, sql, sum } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Transaction } from '../connection/open-database.ts'
import { maskingReports, rulingVersions } from '../schema/schema.ts'
import { listLatestVersions } from './ruling-versions.ts'

/** What was masked in a ruling, for review. It never contains the masked text. */
export const maskingReportSchema = z.object({
  /** By replacement mark: `[RUT]`, `[persona]`. */
  kinds: z.array(z.object({ mark: z.string(), count: z.number().int() })),
  /** Whose names were masked; null when none were. */
  scope: z.enum(['everyone', 'minors']).nullable(),
  people: z.array(z.object({ person: z.number().int(), captioned: z.boolean(), minor: z.boolean(), mentions: z.number().int() })),
  /** UTF-16 offsets in the stored paragraphs. */
  places: z.array(z.object({ anchor: z.string(), at: z.number().int(), mark: z.string() })),
})
export type MaskingReport = z.infer<typeof maskingReportSchema>

/** Stores the report of the latest version of each record. */
export async function putMaskingReports(tx: Transaction, reports: ReadonlyMap<string, MaskingReport>): Promise<void> {
  const versions = await listLatestVersions(tx, [...reports.keys()])
  const rows = [...reports].flatMap(([recordId, report]) => {
    const version = versions.get(recordId)
    if (version === undefined) return []
    const total = report.kinds.reduce((all, { count }) => all + count, 0)
    return [{ docId: version.docId, version: version.version, total, report }]
  })
  if (rows.length === 0) return
  await tx
    .insert(maskingReports)
    .values(rows)
    .onConflictDoUpdate({
      target: [maskingReports.docId, maskingReports.version],
      set: { total: sql`excluded.total`, report: sql`excluded.report` },
    })
}

/** Report of the version shown; null for a ruling stored before reports existed. */
export async function findMaskingReport(db: Database | Transaction, docId: string): Promise<MaskingReport | null> {
  const [row] = await db
    .select({ report: maskingReports.report })
    .from(maskingReports)
    .innerJoin(rulingVersions, shownVersion)
    .where(eq(maskingReports.docId, docId))
  return row === undefined ? null : maskingReportSchema.parse(row.report)
}

/** Replacements in all rulings shown, and the number of rulings with any. */
export async function countMasked(db: Database | Transaction): Promise<{ rulings: number; replacements: number }> {
  const [row] = await db
    .select({ rulings: sql<string>`count(*) filter (where ${maskingReports.total} > 0)`, replacements: sum(maskingReports.total) })
    .from(maskingReports)
    .innerJoin(rulingVersions, shownVersion)
  return { rulings: Number(row?.rulings ?? 0), replacements: Number(row?.replacements ?? 0) }
}

const shownVersion = and(
  eq(rulingVersions.docId, maskingReports.docId),
  eq(rulingVersions.version, maskingReports.version),
  rulingVersions.shown,
)
