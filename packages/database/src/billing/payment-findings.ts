import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { paymentRefunds, taxDocuments } from '../schema/billing-tables.ts'
import { paymentFindings } from '../schema/payment-mail-tables.ts'
import type { PaymentMode } from './billing-audit.ts'

export type PaymentFinding = typeof paymentFindings.$inferSelect

export interface NewPaymentFinding {
  readonly mode: PaymentMode
  /** Names the finding once: a second one of this key is ignored. */
  readonly key: string
  readonly what: string
  readonly subject: string
  readonly details: unknown
  readonly foundAt: Date
}

/** Pass the transaction of the change that it reports, so that no crash loses it. */
export async function addPaymentFindings(db: Database | Transaction, findings: readonly NewPaymentFinding[]): Promise<void> {
  if (findings.length === 0) return
  await db
    .insert(paymentFindings)
    .values(findings.map((finding) => ({ ...finding, id: randomUUID() })))
    .onConflictDoNothing()
}

/** Oldest first. With a transaction, no other process reads the same ones. */
export async function listUnreportedFindings(tx: Transaction, { mode, limit }: { readonly mode: PaymentMode; readonly limit: number }) {
  return tx
    .select()
    .from(paymentFindings)
    .where(and(eq(paymentFindings.mode, mode), isNull(paymentFindings.reportedAt)))
    .orderBy(asc(paymentFindings.foundAt), asc(paymentFindings.key))
    .limit(limit)
    .for('update', { skipLocked: true })
}

export async function markFindingsReported(tx: Transaction, ids: readonly string[], at: Date): Promise<void> {
  await tx
    .update(paymentFindings)
    .set({ reportedAt: at })
    .where(inArray(paymentFindings.id, [...ids]))
}

export async function countUnreportedFindings(db: Database | Transaction, mode: PaymentMode): Promise<number> {
  return db.$count(paymentFindings, and(eq(paymentFindings.mode, mode), isNull(paymentFindings.reportedAt)))
}

const maxFailures = 200

/** Tax documents that no further attempt issues by itself. */
export function listFailedDocuments(db: Database | Transaction, mode: PaymentMode) {
  return db
    .select()
    .from(taxDocuments)
    .where(and(eq(taxDocuments.mode, mode), eq(taxDocuments.state, 'failed')))
    .limit(maxFailures)
}

/** Refunds that the provider refused, or that were not accepted in time. */
export function listRejectedRefunds(db: Database | Transaction, mode: PaymentMode) {
  return db
    .select()
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.mode, mode), eq(paymentRefunds.state, 'rejected')))
    .limit(maxFailures)
}
