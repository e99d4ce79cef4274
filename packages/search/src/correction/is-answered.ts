import { minShouldMatchOf } from '../ranking/prepare/match-policy.ts'
import { prepareQuery } from '../ranking/prepare/prepare-query.ts'
import { rulingQuery } from '../ranking/prepare/ruling-query.ts'
import type { Spellings } from '../ranking/prepare/word-clauses.ts'
import { countMatches, type SearchPorts } from '../ranking/request/search-ports.ts'
import type { RulingSearchRequest } from '../ranking/request/search-request.ts'

/** Whether some ruling matches as many clauses as a query of this length requires, before any relaxation. */
export async function isAnswered(
  { lexical }: Pick<SearchPorts, 'lexical'>,
  request: RulingSearchRequest,
  cachedSpellings?: Promise<Spellings>,
): Promise<boolean> {
  const prepared = await prepareQuery(lexical, request, cachedSpellings)
  const needed = Math.max(prepared.minShouldMatch, minShouldMatchOf(prepared.clauses.length))
  return (await countMatches(lexical, rulingQuery(prepared, needed, { boosts: false }), prepared.filter)) > 0
}
