import { type CollectionId, collectionIds } from '../courts/bases.ts'

/** The user or guest who sends a request. Every verb that returns ruling content takes one. */
export type Actor = { readonly kind: 'guest' } | UserActor

/** A signed-in user, with the open session of the request. */
export interface UserActor {
  readonly kind: 'user'
  readonly userId: string
  readonly sessionId: string
}

export const guest: Actor = { kind: 'guest' }

/** Collections whose text an actor may read. Rulings of others come as cards without passages, and their text answers 403. */
export type Entitlement = { readonly readable: ReadonlySet<CollectionId> }

/** Everything is allowed until subscriptions exist. */
export const fullEntitlement: Entitlement = { readable: new Set(collectionIds) }
