/** Fields that every document has for filtering: its id and its group. */
export const idField = '_id'
export const groupField = '_group'

/**
 * Which documents are considered, before ranking. `in` reads facets (and `_id`, `_group`) and compares exactly. `range` reads sort keys,
 * both ends included. It never holds for a document without the key or with a key of the other type. `exists` reads facets and sort
 * keys. An empty `and` holds, an empty `or` does not.
 */
export type Filter =
  | { readonly kind: 'in'; readonly field: string; readonly values: readonly string[] }
  | { readonly kind: 'range'; readonly field: string; readonly from?: number | string; readonly to?: number | string }
  | { readonly kind: 'exists'; readonly field: string }
  | { readonly kind: 'and'; readonly filters: readonly Filter[] }
  | { readonly kind: 'or'; readonly filters: readonly Filter[] }
  | { readonly kind: 'not'; readonly filter: Filter }
