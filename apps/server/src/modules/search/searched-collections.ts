import type { SearchBody } from '@basejuris/contract'
import { type CollectionId, collectionIds, getBase } from '@basejuris/domain'

/** Bases and collections named, together; none named means all. */
export function searchedCollections({ bases = [], colecciones = [] }: Pick<SearchBody, 'bases' | 'colecciones'>): CollectionId[] {
  const named = new Set<CollectionId>([...bases.map((id) => getBase(id).collection), ...colecciones])
  return named.size === 0 ? [...collectionIds] : collectionIds.filter((collection) => named.has(collection))
}
