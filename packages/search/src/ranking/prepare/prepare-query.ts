import { type LexicalIndex, or } from '../../ports/index.ts'
import { parseQuery } from '../../query/parse-query.ts'
import type { ParsedQuery } from '../../query/parsed-query.ts'
import { type SearchScope, scopeOf } from '../request/build-filter.ts'
import { countMatches } from '../request/search-ports.ts'
import type { RulingSearchRequest } from '../request/search-request.ts'
import { ownsIdentifier } from './case-query.ts'
import { knownSpellings } from './find-spellings.ts'
import { enoughRulings, neededClauses } from './match-policy.ts'
import type { PreparedQuery } from './prepared-query.ts'
import { namedCases, rulingQuery } from './ruling-query.ts'
import { demandedClauses, type Spellings, wordClauses } from './word-clauses.ts'

type Asked = Pick<RulingSearchRequest, 'query' | 'collections' | 'filters'>

const understood = ({ query: text, collections, filters }: Asked): { readonly query: ParsedQuery } & SearchScope => {
  const query = parseQuery(text)
  return { query, ...scopeOf(collections, filters, query.dates) }
}

/** Other ways to write the words of a request. */
export function spellingsOf(lexical: LexicalIndex, request: Asked): Promise<Spellings> {
  const { query, scope } = understood(request)
  return knownSpellings(lexical, { clauses: wordClauses(query), demanded: demandedClauses(query) }, scope)
}

/**
 * Works out how strictly the words can be taken, over all of `scope`, so that a filter never changes what a query means: see `match-policy.ts`.
 * `known`: its spellings, where they were looked up before.
 */
export async function prepareQuery(lexical: LexicalIndex, request: Asked, known?: Promise<Spellings>): Promise<PreparedQuery> {
  const { query, scope, filter } = understood(request)
  const clauses = wordClauses(query)
  const demanded = demandedClauses(query)
  const spellings = await (known ?? spellingsOf(lexical, request))
  const named = namedCases(query)
  const identified = named.length > 0 && (await countMatches(lexical, or(named.map(ownsIdentifier)), scope)) > 0
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
