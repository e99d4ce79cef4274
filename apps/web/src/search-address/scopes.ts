import { type BaseId, baseIdSchema, baseOfCollection, bases, type CollectionId, collectionIds, collectionNames } from '@basejuris/domain'

/** What a search can be limited to: a base, or a collection that belongs to none. */
export type Scope = BaseId | CollectionId

const collectionsAlone = new Set<string>(collectionIds.filter((id) => baseOfCollection(id) === null))
const isCollectionAlone = (id: string): id is CollectionId => collectionsAlone.has(id)

export function parseScope(id: string): Scope | null {
  return baseIdSchema.safeParse(id).data ?? (isCollectionAlone(id) ? id : null)
}

export function scopeName(id: string): string {
  return bases.find((base) => base.id === id)?.name ?? (isCollectionAlone(id) ? collectionNames[id] : id)
}

/** Splits scopes into the two lists of the API. */
export function splitScopes(scopes: readonly Scope[]): { bases: BaseId[]; colecciones: CollectionId[] } {
  return {
    bases: scopes.flatMap((scope) => baseIdSchema.safeParse(scope).data ?? []),
    colecciones: scopes.filter(isCollectionAlone),
  }
}
