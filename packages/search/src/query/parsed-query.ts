import type { Token } from '@basejuris/legal-text'
import type { ConditionKind, ConditionMode, QueryCondition } from './conditions/condition.ts'
import type { Expression } from './formal/expression.ts'
import type { ReadingAlternative } from './formal/reading-alternative.ts'
import type { Negation } from './negations/find-negations.ts'
import type { Exclusion, Identifier, QueryConcept, QueryNorm, Quote } from './parts/query-parts.ts'
import type { Span } from './parts/span.ts'

export type ChipKind = 'rol' | 'norma' | 'frase' | ConditionKind | 'excluye' | 'exige' | 'partes' | 'sentido' | 'palabras'

/** One part of the query, as the HTTP contract shows it. `resto` is the query without it. */
export interface QueryChip {
  readonly tipo: ChipKind
  readonly texto: string
  readonly valor: string
  readonly resto: string
  /** Kind and value: stable while the query has the part. */
  readonly clave: string
  /** Null for a chip that cannot be switched. */
  readonly modo: ConditionMode | null
}

/** A topic of the query. */
export interface QueryTopic {
  readonly id: string
  /** As shown, and in the key. */
  readonly name: string
  readonly key: string
  readonly mode: ConditionMode
  /** Weight of the topic among those of the query, from 0 to 1. */
  readonly share: number
  /** How surely the words of the query say it, from 0 to 1: 0 where it is only demanded. */
  readonly confidence: number
}

export interface ParsedQuery {
  readonly text: string
  /** What every ruling must match, besides the plain language of the query. */
  readonly required: Expression | null
  /** The whole query is in the formal language, and the lists below are empty. */
  readonly formal: boolean
  /** The reading that was not taken. Null when the query can be read in one way only. */
  readonly alternative: ReadingAlternative | null
  readonly identifiers: readonly Identifier[]
  readonly norms: readonly QueryNorm[]
  readonly phrases: readonly Quote[]
  /** Words and phrases that no ruling may have, those of `negations` included. */
  readonly exclusions: readonly Exclusion[]
  /** What the query leaves out in plain words. Those of mode `exigir` restrict the search. */
  readonly negations: readonly Negation[]
  /** Court, date, outcome and so on. Those of mode `exigir` restrict the search, those of one kind being alternatives. */
  readonly conditions: readonly QueryCondition[]
  /** What is neither a condition nor a word to search: courts and dates of what happened, «fallos», and the personal data of a story. */
  readonly setAside: readonly Span[]
  /** The words of each party, when the query is nothing but a caption. `parties`: both, where they can be nothing else. */
  readonly caption: { readonly first: readonly Token[]; readonly second: readonly Token[]; readonly parties: Span | null } | null
  /** Words to search in the text, without stop words and without the words of other parts. */
  readonly words: readonly Token[]
  /** Legal concepts in plain words. */
  readonly concepts: readonly QueryConcept[]
  /** What the whole query is about. Those of mode `exigir` are conditions too. */
  readonly topics: readonly QueryTopic[]
  readonly chips: readonly QueryChip[]
}
