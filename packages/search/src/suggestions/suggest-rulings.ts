import { analyze, stopWords } from '@basejuris/legal-text'
import { field } from '../indexing/fields.ts'
import { and, boost, type Filter, type LexicalIndex, or, prefer, prefix, type TextQuery, term } from '../ports/index.ts'
import { parseExclusions } from '../query/parse-query.ts'
import { withoutSpans } from '../query/parts/span.ts'
import { tildeVariants } from '../query/spelling-variants.ts'
import { searchHits } from '../ranking/request/search-ports.ts'
import { wordTokens } from '../word-tokens.ts'
import type { PartialDocket } from './partial-docket.ts'

const captionField = { [field.captionExact]: 1 }
const docketFields = { [field.docket]: 1 }
const wholeNumberWeight = 10
/** A single letter begins too many names. */
const minPrefixLength = 2

/** Rulings whose docket number begins with the typed text. Those with exactly that number come first. */
export async function rulingsByDocket(
  lexical: LexicalIndex,
  { prefixes, number, court }: PartialDocket,
  filter: Filter,
  limit: number,
): Promise<string[]> {
  const beginning = and([
    or(prefixes.map((each) => prefix(each, docketFields))),
    ...court.map((each) => term(each, { [field.ownCourt]: 1 })),
  ])
  const text = prefer(beginning, [boost(term(number, docketFields), wholeNumberWeight)])
  return (await searchHits(lexical, 'rulings', text, filter, limit)).map(({ id }) => id)
}

/** Rulings with all the words in their caption, the excluded ones aside. The last word may be unfinished. None for a query with operators. */
export async function rulingsByCaption(lexical: LexicalIndex, typed: string, filter: Filter, limit: number): Promise<string[]> {
  const { formal, exclusions } = parseExclusions(typed)
  if (formal) return []
  const included = exclusions.length === 0 ? typed : withoutSpans(typed, exclusions)
  const words = wordTokens(analyze(included)).map(({ exact }) => exact)
  const contentWords = words.filter((word) => !stopWords.has(word))
  const last = contentWords.at(-1)
  if (last === undefined || (contentWords.length === 1 && last.length < minPrefixLength)) return []
  const isFinished = last !== words.at(-1) || /[\s/]$/u.test(included)
  const text = and([...contentWords.slice(0, -1).map(wholeWord), isFinished ? wholeWord(last) : unfinishedWord(last)])
  return (await searchHits(lexical, 'rulings', text, filter, limit)).map(({ id }) => id)
}

const wholeWord = (word: string): TextQuery => or([word, ...tildeVariants(word)].map((each) => term(each, captionField)))
const unfinishedWord = (word: string): TextQuery => or([word, ...tildeVariants(word)].map((each) => prefix(each, captionField)))
