import { and, asc, eq, gt, isNull, or } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { paymentWithdrawals } from '../schema/billing-tables.ts'
import { type PaymentMode, recordBillingAudit } from './billing-audit.ts'

type Row = typeof paymentWithdrawals.$inferSelect
export type PaymentWithdrawal = Omit<Row, 'mode'> & { readonly mode: PaymentMode }

export interface OfSubscription {
  readonly mode: PaymentMode
  readonly subscriptionId: string
}

const isOf = ({ mode, subscriptionId }: OfSubscription) =>
  and(eq(paymentWithdrawals.mode, mode), eq(paymentWithdrawals.subscriptionId, subscriptionId))

/** Stores a withdrawal once; a second one of the same subscription is ignored. */
export async function addWithdrawal(
  db: Database,
  { userId, mode, subscriptionId, at }: OfSubscription & { readonly userId: string; readonly at: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const added = await tx
      .insert(paymentWithdrawals)
      .values({ subscriptionId, mode, userId, requestedAt: at })
      .onConflictDoNothing()
      .returning({ id: paymentWithdrawals.subscriptionId })
    if (added.length > 0)
      await recordBillingAudit(tx, [{ at, mode, actor: 'user', action: 'withdrawal.requested', subject: subscriptionId }])
  })
}

export async function findWithdrawal(db: Database | Transaction, of: OfSubscription): Promise<PaymentWithdrawal | null> {
  const [row] = await db.select().from(paymentWithdrawals).where(isOf(of))
  return (row as PaymentWithdrawal | undefined) ?? null
}

/** Withdrawals of which something is left to do, and those requested after a moment, oldest first. */
export async function listOpenWithdrawals(
  db: Database | Transaction,
  { mode, requestedAfter, limit }: { readonly mode: PaymentMode; readonly requestedAfter: Date; readonly limit: number },
): Promise<PaymentWithdrawal[]> {
  const rows = await db
    .select()
    .from(paymentWithdrawals)
    .where(
      and(eq(paymentWithdrawals.mode, mode), or(isNull(paymentWithdrawals.settledAt), gt(paymentWithdrawals.requestedAt, requestedAfter))),
    )
    .orderBy(asc(paymentWithdrawals.requestedAt))
    .limit(limit)
  return rows as PaymentWithdrawal[]
}

export async function listUserWithdrawals(
  db: Database | Transaction,
  { userId, mode }: { readonly userId: string; readonly mode: PaymentMode },
): Promise<PaymentWithdrawal[]> {
  const rows = await db
    .select()
    .from(paymentWithdrawals)
    .where(and(eq(paymentWithdrawals.userId, userId), eq(paymentWithdrawals.mode, mode)))
    .orderBy(asc(paymentWithdrawals.requestedAt))
  return rows as PaymentWithdrawal[]
}

/** Notes once that the provider ended the subscription, or that every refund was asked for. */
export async function noteWithdrawal(db: Database, of: OfSubscription, reached: 'ended' | 'settled', at: Date): Promise<void> {
  const column = reached === 'ended' ? paymentWithdrawals.endedAt : paymentWithdrawals.settledAt
  await db.transaction(async (tx) => {
    const noted = await tx
      .update(paymentWithdrawals)
      .set(reached === 'ended' ? { endedAt: at } : { settledAt: at })
      .where(and(isOf(of), isNull(column)))
      .returning({ id: paymentWithdrawals.subscriptionId })
    if (noted.length > 0)
      await recordBillingAudit(tx, [{ at, mode: of.mode, actor: 'system', action: `withdrawal.${reached}`, subject: of.subscriptionId }])
  })
}
