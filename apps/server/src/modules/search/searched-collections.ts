import type { SearchBody } from '@basejuris/contract'
import { type CollectionId, collectionIds, getBase } from '@basejuris/domain'

/** The requested bases and collections together; none requested means all. */
export function searchedCollections({ bases = [], colecciones = [] }: Pick<SearchBody, 'bases' | 'colecciones'>): CollectionId[] {
  const named = new Set<CollectionId>([...bases.map((id) => getBase(id).collection), ...colecciones])
  return named.size === 0 ? [...collectionIds] : collectionIds.filter((collection) => named.has(collection))
}
