import type { DataOf, SubscriptionView, validateSubscriptionEndpoint } from '@basejuris/contract'
import { findPaymentSubscription, listUserSubscriptions, type PaymentSubscription, type UserSubscription } from '@basejuris/database'
import { chileanDayStart, getBase, summariseSubscription } from '@basejuris/domain'
import { FlowError } from '@basejuris/flow'
import { ServiceError } from '../../../errors/service-error.ts'
import type { PaymentProvider, Services } from '../../../services.ts'
import { type SyncServices, syncSubscription } from '../provider/sync-subscription.ts'
import { readSubscriptionFacts, type SubscriptionTerms, termsOf } from './describe-terms.ts'

const dayStart = (day: string | null): string | null => (day === null ? null : chileanDayStart(day))

export function presentSubscription(
  one: UserSubscription,
  { at, isStale, terms }: { readonly at: Date; readonly isStale: boolean; readonly terms: SubscriptionTerms },
): SubscriptionView {
  const { isActive, isPendingCancellation, isCancelled, cancelAt, nextInvoiceDate, reason } = summariseSubscription(one, at)
  return {
    subscriptionId: one.row.subscriptionId,
    planId: one.row.planId,
    status: one.status,
    morose: one.morose,
    period_end: dayStart(one.periodEnd),
    cancel_at: dayStart(one.cancelAt),
    cancel_at_period_end: one.cancelAtPeriodEnd ? 1 : 0,
    next_invoice_date: dayStart(one.nextInvoiceDate),
    isActive,
    isPendingCancellation,
    isCancelled,
    cancelAt,
    nextInvoiceDate,
    motivo: reason,
    desactualizado: isStale,
    bases: one.items.map(({ baseId, itemId, amount, readableFrom, readableUntil }) => ({
      base: baseId,
      nombre: getBase(baseId).name,
      precio: amount,
      itemId,
      legibleDesde: readableFrom,
      legibleHasta: readableUntil,
    })),
    ...terms,
  }
}

/** A stored subscription as shown, or `payment.subscription_not_found`. */
export async function viewSubscription(
  { db }: Pick<Services, 'db'>,
  provider: PaymentProvider,
  { userId, subscriptionId, isStale = false }: { readonly userId: string; readonly subscriptionId: string; readonly isStale?: boolean },
): Promise<SubscriptionView> {
  const found = (await listUserSubscriptions(db, { userId, mode: provider.mode })).find(({ row }) => row.subscriptionId === subscriptionId)
  if (found === undefined) throw new ServiceError('payment.subscription_not_found')
  const terms = termsOf(found, await readSubscriptionFacts({ db }, provider, { userId, subscriptionId }))
  return presentSubscription(found, { at: provider.now(), isStale, terms })
}

/** A subscription of a user, or of anybody where a machine asks (`userId` null); otherwise `payment.subscription_not_found`. */
export async function requireSubscription(
  { db }: Pick<Services, 'db'>,
  { mode }: Pick<PaymentProvider, 'mode'>,
  { userId, subscriptionId }: { readonly userId: string | null; readonly subscriptionId: string },
): Promise<PaymentSubscription & { readonly userId: string }> {
  const found = await findPaymentSubscription(db, { mode, subscriptionId })
  const owner = found?.userId ?? null
  if (found === null || owner === null || (userId !== null && owner !== userId)) throw new ServiceError('payment.subscription_not_found')
  return { ...found, userId: owner }
}

/** Asks the provider; an outage answers the stored copy, marked as such, and changes nothing. */
export async function getSubscription(
  services: SyncServices & Pick<Services, 'provider'>,
  request: { readonly userId: string | null; readonly subscriptionId: string },
): Promise<SubscriptionView> {
  const { provider } = services
  if (provider === null) throw new ServiceError('payment.subscription_not_found')
  const { userId, subscriptionId } = await requireSubscription(services, provider, request)
  const isStale = await isSyncRefused(services, provider, { userId, subscriptionId })
  return viewSubscription(services, provider, { userId, subscriptionId, isStale })
}

async function isSyncRefused(
  services: SyncServices,
  provider: PaymentProvider,
  one: { readonly userId: string; readonly subscriptionId: string },
) {
  try {
    await syncSubscription(services, provider, one)
    return false
  } catch (error) {
    if (error instanceof FlowError) return true
    throw error
  }
}

/** Whether a subscription gives access, by the stored copy that callbacks and jobs keep true. */
export async function validateSubscription(
  services: Pick<Services, 'db' | 'provider'>,
  { userId, subscriptionId }: { readonly userId: string | null; readonly subscriptionId: string | undefined },
): Promise<DataOf<typeof validateSubscriptionEndpoint>> {
  const { provider, db } = services
  if (provider === null || (userId === null && subscriptionId === undefined)) {
    if (subscriptionId !== undefined) throw new ServiceError('payment.subscription_not_found')
    return { isActive: false, motivo: null }
  }
  const owner = subscriptionId === undefined ? userId : (await requireSubscription(services, provider, { userId, subscriptionId })).userId
  if (owner === null) return { isActive: false, motivo: null }
  const all = await listUserSubscriptions(db, { userId: owner, mode: provider.mode })
  const summaries = all
    .filter(({ row }) => subscriptionId === undefined || row.subscriptionId === subscriptionId)
    .map((one) => summariseSubscription(one, provider.now()))
  const best = summaries.find(({ isActive }) => isActive) ?? summaries[0]
  return { isActive: best?.isActive ?? false, motivo: best?.reason ?? null }
}
