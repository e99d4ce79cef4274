import type { Token } from '@basejuris/legal-text'
import type { Expression } from './formal/expression.ts'
import type { Exclusion, Identifier, QueryConcept, QueryCourt, QueryDate, QueryNorm, QueryOutcome, Quote } from './parts/query-parts.ts'

export type ChipKind = 'rol' | 'norma' | 'frase' | 'tribunal' | 'fecha' | 'resultado' | 'excluye' | 'exige' | 'sentido' | 'palabras'

/** One part of the query, as the HTTP contract shows it. `resto` is the query without it. */
export interface QueryChip {
  readonly tipo: ChipKind
  readonly texto: string
  readonly valor: string
  readonly resto: string
  /** Kind and value: stable while the query has the part. */
  readonly clave: string
  /** Null for a chip that cannot be switched. */
  readonly modo: 'exigir' | 'preferir' | null
}

export interface ParsedQuery {
  readonly text: string
  /** What every ruling must match, besides the plain language of the query. */
  readonly required: Expression | null
  /** The whole query is in the formal language, and the lists below are empty. */
  readonly formal: boolean
  readonly identifiers: readonly Identifier[]
  readonly norms: readonly QueryNorm[]
  readonly phrases: readonly Quote[]
  readonly exclusions: readonly Exclusion[]
  readonly dates: readonly QueryDate[]
  readonly courts: readonly QueryCourt[]
  readonly outcomes: readonly QueryOutcome[]
  /** The words of each party, when the query is nothing but a caption. */
  readonly caption: { readonly first: readonly Token[]; readonly second: readonly Token[] } | null
  /** Words to search in the text, without stop words and without the words of other parts. */
  readonly words: readonly Token[]
  /** Legal concepts in plain words. */
  readonly concepts: readonly QueryConcept[]
  readonly chips: readonly QueryChip[]
}
