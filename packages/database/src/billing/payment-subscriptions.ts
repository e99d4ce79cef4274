import type { BaseId, SubscriptionOfUser } from '@basejuris/domain'
import { and, asc, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { users } from '../schema/account-tables.ts'
import { paymentPriceChanges, paymentSubscriptionItems, paymentSubscriptions } from '../schema/billing-tables.ts'
import { type PaymentMode, recordBillingAudit } from './billing-audit.ts'
import type { OfUser } from './payment-customers.ts'
import { addPaymentFindings } from './payment-findings.ts'

type Row = typeof paymentSubscriptions.$inferSelect
export type PaymentSubscription = Omit<Row, 'mode'> & { readonly mode: PaymentMode }
export type SubscriptionCopy = Omit<PaymentSubscription, 'isLive' | 'retainedUntil' | 'userId'> & { readonly userId: string }
export type SubscriptionItem = Omit<typeof paymentSubscriptionItems.$inferSelect, 'baseId'> & { readonly baseId: BaseId }

const cancelled = 4
const observed = ['status', 'morose', 'periodEnd', 'nextInvoiceDate', 'cancelAtPeriodEnd', 'cancelAt'] as const
const pick = (row: Readonly<Record<(typeof observed)[number], unknown>>) =>
  Object.fromEntries(observed.map((key) => [key, row[key]])) as Readonly<Record<string, unknown>>

/** Joins the items of bases with their subscription. */
export const subscriptionOfItem = and(
  eq(paymentSubscriptions.subscriptionId, paymentSubscriptionItems.subscriptionId),
  eq(paymentSubscriptions.mode, paymentSubscriptionItems.mode),
)

export interface SavedSubscription {
  readonly isLive: boolean
  /** Another subscription of the user is live already. */
  readonly isSecond: boolean
  /** Null when nothing changed. */
  readonly changed: readonly string[] | null
}

/**
 * Stores the provider's copy; the service fee stays as it was first stored. The newest running subscription shows in the profile. Each difference is audited; support is told of a second
 * running subscription, and of what a job found that nobody had reported.
 */
export async function saveSubscription(
  db: Database,
  copy: SubscriptionCopy,
  { isJob = false }: { readonly isJob?: boolean } = {},
): Promise<SavedSubscription> {
  return db.transaction(async (tx) => {
    const key = and(eq(paymentSubscriptions.subscriptionId, copy.subscriptionId), eq(paymentSubscriptions.mode, copy.mode))
    const ofUser = and(eq(paymentSubscriptions.userId, copy.userId), eq(paymentSubscriptions.mode, copy.mode))
    await tx.select({ id: users.id }).from(users).where(eq(users.id, copy.userId)).for('update')
    const [before] = await tx.select().from(paymentSubscriptions).where(key)
    const [other] = await tx
      .select({ id: paymentSubscriptions.subscriptionId })
      .from(paymentSubscriptions)
      .where(and(ofUser, paymentSubscriptions.isLive, ne(paymentSubscriptions.subscriptionId, copy.subscriptionId)))
    const isRunning = copy.status !== cancelled && !copy.cancelAtPeriodEnd
    const isLive = isRunning && other === undefined
    const { createdAt: _createdAt, serviceFee: _serviceFee, ...changes } = { ...copy, isLive }
    await tx
      .insert(paymentSubscriptions)
      .values({ ...copy, isLive })
      .onConflictDoUpdate({ target: [paymentSubscriptions.subscriptionId, paymentSubscriptions.mode], set: changes })
    if (other === undefined && (isLive || before === undefined))
      await tx.update(users).set({ subscriptionId: copy.subscriptionId }).where(eq(users.id, copy.userId))
    const changed = before === undefined ? [...observed] : observed.filter((name) => before[name] !== copy[name])
    if (changed.length > 0)
      await recordBillingAudit(tx, [
        {
          at: copy.syncedAt,
          mode: copy.mode,
          actor: 'provider',
          action: before === undefined ? 'subscription.stored' : 'subscription.changed',
          subject: copy.subscriptionId,
          ...(before === undefined ? {} : { before: pick(before) }),
          after: pick(copy),
        },
      ])
    const isSecond = isRunning && other !== undefined
    const isDifference = before !== undefined && changed.length > 0
    const { mode, subscriptionId, syncedAt: foundAt } = copy
    await addPaymentFindings(tx, [
      ...(isSecond
        ? [{ mode, foundAt, subject: subscriptionId, key: `second:${subscriptionId}`, what: 'second', details: { other: other.id } }]
        : []),
      ...(isJob && isDifference
        ? [{ mode, foundAt, subject: subscriptionId, key: `changed:${crypto.randomUUID()}`, what: 'changed', details: { fields: changed } }]
        : []),
    ])
    return { isLive, isSecond, changed: isDifference ? changed : null }
  })
}

export async function findPaymentSubscription(
  db: Database | Transaction,
  { mode, subscriptionId }: { readonly mode: PaymentMode; readonly subscriptionId: string },
): Promise<PaymentSubscription | null> {
  const [row] = await db
    .select()
    .from(paymentSubscriptions)
    .where(and(eq(paymentSubscriptions.subscriptionId, subscriptionId), eq(paymentSubscriptions.mode, mode)))
  return (row as PaymentSubscription | undefined) ?? null
}

export interface UserSubscription extends SubscriptionOfUser {
  readonly row: PaymentSubscription
  readonly items: readonly SubscriptionItem[]
}

// Columns of the outer table need its name: without it they would be those of the inner one.
const hasPaid = sql<boolean>`exists (
  select 1 from payment_invoices i where i.subscription_id = payment_subscriptions.subscription_id
    and i.mode = payment_subscriptions.mode and i.status = 1 and not i.is_held)`

/** Subscriptions of a user with their bases, newest first. */
export async function listUserSubscriptions(db: Database | Transaction, { userId, mode }: OfUser): Promise<UserSubscription[]> {
  const rows = await db
    .select({ row: paymentSubscriptions, hasPaidInvoice: hasPaid, item: paymentSubscriptionItems })
    .from(paymentSubscriptions)
    .leftJoin(paymentSubscriptionItems, subscriptionOfItem)
    .where(and(eq(paymentSubscriptions.userId, userId), eq(paymentSubscriptions.mode, mode)))
    .orderBy(desc(paymentSubscriptions.createdAt), asc(paymentSubscriptionItems.addedAt))
  return [...Map.groupBy(rows, ({ row }) => row.subscriptionId).values()].flatMap((own) => {
    const [first] = own
    if (first === undefined) return []
    const { row, hasPaidInvoice } = first
    const items = own.flatMap(({ item }) => (item === null ? [] : [item as SubscriptionItem]))
    return {
      row: row as PaymentSubscription,
      items,
      ...row,
      hasPaidInvoice,
      bases: items.map(({ baseId, readableFrom, readableUntil }) => ({ base: baseId, readableFrom, readableUntil })),
    }
  })
}

/** Subscriptions that the provider may still charge, by id. */
export async function listRunningSubscriptions(
  db: Database | Transaction,
  { mode, after, limit }: { readonly mode: PaymentMode; readonly after: string; readonly limit: number },
): Promise<PaymentSubscription[]> {
  const rows = await db
    .select()
    .from(paymentSubscriptions)
    .where(
      and(eq(paymentSubscriptions.mode, mode), ne(paymentSubscriptions.status, cancelled), gt(paymentSubscriptions.subscriptionId, after)),
    )
    .orderBy(asc(paymentSubscriptions.subscriptionId))
    .limit(limit)
  return rows as PaymentSubscription[]
}

export interface NewSubscriptionItem {
  readonly userId: string
  readonly mode: PaymentMode
  readonly subscriptionId: string
  readonly baseId: BaseId
  readonly itemId: number
  readonly amount: number
  readonly at: Date
  readonly readableFrom: string | null
}

/** A base that the subscription holds already is ignored. */
export async function addSubscriptionItem(db: Database, { at, ...item }: NewSubscriptionItem): Promise<void> {
  await db.transaction(async (tx) => {
    const added = await tx
      .insert(paymentSubscriptionItems)
      .values({ ...item, id: crypto.randomUUID(), addedAt: at })
      .onConflictDoNothing()
      .returning({ id: paymentSubscriptionItems.id })
    if (added.length === 0) return
    const after = { base: item.baseId, amount: item.amount, readableFrom: item.readableFrom }
    await recordBillingAudit(tx, [{ at, mode: item.mode, actor: 'system', action: 'item.added', subject: item.subscriptionId, after }])
  })
}

/** The base stays readable to the end of `readableUntil`. A price announced for a base that its user removes is dropped. */
export async function removeSubscriptionItem(
  db: Database,
  {
    mode,
    subscriptionId,
    baseId,
    readableUntil,
    at,
    actor = 'user',
  }: {
    readonly mode: PaymentMode
    readonly subscriptionId: string
    readonly baseId: string
    readonly readableUntil: string
    readonly at: Date
    readonly actor?: 'user' | 'system'
  },
): Promise<void> {
  await db.transaction(async (tx) => {
    const removed = await tx
      .update(paymentSubscriptionItems)
      .set({ removedAt: at, readableUntil })
      .where(
        and(
          eq(paymentSubscriptionItems.mode, mode),
          eq(paymentSubscriptionItems.subscriptionId, subscriptionId),
          eq(paymentSubscriptionItems.baseId, baseId),
          isNull(paymentSubscriptionItems.removedAt),
        ),
      )
      .returning({ id: paymentSubscriptionItems.id })
    if (removed.length > 0 && actor === 'user')
      await tx
        .update(paymentPriceChanges)
        .set({ settledAt: at, outcome: 'dropped' })
        .where(
          and(
            eq(paymentPriceChanges.mode, mode),
            eq(paymentPriceChanges.subscriptionId, subscriptionId),
            eq(paymentPriceChanges.baseId, baseId),
            isNull(paymentPriceChanges.settledAt),
          ),
        )
    if (removed.length > 0)
      await recordBillingAudit(tx, [{ at, mode, actor, action: 'item.removed', subject: subscriptionId, after: { baseId, readableUntil } }])
  })
}

/** Bases whose month without charge a user had in a subscription that was paid, and which no twelve months have passed without. */
export async function listFreeMonthsUsed(
  db: Database | Transaction,
  { userId, mode, since }: OfUser & { readonly since: string },
): Promise<BaseId[]> {
  const rows = await db
    .selectDistinct({ baseId: paymentSubscriptionItems.baseId })
    .from(paymentSubscriptionItems)
    .leftJoin(paymentSubscriptions, subscriptionOfItem)
    .where(
      and(
        eq(paymentSubscriptionItems.userId, userId),
        eq(paymentSubscriptionItems.mode, mode),
        hasPaid,
        sql`coalesce(${paymentSubscriptionItems.readableUntil}, ${paymentSubscriptions.periodEnd}, ${since}::date) >= ${since}::date`,
      ),
    )
  return rows.map(({ baseId }) => baseId as BaseId)
}
