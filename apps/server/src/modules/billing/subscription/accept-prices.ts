import type { SubscriptionView } from '@basejuris/contract'
import { listOpenPriceChanges, acceptPrices as storeConsent } from '@basejuris/database'
import { type BaseId, chileanDate, needsConsent, priceAcceptUntil } from '@basejuris/domain'
import { FlowError } from '@basejuris/flow'
import { ServiceError } from '../../../errors/service-error.ts'
import type { Services } from '../../../services.ts'
import { presentTerms } from '../present-terms.ts'
import { applyPriceChanges } from '../prices/apply-prices.ts'
import { priceConsent } from '../prices/price-consent.ts'
import { afterEarlier } from '../provider/require-provider.ts'
import type { SyncServices } from '../provider/sync-subscription.ts'
import { requireSubscription, viewSubscription } from './show-subscription.ts'

interface AcceptPrices {
  readonly userId: string
  readonly subscriptionId: string
  readonly precios: readonly { readonly base: BaseId; readonly precio: number }[]
  /** Address of the user, for the proof. */
  readonly address: string
}

/**
 * Stores consent to announced prices with its proof. The provider's items are changed at once where they are due, otherwise by a job.
 * Repeating it changes nothing.
 */
export function acceptPrices(
  services: SyncServices & Pick<Services, 'provider' | 'site'>,
  { userId, subscriptionId, precios, address }: AcceptPrices,
): Promise<SubscriptionView> {
  const { provider, db } = services
  if (provider === null) throw new ServiceError('payment.subscription_not_found')
  const { mode, now } = provider
  return afterEarlier(provider, userId, async () => {
    await requireSubscription(services, provider, { userId, subscriptionId })
    const open = await listOpenPriceChanges(db, { mode, subscriptionId })
    const today = chileanDate(now())
    const chosen = precios.map(({ base, precio }) => {
      const change = open.find(({ baseId, newAmount }) => baseId === base && newAmount === precio)
      const isLate = change !== undefined && needsConsent(change) && today > priceAcceptUntil(change.effectiveOn)
      if (change === undefined || isLate) throw new ServiceError('payment.price_not_offered')
      return change
    })
    const consent = { terms: presentTerms(services), text: priceConsent(chosen), address }
    await storeConsent(db, { ids: chosen.map(({ id }) => id), userId, of: { mode, subscriptionId }, consent, at: now() })
    await applyPriceChanges(services, provider, { userId, subscriptionId }).catch((error: unknown) => {
      if (!(error instanceof FlowError)) throw error
    })
    return viewSubscription(services, provider, { userId, subscriptionId })
  })
}
