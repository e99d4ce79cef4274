import type { SubscriptionView } from '@basejuris/contract'
import { findPaymentItemById, listFreeMonthsUsed, listUserSubscriptions, removeSubscriptionItem } from '@basejuris/database'
import {
  addDays,
  type BaseId,
  bases,
  chileanDate,
  deriveSubscriptionState,
  foldText,
  getBase,
  givesAccess,
  soldBases,
} from '@basejuris/domain'
import { FlowError } from '@basejuris/flow'
import { ServiceError } from '../../../errors/service-error.ts'
import type { PaymentProvider, Services } from '../../../services.ts'
import { ensureItem } from '../provider/ensure-item.ts'
import { placeItem } from '../provider/place-item.ts'
import { afterEarlier, paymentFailure, requireProvider } from '../provider/require-provider.ts'
import { type SyncServices, syncSubscription } from '../provider/sync-subscription.ts'
import { voidUnpaidInvoices } from '../provider/void-invoices.ts'
import { requireNothingOwed } from '../require-nothing-owed.ts'
import { soldWords } from '../require-sold.ts'
import { requireSubscription, viewSubscription } from './show-subscription.ts'

interface ItemOf {
  readonly userId: string
  readonly itemId: number
}

const presentItem = (base: BaseId, itemId: number) => ({
  itemId,
  base,
  name: getBase(base).name,
  amount: getBase(base).price,
  currency: 'CLP' as const,
})

/** The item of a base that is sold, by its id or its name. The price is that of the product, whatever was sent. */
export async function createBaseItem(services: Pick<Services, 'db'>, provider: PaymentProvider, name: string) {
  const base = bases.find(({ id, name: shown }) => id === name || foldText(shown) === foldText(name))
  if (base === undefined || !soldBases.includes(base.id))
    throw new ServiceError('payment.item_unknown', { details: [{ field: 'name', message: `esa base no se vende: ${soldWords}` }] })
  try {
    return presentItem(base.id, await ensureItem(services, provider, base.id))
  } catch (error) {
    throw paymentFailure(error, 'payment.failed')
  }
}

async function baseOfItem({ db }: Pick<Services, 'db'>, { mode }: PaymentProvider, itemId: number): Promise<BaseId> {
  const item = await findPaymentItemById(db, mode, itemId)
  if (item === null || !soldBases.includes(item.baseId as BaseId))
    throw new ServiceError('payment.item_unknown', {
      details: [{ field: 'itemId', message: 'ese ítem no se vende: use el que responde la creación del ítem' }],
    })
  return item.baseId as BaseId
}

export async function getItem(services: Pick<Services, 'db' | 'provider'>, itemId: number) {
  if (services.provider === null) throw new ServiceError('payment.item_unknown')
  return presentItem(await baseOfItem(services, services.provider, itemId), itemId)
}

/** Adds a base to the live subscription of the caller. Nothing is charged today. */
export function addItem(
  services: SyncServices,
  provider: PaymentProvider,
  { userId, itemId, subscriptionId }: ItemOf & { readonly subscriptionId: string },
): Promise<SubscriptionView> {
  const { mode, now } = provider
  const { db } = services
  return afterEarlier(provider, userId, async () => {
    const { isLive } = await requireSubscription(services, provider, { userId, subscriptionId })
    const base = await baseOfItem(services, provider, itemId)
    const today = chileanDate(now())
    const subscriptions = await listUserSubscriptions(db, { userId, mode })
    const own = subscriptions.find(({ row }) => row.subscriptionId === subscriptionId)
    if (own === undefined || !isLive || !givesAccess(deriveSubscriptionState(own, today))) throw new ServiceError('payment.not_active')
    if (own.items.some(({ baseId, removedAt }) => baseId === base && removedAt === null)) throw new ServiceError('payment.base_held')
    await requireNothingOwed({ db }, { mode, subscriptions })
    const used = await listFreeMonthsUsed(db, { userId, mode, since: addDays(today, -365) })
    try {
      await placeItem(services, provider, { userId, subscriptionId, base, isFree: !used.includes(base) })
    } catch (error) {
      throw paymentFailure(error, 'payment.failed')
    }
    return viewSubscription(services, provider, { userId, subscriptionId })
  })
}

/** Takes a base off the caller's subscription. It stays readable to the end of the paid period, and the next invoice is without it. */
export function removeItem(services: SyncServices & Pick<Services, 'provider'>, { userId, itemId }: ItemOf): Promise<SubscriptionView> {
  const provider = requireProvider(services)
  const { mode, now, client } = provider
  return afterEarlier(provider, userId, async () => {
    const subscriptions = await listUserSubscriptions(services.db, { userId, mode })
    const holds = (item: { readonly itemId: number; readonly removedAt: Date | null }) => item.itemId === itemId && item.removedAt === null
    const own = subscriptions.find(({ items }) => items.some(holds))
    const item = own?.items.find(holds)
    if (own === undefined || item === undefined) throw new ServiceError('payment.item_unknown')
    const { subscriptionId, periodEnd } = own.row
    try {
      await client.call('subscription/deleteItem', { subscriptionId, itemId })
    } catch (error) {
      if (!(await isGone(provider, { subscriptionId, itemId, error }))) throw paymentFailure(error, 'payment.failed')
    }
    const at = now()
    await removeSubscriptionItem(services.db, {
      mode,
      subscriptionId,
      baseId: item.baseId,
      readableUntil: periodEnd ?? chileanDate(at),
      at,
    })
    return viewSubscription(services, provider, { userId, subscriptionId })
  })
}

/** After a failed deletion: whether the provider holds the item no more. */
async function isGone(
  { client }: PaymentProvider,
  { subscriptionId, itemId, error }: { readonly subscriptionId: string; readonly itemId: number; readonly error: unknown },
): Promise<boolean> {
  if (!(error instanceof FlowError)) return false
  const found = await client.call('subscription/get', { subscriptionId }).catch(() => null)
  return found !== null && !found.items.some((item) => item.item_id === itemId)
}

/** Ends the subscription with its paid period; one that was never paid ends at once, with what is unpaid. Repeating it changes nothing. */
export function cancelSubscription(
  services: SyncServices & Pick<Services, 'provider'>,
  { userId, subscriptionId }: { readonly userId: string; readonly subscriptionId: string },
): Promise<SubscriptionView> {
  const provider = services.provider
  if (provider === null) throw new ServiceError('payment.subscription_not_found')
  return afterEarlier(provider, userId, async () => {
    await requireSubscription(services, provider, { userId, subscriptionId })
    const subscriptions = await listUserSubscriptions(services.db, { userId, mode: provider.mode })
    const isPaid = subscriptions.some(({ row, hasPaidInvoice }) => row.subscriptionId === subscriptionId && hasPaidInvoice)
    try {
      await provider.client.call('subscription/cancel', { subscriptionId, at_period_end: isPaid ? 1 : 0 })
      if (!isPaid) await voidUnpaidInvoices(services, provider, subscriptionId)
      await syncSubscription(services, provider, { userId, subscriptionId })
    } catch (error) {
      throw paymentFailure(error, 'payment.failed')
    }
    return viewSubscription(services, provider, { userId, subscriptionId })
  })
}
