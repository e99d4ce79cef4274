import { caseFacet } from '../../indexing/fields.ts'
import type { FacetCount, LexicalIndex, LexicalSearch } from '../../ports/index.ts'
import { unlimitedValues } from '../order/facets.ts'

/** Every case that some ruling leaves without effect. */
export async function overturnedCases(lexical: LexicalIndex): Promise<ReadonlySet<string>> {
  const { facets } = await lexical.search('rulings', overturnedCasesSearch)
  const counts = facets[caseFacet.overturned] ?? []
  const cached = caseSets.get(counts) ?? new Set(counts.map(({ value }) => value))
  caseSets.set(counts, cached)
  return cached
}

/** Cached by the list of counts: the index returns the same list until something changes. */
const caseSets = new WeakMap<readonly FacetCount[], ReadonlySet<string>>()

const overturnedCasesSearch: LexicalSearch = {
  text: null,
  filter: null,
  sort: [],
  offset: 0,
  limit: 0,
  facets: [{ name: caseFacet.overturned, limit: unlimitedValues }],
}
