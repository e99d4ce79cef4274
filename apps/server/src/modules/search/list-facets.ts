import type { Facets } from '@basejuris/contract'
import type { BaseId, FictionalMode } from '@basejuris/domain'
import type { Services } from '../../services.ts'
import { searchedCorpus } from '../platform/searched-corpus.ts'
import { presentFacets } from './present-facets.ts'

/** Exact counts of one base or of all. */
export async function listFacets(
  services: Pick<Services, 'search' | 'coverage'>,
  { base, ficticias }: { readonly base?: BaseId | undefined; readonly ficticias?: FictionalMode | undefined },
): Promise<Facets> {
  const corpus = await searchedCorpus(services, { bases: base === undefined ? [] : [base], ficticias })
  return presentFacets(await services.search.facetsOf(corpus))
}
