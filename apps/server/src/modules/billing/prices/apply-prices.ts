import {
  addSubscriptionItem,
  announcePrice,
  listOpenPriceChanges,
  listRunningSubscriptions,
  listUserSubscriptions,
  type PriceChange,
  removeSubscriptionItem,
  type SubscriptionItem,
  settlePriceChange,
  type UserSubscription,
} from '@basejuris/database'
import { chileanDate, getBase, priceEffectiveOn, priceStepDue } from '@basejuris/domain'
import { FlowError } from '@basejuris/flow'
import type { PaymentProvider, Services } from '../../../services.ts'
import { ensureItem } from '../provider/ensure-item.ts'
import { afterEarlier } from '../provider/require-provider.ts'

type PriceServices = Pick<Services, 'db'>

interface OfUser {
  readonly userId: string
  readonly subscriptionId: string
}

const page = 100

/**
 * Announces the prices that changed since a subscription was contracted, and does what is due for those announced before: of every running
 * subscription. Items of the provider's catalogue are never edited. What could not be asked stays for the next run.
 */
export async function followPrices(services: PriceServices, provider: PaymentProvider): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await listRunningSubscriptions(services.db, { mode: provider.mode, after, limit: page })
    for (const { userId, subscriptionId } of rows)
      if (userId !== null)
        await afterEarlier(provider, userId, async () => {
          await announcePrices(services, provider, { userId, subscriptionId })
          await applyPriceChanges(services, provider, { userId, subscriptionId })
        }).catch((error: unknown) => {
          if (!(error instanceof FlowError)) throw error
        })
    after = rows.at(-1)?.subscriptionId ?? ''
    if (rows.length < page) return
  }
}

async function findSubscription({ db }: PriceServices, { mode }: PaymentProvider, { userId, subscriptionId }: OfUser) {
  return (await listUserSubscriptions(db, { userId, mode })).find(({ row }) => row.subscriptionId === subscriptionId) ?? null
}

const presentItems = ({ items }: UserSubscription): SubscriptionItem[] => items.filter(({ removedAt }) => removedAt === null)

/** A subscription that ends has no later invoice, so nothing is announced for it. */
async function announcePrices(services: PriceServices, provider: PaymentProvider, of: OfUser): Promise<void> {
  const { mode, now } = provider
  const one = await findSubscription(services, provider, of)
  if (one === null || !one.row.isLive || one.nextInvoiceDate === null) return
  const effectiveOn = priceEffectiveOn(one.nextInvoiceDate, chileanDate(now()))
  for (const { baseId, amount } of presentItems(one)) {
    const { price } = getBase(baseId)
    if (amount !== price)
      await announcePrice(services.db, { ...of, mode, baseId, oldAmount: amount, newAmount: price, announcedAt: now(), effectiveOn })
  }
}

/**
 * Does what is due for the announced prices of a subscription. Call it inside the queue of the user. It may be killed between any two
 * steps: the next call goes on.
 * @throws {FlowError} when the provider did not answer: to be called again
 */
export async function applyPriceChanges(services: PriceServices, provider: PaymentProvider, of: OfUser): Promise<void> {
  const { mode, now } = provider
  const changes = await listOpenPriceChanges(services.db, { mode, subscriptionId: of.subscriptionId })
  if (changes.length === 0) return
  const one = await findSubscription(services, provider, of)
  for (const change of changes) await applyChange(services, provider, { change, one, today: chileanDate(now()) })
}

interface Applied {
  readonly change: PriceChange
  readonly one: UserSubscription | null
  /** Chilean day. */
  readonly today: string
}

/** A price that the product changed once more is dropped, and announced anew. */
async function applyChange(services: PriceServices, provider: PaymentProvider, { change, one, today }: Applied): Promise<void> {
  const settle = (outcome: 'swapped' | 'ended' | 'dropped') => settlePriceChange(services.db, change, { outcome, at: provider.now() })
  const held = one === null ? [] : presentItems(one).filter(({ baseId }) => baseId === change.baseId)
  const old = held.find(({ amount }) => amount === change.oldAmount)
  const isSwapping = old === undefined && one?.items.some((item) => isOldItem(item, change)) === true
  if (one === null || !one.row.isLive || (old === undefined && !isSwapping)) return settle('dropped')
  if (getBase(change.baseId).price !== change.newAmount) return settle(old === undefined ? 'ended' : 'dropped')
  const step = priceStepDue(change, { today, nextInvoiceOn: one.nextInvoiceDate })
  if (step === 'wait') return
  if (old !== undefined) await takeOff(services, provider, { one, item: old, today })
  if (step === 'swap' && !held.some(({ amount }) => amount === change.newAmount)) await putOn(services, provider, { change, today })
  return settle(step === 'swap' ? 'swapped' : 'ended')
}

/** Whether the process was killed after it had taken off the old item: a removal by the user would have dropped the change. */
const isOldItem = ({ baseId, amount, removedAt }: SubscriptionItem, { baseId: base, oldAmount, announcedAt }: PriceChange): boolean =>
  baseId === base && amount === oldAmount && removedAt !== null && removedAt >= announcedAt

async function takeOff(
  { db }: PriceServices,
  { client, mode, now }: PaymentProvider,
  { one, item, today }: { readonly one: UserSubscription; readonly item: SubscriptionItem; readonly today: string },
): Promise<void> {
  const { subscriptionId, periodEnd } = one.row
  const { baseId, itemId } = item
  await client.call('subscription/deleteItem', { subscriptionId, itemId }).catch(async (error: unknown) => {
    const found = await client.call('subscription/get', { subscriptionId })
    if (found.items.some((other) => other.item_id === itemId)) throw error
  })
  await removeSubscriptionItem(db, { mode, subscriptionId, baseId, readableUntil: periodEnd ?? today, at: now(), actor: 'system' })
}

async function putOn(
  services: PriceServices,
  provider: PaymentProvider,
  { change, today }: { readonly change: PriceChange; readonly today: string },
): Promise<void> {
  const { userId, mode, subscriptionId, baseId, newAmount } = change
  const itemId = await ensureItem(services, provider, baseId)
  await provider.client.call('subscription/addItem', { subscriptionId, itemId }).catch((error: unknown) => {
    if (!(error instanceof FlowError && error.reason === 'already_added')) throw error
  })
  const item = { userId, mode, subscriptionId, baseId, itemId, amount: newAmount }
  await addSubscriptionItem(services.db, { ...item, at: provider.now(), readableFrom: today })
}
