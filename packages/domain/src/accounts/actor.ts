import { type BaseId, baseOfCollection, type CollectionId, collectionIds } from '../courts/bases.ts'

/** The user or guest who sends a request. Every verb that returns ruling content takes one. */
export type Actor = { readonly kind: 'guest' } | UserActor | ServiceActor

/** A signed-in user, with the open session of the request. */
export interface UserActor {
  readonly kind: 'user'
  readonly userId: string
  readonly sessionId: string
}

/** A machine that sent a service key. Only endpoints that take such keys see one. */
export interface ServiceActor {
  readonly kind: 'service'
  /** Name of its key. */
  readonly name: string
  /** Bases whose text it may read; null for all. */
  readonly bases: readonly BaseId[] | null
}

export const guest: Actor = { kind: 'guest' }

/** Collections whose text an actor may read. Rulings of others come as cards without passages, and their text answers 403. */
export type Entitlement = { readonly readable: ReadonlySet<CollectionId> }

/** Everything is allowed until subscriptions exist. */
export const fullEntitlement: Entitlement = { readable: new Set(collectionIds) }

/** What a machine may read of what is open to it: its bases, and the collections without a base. */
export function entitlementOfService({ bases }: ServiceActor, { readable }: Entitlement): Entitlement {
  if (bases === null) return { readable }
  const isAllowed = (collection: CollectionId): boolean => {
    const base = baseOfCollection(collection)
    return base === null || bases.includes(base.id)
  }
  return { readable: new Set([...readable].filter(isAllowed)) }
}
