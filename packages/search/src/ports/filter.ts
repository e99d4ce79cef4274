/** Fields every document has for filtering: its own id and its group. */
export const idField = '_id'
export const groupField = '_group'

/**
 * Which documents count at all, whatever they say; applied before ranking.
 * `in` reads facets (and `_id`, `_group`) and compares exactly; `range` reads sort keys, both ends included, and never holds for a document
 * without the key or with a key of the other type; `exists` reads facets and sort keys. `and` of nothing holds, `or` of nothing does not.
 */
export type Filter =
  | { readonly kind: 'in'; readonly field: string; readonly values: readonly string[] }
  | { readonly kind: 'range'; readonly field: string; readonly from?: number | string; readonly to?: number | string }
  | { readonly kind: 'exists'; readonly field: string }
  | { readonly kind: 'and'; readonly filters: readonly Filter[] }
  | { readonly kind: 'or'; readonly filters: readonly Filter[] }
  | { readonly kind: 'not'; readonly filter: Filter }

export function inFilter(field: string, values: readonly string[]): Filter {
  return { kind: 'in', field, values }
}
export function rangeFilter(field: string, bounds: { from?: number | string; to?: number | string }): Filter {
  return {
    kind: 'range',
    field,
    ...bounds,
  }
}
export function existsFilter(field: string): Filter {
  return { kind: 'exists', field }
}
export function andFilter(filters: readonly Filter[]): Filter {
  return { kind: 'and', filters }
}
export function orFilter(filters: readonly Filter[]): Filter {
  return { kind: 'or', filters }
}
export function notFilter(filter: Filter): Filter {
  return { kind: 'not', filter }
}
