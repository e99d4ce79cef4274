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
  /** Things asked for, apart from identifiers and phrases. */
  readonly asked: number
  /** Cosine when rulings are ranked by meaning, else null. */
  readonly similarity: number | null
}

const logistic = { constant: -3.2, share: 2, passageShare: 3.5, captionShare: 4 }
const identifiedAtLeast = 0.92
const quotedAtLeast = 0.8
const cosineScale = 1.5

/**
 * 0 to 1 from how much of the question is answered and how closely together: a logistic function whose constants were chosen on judged queries over
 * real rulings, so that the ruling meant by nine in ten known items is at 0.7 or more, three in four relevant rulings are at 0.4 or more, and of
 * nine in ten questions without an answer nothing is at 0.7.
 */
export const relevanceOf = (evidence: Evidence): number => {
  const { share, passageShare, captionShare } = evidence
  if (evidence.identified) return identifiedAtLeast + (1 - identifiedAtLeast) * share
  if (evidence.similarity !== null) return Math.max(0, Math.min(0.95, evidence.similarity * cosineScale))
  const sum = logistic.constant + logistic.share * share + logistic.passageShare * passageShare + logistic.captionShare * captionShare
  const byWords = evidence.asked === 0 ? 0.5 : 1 / (1 + Math.exp(-sum))
  return evidence.quoted ? Math.max(byWords, quotedAtLeast + 0.15 * share) : byWords
}

export const levelOf = (relevance: number): RelevanceLevel => {
  if (relevance >= 0.7) return 'alta'
  if (relevance >= 0.4) return 'media'
  return relevance >= 0.1 ? 'baja' : 'minima'
}
