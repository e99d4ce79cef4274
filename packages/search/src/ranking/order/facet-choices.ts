import { dateFilterNames, type FilterName, filterNames } from '@basejuris/domain'
import { facet } from '../../indexing/fields.ts'
import { andFilter, type LexicalResult } from '../../ports/index.ts'
import { buildFilter } from '../request/build-filter.ts'
import type { SearchPorts } from '../request/search-ports.ts'
import type { RulingFilters } from '../request/search-request.ts'
import { maxFacetValues } from './facets.ts'
import { type Ordered, orderRulings } from './order-rulings.ts'

/** Filters that narrow one facet. For the year these include the dates. */
const narrowedBy = (name: FilterName): readonly (keyof RulingFilters)[] => (name === facet.year ? [name, ...dateFilterNames] : [name])

/** For each facet with a filter, exact counts without its own filter: what could be chosen instead. */
export async function countFacetChoices(ports: SearchPorts, ordered: Ordered): Promise<LexicalResult['facets']> {
  const { prepared, request } = ordered
  const filtered = filterNames.filter((name) => narrowedBy(name).some((filter) => (request.filters[filter] ?? []).length > 0))
  const counted = await Promise.all(
    filtered.map(async (facetName) => {
      const own = narrowedBy(facetName)
      const others = Object.fromEntries(Object.entries(request.filters).filter(([name]) => !own.some((each) => each === name)))
      const withoutOwnFilter = { ...prepared, filter: andFilter([prepared.demanded, buildFilter(request, others)]) }
      const { text, filter, primary } = await orderRulings(ports, { ...ordered, prepared: withoutOwnFilter })
      const answering = primary === undefined ? {} : { primary }
      const counting = { sort: [], facets: [{ name: facetName, limit: maxFacetValues }], offset: 0, limit: 0 }
      return (await ports.lexical.search('rulings', { text, filter, ...answering, ...counting })).facets
    }),
  )
  return Object.assign({}, ...counted)
}
