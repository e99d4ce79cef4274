import { analyze, foldText, stopWords, type Token } from '@basejuris/legal-text'
import { askedDocketTerm, letterlessTerm } from '../indexing/docket-terms.ts'
import { field } from '../indexing/fields.ts'
import { oneAtEachPosition } from '../lexicon/find-concepts.ts'
import { allOf, anyOf, boost, type FieldWeights, not, phrase, prefer, type TextQuery, term } from '../ports.ts'
import type { Exclusion, Identifier, ParsedQuery, Quote } from '../query/parsed-query.ts'
import { conceptFields, normFields, pairFields, wordFields } from './field-weights.ts'
import type { PreparedQuery } from './search-context.ts'
import { clauseQuery, type WordClause } from './word-clauses.ts'

const docketFields = { [field.docket]: 1 }
const originFields = { [field.originDocket]: 1 }
/** So much more than words can earn that identifiers come first. */
const identifierWeight = 1000
const originWeight = 100
/** A caption asked for comes before rulings that only speak of its parties. */
const captionWeight = 10
const weights = { numberAlone: 1, mention: 1, norm: 1, court: 2, date: 1, pair: 0.2 }

/** A ruling that has the docket number (or RUC) asked for as its own. */
export const ownsIdentifier = (identifier: Identifier): TextQuery => {
  if (identifier.kind === 'ruc') return term(identifier.ruc.toLowerCase(), docketFields)
  if (identifier.kind === 'number') return term(String(identifier.number), docketFields)
  return term(askedDocketTerm(identifier.docket), docketFields)
}

/** Some sources leave the letter out: a ruling with the number and year asked for and no letter may be meant, and is never taken for it. */
export const resemblesIdentifier = (identifier: Identifier): TextQuery[] =>
  identifier.kind === 'docket' && identifier.docket.letter !== null ? [term(letterlessTerm(identifier.docket), docketFields)] : []

/** «RIT 116-2023»: of its rulings, those whose number has a letter, as every RIT has. */
const ownsRit = (identifier: Identifier): TextQuery[] =>
  identifier.kind === 'docket' && identifier.docket.letter === null && identifier.rit
    ? [allOf([ownsIdentifier(identifier), not(term(letterlessTerm(identifier.docket), docketFields))])]
    : []

const caseQuery = (identifier: Identifier): TextQuery =>
  anyOf([
    boost(anyOf([ownsIdentifier(identifier), ...ownsRit(identifier)]), identifierWeight),
    mentionsIdentifier(identifier),
    ...resemblesIdentifier(identifier),
  ])

/** A ruling that reviews the case, or speaks of it. */
export const mentionsIdentifier = (identifier: Identifier): TextQuery => {
  if (identifier.kind === 'ruc') return term(identifier.ruc.toLowerCase(), { [field.text]: 1 })
  if (identifier.kind === 'number') return term(String(identifier.number), { [field.text]: 1 })
  const asked = askedDocketTerm(identifier.docket)
  const origins = identifier.docket.letter === null ? [asked] : [asked, letterlessTerm(identifier.docket)]
  return anyOf([
    boost(anyOf(origins.map((each) => term(each, originFields))), originWeight),
    boost(term(asked, { [field.text]: 1 }), weights.mention),
  ])
}

/**
 * Words asked for, of which `needed` must be there, and what makes a match better without being asked for. Null when nothing is asked. Without
 * bonus the same rulings match, with other scores.
 */
export const rulingQuery = (prepared: PreparedQuery, needed: number, options: { readonly bonus: boolean }): TextQuery | null => {
  const { query, clauses, tildes, identified } = prepared
  const wordQueries = clauses.map((clause) => clauseQuery(clause, { words: wordFields, formal: conceptFields }, tildes))
  const identifiers = namedCases(query).map(caseQuery)
  const words = wordQueries.length === 0 ? identifiers : [anyOf(wordQueries, needed)]
  const asked = [...(identified ? [anyOf(identifiers)] : words), ...query.phrases.map(quoteQuery)]
  const exclusions = query.exclusions.map((exclusion) => not(exclusionQuery(exclusion)))
  const must = [...(asked.length > 0 ? asked : hintsAsMatch(query)), ...exclusions]
  if (must.length === 0) return stopWordsAlone(query)
  const bonus = [...(identified ? wordQueries : identifiers), ...captionQuery(query), ...hints(query), ...pairs(clauses)]
  return options.bonus ? prefer(allOf(must), bonus) : allOf(must)
}

/** «de la»: words that are looked for only when there are no others, in their order. */
const stopWordsAlone = (query: ParsedQuery): TextQuery | null => (analyze(query.text).length === 0 ? null : quoteQuery(query))

/** Identifiers that name one case, or a few. */
export const namedCases = (query: ParsedQuery): Identifier[] => query.identifiers.filter(({ kind }) => kind !== 'number')

const courtQueries = (query: ParsedQuery): TextQuery[] =>
  query.courts.map(({ terms }) => allOf(terms.map((each) => term(each, { [field.court]: 1 }))))

const dateQueries = (query: ParsedQuery): TextQuery[] =>
  query.dates.flatMap(({ prefers }) => {
    if (prefers === null) return []
    const parts = [prefers.year, prefers.month, prefers.day].filter((part) => part !== null).map((part) => String(part).padStart(2, '0'))
    return [anyOf(parts.map((_, at) => term(parts.slice(0, at + 1).join('-'), { [field.date]: 1 })))]
  })

const normQueries = (query: ParsedQuery): TextQuery[] => query.norms.map(({ key }) => term(key, normFields))

const hints = (query: ParsedQuery): TextQuery[] => [
  ...courtQueries(query).map((each) => boost(each, weights.court)),
  ...dateQueries(query).map((each) => boost(each, weights.date)),
  ...normQueries(query).map((each) => boost(each, weights.norm)),
  ...query.identifiers.filter(({ kind }) => kind === 'number').map((each) => boost(ownsIdentifier(each), weights.numberAlone)),
]

/** All that the first side is called and some of what the second is, in the caption, which may shorten names. */
const captionQuery = ({ caption }: ParsedQuery): TextQuery[] => {
  if (caption === null || caption.first.length === 0 || caption.second.length === 0) return []
  const inCaption = ({ token }: Token): TextQuery => term(token, { [field.caption]: 1 })
  return [boost(allOf([...caption.first.map(inCaption), anyOf(caption.second.map(inCaption))]), captionWeight)]
}

/** With nothing else to go by, court or date alone say what is wanted. */
const hintsAsMatch = (query: ParsedQuery): TextQuery[] => [...courtQueries(query), ...dateQueries(query)]

const pairs = (clauses: readonly WordClause[]): TextQuery[] => {
  const words = clauses.flatMap((clause) => clause.words).sort((a, b) => a.position - b.position)
  const near = words.flatMap((word, i) => {
    const before = words[i - 1]
    return before !== undefined && word.position - before.position <= 3 ? [phrase([before.token, word.token], pairFields, { slop: 2 })] : []
  })
  return near.length === 0 ? [] : [boost(anyOf(near), weights.pair)]
}

/** Word for word in the text; by stems in the facts, which are short. */
export const quoteQuery = ({ text }: Pick<Quote, 'text'>): TextQuery => {
  const exact = oneAtEachPosition(analyze(text)).map((token) => token.exact)
  return anyOf([phrase(exact, { [field.exact]: 1 }), ...stemPhrase(text, { [field.caption]: 2, [field.subject]: 2 })])
}

/** The quoted words by stems, stop words as gaps; nothing when they are all stop words. */
export const stemPhrase = (text: string, fields: FieldWeights): TextQuery[] => {
  const tokens = oneAtEachPosition(analyze(text)).filter(({ exact }) => !stopWords.has(exact))
  const options = { positions: tokens.map(({ position }) => position) }
  return tokens.length === 0
    ? []
    : [
        phrase(
          tokens.map(({ token }) => token),
          fields,
          options,
        ),
      ]
}

const exclusionQuery = ({ text, quoted }: Exclusion): TextQuery => {
  if (quoted) return quoteQuery({ text })
  const stems = oneAtEachPosition(analyze(foldText(text))).map(({ token }) => token)
  return anyOf(stems.map((stem) => term(stem, wordFields)))
}
