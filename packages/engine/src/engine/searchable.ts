import type { Hit, NearestRequest, NearTerm, NearTermsRequest, SearchAnswer, SearchRequest } from '../model/requests.ts'
import { type FacetValues, facetValuesInNamespace } from '../search/facet-values.ts'
import { nearTermsInNamespace } from '../search/near-terms.ts'
import { searchNamespace } from '../search/search-namespace.ts'
import { nearestInNamespace } from '../vectors/nearest.ts'
import type { NamespaceView } from '../view/namespace-view.ts'

/** What can be asked of an index. Every question is answered in one step on one state. */
export abstract class Searchable {
  search(namespace: string, request: SearchRequest): SearchAnswer {
    return searchNamespace(this.view(namespace), request)
  }

  /** For each term, the documents that have it in at least one of the fields. */
  documentFrequencies(namespace: string, terms: readonly string[], fields: readonly string[]): number[] {
    const view = this.view(namespace)
    return terms.map((term) => view.documentFrequency(term.toWellFormed(), fields))
  }

  /** Terms a few edits from one, nearest first, then those of most documents, then by term. @throws RangeError when edits are neither 1 nor 2 */
  nearTerms(namespace: string, request: NearTermsRequest): NearTerm[] {
    return nearTermsInNamespace(this.view(namespace), request)
  }

  /** Values of some facets of each document, in the order of `ids`; of an unknown id or facet, none. */
  facetValues(namespace: string, ids: readonly string[], facets: readonly string[]): FacetValues[] {
    return facetValuesInNamespace(this.view(namespace), ids, facets)
  }

  /** Cosines, highest first, ties by id. Documents without a vector are never found. */
  nearest(namespace: string, request: NearestRequest): Hit[] {
    return nearestInNamespace(this.view(namespace), request)
  }

  /** Stands for the present state of a namespace: another object once anything may be answered otherwise. */
  stateOf(namespace: string): object {
    return this.view(namespace)
  }

  /** The present state of a namespace. @throws Error when there is none of this name, or nothing can be asked any more */
  protected abstract view(namespace: string): NamespaceView
}
