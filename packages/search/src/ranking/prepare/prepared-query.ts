import type { FictionalMode } from '@basejuris/domain'
import type { Filter, TextQuery } from '../../ports/index.ts'
import type { QueryCondition } from '../../query/conditions/condition.ts'
import type { ParsedQuery } from '../../query/parsed-query.ts'
import type { Identifier } from '../../query/parts/query-parts.ts'
import type { SearchScope } from '../request/build-filter.ts'
import type { SearchedCase } from './case-query.ts'
import type { Spellings, WordClause } from './word-clauses.ts'

/** A case of the query and what the index has of it. */
export interface PreparedCase {
  readonly identifier: Identifier
  /** Without the court when only other courts have the number. */
  readonly searched: SearchedCase
  /**
   * `own`: rulings of the named court, or of any when none is named. `elsewhere`: only other courts have the number. `related`: no ruling
   * has it, but some come from the case. `cited`: no ruling is that act, but some cite it.
   */
  readonly holding: 'own' | 'elsewhere' | 'related' | 'cited' | 'unknown'
  /** The courts that have the number, when the named one has not. */
  readonly courts: readonly string[]
}

/**
 * What a matching ruling must do to answer: nothing more, meet demands, or tell the story well enough. `precise` are the demands of a case,
 * a norm or a name. Null when words alone are demanded. `hasRest`: more words than those of the demands tell what is meant. `unknownWords`: words
 * that no ruling has, and that are not demanded therefore.
 */
export type AnswerRule =
  | {
      readonly kind: 'matches'
      /** Words of which one is enough, since no ruling has all of them beside the phrases. */
      readonly anyOfWords: readonly string[]
    }
  | {
      readonly kind: 'demands'
      readonly text: TextQuery
      readonly precise: TextQuery | null
      readonly hasRest: boolean
      readonly unknownWords: readonly string[]
    }
  | { readonly kind: 'story'; readonly text: TextQuery }

/** A parsed query, before it is decided which rulings answer it. */
export interface UnderstoodQuery extends SearchScope {
  readonly query: ParsedQuery
  /** Clauses of the plain language, of which `minShouldMatch` must match. */
  readonly clauses: readonly WordClause[]
  /** Clauses of the formal language that a ruling can contain. */
  readonly requiredClauses: readonly WordClause[]
  readonly spellings: Spellings
  /** Whether fictional rulings are searched. */
  readonly fictional: FictionalMode
  /** `scope` and the demanded conditions of the query. */
  readonly demanded: Filter
  /** Conditions that were not demanded after all, since they would have left nothing. */
  readonly loosened: readonly QueryCondition[]
  readonly cases: readonly PreparedCase[]
  /** Quotations of an account that no ruling has, and whose words were searched instead. */
  readonly looseQuotes: readonly string[]
  /** Words beside operators that were all demanded, and of which half are now, since all of them left nothing. */
  readonly looseWords: readonly string[]
  /** True when some ruling's own docket number or RUC is in the query. */
  readonly identified: boolean
  /** How many of `clauses` a ruling must match. */
  readonly minShouldMatch: number
}

/** A parsed query with everything a search needs. */
export interface PreparedQuery extends UnderstoodQuery {
  readonly answerRule: AnswerRule
}
