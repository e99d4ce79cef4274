import type { Outcome } from '@basejuris/domain'
import type { NamedCase, TypedCase } from '@basejuris/legal-text'
import type { Concept } from '../../topics/concepts.ts'
import type { CitedNorm } from '../cited-norm.ts'
import type { Span } from './span.ts'

export type { NamedCase } from '@basejuris/legal-text'

/** A case named in the query, with the court written beside its number. */
export type Identifier = Omit<TypedCase, 'court'> & NamedCase & { readonly court: QueryCourt | null }

export interface QueryNorm extends Span, CitedNorm {}

export interface Quote extends Span {
  /** Without the quotation marks. */
  readonly text: string
}

export interface Exclusion extends Span {
  readonly text: string
  readonly quoted: boolean
}

/** Both ends are included: `yyyy`, `yyyy-mm` or `yyyy-mm-dd`. */
export interface Period {
  readonly from?: string
  readonly until?: string
}

export interface QueryDate extends Span {
  readonly label: string
  readonly period: Period
  /** Written as a period («desde 2015»), not as a day, month or year. */
  readonly bounded: boolean
}

export interface QueryCourt extends Span {
  /** Display name. */
  readonly name: string
  /** Terms of the court field, all of which must match. */
  readonly terms: readonly string[]
}

export interface NamedCourt extends QueryCourt {
  /** Named as the court that decides, not as a party. */
  readonly plain: boolean
  /** Its words are searched too while it is only preferred. */
  readonly isWordToo?: boolean
  /** No source of it may be loaded, so that its words are searched beside a demand for it. */
  readonly isSaidToo?: boolean
}

export interface QueryOutcome extends Span {
  readonly outcome: Outcome
  /** It says what the ruling decides, not what another decision did. */
  readonly plain: boolean
}

export interface QueryConcept extends Span {
  readonly concept: Concept
  /** One word, which courts use themselves and in other senses too: it is searched as that word. */
  readonly isWordToo: boolean
}
