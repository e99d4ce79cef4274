import { field } from '../indexing/fields.ts'
import { anyOf, type LexicalIndex } from '../ports.ts'
import type { ParsedQuery } from '../query/parsed-query.ts'
import { tildeVariants } from '../query/tilde-variants.ts'
import type { SearchScope } from './build-filter.ts'
import { ownsIdentifier } from './case-query.ts'
import { enoughRulings, neededClauses } from './match-policy.ts'
import { namedCases, rulingQuery } from './ruling-query.ts'
import { countMatches, type PreparedQuery } from './search-context.ts'
import { demandedClauses, type WordClause, wordClauses } from './word-clauses.ts'

const tildeFields = [field.text, field.caption]

/** Works out how strictly the words can be taken, over all of `scope`, so that a filter never changes what a query means: see `match-policy.ts`. */
export const prepareQuery = async (lexical: LexicalIndex, query: ParsedQuery, within: SearchScope): Promise<PreparedQuery> => {
  const clauses = wordClauses(query)
  const demanded = demandedClauses(query)
  const tildes = await knownTildes(lexical, [...clauses, ...demanded])
  const { scope, filter } = within
  const named = namedCases(query)
  const identified = named.length > 0 && (await countMatches(lexical, anyOf(named.map(ownsIdentifier)), scope)) > 0
  const onlyNorms = clauses.every(({ norm }) => norm !== undefined)
  const needed = onlyNorms ? clauses.length : neededClauses(clauses.length)
  const prepared = { query, clauses, demanded, tildes, scope, filter, identified, needed }
  return identified || onlyNorms ? prepared : { ...prepared, needed: await possibleClauses(lexical, prepared) }
}

const possibleClauses = async (lexical: LexicalIndex, prepared: PreparedQuery): Promise<number> => {
  for (let needed = prepared.needed; needed > 1; needed--)
    if ((await countMatches(lexical, rulingQuery(prepared, needed, { bonus: false }), prepared.scope)) >= enoughRulings) return needed
  return Math.min(1, prepared.clauses.length)
}

const knownTildes = async (lexical: LexicalIndex, clauses: readonly WordClause[]): Promise<Map<string, string[]>> => {
  const pairs = clauses.flatMap(({ words }) => words.flatMap(({ token }) => tildeVariants(token).map((variant) => ({ token, variant }))))
  if (pairs.length === 0) return new Map()
  const counts = await lexical.documentFrequencies(
    'rulings',
    pairs.map(({ variant }) => variant),
    tildeFields,
  )
  const known = new Map<string, string[]>()
  pairs.forEach(({ token, variant }, i) => {
    if ((counts[i] ?? 0) > 0) known.set(token, [...(known.get(token) ?? []), variant])
  })
  return known
}
