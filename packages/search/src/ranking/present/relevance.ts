import { relevanceOfCosine } from '../order/nearest-by-vector.ts'
import { minAnswering } from '../prepare/answer-rule.ts'
import type { RelevanceLevel } from './search-result.ts'

export interface Evidence {
  /** The ruling's own docket number or RUC is in the query. */
  readonly identified: boolean
  /** The query has phrases, and the ruling has all of them word for word. */
  readonly quoted: boolean
  /** Shares of the clauses, by rarity, found anywhere, in the caption and together in the best passage. */
  readonly share: number
  readonly captionShare: number
  readonly passageShare: number
  /** The query is empty, so that nothing can be relevant to it. */
  readonly unconstrained: boolean
  /** Number of clauses, without identifiers and phrases. */
  readonly clauses: number
  /** Cosine when rulings are ranked by meaning, else null. */
  readonly similarity: number | null
}

const logistic = { constant: -3.2, share: 2, passageShare: 3.5, captionShare: 4 }
const minIdentified = 0.92
const minQuoted = 0.8
export const maxMentioned = 0.65
/** Tuned with the constants above: the first ten keep the levels that each would have by itself. */
const decay = 0.5

/**
 * Relevance from 0 to 1: a logistic function of how much of the query matches and how close together. The constants were tuned on judged
 * queries over real rulings. Nine in ten known items reach 0.7. Three in four relevant rulings reach 0.4. Of nine in ten questions
 * without an answer no ruling reaches 0.7.
 */
export function relevanceOf(evidence: Evidence): number {
  const { share, passageShare, captionShare } = evidence
  if (evidence.unconstrained) return 0
  if (evidence.similarity !== null) return relevanceOfCosine(evidence.similarity)
  if (evidence.identified) return minIdentified + (1 - minIdentified) * share
  const sum = logistic.constant + logistic.share * share + logistic.passageShare * passageShare + logistic.captionShare * captionShare
  const byWords = evidence.clauses === 0 ? 0.5 : 1 / (1 + Math.exp(-sum))
  return evidence.quoted ? Math.max(byWords, minQuoted + 0.15 * share) : byWords
}

export interface BestAnswer {
  /** Relevance of the best hit of the whole list. */
  readonly relevance: number
  /** The first hits are those whose own docket number was asked for. */
  readonly identified: boolean
}

/**
 * Relevance of a hit whose score is `ratio` times the best (0 to 1). It never rises as the ratio falls. Rulings of the named case and
 * those with the quoted phrase keep a minimum. Those that only mention the number stay below.
 */
export function relevanceFromScore(lead: BestAnswer, ratio: number, { identified, quoted, clauses }: Evidence): number {
  if (clauses === 0 && !quoted && !lead.identified) return lead.relevance
  const behind = lead.relevance * Math.max(0, Math.min(1, ratio)) ** decay
  if (identified) return Math.max(minIdentified, behind)
  if (lead.identified) return Math.min(maxMentioned, behind)
  return quoted ? Math.max(minQuoted, behind) : behind
}

/** How the best match of a story stands out. Scores are those of the index. */
export interface StoryScores {
  readonly best: number
  /** Score of the thirtieth match. Where there are fewer, see `drawAnswerLine`. */
  readonly thirtieth: number
  /** Sum of the informations of the clauses, and their number. */
  readonly weight: number
  readonly clauses: number
  /** The best match has every clause, most in one passage, or its caption half of them. */
  readonly together: boolean
}

/** Of the logistic function, fitted to rulings of grade 2 or 3 in three rounds of fresh questions: record 98. */
const story = { constant: -1.88, aboveThirtieth: 0.46, belowBest: 1.76, perWeight: 0.64, clauses: 0.39 }
/** Many rulings of one kind tell the same story, and none of them stands out. */
const relevanceTogether = 0.8
const storySlope = story.aboveThirtieth + story.belowBest + story.perWeight

const logit = (p: number): number => Math.log(p / (1 - p))
const logisticOf = (x: number): number => 1 / (1 + Math.exp(-x))

/** Relevance of the best match of a story, from 0 to 1. */
export function relevanceOfStory({ best, thirtieth, weight, clauses, together }: StoryScores): number {
  if (best <= 0 || weight <= 0 || clauses === 0) return 0
  const { constant, aboveThirtieth, perWeight } = story
  const standsOut = logisticOf(
    constant + aboveThirtieth * Math.log(best / thirtieth) + perWeight * Math.log(best / weight) + story.clauses * Math.log(clauses),
  )
  return together ? Math.max(relevanceTogether, standsOut) : standsOut
}

/** Relevance of a match of a story whose score is `ratio` times the best. */
export function storyRelevanceAt(bestRelevance: number, ratio: number): number {
  return ratio <= 0 || bestRelevance <= 0 ? 0 : logisticOf(logit(bestRelevance) + storySlope * Math.log(Math.min(1, ratio)))
}

/** Share of the best score down to which rulings answer a story. Above 1 when not even the best does. */
export function minScoreRatio(bestRelevance: number): number {
  return bestRelevance <= 0 ? Number.POSITIVE_INFINITY : Math.exp((logit(minAnswering) - logit(bestRelevance)) / storySlope)
}

const maxMentioning = 0.39

/** Level media or better is shown where a ruling answers, and nowhere else. */
export function withinTier(relevance: number, isAnswer: boolean): number {
  return isAnswer ? Math.max(minAnswering, relevance) : Math.min(maxMentioning, relevance)
}

export function levelOf(relevance: number): RelevanceLevel {
  if (relevance >= 0.7) return 'alta'
  if (relevance >= minAnswering) return 'media'
  return relevance >= 0.1 ? 'baja' : 'minima'
}
