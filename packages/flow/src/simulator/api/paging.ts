import type { World } from '../state/world.ts'
import type { Parameters } from './parameters.ts'

const maxLimit = 100

export interface Page {
  readonly total: number
  readonly hasMore: boolean | 0 | 1
  readonly data: readonly unknown[]
}

/** One page of rows by `start` (0) and `limit` (10, at most 100). */
export function pageOf<T>({ state }: World, parameters: Parameters, rows: readonly T[], present: (row: T) => unknown): Page {
  const start = parameters.optionalInteger('start') ?? 0
  const limit = parameters.optionalInteger('limit', { min: 1, max: maxLimit }) ?? 10
  const hasMore = start + limit < rows.length
  return {
    total: rows.length,
    hasMore: state.settings.hasMoreAs === 'boolean' ? hasMore : hasMore ? 1 : 0,
    data: rows.slice(start, start + limit).map(present),
  }
}

/** Rows whose name holds the text of `filter`, whatever its case. */
export function byFilter<T>(parameters: Parameters, rows: readonly T[], nameOf: (row: T) => string): readonly T[] {
  const filter = parameters.find('filter')?.toLowerCase()
  return filter === undefined ? rows : rows.filter((row) => nameOf(row).toLowerCase().includes(filter))
}

/** Rows of the status that is asked for. */
export function byStatus<T extends { readonly status: number }>(parameters: Parameters, rows: readonly T[]): readonly T[] {
  const status = parameters.optionalInteger('status', { max: 9 })
  return status === null ? rows : rows.filter((row) => row.status === status)
}
