import { and, eq, exists, gt, inArray, lt, notExists, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { users } from '../schema/account-tables.ts'
import {
  paymentCustomers,
  paymentInvoices,
  paymentRefunds,
  paymentSubscriptions,
  paymentWithdrawals,
  taxDocuments,
} from '../schema/billing-tables.ts'
import { paymentMails } from '../schema/payment-mail-tables.ts'
import { card, type DueMails, maxDue, recipient, unmailed } from './due-mails.ts'

const customerOf = and(eq(paymentCustomers.userId, users.id), eq(paymentCustomers.mode, paymentInvoices.mode))
const documentOf = and(
  eq(taxDocuments.invoiceId, paymentInvoices.invoiceId),
  eq(taxDocuments.mode, paymentInvoices.mode),
  inArray(taxDocuments.kind, ['boleta', 'factura']),
)
const invoiceText = sql`${paymentInvoices.invoiceId}::text`

/** Paid invoices of the contracted amount, with their tax document. */
export function listDueCharges(db: Database | Transaction, due: DueMails) {
  return db
    .select({ ...recipient, ...card, invoice: paymentInvoices, document: taxDocuments })
    .from(paymentInvoices)
    .innerJoin(users, eq(users.id, paymentInvoices.userId))
    .leftJoin(paymentCustomers, customerOf)
    .leftJoin(taxDocuments, documentOf)
    .where(
      and(
        eq(paymentInvoices.mode, due.mode),
        eq(paymentInvoices.status, 1),
        eq(paymentInvoices.isHeld, false),
        gt(paymentInvoices.amount, 0),
        gt(paymentInvoices.paidAt, due.since),
        unmailed('charge', due, invoiceText),
      ),
    )
    .limit(maxDue)
}

/** Invoices that were still unpaid when they were read `afterMs` after their creation: the card was charged in vain. */
export function listDueFailedCharges(db: Database | Transaction, due: DueMails, { afterMs }: { readonly afterMs: number }) {
  return db
    .select({ ...recipient, ...card, invoice: paymentInvoices })
    .from(paymentInvoices)
    .innerJoin(users, eq(users.id, paymentInvoices.userId))
    .innerJoin(
      paymentSubscriptions,
      and(eq(paymentSubscriptions.subscriptionId, paymentInvoices.subscriptionId), eq(paymentSubscriptions.mode, paymentInvoices.mode)),
    )
    .leftJoin(paymentCustomers, customerOf)
    .where(
      and(
        eq(paymentInvoices.mode, due.mode),
        eq(paymentInvoices.status, 0),
        eq(paymentInvoices.isHeld, false),
        gt(paymentInvoices.createdAt, due.since),
        lt(paymentSubscriptions.status, 4),
        sql`${paymentInvoices.syncedAt} - ${paymentInvoices.createdAt} >= ${afterMs} * interval '1 millisecond'`,
        unmailed('charge_failed', due, invoiceText),
      ),
    )
    .limit(maxDue)
}

/** Issued documents whose charge was mailed without them, and credit notes. */
export function listDueDocuments(db: Database | Transaction, due: DueMails) {
  const mailedCharge = db
    .select({ one: sql`1` })
    .from(paymentMails)
    .where(
      and(eq(paymentMails.mode, due.mode), eq(paymentMails.kind, 'charge'), eq(paymentMails.subject, sql`${taxDocuments.invoiceId}::text`)),
    )
  return db
    .select({ ...recipient, document: taxDocuments })
    .from(taxDocuments)
    .innerJoin(users, eq(users.id, taxDocuments.userId))
    .where(
      and(
        eq(taxDocuments.mode, due.mode),
        eq(taxDocuments.state, 'issued'),
        gt(taxDocuments.issuedAt, due.since),
        exists(mailedCharge),
        unmailed('document', due, sql`${taxDocuments.id}::text`),
      ),
    )
    .limit(maxDue)
}

/** Withdrawals that the provider confirmed, with what had been charged. */
export function listDueWithdrawals(db: Database | Transaction, due: DueMails) {
  return db
    .select({
      ...recipient,
      withdrawal: paymentWithdrawals,
      charged: sql<number>`coalesce((select sum(i.amount) from ${paymentInvoices} i where i.status = 1
        and i.subscription_id = ${paymentWithdrawals.subscriptionId} and i.mode = ${paymentWithdrawals.mode}), 0)::int`,
    })
    .from(paymentWithdrawals)
    .innerJoin(users, eq(users.id, paymentWithdrawals.userId))
    .where(
      and(
        eq(paymentWithdrawals.mode, due.mode),
        gt(paymentWithdrawals.requestedAt, due.since),
        sql`${paymentWithdrawals.endedAt} is not null`,
        unmailed('withdrawn', due, paymentWithdrawals.subscriptionId),
      ),
    )
    .limit(maxDue)
}

/** Refunds that the provider paid. */
export function listDueRefunds(db: Database | Transaction, due: DueMails) {
  return db
    .select({ ...recipient, refund: paymentRefunds })
    .from(paymentRefunds)
    .innerJoin(users, eq(users.id, paymentRefunds.userId))
    .where(
      and(
        eq(paymentRefunds.mode, due.mode),
        eq(paymentRefunds.state, 'refunded'),
        gt(paymentRefunds.settledAt, due.since),
        unmailed('refund', due, sql`${paymentRefunds.id}::text`),
      ),
    )
    .limit(maxDue)
}

const withdrawn = (db: Database | Transaction) =>
  db
    .select({ one: sql`1` })
    .from(paymentWithdrawals)
    .where(
      and(
        eq(paymentWithdrawals.subscriptionId, paymentSubscriptions.subscriptionId),
        eq(paymentWithdrawals.mode, paymentSubscriptions.mode),
      ),
    )

// A declined subscription is ended by the next attempt, which is no cancellation of the user's.
const replaced = sql`(not exists (select 1 from payment_invoices i where i.subscription_id = ${paymentSubscriptions.subscriptionId}
    and i.mode = ${paymentSubscriptions.mode} and i.status = 1)
  and (exists (select 1 from payment_subscriptions s where s.user_id = ${paymentSubscriptions.userId}
      and s.mode = ${paymentSubscriptions.mode} and s.subscription_id <> ${paymentSubscriptions.subscriptionId}
      and s.created_at >= ${paymentSubscriptions.createdAt})
    or exists (select 1 from payment_attempts a where a.user_id = ${paymentSubscriptions.userId}
      and a.mode = ${paymentSubscriptions.mode} and a.state in ('card_confirmed', 'activating'))))`

/**
 * Subscriptions that were cancelled, now or with their period, but for withdrawals and for what was never paid and is replaced. `sinceDay`:
 * the last day of older ones is before it.
 */
export function listDueCancellations(db: Database | Transaction, due: DueMails, { sinceDay }: { readonly sinceDay: string }) {
  return db
    .select({
      ...recipient,
      subscription: paymentSubscriptions,
      hasPaidInvoice: sql<boolean>`exists (select 1 from ${paymentInvoices} i where i.subscription_id = ${paymentSubscriptions.subscriptionId}
        and i.mode = ${paymentSubscriptions.mode} and i.status = 1 and not i.is_held)`,
    })
    .from(paymentSubscriptions)
    .innerJoin(users, eq(users.id, paymentSubscriptions.userId))
    .where(
      and(
        eq(paymentSubscriptions.mode, due.mode),
        sql`(${paymentSubscriptions.cancelAtPeriodEnd} or ${paymentSubscriptions.status} = 4)`,
        sql`coalesce(${paymentSubscriptions.cancelAt}, ${paymentSubscriptions.periodEnd}, ${sinceDay}::date) >= ${sinceDay}::date`,
        notExists(withdrawn(db)),
        sql`not ${replaced}`,
        unmailed('cancelled', due, paymentSubscriptions.subscriptionId),
      ),
    )
    .limit(maxDue)
}

/** Key of the mail about the end of access: once for each period of a subscription. */
export function endedSubject(subscriptionId: string, periodEnd: string | null): string {
  return `${subscriptionId}:${periodEnd ?? ''}`
}

/**
 * Users with a paid subscription whose period ended between two Chilean days, or that is cancelled or overdue. Whether access ended is for
 * the caller to derive.
 */
export function listEndingUsers(db: Database | Transaction, due: DueMails, days: { readonly from: string; readonly before: string }) {
  const subject = sql`${paymentSubscriptions.subscriptionId} || ':' || coalesce(${paymentSubscriptions.periodEnd}::text, '')`
  return db
    .selectDistinct(recipient)
    .from(paymentSubscriptions)
    .innerJoin(users, eq(users.id, paymentSubscriptions.userId))
    .where(
      and(
        eq(paymentSubscriptions.mode, due.mode),
        sql`coalesce(${paymentSubscriptions.periodEnd}, ${days.from}::date) >= ${days.from}::date`,
        sql`(${paymentSubscriptions.periodEnd} < ${days.before} or ${paymentSubscriptions.status} = 4 or ${paymentSubscriptions.morose} = 1)`,
        notExists(withdrawn(db)),
        unmailed('ended', due, subject),
      ),
    )
    .limit(maxDue)
}
