import type { FictionalMode } from '@basejuris/domain'
import type { ParsedQuery } from '../../query/parsed-query.ts'
import type { SearchScope } from '../request/build-filter.ts'
import type { Spellings, WordClause } from './word-clauses.ts'

/** A parsed query with everything a search needs. */
export interface PreparedQuery extends SearchScope {
  readonly query: ParsedQuery
  /** Clauses of the plain language, of which `minShouldMatch` must match. */
  readonly clauses: readonly WordClause[]
  /** Clauses of the formal language that a ruling can contain. */
  readonly requiredClauses: readonly WordClause[]
  readonly spellings: Spellings
  /** Whether fictional rulings are searched. */
  readonly fictional: FictionalMode
  /** True when some ruling's own docket number or RUC is in the query. */
  readonly identified: boolean
  /** How many of `clauses` a ruling must match. */
  readonly minShouldMatch: number
}
