import { analyze, foldText, type Token } from '@basejuris/legal-text'
import { field } from '../../indexing/fields.ts'
import { and, boost, near, not, or, phrase, prefer, type TextQuery, term } from '../../ports/index.ts'
import type { ParsedQuery } from '../../query/parsed-query.ts'
import type { Exclusion, Identifier } from '../../query/parts/query-parts.ts'
import { wordTokens } from '../../word-tokens.ts'
import { conceptFields, normFields, pairFields, wordFields } from '../field-weights.ts'
import { caseQuery, ownCaseQuery } from './case-query.ts'
import { expressionQuery } from './expression-query.ts'
import type { PreparedQuery } from './prepared-query.ts'
import { quoteQuery } from './quote-query.ts'
import { clauseQuery, type WordClause } from './word-clauses.ts'

/** A caption asked for comes before rulings that only speak of its parties. */
const captionWeight = 10
const weights = { numberAlone: 1, norm: 1, sameNorm: 0.3, numeral: 3, court: 2, date: 1, pair: 0.2, both: 1 }

/**
 * Words asked for, of which `needed` must be there, and what makes a match better without being asked for. Null when nothing is asked. Without
 * boosts the same rulings match, with other scores.
 */
export function rulingQuery(prepared: PreparedQuery, needed: number, options: { readonly boosts: boolean }): TextQuery | null {
  const { query, clauses, spellings, identified } = prepared
  const wordQueries = clauses.map((clause) => clauseQuery(clause, { words: wordFields, formal: conceptFields }, spellings))
  const identifiers = namedCases(query).map(caseQuery)
  const words = wordQueries.length === 0 ? identifiers : [or(wordQueries, needed)]
  const asked = [...(identified ? [or(identifiers)] : words), ...query.phrases.map(quoteQuery)]
  const exclusions = query.exclusions.map((exclusion) => not(exclusionQuery(exclusion)))
  const demands = query.required === null ? [] : [expressionQuery(query.required, spellings)]
  const wanted = asked.length + demands.length > 0 ? [...asked, ...demands] : hintsAsMatch(query)
  const must = [...wanted, ...exclusions]
  if (must.length === 0) return stopWordsQuery(query)
  const boosts = [
    ...(identified ? wordQueries : identifiers),
    ...captionQuery(query),
    ...hints(query),
    ...pairs(clauses),
    ...bothQuery(wordQueries),
  ]
  return options.boosts ? prefer(and(must), boosts) : and(must)
}

/** A question of two things is answered by what speaks of both, not by what repeats one of them on every page. */
const bothQuery = (asked: readonly TextQuery[]): TextQuery[] => (asked.length === 2 ? [boost(and(asked), weights.both)] : [])

/** «de la»: words that are looked for only when there are no others, in their order. */
const stopWordsQuery = (query: ParsedQuery): TextQuery | null => (analyze(query.text).length === 0 ? null : quoteQuery(query))

/** Identifiers that name one case, or a few. */
export function namedCases(query: ParsedQuery): Identifier[] {
  return query.identifiers.filter(({ kind }) => kind !== 'number')
}

export function courtQueries(query: ParsedQuery): TextQuery[] {
  return query.courts.map(({ terms }) => and(terms.map((each) => term(each, { [field.court]: 1 }))))
}

const dateQueries = (query: ParsedQuery): TextQuery[] =>
  query.dates.flatMap(({ preferred }) => {
    if (preferred === null) return []
    const parts = [preferred.year, preferred.month, preferred.day]
      .filter((part) => part !== null)
      .map((part) => String(part).padStart(2, '0'))
    return [or(parts.map((_, at) => term(parts.slice(0, at + 1).join('-'), { [field.date]: 1 })))]
  })

const normQueries = (query: ParsedQuery): TextQuery[] => query.norms.map(({ key }) => term(key, normFields))

/** «artículo 19 N° 24», «numeral 24 del artículo 19»: norms are kept by article, so its numeral is looked for beside it in the text. */
const numeralQueries = ({ norms, text }: ParsedQuery): TextQuery[] =>
  norms.flatMap(({ key, from, to }) => {
    const article = /:(\d+)$/u.exec(key)?.[1]
    const numeral = /(?<!\p{L})(?:n(?:[°º.]|ro\.?|[uú]m(?:ero)?\.?)?|numeral)\s*(\d{1,3})(?!\d|\.\d)/iu.exec(text.slice(from, to))?.[1]
    return article === undefined || numeral === undefined || numeral === article ? [] : [near([article, numeral], 4, { [field.text]: 1 })]
  })

/** Who asks for an article is better served by what cites its law elsewhere than by what never does. */
const wholeNormQueries = (query: ParsedQuery): TextQuery[] =>
  [...new Set(query.norms.flatMap(({ key }) => (key.includes(':') ? [key.slice(0, key.indexOf(':'))] : [])))].map((key) =>
    term(key, normFields),
  )

const hints = (query: ParsedQuery): TextQuery[] => [
  ...courtQueries(query).map((each) => boost(each, weights.court)),
  ...dateQueries(query).map((each) => boost(each, weights.date)),
  ...normQueries(query).map((each) => boost(each, weights.norm)),
  ...wholeNormQueries(query).map((each) => boost(each, weights.sameNorm)),
  ...numeralQueries(query).map((each) => boost(each, weights.numeral)),
  ...query.identifiers.filter(({ kind }) => kind === 'number').map((each) => boost(ownCaseQuery(each), weights.numberAlone)),
]

/** All that the first side is called and some of what the second is, in the caption, which may shorten names. */
const captionQuery = ({ caption }: ParsedQuery): TextQuery[] => {
  if (caption === null || caption.first.length === 0 || caption.second.length === 0) return []
  const inCaption = ({ token }: Token): TextQuery => term(token, { [field.caption]: 1 })
  return [boost(and([...caption.first.map(inCaption), or(caption.second.map(inCaption))]), captionWeight)]
}

/** With nothing else to go by, court or date alone say what is wanted. */
const hintsAsMatch = (query: ParsedQuery): TextQuery[] => [...courtQueries(query), ...dateQueries(query)]

const pairs = (clauses: readonly WordClause[]): TextQuery[] => {
  const words = clauses.flatMap((clause) => clause.words).sort((a, b) => a.position - b.position)
  const near = words.flatMap((word, i) => {
    const before = words[i - 1]
    return before !== undefined && word.position - before.position <= 3 ? [phrase([before.token, word.token], pairFields, { slop: 2 })] : []
  })
  return near.length === 0 ? [] : [boost(or(near), weights.pair)]
}

const exclusionQuery = ({ text, quoted }: Exclusion): TextQuery => {
  if (quoted) return quoteQuery({ text })
  const stems = wordTokens(analyze(foldText(text))).map(({ token }) => token)
  return or(stems.map((stem) => term(stem, wordFields)))
}
