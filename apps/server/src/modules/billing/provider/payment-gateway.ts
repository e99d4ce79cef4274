import { listUserSubscriptions } from '@basejuris/database'
import {
  type Actor,
  chileanDate,
  deriveSubscriptionState,
  type Entitlement,
  entitlementOfService,
  entitlementWith,
  fullEntitlement,
  givesAccess,
  readableBases,
} from '@basejuris/domain'
import type { PaymentGateway, PaymentProvider, Services } from '../../../services.ts'
import { endSubscription } from './end-subscription.ts'
import type { SyncServices } from './sync-subscription.ts'

/** The gateway of a configured provider. */
export function createPaymentGateway(services: SyncServices, provider: PaymentProvider): PaymentGateway {
  const { mode, now } = provider
  return {
    isReady: () => provider.problems?.length === 0,
    endSubscription: (subscriber) => endSubscription(services, provider, subscriber),
    async hasSubscription(userId) {
      const today = chileanDate(now())
      const subscriptions = await listUserSubscriptions(services.db, { userId, mode })
      return subscriptions.some((one) => givesAccess(deriveSubscriptionState(one, today)))
    },
  }
}

/** What an actor may read: everything while nothing is premium, otherwise also the bases of their valid subscriptions. */
export async function entitlementOfActor(
  { db, flags, provider }: Pick<Services, 'db' | 'flags' | 'provider'>,
  actor: Actor,
): Promise<Entitlement> {
  if (actor.kind === 'service') return entitlementOfService(actor, fullEntitlement)
  const switches = await flags()
  if (switches.betaFree || !switches.subscriptions) return fullEntitlement
  if (actor.kind === 'guest' || provider === null) return entitlementWith(new Set(), switches)
  const subscriptions = await listUserSubscriptions(db, { userId: actor.userId, mode: provider.mode })
  return entitlementWith(readableBases(subscriptions, chileanDate(provider.now())), switches)
}
