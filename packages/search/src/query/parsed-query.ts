import type { Token } from '@basejuris/legal-text'
import type { Expression } from './formal/expression.ts'
import type { Exclusion, Identifier, QueryConcept, QueryCourt, QueryDate, QueryNorm, QueryOutcome, Quote } from './parts/query-parts.ts'

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
  readonly required: Expression | null
  /** All of the query is in the formal language; nothing of it is in the lists below. */
  readonly formal: boolean
  readonly identifiers: readonly Identifier[]
  readonly norms: readonly QueryNorm[]
  readonly phrases: readonly Quote[]
  readonly exclusions: readonly Exclusion[]
  readonly dates: readonly QueryDate[]
  readonly courts: readonly QueryCourt[]
  readonly outcomes: readonly QueryOutcome[]
  /** When the query is nothing but the caption of a case: what each side is called. */
  readonly caption: { readonly first: readonly Token[]; readonly second: readonly Token[] } | null
  /** Words to be found in the text: what is neither identifier, norm, court, date nor excluded; stop words left out. */
  readonly words: readonly Token[]
  /** Legal ideas put in plain words. */
  readonly concepts: readonly QueryConcept[]
  readonly chips: readonly QueryChip[]
}
