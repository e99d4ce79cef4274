import type { BaseId } from '@basejuris/domain'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { paymentPriceChanges } from '../schema/billing-tables.ts'
import { type PaymentMode, recordBillingAudit } from './billing-audit.ts'
import { addPaymentConsent, type PaymentConsent } from './payment-consents.ts'
import type { OfSubscription } from './payment-withdrawals.ts'

type Row = typeof paymentPriceChanges.$inferSelect
export type PriceChange = Omit<Row, 'mode' | 'baseId'> & { readonly mode: PaymentMode; readonly baseId: BaseId }
export type NewPriceChange = Pick<
  PriceChange,
  'userId' | 'mode' | 'subscriptionId' | 'baseId' | 'oldAmount' | 'newAmount' | 'announcedAt' | 'effectiveOn'
>

/** Announces a price once; one that is announced already stays as it is. Answers whether it was new. */
export async function announcePrice(db: Database, change: NewPriceChange): Promise<boolean> {
  return db.transaction(async (tx) => {
    const added = await tx
      .insert(paymentPriceChanges)
      .values({ ...change, id: crypto.randomUUID() })
      .onConflictDoNothing()
      .returning({ id: paymentPriceChanges.id })
    if (added.length === 0) return false
    const { mode, subscriptionId, baseId, oldAmount, newAmount, announcedAt: at, effectiveOn } = change
    const after = { base: baseId, oldAmount, newAmount, effectiveOn }
    await recordBillingAudit(tx, [{ at, mode, actor: 'system', action: 'price.announced', subject: subscriptionId, after }])
    return true
  })
}

/** Announced prices of which something is left to do, oldest first; of one subscription or of all. */
export async function listOpenPriceChanges(
  db: Database | Transaction,
  { mode, subscriptionId }: { readonly mode: PaymentMode; readonly subscriptionId?: string },
): Promise<PriceChange[]> {
  const rows = await db
    .select()
    .from(paymentPriceChanges)
    .where(
      and(
        eq(paymentPriceChanges.mode, mode),
        isNull(paymentPriceChanges.settledAt),
        ...(subscriptionId === undefined ? [] : [eq(paymentPriceChanges.subscriptionId, subscriptionId)]),
      ),
    )
    .orderBy(asc(paymentPriceChanges.announcedAt), asc(paymentPriceChanges.id))
  return rows as PriceChange[]
}

/** Stores consent to announced prices with its proof, once. Prices agreed to before stay as they are. */
export async function acceptPrices(
  db: Database,
  {
    ids,
    userId,
    of,
    consent,
    at,
  }: {
    readonly ids: readonly string[]
    readonly userId: string
    readonly of: OfSubscription
    readonly consent: PaymentConsent
    readonly at: Date
  },
): Promise<void> {
  const { mode, subscriptionId } = of
  await db.transaction(async (tx) => {
    const accepted = await tx
      .update(paymentPriceChanges)
      .set({ acceptedAt: at })
      .where(
        and(
          inArray(paymentPriceChanges.id, [...ids]),
          eq(paymentPriceChanges.userId, userId),
          isNull(paymentPriceChanges.acceptedAt),
          isNull(paymentPriceChanges.settledAt),
        ),
      )
      .returning()
    if (accepted.length === 0) return
    await addPaymentConsent(tx, { userId, mode, attemptId: null, subscriptionId, at }, consent)
    await recordBillingAudit(
      tx,
      accepted.map(({ baseId, newAmount }) => ({
        at,
        mode,
        actor: 'user' as const,
        action: 'price.accepted',
        subject: subscriptionId,
        after: { base: baseId, newAmount },
      })),
    )
  })
}

/** `swapped`: the new price is charged. `ended`: the base ends without consent. `dropped`: there is nothing left to change. */
export async function settlePriceChange(
  db: Database,
  { id, mode, subscriptionId, baseId, newAmount }: PriceChange,
  { outcome, at }: { readonly outcome: 'swapped' | 'ended' | 'dropped'; readonly at: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const settled = await tx
      .update(paymentPriceChanges)
      .set({ settledAt: at, outcome })
      .where(and(eq(paymentPriceChanges.id, id), isNull(paymentPriceChanges.settledAt)))
      .returning({ id: paymentPriceChanges.id })
    if (settled.length > 0)
      await recordBillingAudit(tx, [
        { at, mode, actor: 'system', action: `price.${outcome}`, subject: subscriptionId, after: { base: baseId, newAmount } },
      ])
  })
}
