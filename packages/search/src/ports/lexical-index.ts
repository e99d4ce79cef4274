import type {
  CollapsedGroups,
  PrimaryMatches as EnginePrimaryMatches,
  FacetCount,
  Hit,
  NearTerm,
  NearTermsRequest,
  SearchAnswer,
  SearchRequest,
  SortOrder,
} from '@basejuris/engine'
import type { Namespace } from './index-document.ts'
import type { TextQuery } from './text-query.ts'

export type { CollapsedGroups, FacetCount, Hit, NearTerm, NearTermsRequest, SortOrder }

export interface PrimaryMatches extends Omit<EnginePrimaryMatches, 'text'> {
  readonly text?: TextQuery
}

/** One request, as the embedded engine declares it. Totals are always counted, and the texts are of this port. */
export interface LexicalSearch extends Omit<SearchRequest, 'text' | 'count' | 'primary'> {
  /** null: every document, with score 0. */
  readonly text: TextQuery | null
  readonly primary?: PrimaryMatches
}

export interface LexicalResult extends Omit<SearchAnswer, 'total'> {
  /** Documents that match text and filter, and are primary: exact. */
  readonly total: number
}

/** By the name of the facet. */
export type FacetValues = Readonly<Record<string, readonly string[]>>

/**
 * Finds documents by their words. Checks no permission: the caller puts the collections the actor may read into the filter.
 * A search sees whole batches only, and the same search on the same state gives the same answer.
 */
export interface LexicalIndex {
  search(namespace: Namespace, request: LexicalSearch): Promise<LexicalResult>
  /** For each term, the documents that have it in at least one of the fields; 0 for an unknown term. */
  documentFrequencies(namespace: Namespace, terms: readonly string[], fields: readonly string[]): Promise<readonly number[]>
  /** Indexed terms a few edits away from one term, itself included: nearest first, then by document count, then by term. */
  nearTerms(namespace: Namespace, request: NearTermsRequest): Promise<readonly NearTerm[]>
  /** Values of some facets of each document, in the order of `ids`. An unknown id or facet has none. */
  facetValues(namespace: Namespace, ids: readonly string[], facets: readonly string[]): Promise<readonly FacetValues[]>
  /** The same object as long as every answer would be the same. Without it nothing is cached. */
  readonly stateOf?: (namespace: Namespace) => object
}
