import type { Outcome } from '@basejuris/domain'
import type { Token } from '@basejuris/legal-text'
import type { Concept } from '../lexicon/concept.ts'
import type { Expression } from './formal/expression.ts'
import type { NamedCase } from './parts/named-case.ts'
import type { Span } from './parts/span.ts'

/** `title`: what its number is of, as «rol» or «dictamen». */
export type Identifier = Span & NamedCase & { readonly written: string; readonly title: string }

export interface AskedNorm extends Span {
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
export interface AskedDate extends Span {
  readonly label: string
  /** `yyyy`, `yyyy-mm` or `yyyy-mm-dd`. */
  readonly bounds: { readonly from?: string; readonly until?: string } | null
  readonly prefers: { readonly year: number; readonly month: number | null; readonly day: number | null } | null
}

export interface AskedCourt extends Span {
  /** As shown. */
  readonly name: string
  /** Terms of the court field of which all must be there. */
  readonly terms: readonly string[]
}

export interface AskedOutcome extends Span {
  readonly outcome: Outcome
}

export interface AskedConcept extends Span {
  readonly concept: Concept
}

export type ChipKind = 'rol' | 'norma' | 'frase' | 'tribunal' | 'fecha' | 'resultado' | 'excluye' | 'exige' | 'sentido' | 'palabras'

/** One thing the query was understood to say, as the HTTP contract shows it; `resto` is the query without it. */
export interface QueryChip {
  readonly tipo: ChipKind
  readonly texto: string
  readonly valor: string
  readonly resto: string
}

export interface ParsedQuery {
  readonly text: string
  /** What a ruling must have, beside what the plain language of the query asks. */
  readonly demanded: Expression | null
  /** All of the query is in the formal language; nothing of it is in the lists below. */
  readonly formal: boolean
  readonly identifiers: readonly Identifier[]
  readonly norms: readonly AskedNorm[]
  readonly phrases: readonly Quote[]
  readonly exclusions: readonly Exclusion[]
  readonly dates: readonly AskedDate[]
  readonly courts: readonly AskedCourt[]
  readonly outcomes: readonly AskedOutcome[]
  /** When the query is nothing but the caption of a case: what each side is called. */
  readonly caption: { readonly first: readonly Token[]; readonly second: readonly Token[] } | null
  /** Words to be found in the text: what is neither identifier, norm, court, date nor excluded; stop words left out. */
  readonly words: readonly Token[]
  /** Legal ideas put in plain words. */
  readonly concepts: readonly AskedConcept[]
  readonly chips: readonly QueryChip[]
}
