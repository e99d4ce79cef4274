import type { EveryFacet } from '@basejuris/contract'
import { type BaseId, type FictionalMode, facetNames } from '@basejuris/domain'
import type { Services } from '../../services.ts'
import { searchedCorpus } from '../platform/searched-corpus.ts'
import { presentFacets } from './present-facets.ts'

/** Exact counts of one base or of all, by every facet. */
export async function listFacets(
  services: Pick<Services, 'search' | 'coverage'>,
  { base, ficticias }: { readonly base?: BaseId | undefined; readonly ficticias?: FictionalMode | undefined },
): Promise<EveryFacet> {
  const corpus = await searchedCorpus(services, { bases: base === undefined ? [] : [base], ficticias })
  const facets = presentFacets(await services.search.facetsOf(corpus))
  return Object.fromEntries(facetNames.map((name) => [name, facets[name] ?? []])) as EveryFacet
}
