import { and, asc, count, desc, eq, inArray, max, or, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { users } from '../schema/account-tables.ts'
import {
  billingAudit,
  paymentAttempts,
  paymentCustomers,
  paymentInvoices,
  paymentRefunds,
  paymentSubscriptions,
  providerEvents,
  taxDocuments,
} from '../schema/billing-tables.ts'
import type { PaymentMode } from './billing-audit.ts'
import { countUnreportedFindings } from './payment-findings.ts'

/** Rows of payments by state, for an operator. */
export async function countPayments(db: Database | Transaction, mode: PaymentMode) {
  const byState = async (rows: Promise<{ state: string; total: number }[]>) =>
    Object.fromEntries((await rows).map(({ state, total }) => [state, total])) as Readonly<Record<string, number>>
  const subscriptions = paymentSubscriptions
  const kind = sql<string>`case when ${subscriptions.status} = 4 then 'cancelled' when ${subscriptions.cancelAtPeriodEnd} then 'cancelling'
    when ${subscriptions.morose} = 1 then 'overdue' else 'running' end`
  const invoiceKind = sql<string>`case when ${paymentInvoices.isHeld} then 'held' when ${paymentInvoices.status} = 0 then 'unpaid'
    when ${paymentInvoices.status} = 1 then 'paid' else 'voided' end`
  const [synced] = await db
    .select({ at: max(subscriptions.syncedAt) })
    .from(subscriptions)
    .where(eq(subscriptions.mode, mode))
  return {
    subscriptions: await byState(
      db
        .select({ state: kind.as('state'), total: count() })
        .from(subscriptions)
        .where(eq(subscriptions.mode, mode))
        .groupBy(sql`1`),
    ),
    attempts: await byState(
      db
        .select({ state: paymentAttempts.state, total: count() })
        .from(paymentAttempts)
        .where(eq(paymentAttempts.mode, mode))
        .groupBy(paymentAttempts.state),
    ),
    invoices: await byState(
      db
        .select({ state: invoiceKind.as('state'), total: count() })
        .from(paymentInvoices)
        .where(eq(paymentInvoices.mode, mode))
        .groupBy(sql`1`),
    ),
    documents: await byState(
      db
        .select({ state: taxDocuments.state, total: count() })
        .from(taxDocuments)
        .where(eq(taxDocuments.mode, mode))
        .groupBy(taxDocuments.state),
    ),
    refunds: await byState(
      db
        .select({ state: paymentRefunds.state, total: count() })
        .from(paymentRefunds)
        .where(eq(paymentRefunds.mode, mode))
        .groupBy(paymentRefunds.state),
    ),
    waitingNotices: await db.$count(providerEvents, and(eq(providerEvents.mode, mode), sql`${providerEvents.handledAt} is null`)),
    findings: await countUnreportedFindings(db, mode),
    lastSync: synced?.at ?? null,
  }
}

/** Whose payments a word names: an e-mail, or the id of a user, customer, subscription, attempt or invoice. Null for nobody's. */
export async function findPaymentOwner(
  db: Database | Transaction,
  { mode, word }: { readonly mode: PaymentMode; readonly word: string },
): Promise<{ readonly userId: string; readonly email: string } | null> {
  const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(word)
  const isNumber = /^\d{1,15}$/.test(word)
  const among = (table: typeof paymentCustomers | typeof paymentSubscriptions | typeof paymentAttempts | typeof paymentInvoices, is: SQL) =>
    inArray(
      users.id,
      db
        .select({ id: table.userId })
        .from(table)
        .where(and(eq(table.mode, mode), is)),
    )
  const [row] = await db
    .select({ userId: users.id, email: users.email })
    .from(users)
    .where(
      or(
        eq(users.email, word.trim().toLowerCase()),
        among(paymentCustomers, eq(paymentCustomers.customerId, word)),
        among(paymentSubscriptions, eq(paymentSubscriptions.subscriptionId, word)),
        ...(isUuid ? [eq(users.id, word), among(paymentAttempts, eq(paymentAttempts.id, word))] : []),
        ...(isNumber ? [among(paymentInvoices, eq(paymentInvoices.invoiceId, Number(word)))] : []),
      ),
    )
    .limit(1)
  return row ?? null
}

/** Newest first. */
export async function listUserAttempts(
  db: Database | Transaction,
  { userId, mode, limit }: { readonly userId: string; readonly mode: PaymentMode; readonly limit: number },
) {
  return db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.userId, userId), eq(paymentAttempts.mode, mode)))
    .orderBy(desc(paymentAttempts.createdAt))
    .limit(limit)
}

/** Entries of the audit about these subjects, oldest first; the newest `limit` of them. */
export async function listAuditOf(
  db: Database | Transaction,
  { mode, subjects, limit }: { readonly mode: PaymentMode; readonly subjects: readonly string[]; readonly limit: number },
) {
  if (subjects.length === 0) return []
  const newest = db
    .select({ seq: billingAudit.seq })
    .from(billingAudit)
    .where(and(eq(billingAudit.mode, mode), inArray(billingAudit.subject, [...subjects])))
    .orderBy(desc(billingAudit.seq))
    .limit(limit)
  return db.select().from(billingAudit).where(inArray(billingAudit.seq, newest)).orderBy(asc(billingAudit.seq))
}
