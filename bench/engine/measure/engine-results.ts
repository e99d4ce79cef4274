import type { BenchFilter } from '../corpus/make-queries.ts'
import type { FacetTotals } from '../engines/engine-adapter.ts'

export interface Built {
  readonly seconds: number
  readonly bytes: number
  readonly peakMb: number
}

/** Milliseconds of each query, by kind of measurement. */
export type Times = Readonly<Record<string, readonly number[]>>

export interface Measured {
  readonly openMs: number
  readonly firstMs: number
  /** Of queries that the process gets for the first time. */
  readonly times: Times
  /** Of the same queries, repeated at once. */
  readonly repeated: Times
  readonly queriesPerSecond: number
  readonly rssMb: number
}

/** Answers to compare between engines, by query. null where the engine was not queried or cannot answer. */
export interface Answers {
  readonly top: readonly (readonly number[] | null)[]
  readonly topFiltered: readonly (readonly number[] | null)[]
  readonly counts: readonly (number | null)[]
  readonly countsFiltered: readonly (number | null)[]
  readonly facets: readonly (FacetTotals | null)[]
  readonly newest: readonly (readonly number[] | null)[]
  readonly nearest: Readonly<Record<string, readonly (readonly number[])[]>>
}

/** About 1 % and 7 % of the documents. */
export const vectorFilters: Readonly<Record<string, BenchFilter | null>> = {
  vectors: null,
  'vectors 7 %': { base: 'suprema', from: 2010, to: 2015 },
  'vectors 1 %': { base: 'salud', from: 2000, to: 2100 },
}

/** Number of query vectors with exact nearest neighbours. */
export const recallQueries = 30
