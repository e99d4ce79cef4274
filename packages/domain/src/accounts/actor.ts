import { type CollectionId, collectionIds } from '../courts/bases.ts'

/** Who asks. Every verb that returns ruling content takes one. */
export type Actor = { readonly kind: 'guest' } | UserActor

/** Somebody signed in, through one of their open sessions. */
export interface UserActor {
  readonly kind: 'user'
  readonly userId: string
  readonly sessionId: string
}

export const guest: Actor = { kind: 'guest' }

/** Collections whose text an actor may read; the rest give cards without passages and 403 on text. */
export type Entitlement = { readonly readable: ReadonlySet<CollectionId> }

/** Until subscriptions exist everything is allowed. */
export const fullEntitlement: Entitlement = { readable: new Set(collectionIds) }
