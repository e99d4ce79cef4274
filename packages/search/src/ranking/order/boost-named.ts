import { type Hit, type LexicalIndex, or, type TextQuery } from '../../ports/index.ts'
import type { ConditionKind } from '../../query/conditions/condition.ts'
import type { PreparedQuery } from '../prepare/prepared-query.ts'
import { conditionQuery } from '../request/condition-query.ts'
import { hitsFilter } from '../request/search-ports.ts'

/** Share by which a score is raised. */
const gains = { court: 0.5, outcome: 0.1 }

/**
 * Boosts the first hits that are of the court, or have the outcome or the base, that the query prefers. The gain is a share of the score, so that a
 * passing mention does not overtake a ruling on the subject. Scores start at 1 and fall.
 */
export async function boostNamedCourtOrOutcome(
  lexical: Pick<LexicalIndex, 'search'>,
  hits: readonly Hit[],
  { query, clauses }: Pick<PreparedQuery, 'query' | 'clauses'>,
): Promise<readonly Hit[]> {
  if (clauses.length === 0 || hits.length < 2) return hits
  const named = (...kinds: readonly ConditionKind[]): Promise<ReadonlySet<string>> =>
    matchingHits(
      lexical,
      hits,
      query.conditions
        .filter(({ test, mode }) => mode === 'preferir' && kinds.includes(test.kind))
        .map(({ test }) => conditionQuery(test, { anywhere: true })),
    )
  const ofCourt = await named('tribunal', 'origen')
  const withOutcome = await named('resultado', 'base')
  if (ofCourt.size + withOutcome.size === 0) return hits
  const gainOf = (id: string): number => (ofCourt.has(id) ? gains.court : 0) + (withOutcome.has(id) ? gains.outcome : 0)
  const boosted = hits.map(({ id, score }) => ({ id, score: score * (1 + gainOf(id)) })).sort((a, b) => b.score - a.score)
  const best = Math.max(boosted[0]?.score ?? 0, Number.MIN_VALUE)
  return boosted.map(({ id, score }) => ({ id, score: score / best }))
}

/** Ids of the hits that match any of the queries. */
const matchingHits = async (
  lexical: Pick<LexicalIndex, 'search'>,
  hits: readonly Hit[],
  queries: readonly TextQuery[],
): Promise<ReadonlySet<string>> => {
  if (queries.length === 0) return new Set()
  const found = await lexical.search('rulings', {
    text: or(queries),
    filter: hitsFilter(hits),
    sort: [],
    facets: [],
    offset: 0,
    limit: hits.length,
  })
  return new Set(found.hits.map(({ id }) => id))
}
