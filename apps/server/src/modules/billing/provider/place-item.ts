import { addSubscriptionItem } from '@basejuris/database'
import { type BaseId, chileanDate, getBase } from '@basejuris/domain'
import { FlowError } from '@basejuris/flow'
import type { PaymentProvider, Services } from '../../../services.ts'
import { ensureItem } from './ensure-item.ts'

/** Adds a base to a subscription. The provider charges it from the next invoice on; adding it twice changes nothing. */
export async function placeItem(
  services: Pick<Services, 'db'>,
  provider: PaymentProvider,
  {
    userId,
    subscriptionId,
    base,
    isFree,
  }: { readonly userId: string; readonly subscriptionId: string; readonly base: BaseId; readonly isFree: boolean },
): Promise<void> {
  const { client, mode, now } = provider
  const itemId = await ensureItem(services, provider, base)
  await client.call('subscription/addItem', { subscriptionId, itemId }).catch((error: unknown) => {
    if (!(error instanceof FlowError && error.reason === 'already_added')) throw error
  })
  const readableFrom = isFree ? chileanDate(now()) : null
  const { price } = getBase(base)
  await addSubscriptionItem(services.db, { userId, mode, subscriptionId, baseId: base, itemId, amount: price, at: now(), readableFrom })
}
