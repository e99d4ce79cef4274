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

const maxMentioning = 0.39

/** Share of the best score down to which rulings answer. Above 1 when not even the best does. */
export function minScoreRatio(bestRelevance: number): number {
  return (minAnswering / bestRelevance) ** (1 / decay)
}

/** Level media or better is shown where a ruling answers, and nowhere else. */
export function withinTier(relevance: number, isAnswer: boolean): number {
  return isAnswer ? Math.max(minAnswering, relevance) : Math.min(maxMentioning, relevance)
}

export function levelOf(relevance: number): RelevanceLevel {
  if (relevance >= 0.7) return 'alta'
  if (relevance >= minAnswering) return 'media'
  return relevance >= 0.1 ? 'baja' : 'minima'
}
