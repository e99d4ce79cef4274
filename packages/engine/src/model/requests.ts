import type { Filter } from './filter.ts'
import type { TextQuery } from './text-query.ts'

export interface Hit {
  readonly id: string
  /** Comparable only within one answer. */
  readonly score: number
}

export interface SortKey {
  readonly key: string
  readonly direction: 'asc' | 'desc'
}

/** Keys in order of importance. Documents without a key come last in either direction; what is left tied is ordered by id, ascending. */
export type SortOrder = 'relevance' | readonly SortKey[]

export interface SearchRequest {
  /** null: every document, with score 0. */
  readonly text: TextQuery | null
  readonly filter: Filter | null
  readonly sort: SortOrder
  /** Facets to count, each with the most values wanted. */
  readonly facets: readonly { readonly name: string; readonly limit: number }[]
  readonly offset: number
  /** 0: only the total and the facets. */
  readonly limit: number
  /** false: the total is not wanted, and where no facet is either, documents that cannot be among the best are never looked at. Default true. */
  readonly count?: boolean
  /**
   * A facet: of the documents that have the same first value of it, only the first in the order asked for is a hit. Documents without a value stand
   * alone. Total and facets count all of them.
   */
  readonly collapse?: string
  /** A facet: groups are told as with `collapse`, but every document is a hit. Not together with it. */
  readonly countGroups?: string
}

export interface FacetCount {
  readonly value: string
  readonly total: number
}

export interface SearchAnswer {
  readonly hits: readonly Hit[]
  /** Documents that match text and filter: exact; null when it was not wanted. */
  readonly total: number | null
  /** Exact counts over the same documents, most frequent first, then by value; an unknown facet gives an empty list. */
  readonly facets: Readonly<Record<string, readonly FacetCount[]>>
  /** Exact, over all pages; null without `collapse` and `countGroups`. */
  readonly groups: CollapsedGroups | null
}

export interface CollapsedGroups {
  /** How many hits all pages have together. */
  readonly total: number
  /** Of each hit, the matching documents it stands for, itself included. */
  readonly sizes: readonly number[]
}

export interface NearestRequest {
  /** A vector of the index's dimension, or the id of a document whose vector is meant (which is then left out of the answer). */
  readonly near: Float32Array | { readonly id: string }
  readonly filter: Filter | null
  readonly limit: number
}

export interface NearTermsRequest {
  readonly term: string
  readonly fields: readonly string[]
  /** Insertions, deletions, substitutions and swaps of neighbours allowed, in UTF-16 code units. */
  readonly edits: 1 | 2
  /** What the terms begin with: a longer one is found sooner; empty for any. */
  readonly prefix: string
  readonly limit: number
}

export interface NearTerm {
  readonly term: string
  readonly edits: number
  /** Live documents that have it in at least one of the fields. */
  readonly documents: number
}
