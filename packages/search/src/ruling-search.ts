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
  /** Which of the given rulings a search finds by its words. */
  matching(request: MatchingRequest): Promise<readonly string[]>
  /** Rulings nearest to a text, by cosine, highest first. Empty when the text has nothing to encode. */
  semantic(request: SemanticRequest): Promise<readonly Hit[]>
  /** Rulings nearest to a ruling, without itself and its near-identical ones. */
  similarTo(neighbourhood: Neighbourhood): Promise<readonly Hit[]>
  /** Rulings that decided an article of this one the other way, nearest first. */
  contrastTo(request: ContrastRequest): Promise<readonly Contrast[]>
  /** Exact counts over the whole collections. */
  facetsOf(collections: readonly CollectionId[]): Promise<RulingFacets>
}

/** Search of rulings over any engine. Ranking, reasons and empty answers do not depend on the engine. */
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
