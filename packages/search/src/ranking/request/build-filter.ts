import { type CollectionId, type FilterName, filterNames } from '@basejuris/domain'
import { facet, sortKey } from '../../indexing/fields.ts'
import { andFilter, type Filter, inFilter, notFilter, rangeFilter } from '../../ports/index.ts'
import type { QueryDate } from '../../query/parts/query-parts.ts'
import type { RulingFilters } from './search-request.ts'

/** `scope` is what a query is interpreted over. `filter` is the part of it that the filters leave. */
export interface SearchScope {
  readonly scope: Filter
  readonly filter: Filter
}

export function buildScope(collections: readonly CollectionId[], filters: RulingFilters, dates: readonly QueryDate[]): SearchScope {
  return {
    scope: buildFilter(collections, {}, dates),
    filter: buildFilter(collections, filters, dates),
  }
}

/** Values of one filter are alternatives; different filters must all match. Excluded values never match. */
export function buildFilter(collections: readonly CollectionId[], filters: RulingFilters, dates: readonly QueryDate[]): Filter {
  return andFilter([
    inFilter(facet.collection, collections),
    ...filterNames.flatMap((name) => valuesFilter(name, filters[name] ?? [])),
    ...(filters.desde ?? []).map((date) => rangeFilter(sortKey.date, { from: firstDay(date) })),
    ...(filters.hasta ?? []).map((date) => rangeFilter(sortKey.date, { to: lastDay(date) })),
    ...dates.flatMap(({ bounds }) => (bounds === null ? [] : [boundsFilter(bounds)])),
  ])
}

const valuesFilter = (name: FilterName, values: readonly string[]): Filter[] => {
  const included = values.filter((value) => !value.startsWith('-'))
  const excluded = values.filter((value) => value.startsWith('-')).map((value) => value.slice(1))
  return [...(included.length > 0 ? [inFilter(name, included)] : []), ...(excluded.length > 0 ? [notFilter(inFilter(name, excluded))] : [])]
}

const boundsFilter = ({ from, until }: NonNullable<QueryDate['bounds']>): Filter =>
  rangeFilter(sortKey.date, {
    ...(from === undefined ? {} : { from: firstDay(from) }),
    ...(until === undefined ? {} : { to: lastDay(until) }),
  })

/** `2015` → 20150101, `2015-03` → 20150301. */
const firstDay = (date: string): number => Number(`${date.replaceAll('-', '')}${date.length === 4 ? '0101' : '01'}`.slice(0, 8))
/** `2015` → 20151231, `2015-02` → 20150231: a number after every day of the month. */
const lastDay = (date: string): number => Number(`${date.replaceAll('-', '')}${date.length === 4 ? '1231' : '31'}`.slice(0, 8))
