import type { DocketNumber, Outcome } from '@basejuris/domain'
import type { Concept } from '../../lexicon/concept.ts'
import type { Span } from './span.ts'

/** Something that names one case; without year or letter, several. */
export type NamedCase =
  /** `rit`: written as a RIT, which has a letter even where none is given. */
  | { readonly kind: 'docket'; readonly docket: DocketNumber; readonly rit: boolean }
  | { readonly kind: 'ruc'; readonly ruc: string }
  | { readonly kind: 'number'; readonly number: number }

/** `title`: what its number is of, as «rol» or «dictamen». */
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

/** `bounds` are a command («desde 2015»); without them the date only prefers. */
export interface QueryDate extends Span {
  readonly label: string
  /** `yyyy`, `yyyy-mm` or `yyyy-mm-dd`. */
  readonly bounds: { readonly from?: string; readonly until?: string } | null
  readonly preferred: { readonly year: number; readonly month: number | null; readonly day: number | null } | null
}

export interface QueryCourt extends Span {
  /** As shown. */
  readonly name: string
  /** Terms of the court field of which all must be there. */
  readonly terms: readonly string[]
}

export interface QueryOutcome extends Span {
  readonly outcome: Outcome
}

export interface QueryConcept extends Span {
  readonly concept: Concept
}
