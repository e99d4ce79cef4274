import type { CollectionId } from '@basejuris/domain'
import { type CorrectableRequest, type CorrectedSearchResult, searchCorrected } from './correction/search-corrected.ts'
import type { Hit } from './ports/index.ts'
import type { RulingFacets } from './ranking/order/facets.ts'
import { countFacets } from './ranking/order/facets.ts'
import { type MatchingRequest, matchingRulings } from './ranking/related/matching-rulings.ts'
import { nearestRulings, type SemanticRequest } from './ranking/related/nearest-rulings.ts'
import {
  type Contrast,
  type ContrastRequest,
  contrastingRulings,
  type Neighbourhood,
  similarRulings,
} from './ranking/related/neighbours.ts'
import type { SearchPorts } from './ranking/request/search-ports.ts'

export interface RulingSearch {
  search(request: CorrectableRequest): Promise<CorrectedSearchResult>
  /** Which of some rulings a search finds by its words. */
  matching(request: MatchingRequest): Promise<readonly string[]>
  /** Rulings nearest to a text in meaning, scores are cosines, highest first; empty when the text has nothing to encode. */
  semantic(request: SemanticRequest): Promise<readonly Hit[]>
  /** Rulings nearest to one of them; itself and its near-identical ones left out. */
  similarTo(neighbourhood: Neighbourhood): Promise<readonly Hit[]>
  /** Rulings whose outcome goes the other way on an article that both cite, nearest first. */
  contrastTo(request: ContrastRequest): Promise<readonly Contrast[]>
  /** Exact counts over everything in the collections. */
  facetsOf(collections: readonly CollectionId[]): Promise<RulingFacets>
}

/** The search of rulings over any engine: ranking, reasons and empty answers are the same on all of them. */
export function createRulingSearch(ports: SearchPorts): RulingSearch {
  return {
    search: (request) => searchCorrected(ports, request),
    matching: (request) => matchingRulings(ports, request),
    semantic: (request) => nearestRulings(ports, request),
    similarTo: (neighbourhood) => similarRulings(ports, neighbourhood),
    contrastTo: (request) => contrastingRulings(ports, request),
    facetsOf: (collections) => countFacets(ports.lexical, collections),
  }
}
