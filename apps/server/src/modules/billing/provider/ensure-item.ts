import { findPaymentItem, savePaymentItem } from '@basejuris/database'
import { type BaseId, getBase, planItemName } from '@basejuris/domain'
import { listAll } from '@basejuris/flow'
import type { PaymentProvider, Services } from '../../../services.ts'
import { afterEarlier } from './require-provider.ts'

const active = 1

/**
 * The item of a base at its present price in the provider's catalogue, created the first time. A changed price makes another item: the
 * old one is never edited, because live subscriptions hold it.
 */
export function ensureItem({ db }: Pick<Services, 'db'>, provider: PaymentProvider, baseId: BaseId): Promise<number> {
  const { mode, now } = provider
  const amount = getBase(baseId).price
  return afterEarlier(provider, `item ${baseId}`, async () => {
    const stored = await findPaymentItem(db, { mode, baseId, amount })
    if (stored !== null) return stored.itemId
    const itemId = (await findInCatalogue(provider, baseId)) ?? (await createItem(provider, baseId))
    await savePaymentItem(db, { mode, baseId, amount, itemId, createdAt: now() })
    return itemId
  })
}

/** Null where the catalogue has no item of this name and price. */
export async function findInCatalogue({ client }: PaymentProvider, baseId: BaseId): Promise<number | null> {
  const endpoint = 'subscription_item/list'
  const { price } = getBase(baseId)
  for await (const item of listAll((range) => client.call(endpoint, { ...range, status: active }), { endpoint }))
    if (item.name === planItemName(baseId) && item.amount === price && item.currency === 'CLP' && item.status === active) return item.id
  return null
}

export async function createItem({ client }: PaymentProvider, baseId: BaseId): Promise<number> {
  const { id } = await client.call('subscription_item/create', {
    name: planItemName(baseId),
    currency: 'CLP',
    amount: getBase(baseId).price,
  })
  return id
}
