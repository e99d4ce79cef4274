import { type LexicalIndex, or } from '../../ports/index.ts'
import { parseQuery } from '../../query/parse-query.ts'
import type { ParsedQuery } from '../../query/parsed-query.ts'
import { buildScope, type SearchScope } from '../request/build-filter.ts'
import { countMatches } from '../request/search-ports.ts'
import type { Corpus, RulingSearchRequest } from '../request/search-request.ts'
import { ownCaseQuery } from './case-query.ts'
import { findSpellings } from './find-spellings.ts'
import { minMatchingRulings, minShouldMatchOf } from './match-policy.ts'
import type { PreparedQuery } from './prepared-query.ts'
import { namedCases, rulingQuery } from './ruling-query.ts'
import { formalClauses, type Spellings, wordClauses } from './word-clauses.ts'

type QueryInput = Corpus & Pick<RulingSearchRequest, 'query' | 'filters'>

const parseInput = ({ query: text, filters, ...corpus }: QueryInput): { readonly query: ParsedQuery } & SearchScope => {
  const query = parseQuery(text)
  return { query, ...buildScope(corpus, filters, query.dates) }
}

/** Other spellings of the words of a request. */
export function findQuerySpellings(lexical: LexicalIndex, request: QueryInput): Promise<Spellings> {
  const { query, scope } = parseInput(request)
  return findSpellings(lexical, { clauses: wordClauses(query), requiredClauses: formalClauses(query) }, scope)
}

/**
 * Works out how many clauses must match over the whole of `scope`, so that a filter never changes what a query means. `cachedSpellings`
 * are those of the query, when already looked up.
 */
export async function prepareQuery(
  lexical: LexicalIndex,
  request: QueryInput,
  cachedSpellings?: Promise<Spellings>,
): Promise<PreparedQuery> {
  const { query, scope, filter, fictionalFilter } = parseInput(request)
  const { fictional } = request
  const clauses = wordClauses(query)
  const requiredClauses = formalClauses(query)
  const spellings = await (cachedSpellings ?? findQuerySpellings(lexical, request))
  const cases = namedCases(query)
  const identified = cases.length > 0 && (await countMatches(lexical, or(cases.map(ownCaseQuery)), scope)) > 0
  const onlyNorms = clauses.every(({ norm }) => norm !== undefined)
  const minShouldMatch = onlyNorms ? clauses.length : minShouldMatchOf(clauses.length)
  const prepared = { query, clauses, requiredClauses, spellings, scope, filter, fictional, fictionalFilter, identified, minShouldMatch }
  return identified || onlyNorms ? prepared : { ...prepared, minShouldMatch: await relaxMinShouldMatch(lexical, prepared) }
}

/** The highest number that enough rulings match. The fewer clauses are needed, the more rulings match, so it is found by bisection. */
const relaxMinShouldMatch = async (lexical: LexicalIndex, prepared: PreparedQuery): Promise<number> => {
  const isEnough = async (needed: number): Promise<boolean> =>
    (await countMatches(lexical, rulingQuery(prepared, needed, { boosts: false }), prepared.scope)) >= minMatchingRulings
  let [enough, tooMany] = [Math.min(1, prepared.clauses.length), prepared.minShouldMatch + 1]
  for (let needed = prepared.minShouldMatch; tooMany - enough > 1; needed = (enough + tooMany) >> 1)
    if (await isEnough(needed)) enough = needed
    else tooMany = needed
  return enough
}
