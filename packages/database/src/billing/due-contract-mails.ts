import { and, eq, exists, gt, inArray, isNull, lt, lte, notExists, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { users } from '../schema/account-tables.ts'
import {
  acceptedTerms,
  paymentAttempts,
  paymentConsents,
  paymentCustomers,
  paymentInvoices,
  paymentPriceChanges,
  paymentSubscriptionItems,
  paymentSubscriptions,
} from '../schema/billing-tables.ts'
import { card, type DueMails, maxDue, recipient, unmailed } from './due-mails.ts'
import { subscriptionOfItem } from './payment-subscriptions.ts'

const attemptOf = and(
  eq(paymentAttempts.subscriptionId, paymentSubscriptions.subscriptionId),
  eq(paymentAttempts.mode, paymentSubscriptions.mode),
  eq(paymentAttempts.state, 'active'),
  eq(paymentAttempts.purpose, 'subscription'),
)
const customerOf = and(eq(paymentCustomers.userId, users.id), eq(paymentCustomers.mode, paymentSubscriptions.mode))

/** Attempts that became a subscription, with what the user agreed to; `terms` are the sections of those terms. */
export function listDueContracts(db: Database | Transaction, due: DueMails) {
  return db
    .select({
      ...recipient,
      ...card,
      attempt: paymentAttempts,
      consent: paymentConsents,
      terms: acceptedTerms.sections,
      subscription: paymentSubscriptions,
    })
    .from(paymentAttempts)
    .innerJoin(users, eq(users.id, paymentAttempts.userId))
    .innerJoin(paymentSubscriptions, attemptOf)
    .innerJoin(paymentConsents, eq(paymentConsents.attemptId, paymentAttempts.id))
    .leftJoin(acceptedTerms, eq(acceptedTerms.hash, paymentConsents.termsHash))
    .leftJoin(paymentCustomers, customerOf)
    .where(
      and(
        eq(paymentAttempts.mode, due.mode),
        gt(paymentAttempts.updatedAt, due.since),
        unmailed('contracted', due, sql`${paymentAttempts.id}::text`),
      ),
    )
    .limit(maxDue)
}

/** Bases that were added to a subscription after it was contracted, but for those whose price was replaced. */
export function listDueAddedBases(db: Database | Transaction, due: DueMails) {
  const changed = db
    .select({ one: sql`1` })
    .from(paymentPriceChanges)
    .where(
      and(
        eq(paymentPriceChanges.subscriptionId, paymentSubscriptionItems.subscriptionId),
        eq(paymentPriceChanges.mode, paymentSubscriptionItems.mode),
        eq(paymentPriceChanges.baseId, paymentSubscriptionItems.baseId),
        eq(paymentPriceChanges.newAmount, paymentSubscriptionItems.amount),
      ),
    )
  const contracted = db
    .select({ one: sql`1` })
    .from(paymentAttempts)
    .where(and(attemptOf, lt(paymentAttempts.updatedAt, paymentSubscriptionItems.addedAt)))
  return db
    .select({ ...recipient, item: paymentSubscriptionItems, subscription: paymentSubscriptions })
    .from(paymentSubscriptionItems)
    .innerJoin(users, eq(users.id, paymentSubscriptionItems.userId))
    .innerJoin(paymentSubscriptions, subscriptionOfItem)
    .where(
      and(
        eq(paymentSubscriptionItems.mode, due.mode),
        gt(paymentSubscriptionItems.addedAt, due.since),
        isNull(paymentSubscriptionItems.removedAt),
        exists(contracted),
        notExists(changed),
        unmailed('base_added', due, sql`${paymentSubscriptionItems.id}::text`),
      ),
    )
    .limit(maxDue)
}

/** Live subscriptions whose first invoice with bases comes between two Chilean days, both included. */
export function listDueReminders(db: Database | Transaction, due: DueMails, days: { readonly from: string; readonly until: string }) {
  const invoices = sql`(select count(*) from ${paymentInvoices} i where i.subscription_id = ${paymentSubscriptions.subscriptionId}
    and i.mode = ${paymentSubscriptions.mode} and i.status <> 2)`
  return db
    .select({ ...recipient, ...card, subscription: paymentSubscriptions })
    .from(paymentSubscriptions)
    .innerJoin(users, eq(users.id, paymentSubscriptions.userId))
    .leftJoin(paymentCustomers, customerOf)
    .where(
      and(
        eq(paymentSubscriptions.mode, due.mode),
        eq(paymentSubscriptions.isLive, true),
        sql`${paymentSubscriptions.nextInvoiceDate} between ${days.from} and ${days.until}`,
        sql`${invoices} = case when ${paymentSubscriptions.status} = 0 then 0 else 1 end`,
        unmailed('reminder', due, paymentSubscriptions.subscriptionId),
      ),
    )
    .limit(maxDue)
}

/** Announced prices that wait for consent, or that fell. */
export function listDuePriceChanges(db: Database | Transaction, due: DueMails) {
  return db
    .select({ ...recipient, change: paymentPriceChanges })
    .from(paymentPriceChanges)
    .innerJoin(users, eq(users.id, paymentPriceChanges.userId))
    .where(
      and(
        eq(paymentPriceChanges.mode, due.mode),
        gt(paymentPriceChanges.announcedAt, due.since),
        or(
          and(isNull(paymentPriceChanges.acceptedAt), isNull(paymentPriceChanges.settledAt)),
          and(lt(paymentPriceChanges.newAmount, paymentPriceChanges.oldAmount), eq(paymentPriceChanges.outcome, 'swapped')),
        ),
        unmailed('price_change', due, sql`${paymentPriceChanges.id}::text`),
      ),
    )
    .limit(maxDue)
}

/** Cards of live subscriptions that were registered before a moment, with the Chilean day of the next invoice until a day. */
export function listDueCardChecks(
  db: Database | Transaction,
  due: DueMails,
  { registeredBefore, invoicedUntil }: { readonly registeredBefore: Date; readonly invoicedUntil: string },
) {
  return db
    .select({ ...recipient, ...card, registeredAt: paymentCustomers.cardRegisteredAt, subscription: paymentSubscriptions })
    .from(paymentSubscriptions)
    .innerJoin(users, eq(users.id, paymentSubscriptions.userId))
    .innerJoin(paymentCustomers, customerOf)
    .where(
      and(
        eq(paymentSubscriptions.mode, due.mode),
        eq(paymentSubscriptions.isLive, true),
        inArray(paymentSubscriptions.status, [1, 2]),
        eq(paymentCustomers.hasCard, true),
        lt(paymentCustomers.cardRegisteredAt, registeredBefore),
        or(isNull(paymentSubscriptions.nextInvoiceDate), lte(paymentSubscriptions.nextInvoiceDate, invoicedUntil)),
      ),
    )
    .limit(maxDue)
}
