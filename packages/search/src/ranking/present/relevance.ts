import type { RelevanceLevel } from './search-result.ts'

export interface Evidence {
  /** The ruling owns the docket number or RUC asked for. */
  readonly identified: boolean
  /** There are quoted phrases, and every one is there word for word. */
  readonly quoted: boolean
  /** Share of what was asked, by rarity, that the ruling has anywhere, in its caption, and together in its best passage. */
  readonly share: number
  readonly captionShare: number
  readonly passageShare: number
  /** Nothing is asked: there is nothing to be relevant to. */
  readonly unconstrained: boolean
  /** Things asked for, apart from identifiers and phrases. */
  readonly clauses: number
  /** Cosine when rulings are ranked by meaning, else null. */
  readonly similarity: number | null
}

const logistic = { constant: -3.2, share: 2, passageShare: 3.5, captionShare: 4 }
const minIdentified = 0.92
const minQuoted = 0.8
export const maxMentioned = 0.65
/** Chosen with the constants above: the first ten then keep the levels that each would have by itself. */
const decay = 0.5
const cosineScale = 1.5

/**
 * 0 to 1 from how much of the question is answered and how closely together: a logistic function whose constants were chosen on judged queries over
 * real rulings, so that the ruling meant by nine in ten known items is at 0.7 or more, three in four relevant rulings are at 0.4 or more, and of
 * nine in ten questions without an answer nothing is at 0.7.
 */
export function relevanceOf(evidence: Evidence): number {
  const { share, passageShare, captionShare } = evidence
  if (evidence.unconstrained) return 0
  if (evidence.similarity !== null) return Math.max(0, Math.min(0.95, evidence.similarity * cosineScale))
  if (evidence.identified) return minIdentified + (1 - minIdentified) * share
  const sum = logistic.constant + logistic.share * share + logistic.passageShare * passageShare + logistic.captionShare * captionShare
  const byWords = evidence.clauses === 0 ? 0.5 : 1 / (1 + Math.exp(-sum))
  return evidence.quoted ? Math.max(byWords, minQuoted + 0.15 * share) : byWords
}

export interface BestAnswer {
  /** Relevance of the best answer of the whole list. */
  readonly relevance: number
  /** The list begins with the owners of a docket number. */
  readonly identified: boolean
}

/**
 * Of a hit whose score is `ratio` times the best (0 to 1): never rises as the ratio falls. Owners of the docket number asked for and rulings with the
 * quoted phrase keep their least; those that only mention the number stay below the owners.
 */
export function relevanceFromScore(lead: BestAnswer, ratio: number, { identified, quoted, clauses }: Evidence): number {
  if (clauses === 0 && !quoted && !lead.identified) return lead.relevance
  const behind = lead.relevance * Math.max(0, Math.min(1, ratio)) ** decay
  if (identified) return Math.max(minIdentified, behind)
  if (lead.identified) return Math.min(maxMentioned, behind)
  return quoted ? Math.max(minQuoted, behind) : behind
}

export function levelOf(relevance: number): RelevanceLevel {
  if (relevance >= 0.7) return 'alta'
  if (relevance >= 0.4) return 'media'
  return relevance >= 0.1 ? 'baja' : 'minima'
}
