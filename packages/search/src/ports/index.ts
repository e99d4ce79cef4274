import type { Filter } from './filter.ts'
import type { IndexBatch, Namespace } from './index-document.ts'
import type { TextQuery } from './text-query.ts'

export * from './filter.ts'
export * from './index-document.ts'
export * from './text-query.ts'

export interface Hit {
  readonly id: string
  /** Comparable only within one answer. */
  readonly score: number
}

/** Keys in order of importance. Documents without a key come last in either direction; what is left tied is ordered by id, ascending. */
export type SortOrder = 'relevance' | readonly { readonly key: string; readonly direction: 'asc' | 'desc' }[]

export interface LexicalSearch {
  /** null: every document, with score 0. */
  readonly text: TextQuery | null
  readonly filter: Filter | null
  readonly sort: SortOrder
  /** Facets to count, each with the most values wanted. */
  readonly facets: readonly { readonly name: string; readonly limit: number }[]
  readonly offset: number
  /** 0: only the total and the facets. */
  readonly limit: number
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

/** By the name of the facet. */
export type FacetValues = Readonly<Record<string, readonly string[]>>

export interface LexicalResult {
  readonly hits: readonly Hit[]
  /** Documents that match text and filter: exact. */
  readonly total: number
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

export interface NearTermsRequest {
  readonly term: string
  readonly fields: readonly string[]
  /** Insertions, deletions, substitutions and swaps of neighbouring letters allowed. */
  readonly edits: 1 | 2
  /** What the terms begin with; empty for any, which takes longer. */
  readonly prefix: string
  readonly limit: number
}

export interface NearTerm {
  readonly term: string
  readonly edits: number
  /** Documents that have it in at least one of the fields. */
  readonly documents: number
}

/**
 * Finds documents by their words. Knows nothing of permission: the caller puts the collections the actor may read into the filter.
 * A search sees whole batches only, and the same search on the same state gives the same answer.
 */
export interface LexicalIndex {
  search(namespace: Namespace, request: LexicalSearch): Promise<LexicalResult>
  /** For each term, the documents that have it in at least one of the fields; 0 for an unknown term. */
  documentFrequencies(namespace: Namespace, terms: readonly string[], fields: readonly string[]): Promise<readonly number[]>
  /** Terms of documents that are few edits from one (itself included), nearest first, then those of most documents, then by term. */
  nearTerms(namespace: Namespace, request: NearTermsRequest): Promise<readonly NearTerm[]>
  /** Values of some facets of each document, in the order of `ids`; of an unknown id or facet, none. */
  facetValues(namespace: Namespace, ids: readonly string[], facets: readonly string[]): Promise<readonly FacetValues[]>
}

export interface VectorSearch {
  /** A vector of the index's dimension, or the id of a document whose vector is meant (which is then left out of the answer). */
  readonly near: Float32Array | { readonly id: string }
  readonly filter: Filter | null
  readonly limit: number
}

/**
 * Finds documents by direction of their vector. Scores are cosines, exact to 0.01, highest first, ties by id. Documents without a vector
 * are never found; an unknown id, or one without a vector, finds nothing. Permission as in `LexicalIndex`.
 */
export interface VectorIndex {
  readonly dimension: number
  nearest(namespace: Namespace, request: VectorSearch): Promise<readonly Hit[]>
}

/**
 * The one writer. The database is the truth: on opening, the owner reads `appliedSequence` and replays what came after it.
 */
export interface IndexWriter {
  /**
   * Makes a batch visible, all or nothing, when the promise resolves. A sequence at or below the applied one is skipped, so replaying is
   * harmless. A batch that is not valid (vector of another dimension, positions that fall) rejects and changes nothing.
   */
  apply(batch: IndexBatch): Promise<void>
  /** Sequence of the last visible batch, 0 when there is none. After a crash: that of the last `flush`. */
  appliedSequence(): Promise<number>
  /** Everything applied so far survives a crash once the promise resolves. */
  flush(): Promise<void>
  /** Flushes and lets go of files; every later call rejects. */
  close(): Promise<void>
}

export interface SearchIndex {
  readonly lexical: LexicalIndex
  readonly vectors: VectorIndex
  readonly writer: IndexWriter
}
