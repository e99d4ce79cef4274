import { type Entitlement, fullEntitlement } from '../accounts/actor.ts'
import { type Flags, isPremium } from '../accounts/flags.ts'
import { type BaseId, baseOfCollection, collectionIds } from '../courts/bases.ts'
import { deriveSubscriptionState, givesAccess, type ProviderSubscription } from './subscription-status.ts'

/** A base on a subscription. Days are `yyyy-mm-dd` in Chile. */
export interface SubscribedBase {
  readonly base: BaseId
  /** Day from which it is readable; null while it waits for a paid invoice. */
  readonly readableFrom: string | null
  /** Last readable day of a removed base; null while it is not removed. */
  readonly readableUntil: string | null
}

export interface SubscriptionOfUser extends ProviderSubscription {
  readonly bases: readonly SubscribedBase[]
}

/** Premium bases that the subscriptions of a user let them read on a day. An outage changes nothing: only the stored copy decides. */
export function readableBases(subscriptions: readonly SubscriptionOfUser[], today: string): ReadonlySet<BaseId> {
  const valid = subscriptions.filter((one) => givesAccess(deriveSubscriptionState(one, today)))
  return new Set(
    valid.flatMap(({ bases }) =>
      bases
        .filter(
          ({ readableFrom, readableUntil }) =>
            readableFrom !== null && readableFrom <= today && (readableUntil === null || today <= readableUntil),
        )
        .map(({ base }) => base),
    ),
  )
}

/** What an actor with these bases may read: everything that is not premium, and the bases. */
export function entitlementWith(readable: ReadonlySet<BaseId>, flags: Flags): Entitlement {
  if (flags.betaFree || !flags.subscriptions) return fullEntitlement
  return {
    readable: new Set(
      collectionIds.filter((collection) => {
        const base = baseOfCollection(collection)
        return base === null || !isPremium(base.price, flags) || readable.has(base.id)
      }),
    ),
  }
}
