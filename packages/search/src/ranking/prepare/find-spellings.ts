import type { Token } from '@basejuris/legal-text'
import { field } from '../../indexing/fields.ts'
import { type Filter, type LexicalIndex, phrase } from '../../ports/index.ts'
import { joinCompounds, splitCompound, tildeVariants } from '../../query/spelling-variants.ts'
import { countMatches } from '../request/search-ports.ts'
import { minMatchingRulings } from './match-policy.ts'
import { findPluralOnlyWords } from './plural-only-words.ts'
import type { Spelling, Spellings, WordClause } from './word-clauses.ts'

const tildeFields = [field.text, field.caption]
const tildeWeight = 0.3
/** Weight of both words together. */
const joinedWeight = 0.2
const maxCountedSplits = 6

/**
 * Finds other spellings that the index has for the words: with ñ, two joined as one, one split in two. Words of the formal language are
 * never joined, since each is required by itself.
 */
export async function findSpellings(
  lexical: LexicalIndex,
  request: { readonly clauses: readonly WordClause[]; readonly requiredClauses: readonly WordClause[] },
  scope: Filter,
): Promise<Spellings> {
  const wordsOf = (clauses: readonly WordClause[]): Token[] => {
    const words = clauses.flatMap((clause) => clause.words)
    return [...new Map(words.map((word) => [word.token, word])).values()]
  }
  const [plain, all] = [wordsOf(request.clauses), wordsOf([...request.clauses, ...request.requiredClauses])]
  const [exactForms, ...found] = await Promise.all([
    findPluralOnlyWords(lexical, all),
    tildeSpellings(lexical, all),
    joinedSpellings(lexical, plain),
    splitSpellings(lexical, all, scope),
  ])
  const variants = new Map<string, Spelling[]>()
  for (const { token, spelling } of found.flat()) variants.set(token, [...(variants.get(token) ?? []), spelling])
  return { variants, exactForms }
}

interface Found {
  readonly token: string
  readonly spelling: Spelling
}

const frequencies = (
  lexical: LexicalIndex,
  terms: readonly string[],
  fields: readonly string[] = [field.text],
): Promise<readonly number[]> => (terms.length === 0 ? Promise.resolve([]) : lexical.documentFrequencies('rulings', terms, fields))

const tildeSpellings = async (lexical: LexicalIndex, words: readonly Token[]): Promise<Found[]> => {
  const pairs = words.flatMap(({ token }) => tildeVariants(token).map((variant) => ({ token, variant })))
  const counts = await frequencies(
    lexical,
    pairs.map(({ variant }) => variant),
    tildeFields,
  )
  return pairs
    .filter((_, at) => (counts[at] ?? 0) > 0)
    .map(({ token, variant }) => ({ token, spelling: { terms: [variant], weight: tildeWeight } }))
}

/** «auto acordado»: a ruling with «autoacordado» has both words. */
const joinedSpellings = async (lexical: LexicalIndex, words: readonly Token[]): Promise<Found[]> => {
  const joined = joinCompounds(words)
  const counts = await frequencies(
    lexical,
    joined.map(({ token }) => token),
  )
  return joined
    .filter((_, at) => (counts[at] ?? 0) > 0)
    .flatMap((each) =>
      each.words.map(({ token }) => ({ token, spelling: { terms: [each.token], weight: joinedWeight / each.words.length } })),
    )
}

/** «autoacordado»: finds «auto acordado». Only rare words are split, and only into parts at least as frequent as they are. */
const splitSpellings = async (lexical: LexicalIndex, words: readonly Token[], scope: Filter): Promise<Found[]> => {
  const having = await frequencies(
    lexical,
    words.map(({ token }) => token),
  )
  const splits = words.flatMap((word, at) => {
    const documents = having[at] ?? 0
    return documents > minMatchingRulings
      ? []
      : splitCompound(word).map((terms) => ({ token: word.token, terms, least: Math.max(1, documents) }))
  })
  const counts = await frequencies(
    lexical,
    splits.flatMap(({ terms }) => terms),
  )
  const possible = splits
    .map((split, at) => ({ ...split, most: Math.min(counts[2 * at] ?? 0, counts[2 * at + 1] ?? 0) }))
    .filter(({ most, least }) => most >= least)
    .sort((a, b) => b.most - a.most)
    .slice(0, maxCountedSplits)
  const together = await Promise.all(possible.map(({ terms }) => countMatches(lexical, phrase(terms, { [field.text]: 1 }), scope)))
  return possible.filter((_, at) => (together[at] ?? 0) > 0).map(({ token, terms }) => ({ token, spelling: { terms, weight: 1 } }))
}
