import { type CorrectableRequest, type CorrectedSearchResult, searchCorrected } from './correction/search-corrected.ts'
import type { FacetCount, Hit } from './ports/index.ts'
import { type LineCandidates, type LineRequest, lineRulings } from './ranking/line-rulings.ts'
import { type MatchingRequest, matchingRulings } from './ranking/matching-rulings.ts'
import type { RulingFacets } from './ranking/order/facets.ts'
import { countCitedNorms, countFacets } from './ranking/order/facets.ts'
import { type CitingRequest, type CitingRulings, citingRulings } from './ranking/related/citing-rulings.ts'
import { type ContradictionAnswer, type ContradictionRequest, findContradictions } from './ranking/related/contradictions.ts'
import { nearestRulings, type SemanticRequest } from './ranking/related/nearest-rulings.ts'
import { type ContrastAnswer, type ContrastRequest, contrastingRulings, type Neighbourhood } from './ranking/related/neighbours.ts'
import { findOpposedOn, type OpposedOnArticle, type OpposedPairsRequest } from './ranking/related/opposed-pairs.ts'
import { type OverturnedRuling, overturningRulings } from './ranking/related/overturning-rulings.ts'
import { type DemandsRequest, type QuestionDemands, readDemands } from './ranking/related/question-demands.ts'
import { similarRulings } from './ranking/related/similar/similar-rulings.ts'
import { countTopicReach, type TopicReach } from './ranking/related/topic-reach.ts'
import { SearchBudget, type SearchPace, ThreadLimits, unlimited } from './ranking/request/search-budget.ts'
import { type SearchPorts, withinBudget } from './ranking/request/search-ports.ts'
import type { Corpus } from './ranking/request/search-request.ts'
import { openTopics } from './topics/open-topics.ts'

export interface SearchControl {
  /** Aborted when nobody waits for the answer any more: a search that waits is dropped, one that runs ends soon. */
  readonly signal?: AbortSignal
  /** Who asks. Searches of several visitors share the thread fairly. Null or absent: no single visitor. */
  readonly visitor?: string | null
}

interface SearchCircumstances {
  /** Ends a search as its signal does. */
  readonly isAborted?: () => boolean
  readonly pace?: SearchPace
}

/** Every search rejects with `SearchAborted` once its signal is aborted, and with `SearchTooHeavy` when it takes more than `searchLimits`. */
export interface RulingSearch {
  search(request: CorrectableRequest, control?: SearchControl): Promise<CorrectedSearchResult>
  /** Which of the given rulings a search finds by its words. It serves jobs, so it may take any time. */
  matching(request: MatchingRequest): Promise<readonly string[]>
  /** Rulings nearest to a text, by cosine, highest first. Empty when the text has nothing to encode. */
  semantic(request: SemanticRequest, control?: SearchControl): Promise<readonly Hit[]>
  /** Rulings about the same as a ruling, most similar first, without itself and its near-identical ones. Empty where none is similar enough. */
  similarTo(neighbourhood: Neighbourhood, control?: SearchControl): Promise<readonly Hit[]>
  /** Rulings that decided an article of this one the other way. Null when there are none. */
  contrastTo(request: ContrastRequest, control?: SearchControl): Promise<ContrastAnswer | null>
  /** Rulings with the opposite outcome on an article of this one and similar facts, best first. */
  contradicting(request: ContradictionRequest, control?: SearchControl): Promise<ContradictionAnswer>
  /** Pairs of rulings with opposite outcomes on an article, best first. */
  opposedOn(request: OpposedPairsRequest, control?: SearchControl): Promise<OpposedOnArticle>
  /** Which of these rulings others left without effect. */
  overturning(docIds: readonly string[]): Promise<readonly OverturnedRuling[]>
  /** Rulings that cite a norm or an article, newest first, with exact counts. */
  citing(request: CitingRequest, control?: SearchControl): Promise<CitingRulings>
  /** Rulings that cite an article or answer a question, with whom they favour. */
  lineOf(request: LineRequest, control?: SearchControl): Promise<LineCandidates>
  /** What an answer to a question should speak of, with its rarity, and the topics of some rulings. */
  demandsOf(request: DemandsRequest, control?: SearchControl): Promise<QuestionDemands>
  /** How many rulings of the corpus belong to each topic. */
  topicReach(corpus: Corpus): Promise<readonly TopicReach[]>
  /** Exact counts over the whole corpus. */
  facetsOf(corpus: Corpus): Promise<RulingFacets>
  /** Every norm that rulings of the corpus cite, most cited first, without its articles. */
  citedNorms(corpus: Corpus): Promise<readonly FacetCount[]>
}

const thread = new ThreadLimits()

/** Search of rulings over any engine. Ranking, reasons and empty answers do not depend on the engine. */
export function createRulingSearch(ports: SearchPorts, { isAborted = () => false, pace }: SearchCircumstances = {}): RulingSearch {
  /** Answers within the limits of this kind of question. */
  const within = async <Answer>(
    kind: keyof RulingSearch,
    { signal }: SearchControl = {},
    ask: (ports: SearchPorts) => Promise<Answer>,
    hasFound: (answer: Answer) => boolean = () => true,
  ): Promise<Answer> => {
    const limits = thread.of(kind)
    const answer = await ask(
      withinBudget(ports, new SearchBudget({ limits, isAborted: () => signal?.aborted === true || isAborted(), pace })),
    )
    if (hasFound(answer)) thread.count(kind)
    return answer
  }
  return {
    search: async (request, control) => {
      await openTopics()
      return within(
        'search',
        control,
        (budgeted) => searchCorrected(budgeted, request),
        ({ hits }) => hits.length > 0,
      )
    },
    matching: (request) => matchingRulings(withinBudget(ports, new SearchBudget({ limits: unlimited, pace })), request),
    semantic: (request, control) => within('semantic', control, (budgeted) => nearestRulings(budgeted, request)),
    similarTo: (neighbourhood, control) => within('similarTo', control, (budgeted) => similarRulings(budgeted, neighbourhood)),
    contrastTo: (request, control) => within('contrastTo', control, (budgeted) => contrastingRulings(budgeted, request)),
    contradicting: (request, control) => within('contradicting', control, (budgeted) => findContradictions(budgeted, request)),
    opposedOn: (request, control) => within('opposedOn', control, (budgeted) => findOpposedOn(budgeted, request)),
    overturning: (docIds) => overturningRulings(ports.lexical, docIds),
    citing: (request, control) => within('citing', control, ({ lexical }) => citingRulings(lexical, request)),
    lineOf: async (request, control) => {
      await openTopics()
      return within('lineOf', control, (budgeted) => lineRulings(budgeted, request))
    },
    demandsOf: async (request, control) => {
      await openTopics()
      return within('demandsOf', control, (budgeted) => readDemands(budgeted, request))
    },
    topicReach: (corpus) => countTopicReach(ports.lexical, corpus),
    facetsOf: (corpus) => countFacets(ports.lexical, corpus),
    citedNorms: (corpus) => countCitedNorms(ports.lexical, corpus),
  }
}
