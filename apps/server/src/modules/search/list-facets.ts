import type { Facets } from '@basejuris/contract'
import { type BaseId, collectionIds, getBase } from '@basejuris/domain'
import type { Services } from '../../services.ts'
import { presentFacets } from './present-facets.ts'

/** Exact counts of one base or of all. */
export async function listFacets({ search }: Pick<Services, 'search'>, base: BaseId | undefined): Promise<Facets> {
  return presentFacets(await search.facetsOf(base === undefined ? collectionIds : [getBase(base).collection]))
}
