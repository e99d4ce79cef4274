import { type ReportResolution, reportedDatumSchema, reportResolutionSchema } from '@basejuris/domain'
import { and, asc, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { recordAudit } from '../administration/audit-log.ts'
import type { Database, Transaction } from '../connection/open-database.ts'
import { findRulingId } from '../rulings/ruling-versions.ts'
import { rulingReports, rulings } from '../schema/schema.ts'

const reportSchema = z.object({
  id: z.uuid(),
  docId: z.string(),
  datum: reportedDatumSchema,
  /** What it should say, or where it is wrong; masked. */
  correction: z.string(),
  /** Anchor of the passage it concerns. */
  anchor: z.string().nullable(),
  /** Where to send the answer; null when none was given, and after the report is closed. */
  email: z.string().nullable(),
  /** Hash of the ruling when the report arrived. */
  contentHash: z.string(),
  receivedAt: z.date(),
  resolution: reportResolutionSchema.nullable(),
  resolvedAt: z.date().nullable(),
})
export type RulingReport = z.infer<typeof reportSchema>

export interface NewRulingReport extends Omit<RulingReport, 'contentHash' | 'resolution' | 'resolvedAt'> {
  /** As in the audit log. */
  readonly actor: string
}

/** Limits against floods: open reports about one datum of one ruling, and of all rulings. */
export interface ReportLimits {
  readonly perRuling: number
  readonly all: number
}

export type AddedReport =
  | { readonly kind: 'added' | 'repeated'; readonly id: string }
  | { readonly kind: 'unknown-ruling' }
  | { readonly kind: 'too-many' }

/**
 * Stores a report with its audit entry. The id of any record of a ruling works. A repetition of an open report is not stored again.
 * Without `limits` it is always stored.
 */
export async function addRulingReport(
  db: Database | Transaction,
  { actor, ...received }: NewRulingReport,
  limits: ReportLimits | null,
): Promise<AddedReport> {
  return db.transaction(async (tx) => {
    const docId = (await findRulingId(tx, received.docId)) ?? received.docId
    // Serializes the reports on one ruling, so that the count is right.
    const [ruling] = await tx.select({ contentHash: rulings.contentHash }).from(rulings).where(eq(rulings.docId, docId)).for('update')
    if (ruling === undefined) return { kind: 'unknown-ruling' }
    const report = { ...received, docId }
    const ofDatum = and(eq(rulingReports.datum, report.datum), isNull(rulingReports.resolution))
    const ofRuling = and(eq(rulingReports.docId, report.docId), ofDatum)
    const repeats = (column: typeof rulingReports.anchor | typeof rulingReports.email, value: string | null) =>
      value === null ? isNull(column) : eq(column, value)
    const [same] = await tx
      .select({ id: rulingReports.id })
      .from(rulingReports)
      .where(
        and(
          ofRuling,
          eq(rulingReports.correction, report.correction),
          repeats(rulingReports.anchor, report.anchor),
          repeats(rulingReports.email, report.email),
        ),
      )
      .limit(1)
    if (same !== undefined) return { kind: 'repeated', id: same.id }
    if (limits !== null) {
      const [onRuling, all] = [await tx.$count(rulingReports, ofRuling), await tx.$count(rulingReports, ofDatum)]
      if (onRuling >= limits.perRuling || all >= limits.all) return { kind: 'too-many' }
    }
    await tx.insert(rulingReports).values({ ...report, contentHash: ruling.contentHash })
    const details = { report: report.id, datum: report.datum }
    await recordAudit(tx, [{ at: report.receivedAt, actor, action: 'report.received', subject: report.docId, details }])
    return { kind: 'added', id: report.id }
  })
}

export async function countOpenReports(db: Database | Transaction): Promise<number> {
  const [row] = await db.select({ open: count() }).from(rulingReports).where(isNull(rulingReports.resolution))
  return row?.open ?? 0
}

/** Open ones: personal data first, then oldest first. Closed ones: last closed first. */
export async function listRulingReports(
  db: Database | Transaction,
  { state, limit }: { readonly state: 'open' | 'closed'; readonly limit: number },
): Promise<RulingReport[]> {
  const order =
    state === 'open'
      ? [sql`${rulingReports.datum} = 'datos_personales' desc`, asc(rulingReports.receivedAt), asc(rulingReports.id)]
      : [desc(rulingReports.resolvedAt), asc(rulingReports.id)]
  const rows = await db
    .select()
    .from(rulingReports)
    .where(state === 'open' ? isNull(rulingReports.resolution) : isNotNull(rulingReports.resolution))
    .orderBy(...order)
    .limit(limit)
  return rows.map((row) => reportSchema.parse(row))
}

/** At most two whose id starts with the prefix; a single one is unambiguous. */
export async function findRulingReports(db: Database | Transaction, idPrefix: string): Promise<RulingReport[]> {
  const rows = await db.select().from(rulingReports).where(sql`starts_with(${rulingReports.id}::text, ${idPrefix})`).limit(2)
  return rows.map((row) => reportSchema.parse(row))
}

/**
 * Closes an open report, erases its e-mail and writes an audit entry. Returns it as it was, e-mail included; null when no open report
 * has this id.
 */
export async function resolveRulingReport(
  db: Database | Transaction,
  { id, resolution, at }: { readonly id: string; readonly resolution: ReportResolution; readonly at: Date },
): Promise<RulingReport | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(rulingReports)
      .where(and(eq(rulingReports.id, id), isNull(rulingReports.resolution)))
      .for('update')
    if (row === undefined) return null
    await tx.update(rulingReports).set({ resolution, resolvedAt: at, email: null }).where(eq(rulingReports.id, id))
    const details = { report: id, datum: row.datum, resolution }
    await recordAudit(tx, [{ at, actor: 'operator', action: 'report.resolved', subject: row.docId, details }])
    return reportSchema.parse(row)
  })
}
