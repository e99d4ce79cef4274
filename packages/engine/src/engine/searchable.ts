import type { Hit, NearestRequest, NearTerm, NearTermsRequest, SearchAnswer, SearchRequest } from '../model/requests.ts'
import { type FacetValues, facetValuesInNamespace } from '../search/facet-values.ts'
import { nearTermsInNamespace } from '../search/near-terms.ts'
import { searchNamespace } from '../search/search-namespace.ts'
import { nearestInNamespace } from '../vectors/nearest.ts'
import type { NamespaceView } from '../view/namespace-view.ts'

/** Requests that an index answers. Each runs synchronously on one state. */
export abstract class Searchable {
  search(namespace: string, request: SearchRequest): SearchAnswer {
    return searchNamespace(this.view(namespace), request)
  }

  /** For each term, the number of documents with it in at least one of the fields. */
  documentFrequencies(namespace: string, terms: readonly string[], fields: readonly string[]): number[] {
    const view = this.view(namespace)
    return terms.map((term) => view.documentFrequency(term.toWellFormed(), fields))
  }

  /** Terms within a few edits, nearest first, then by document count, then by term. @throws RangeError when edits are neither 1 nor 2 */
  nearTerms(namespace: string, request: NearTermsRequest): NearTerm[] {
    return nearTermsInNamespace(this.view(namespace), request)
  }

  /** Values of some facets of each document, in the order of `ids`. Empty for an unknown id or facet. */
  facetValues(namespace: string, ids: readonly string[], facets: readonly string[]): FacetValues[] {
    return facetValuesInNamespace(this.view(namespace), ids, facets)
  }

  /** Cosines, highest first, ties by id. Skips documents without a vector. */
  nearest(namespace: string, request: NearestRequest): Hit[] {
    return nearestInNamespace(this.view(namespace), request)
  }

  /** Identity of the current state of a namespace. A new object once any answer may differ. */
  stateOf(namespace: string): object {
    return this.view(namespace)
  }

  /** The current state of a namespace. @throws Error when the namespace is unknown or the index is closed */
  protected abstract view(namespace: string): NamespaceView
}
