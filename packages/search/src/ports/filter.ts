import { type Filter, groupField, idField } from '@basejuris/engine'

export { type Filter, groupField, idField }

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
