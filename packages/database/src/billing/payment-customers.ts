import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { users } from '../schema/account-tables.ts'
import { paymentCustomers, paymentItems } from '../schema/billing-tables.ts'
import type { PaymentMode } from './billing-audit.ts'

export type PaymentCustomer = typeof paymentCustomers.$inferSelect

export interface OfUser {
  readonly userId: string
  readonly mode: PaymentMode
}

export async function findPaymentCustomer(db: Database | Transaction, { userId, mode }: OfUser): Promise<PaymentCustomer | null> {
  const [row] = await db
    .select()
    .from(paymentCustomers)
    .where(and(eq(paymentCustomers.userId, userId), eq(paymentCustomers.mode, mode)))
  return row ?? null
}

/** Stores the customer of a user once, and shows its id in the profile. A second one is ignored. */
export async function addPaymentCustomer(
  db: Database,
  { userId, mode, customerId, at }: OfUser & { readonly customerId: string; readonly at: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(paymentCustomers).values({ userId, mode, customerId, createdAt: at }).onConflictDoNothing()
    await tx.update(users).set({ customerId }).where(eq(users.id, userId))
  })
}

export interface StoredCard {
  readonly hasCard: boolean
  readonly creditCardType: string | null
  readonly last4CardDigits: string | null
  readonly cardRegisteredAt: Date | null
}

export async function savePaymentCard(
  db: Database | Transaction,
  { userId, mode, card, at }: OfUser & { readonly card: StoredCard; readonly at: Date },
): Promise<void> {
  await db
    .update(paymentCustomers)
    .set({ ...card, syncedAt: at })
    .where(and(eq(paymentCustomers.userId, userId), eq(paymentCustomers.mode, mode)))
}

/**
 * Shows each user the ids of this mode. Users with rows of another mode lose ids that the provider of this one does not know. Ids without
 * any row stay as they are.
 */
export async function alignPaymentIds(db: Database, mode: PaymentMode): Promise<void> {
  await db.execute(sql`
    update users u set
      customer_id = (select c.customer_id from payment_customers c where c.user_id = u.id and c.mode = ${mode}),
      subscription_id = (select s.subscription_id from payment_subscriptions s where s.user_id = u.id and s.mode = ${mode}
        order by s.is_live desc, s.created_at desc limit 1)
    where exists (select 1 from payment_customers c where c.user_id = u.id and c.mode <> ${mode})`)
}

export type PaymentItem = typeof paymentItems.$inferSelect

export async function findPaymentItem(
  db: Database | Transaction,
  { mode, baseId, amount }: { readonly mode: PaymentMode; readonly baseId: string; readonly amount: number },
): Promise<PaymentItem | null> {
  const [row] = await db
    .select()
    .from(paymentItems)
    .where(and(eq(paymentItems.mode, mode), eq(paymentItems.baseId, baseId), eq(paymentItems.amount, amount)))
  return row ?? null
}

/** The base of a catalogue item; null for an item that is not ours. */
export async function findPaymentItemById(db: Database | Transaction, mode: PaymentMode, itemId: number): Promise<PaymentItem | null> {
  const [row] = await db
    .select()
    .from(paymentItems)
    .where(and(eq(paymentItems.mode, mode), eq(paymentItems.itemId, itemId)))
  return row ?? null
}

export async function savePaymentItem(db: Database | Transaction, item: PaymentItem): Promise<void> {
  const { itemId } = item
  await db
    .insert(paymentItems)
    .values(item)
    .onConflictDoUpdate({ target: [paymentItems.mode, paymentItems.baseId, paymentItems.amount], set: { itemId } })
}
