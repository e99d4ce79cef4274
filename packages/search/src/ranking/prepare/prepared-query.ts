import type { Filter } from '../../ports/index.ts'
import type { ParsedQuery } from '../../query/parsed-query.ts'
import type { Spellings, WordClause } from './word-clauses.ts'

/** A query made ready: what it asks, in which documents. */
export interface PreparedQuery {
  readonly query: ParsedQuery
  /** What the plain language of the query asks, of which `needed` must be there. */
  readonly clauses: readonly WordClause[]
  /** What the formal language demands, as far as a ruling can say it. */
  readonly requiredClauses: readonly WordClause[]
  readonly spellings: Spellings
  /** The collections and the dates of the query itself. */
  readonly scope: Filter
  /** `scope` and the filters. */
  readonly filter: Filter
  /** True when a ruling owns the docket number or RUC asked for. */
  readonly identified: boolean
  /** Of `clauses`, how many a ruling must have. */
  readonly minShouldMatch: number
}
