import { asc, eq, lt } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { billingAudit } from '../schema/billing-tables.ts'

export type PaymentMode = 'simulator' | 'sandbox' | 'production'

export interface BillingAuditEntry {
  readonly at: Date
  readonly mode: PaymentMode
  readonly actor: 'user' | 'system' | 'provider' | 'operator'
  /** `attempt.active`, `invoice.paid`, `subscription.changed`, … */
  readonly action: string
  /** Id of an attempt, a subscription or an invoice, never of a user. */
  readonly subject: string
  readonly before?: unknown
  readonly after?: unknown
}

/** Pass the transaction of the change itself. The database refuses later changes of an entry. */
export async function recordBillingAudit(db: Database | Transaction, entries: readonly BillingAuditEntry[]): Promise<void> {
  if (entries.length > 0) await db.insert(billingAudit).values([...entries])
}

/** Oldest first. */
export async function listBillingAudit(
  db: Database | Transaction,
  subject: string,
): Promise<{ readonly action: string; readonly before: unknown; readonly after: unknown }[]> {
  return db
    .select({ action: billingAudit.action, before: billingAudit.before, after: billingAudit.after })
    .from(billingAudit)
    .where(eq(billingAudit.subject, subject))
    .orderBy(asc(billingAudit.seq))
}

/** Deletes entries older than the database lets be deleted. */
export async function purgeBillingAudit(db: Database | Transaction, before: Date): Promise<void> {
  await db.delete(billingAudit).where(lt(billingAudit.at, before))
}
