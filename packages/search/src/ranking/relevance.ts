import type { RelevanceLevel } from './search-result.ts'

export interface Evidence {
  /** The ruling owns the docket number or RUC asked for. */
  readonly identified: boolean
  /** Every quoted phrase is there word for word (true without phrases only where `asked` is 0). */
  readonly quoted: boolean
  /** Share of what was asked, by rarity, that the ruling has anywhere, in its caption, and together in its best passage. */
  readonly share: number
  readonly captionShare: number
  readonly passageShare: number
  /** Things asked for. */
  readonly asked: number
  /** Cosine when rulings are ranked by meaning, else null. */
  readonly similarity: number | null
}

/**
 * 0 to 1 from how much of the question is answered and how closely together. Calibrated on judged queries so that the ruling meant by a known item
 * is mostly at 0.7 or more, relevant ones at 0.4 or more, and the best of what does not answer the question mostly below 0.7.
 */
export const relevanceOf = (evidence: Evidence): number => {
  if (evidence.identified) return Math.min(1, 0.92 + 0.08 * evidence.share)
  if (evidence.asked === 0) return evidence.quoted ? 0.85 : 0.5
  if (evidence.similarity !== null) return Math.max(0, Math.min(0.95, evidence.similarity * 1.5))
  const together = 0.55 * evidence.share + 0.45 * Math.min(1, evidence.passageShare)
  const byWords = together ** 1.5
  const byCaption = evidence.captionShare >= 0.5 ? 0.6 + 0.35 * evidence.captionShare : 0
  const phrase = evidence.quoted ? 0.75 + 0.2 * evidence.share : 0
  return Math.min(0.95, Math.max(byWords, byCaption, phrase))
}

export const levelOf = (relevance: number): RelevanceLevel => {
  if (relevance >= 0.7) return 'alta'
  if (relevance >= 0.4) return 'media'
  return relevance >= 0.1 ? 'baja' : 'minima'
}
