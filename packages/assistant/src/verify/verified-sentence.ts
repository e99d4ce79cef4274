import type { Place } from '../spans/span.ts'

/** How a sentence rests on its sources: their own words, nearly their own words, or nothing. A sentence of the last grade is struck. */
export const supportGrades = ['textual', 'parafraseada', 'sin_apoyo'] as const
export type SupportGrade = (typeof supportGrades)[number]

/** What the verifier found wrong in a sentence, whether it could be repaired or not. */
export type SentenceProblem =
  /** It names a span that does not exist. */
  | 'unknown_span'
  /** Its words stand in another retrieved ruling, or elsewhere in the same one: the citation was repaired. */
  | 'attribution_repaired'
  /** Words given as quoted stand in no retrieved ruling. */
  | 'quotation_absent'
  /** The quoted words are somebody else's than the court's. */
  | 'other_voice'
  /** What introduces the quotation says something that its ruling does not: only the quotation is left. */
  | 'frame_removed'
  /** It quotes nothing, and is too far from the words of its spans. */
  | 'not_in_sources'
  /** It names an address of the net, even one that its ruling has. */
  | 'outside_link'

/** Verbatim words, taken from the ruling itself and not from what was generated. */
export interface VerifiedQuotation {
  readonly kind: 'quotation'
  /** Number of its span. */
  readonly span: number
  readonly docId: string
  readonly text: string
  /** One for each paragraph; their texts, joined by a blank, are `text`. */
  readonly places: readonly Place[]
}

export type SentencePart = { readonly kind: 'generated'; readonly text: string } | VerifiedQuotation

/** A sentence as it may be shown. One that is `sin_apoyo` has no parts. */
export interface VerifiedSentence {
  readonly grade: SupportGrade
  readonly parts: readonly SentencePart[]
  /** Numbers of the spans that it rests on. */
  readonly spans: readonly number[]
  readonly problems: readonly SentenceProblem[]
}
