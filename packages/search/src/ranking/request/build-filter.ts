import { type FilterName, filterNames } from '@basejuris/domain'
import { facet, fictionalFacet, sortKey } from '../../indexing/fields.ts'
import { andFilter, existsFilter, type Filter, inFilter, notFilter, rangeFilter } from '../../ports/index.ts'
import type { QueryDate } from '../../query/parts/query-parts.ts'
import type { Corpus, RulingFilters } from './search-request.ts'

/** What a query is interpreted over: the corpus and the dates of the query itself. `filter` is the part that the filters leave. */
export interface SearchScope {
  readonly scope: Filter
  readonly filter: Filter
  /** `filter` over the fictional rulings alone, whether they are searched or not. */
  readonly fictionalFilter: Filter
}

export function buildScope(corpus: Corpus, filters: RulingFilters, dates: readonly QueryDate[]): SearchScope {
  return {
    scope: buildFilter(corpus, {}, dates),
    filter: buildFilter(corpus, filters, dates),
    fictionalFilter: buildFilter({ ...corpus, fictional: 'solo' }, filters, dates),
  }
}

export function corpusFilter(corpus: Corpus): Filter {
  return andFilter(corpusFilters(corpus))
}

const corpusFilters = ({ collections, fictional }: Corpus): Filter[] => [
  inFilter(facet.collection, collections),
  ...(fictional === 'incluir' ? [] : fictional === 'solo' ? [fictionalOnly] : [notFilter(fictionalOnly)]),
]

/** Matches fictional rulings. */
export const fictionalOnly: Filter = existsFilter(fictionalFacet)

/** Values of one filter are alternatives; different filters must all match. Excluded values never match. */
export function buildFilter(corpus: Corpus, filters: RulingFilters, dates: readonly QueryDate[]): Filter {
  return andFilter([
    ...corpusFilters(corpus),
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
