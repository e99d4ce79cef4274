import { type Filter, groupField, idField } from '../../../ports/index.ts'
import { facetField, numberField, stored, stringField } from '../cluster/encode-names.ts'
import type { JsonObject } from '../cluster/engine-client.ts'

export const everything: JsonObject = { match_all: {} }
export const nothing: JsonObject = { match_none: {} }

/** A filter as a query without score. */
export function compileFilter(filter: Filter): JsonObject {
  switch (filter.kind) {
    case 'in':
      return filter.values.length === 0 ? nothing : { terms: { [fieldOf(filter.field)]: [...filter.values] } }
    case 'range':
      return rangeOf(filter)
    case 'exists':
      return filter.field === idField || filter.field === groupField
        ? everything
        : anyOf([facetField, numberField, stringField].map((named) => ({ exists: { field: named(filter.field) } })))
    case 'and':
      return allOf(filter.filters.map(compileFilter))
    case 'or':
      return anyOf(filter.filters.map(compileFilter))
    case 'not':
      return notOf(compileFilter(filter.filter))
  }
}

export function allOf(filters: readonly JsonObject[]): JsonObject {
  return { bool: { filter: filters.length === 0 ? [everything] : filters } }
}
export function anyOf(queries: readonly JsonObject[], atLeast = 1): JsonObject {
  return queries.length < atLeast ? nothing : { bool: { should: queries, minimum_should_match: atLeast } }
}
export function notOf(query: JsonObject): JsonObject {
  return { bool: { filter: [everything], must_not: [query] } }
}

const fieldOf = (name: string): string => {
  if (name === idField) return stored.id
  return name === groupField ? stored.group : facetField(name)
}

/** Bounds of two types hold for no value. */
const rangeOf = ({ field, from, to }: Extract<Filter, { kind: 'range' }>): JsonObject => {
  const bounds = { ...(from === undefined ? {} : { gte: from }), ...(to === undefined ? {} : { lte: to }) }
  const types = new Set(Object.values(bounds).map((bound) => typeof bound))
  if (types.size > 1) return nothing
  const ranges = { number: { range: { [numberField(field)]: bounds } }, string: { range: { [stringField(field)]: bounds } } }
  if (types.size === 0) return anyOf([numberField, stringField].map((named) => ({ exists: { field: named(field) } })))
  return types.has('number') ? ranges.number : ranges.string
}
