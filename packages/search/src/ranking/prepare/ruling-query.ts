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

/** A ruling with the caption ranks above those that only mention its parties. */
const captionWeight = 10
const weights = { numberAlone: 1, norm: 1, sameNorm: 0.3, numeral: 3, court: 2, date: 1, pair: 0.2, both: 1 }

/**
 * Text query of a prepared query, of whose clauses `needed` must match. Null when the query is empty. `boosts` adds optional clauses,
 * which change scores but not the set of matches.
 */
export function rulingQuery(prepared: PreparedQuery, needed: number, options: { readonly boosts: boolean }): TextQuery | null {
  const { query, clauses, spellings, identified } = prepared
  const wordQueries = clauses.map((clause) => clauseQuery(clause, { words: wordFields, formal: conceptFields }, spellings))
  const identifiers = namedCases(query).map(caseQuery)
  const words = wordQueries.length === 0 ? identifiers : [or(wordQueries, needed)]
  const plain = [...(identified ? [or(identifiers)] : words), ...query.phrases.map(quoteQuery)]
  const exclusions = query.exclusions.map((exclusion) => not(exclusionQuery(exclusion)))
  const required = query.required === null ? [] : [expressionQuery(query.required, spellings)]
  const positive = plain.length + required.length > 0 ? [...plain, ...required] : hintsAsMatch(query)
  const must = [...positive, ...exclusions]
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

/** With two clauses, a ruling with both ranks above one that repeats one of them. */
const bothQuery = (queries: readonly TextQuery[]): TextQuery[] => (queries.length === 2 ? [boost(and(queries), weights.both)] : [])

/** A query of stop words alone («de la») is searched as a phrase. */
const stopWordsQuery = (query: ParsedQuery): TextQuery | null => (analyze(query.text).length === 0 ? null : quoteQuery(query))

/** Identifiers specific enough to name one case, or a few. */
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

/** Norms are indexed by article. The numeral in «artículo 19 N° 24» is therefore searched near the article in the text. */
const numeralQueries = ({ norms, text }: ParsedQuery): TextQuery[] =>
  norms.flatMap(({ key, from, to }) => {
    const article = /:(\d+)$/u.exec(key)?.[1]
    const numeral = /(?<!\p{L})(?:n(?:[°º.]|ro\.?|[uú]m(?:ero)?\.?)?|numeral)\s*(\d{1,3})(?!\d|\.\d)/iu.exec(text.slice(from, to))?.[1]
    return article === undefined || numeral === undefined || numeral === article ? [] : [near([article, numeral], 4, { [field.text]: 1 })]
  })

/** A ruling that cites another article of the same law ranks above one that never cites the law. */
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

/** Every word of the first party and any word of the second. Captions may shorten names. */
const captionQuery = ({ caption }: ParsedQuery): TextQuery[] => {
  if (caption === null || caption.first.length === 0 || caption.second.length === 0) return []
  const inCaption = ({ token }: Token): TextQuery => term(token, { [field.caption]: 1 })
  return [boost(and([...caption.first.map(inCaption), or(caption.second.map(inCaption))]), captionWeight)]
}

/** When nothing else is given, the court or the date alone decides what matches. */
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
