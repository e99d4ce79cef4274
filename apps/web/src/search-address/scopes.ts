import { type BaseId, baseIdSchema, baseOfCollection, bases, type CollectionId, collectionIds, collectionNames } from '@basejuris/domain'

/** What a search can be kept to: a base, or one of the collections that belong to none. */
export type Scope = BaseId | CollectionId

const collectionsAlone = new Set<string>(collectionIds.filter((id) => baseOfCollection(id) === null))
const isCollectionAlone = (id: string): id is CollectionId => collectionsAlone.has(id)

export function parseScope(id: string): Scope | null {
  return baseIdSchema.safeParse(id).data ?? (isCollectionAlone(id) ? id : null)
}

export function scopeName(id: string): string {
  return bases.find((base) => base.id === id)?.name ?? (isCollectionAlone(id) ? collectionNames[id] : id)
}

/** The two lists in which the API takes them. */
export function splitScopes(scopes: readonly Scope[]): { bases: BaseId[]; colecciones: CollectionId[] } {
  return {
    bases: scopes.flatMap((scope) => baseIdSchema.safeParse(scope).data ?? []),
    colecciones: scopes.filter(isCollectionAlone),
  }
}
