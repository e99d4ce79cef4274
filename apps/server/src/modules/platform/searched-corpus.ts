import type { SearchBody } from '@basejuris/contract'
import { type CollectionId, collectionIds, type FictionalMode, getBase } from '@basejuris/domain'
import type { Corpus } from '@basejuris/search'
import type { Services } from '../../services.ts'
import { fictionalModeOf } from './coverage.ts'

interface RequestedCorpus extends Partial<Pick<SearchBody, 'bases' | 'colecciones'>> {
  readonly ficticias?: FictionalMode | undefined
}

/** The requested bases and collections together, none requested meaning all; with the fictional rulings or without them. */
export async function searchedCorpus(
  services: Pick<Services, 'coverage'>,
  { bases = [], colecciones = [], ficticias }: RequestedCorpus,
): Promise<Corpus> {
  const named = new Set<CollectionId>([...bases.map((id) => getBase(id).collection), ...colecciones])
  return {
    collections: named.size === 0 ? collectionIds : collectionIds.filter((collection) => named.has(collection)),
    fictional: await fictionalModeOf(services, ficticias),
  }
}
