import { anyOf, type LexicalIndex } from '../ports.ts'
import type { ParsedQuery } from '../query/parsed-query.ts'
import type { SearchScope } from './build-filter.ts'
import { ownsIdentifier } from './case-query.ts'
import { knownSpellings } from './known-spellings.ts'
import { enoughRulings, neededClauses } from './match-policy.ts'
import { namedCases, rulingQuery } from './ruling-query.ts'
import { countMatches, type PreparedQuery } from './search-context.ts'
import { demandedClauses, wordClauses } from './word-clauses.ts'

/** Works out how strictly the words can be taken, over all of `scope`, so that a filter never changes what a query means: see `match-policy.ts`. */
export const prepareQuery = async (lexical: LexicalIndex, query: ParsedQuery, within: SearchScope): Promise<PreparedQuery> => {
  const clauses = wordClauses(query)
  const demanded = demandedClauses(query)
  const { scope, filter } = within
  const spellings = await knownSpellings(lexical, { clauses, demanded }, scope)
  const named = namedCases(query)
  const identified = named.length > 0 && (await countMatches(lexical, anyOf(named.map(ownsIdentifier)), scope)) > 0
  const onlyNorms = clauses.every(({ norm }) => norm !== undefined)
  const needed = onlyNorms ? clauses.length : neededClauses(clauses.length)
  const prepared = { query, clauses, demanded, spellings, scope, filter, identified, needed }
  return identified || onlyNorms ? prepared : { ...prepared, needed: await possibleClauses(lexical, prepared) }
}

const possibleClauses = async (lexical: LexicalIndex, prepared: PreparedQuery): Promise<number> => {
  for (let needed = prepared.needed; needed > 1; needed--)
    if ((await countMatches(lexical, rulingQuery(prepared, needed, { bonus: false }), prepared.scope)) >= enoughRulings) return needed
  return Math.min(1, prepared.clauses.length)
}
