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

/** What makes a matching document primary: every given condition. */
export interface PrimaryMatches {
  /** It matches this text. Default: the text of the request. */
  readonly text?: TextQuery
  /** Its score for that text is at least this. */
  readonly minScore?: number
  readonly filter?: Filter
}

/** Keys in order of importance. Documents without a key come last in either direction. Ties are ordered by id, ascending. */
export type SortOrder = 'relevance' | readonly SortKey[]

export interface SearchRequest {
  /** null matches every document, with score 0. */
  readonly text: TextQuery | null
  readonly filter: Filter | null
  readonly sort: SortOrder
  /** Facets to count, each with its maximum number of values. */
  readonly facets: readonly { readonly name: string; readonly limit: number }[]
  readonly offset: number
  /** 0 returns only the total and the facets. */
  readonly limit: number
  /** false skips the total. Without facets, documents that cannot be among the best are then never read. Default true. */
  readonly count?: boolean
  /**
   * A facet. Of the documents with the same first value, only the first in sort order is a hit. Documents without a value stand alone.
   * Total and facets count all of them.
   */
  readonly collapse?: string
  /** A facet. Groups are counted as with `collapse`, but every document is a hit. Excludes `collapse`. */
  readonly countGroups?: string
  /** Primary documents come before the others in any order. Total and facets count them alone; groups are of all. */
  readonly primary?: PrimaryMatches
}

export interface FacetCount {
  readonly value: string
  readonly total: number
}

export interface SearchAnswer {
  readonly hits: readonly Hit[]
  /** Exact number of documents that match text and filter and are primary. null when it was not requested. */
  readonly total: number | null
  /** Exact number of the other documents that match. 0 without `primary`. */
  readonly secondary: number
  /** Exact counts over the same documents, highest first, then by value. Empty for an unknown facet. */
  readonly facets: Readonly<Record<string, readonly FacetCount[]>>
  /** Exact, over all pages. null without `collapse` and `countGroups`. */
  readonly groups: CollapsedGroups | null
}

export interface CollapsedGroups {
  /** Number of hits on all pages together. */
  readonly total: number
  /** How many of them have a primary document: the first ones, when groups are collapsed. All without `primary`. */
  readonly primary: number
  /** For each hit, the number of matching documents in its group, itself included. */
  readonly sizes: readonly number[]
}

export interface NearestRequest {
  /** A vector of the index's dimension, or the id of a document with a vector. That document is left out of the answer. */
  readonly near: Float32Array | { readonly id: string }
  readonly filter: Filter | null
  readonly limit: number
}

export interface NearTermsRequest {
  readonly term: string
  readonly fields: readonly string[]
  /** Maximum insertions, deletions, substitutions and transpositions, in UTF-16 code units. */
  readonly edits: 1 | 2
  /** Required prefix of the terms. A longer one is faster; empty allows any. */
  readonly prefix: string
  readonly limit: number
}

export interface NearTerm {
  readonly term: string
  readonly edits: number
  /** Live documents with the term in at least one of the fields. */
  readonly documents: number
}
