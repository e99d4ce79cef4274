import { facet } from '../../indexing/fields.ts'
import type { FacetCount, LexicalIndex, LexicalResult } from '../../ports/index.ts'
import { corpusFilter } from '../request/build-filter.ts'
import type { Corpus, RulingSearchRequest } from '../request/search-request.ts'

export type RulingFacets = Readonly<Record<string, readonly FacetCount[]>>

export const maxFacetValues = 200

/** Facets by their API names. */
export const facetRequests: readonly { readonly name: string; readonly limit: number }[] = Object.values(facet)
  .filter((name) => name !== facet.collection)
  .map((name) => ({ name, limit: maxFacetValues }))

export const unlimitedValues = 2 ** 31 - 1

/** Limits the counts to what the request asks for. Keys are the API names of facets and filters. */
export function limitFacets(facets: RulingFacets, { values, filters }: Pick<RulingSearchRequest, 'values' | 'filters'>): RulingFacets {
  if (values === undefined) return facets
  const marked: Readonly<Record<string, readonly string[] | undefined>> = { ...filters }
  const isShown = (name: string, value: string, at: number): boolean =>
    at < values || name === facet.year || marked[name]?.some((each) => each === value || each === `-${value}`) === true
  return Object.fromEntries(
    Object.entries(facets).map(([name, counts]) => [name, counts.filter(({ value }, at) => isShown(name, value, at))]),
  )
}

/** Sorts years newest first. Other facets stay sorted by count. */
export function sortFacets({ [facet.year]: years, ...facets }: LexicalResult['facets']): RulingFacets {
  return years === undefined ? facets : { ...facets, [facet.year]: [...years].sort((a, b) => (a.value < b.value ? 1 : -1)) }
}

/** Every norm that a ruling of the corpus cites, with how many do: most cited first, articles left out. */
export async function countCitedNorms(lexical: LexicalIndex, corpus: Corpus): Promise<readonly FacetCount[]> {
  const facets = [{ name: facet.norm, limit: unlimitedValues }]
  const found = await lexical.search('rulings', { text: null, filter: corpusFilter(corpus), sort: [], facets, offset: 0, limit: 0 })
  return (found.facets[facet.norm] ?? []).filter(({ value }) => !value.includes(':'))
}

export async function countFacets(lexical: LexicalIndex, corpus: Corpus): Promise<RulingFacets> {
  const filter = corpusFilter(corpus)
  const { facets } = await lexical.search('rulings', { text: null, filter, sort: [], facets: facetRequests, offset: 0, limit: 0 })
  return sortFacets(facets)
}
