import { filterNames, parseDocketFilter } from '@basejuris/domain'
import { docketFacet, facet, fictionalFacet, sortKey } from '../../indexing/fields.ts'
import { andFilter, existsFilter, type Filter, idField, inFilter, notFilter, rangeFilter } from '../../ports/index.ts'
import type { Corpus, RulingFilters } from './search-request.ts'

/** `scope` is what a query is interpreted over. `filter` is the part of it that the filters leave. */
export interface SearchScope {
  readonly scope: Filter
  readonly filter: Filter
  /** `filter` over the fictional rulings alone, whether they are searched or not. */
  readonly fictionalFilter: Filter
}

export function buildScope(corpus: Corpus, filters: RulingFilters, only?: readonly string[]): SearchScope {
  const limited = (filter: Filter): Filter => (only === undefined ? filter : andFilter([filter, inFilter(idField, only)]))
  return {
    scope: buildFilter(corpus, {}),
    filter: limited(buildFilter(corpus, filters)),
    fictionalFilter: limited(buildFilter({ ...corpus, fictional: 'solo' }, filters)),
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
export function buildFilter(corpus: Corpus, filters: RulingFilters): Filter {
  return andFilter([
    ...corpusFilters(corpus),
    ...valuesFilter(docketFacet, (filters.rol ?? []).map(docketValue)),
    ...filterNames.flatMap((name) => valuesFilter(name, filters[name] ?? [])),
    ...(filters.desde ?? []).map((date) => rangeFilter(sortKey.date, { from: firstDay(date) })),
    ...(filters.hasta ?? []).map((date) => rangeFilter(sortKey.date, { to: lastDay(date) })),
  ])
}

/** As the index writes it; the sign of an excluded value stays. */
const docketValue = (marked: string): string => {
  const written = marked.replace(/^-/u, '')
  return `${marked.startsWith('-') ? '-' : ''}${(parseDocketFilter(written) ?? written).toLowerCase()}`
}

const valuesFilter = (name: string, values: readonly string[]): Filter[] => {
  const included = values.filter((value) => !value.startsWith('-'))
  const excluded = values.filter((value) => value.startsWith('-')).map((value) => value.slice(1))
  return [...(included.length > 0 ? [inFilter(name, included)] : []), ...(excluded.length > 0 ? [notFilter(inFilter(name, excluded))] : [])]
}

/** `2015` → 20150101, `2015-03` → 20150301. */
export function firstDay(date: string): number {
  return Number(`${date.replaceAll('-', '')}${date.length === 4 ? '0101' : '01'}`.slice(0, 8))
}
/** `2015` → 20151231, `2015-02` → 20150231: a number after every day of the month. */
export function lastDay(date: string): number {
  return Number(`${date.replaceAll('-', '')}${date.length === 4 ? '1231' : '31'}`.slice(0, 8))
}
