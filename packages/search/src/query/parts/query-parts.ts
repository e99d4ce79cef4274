import type { DocketNumber, Outcome } from '@basejuris/domain'
import type { Concept } from '../../lexicon/concept.ts'
import type { Span } from './span.ts'

/** Names one case; without year or letter it may be several. */
export type NamedCase =
  /** `rit`: written as a RIT, which always has a letter, given or not. */
  | { readonly kind: 'docket'; readonly docket: DocketNumber; readonly rit: boolean }
  | { readonly kind: 'ruc'; readonly ruc: string }
  | { readonly kind: 'number'; readonly number: number }

/** `title`: «rol», «dictamen» and so on. */
export type Identifier = Span & NamedCase & { readonly written: string; readonly title: string }

export interface QueryNorm extends Span {
  readonly key: string
  readonly label: string
}

export interface Quote extends Span {
  /** Without the quotation marks. */
  readonly text: string
}

export interface Exclusion extends Span {
  readonly text: string
  readonly quoted: boolean
}

/** `bounds` restrict the search («desde 2015»). Without them the date only boosts. */
export interface QueryDate extends Span {
  readonly label: string
  /** `yyyy`, `yyyy-mm` or `yyyy-mm-dd`. */
  readonly bounds: { readonly from?: string; readonly until?: string } | null
  readonly preferred: { readonly year: number; readonly month: number | null; readonly day: number | null } | null
}

export interface QueryCourt extends Span {
  /** Display name. */
  readonly name: string
  /** Terms of the court field, all of which must match. */
  readonly terms: readonly string[]
}

export interface QueryOutcome extends Span {
  readonly outcome: Outcome
}

export interface QueryConcept extends Span {
  readonly concept: Concept
}
