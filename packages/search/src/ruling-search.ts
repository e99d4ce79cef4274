import type { CollectionId } from '@basejuris/domain'
import type { Hit } from './ports.ts'
import { facetsIn } from './ranking/facets.ts'
import { nearestRulings, nearestTo, type SemanticRequest } from './ranking/nearest-rulings.ts'
import type { SearchPorts } from './ranking/search-context.ts'
import type { RulingSearchRequest } from './ranking/search-request.ts'
import type { RulingFacets, RulingSearchResult } from './ranking/search-result.ts'
import { searchRulings } from './ranking/search-rulings.ts'

export interface RulingSearch {
  search(request: RulingSearchRequest): Promise<RulingSearchResult>
  /** Rulings nearest to a text in meaning, scores are cosines, highest first; empty when the text has nothing to encode. */
  semantic(request: SemanticRequest): Promise<readonly Hit[]>
  /** Rulings nearest to one of them, itself left out. */
  similarTo(docId: string, collections: readonly CollectionId[], limit: number): Promise<readonly Hit[]>
  /** Exact counts over everything in the collections. */
  facetsOf(collections: readonly CollectionId[]): Promise<RulingFacets>
}

/** The search of rulings over any engine: ranking, reasons and empty answers are the same on all of them. */
export const createRulingSearch = (ports: SearchPorts): RulingSearch => ({
  search: (request) => searchRulings(ports, request),
  semantic: (request) => nearestRulings(ports, request),
  similarTo: (docId, collections, limit) => nearestTo(ports, docId, collections, limit),
  facetsOf: (collections) => facetsIn(ports.lexical, collections),
})
