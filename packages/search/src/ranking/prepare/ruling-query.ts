import { analyze, foldText, type Token } from '@basejuris/legal-text'
import { field } from '../../indexing/fields.ts'
import { and, boost, not, or, phrase, prefer, type TextQuery, term } from '../../ports/index.ts'
import type { QueryCondition } from '../../query/conditions/condition.ts'
import type { ParsedQuery } from '../../query/parsed-query.ts'
import { isSpecific } from '../../query/parts/find-identifiers.ts'
import type { Exclusion } from '../../query/parts/query-parts.ts'
import { topicsOfWord } from '../../topics/topics-of-word.ts'
import { wordTokens } from '../../word-tokens.ts'
import { conceptFields, normFields, pairFields, wordFields } from '../field-weights.ts'
import { conditionQuery } from '../request/condition-query.ts'
import { caseQuery, ownCaseQuery } from './case-query.ts'
import { expressionQuery } from './expression-query.ts'
import { articleQuery, placeQueries } from './norm-query.ts'
import { isCaseKnown } from './prepare-cases.ts'
import type { UnderstoodQuery } from './prepared-query.ts'
import { quoteQuery } from './quote-query.ts'
import { clauseQuery, type WordClause } from './word-clauses.ts'

/** A ruling with the caption ranks above those that only mention its parties. */
const captionWeight = 10
const weights = { numberAlone: 1, norm: 1, sameNorm: 0.3, place: 5, court: 2, date: 1, pair: 0.2, both: 1, topic: 2, namedTopic: 5 }

/**
 * Text query of a prepared query, of whose clauses `needed` must match. Null when the query is empty. `boosts` adds optional clauses,
 * which change scores but not the set of matches.
 */
export function rulingQuery(prepared: UnderstoodQuery, needed: number, options: { readonly boosts: boolean }): TextQuery | null {
  const { query, clauses, spellings, cases } = prepared
  const wordQueries = clauses.map((clause) => clauseQuery(clause, { words: wordFields, formal: conceptFields }, spellings))
  const identifiers = cases.map(({ searched }) => caseQuery(searched))
  const isKnown = isCaseKnown(prepared)
  const words = wordQueries.length === 0 ? identifiers : [or(wordQueries, needed)]
  const plain = [...(isKnown ? [or(identifiers)] : words), ...query.phrases.map(quoteQuery)]
  const preferred = preferredConditions(prepared)
  const must = [...plain, ...demandQueries(prepared)]
  if (must.length === 0 && query.conditions.length + query.negations.length === 0) return stopWordsQuery(query)
  if (must.length === 0 && preferred.length === 0) return null
  const boosts = [
    ...(isKnown ? wordQueries : identifiers),
    ...captionQuery(query),
    ...preferred.flatMap(preferenceQuery),
    ...hints(query),
    ...pairs(clauses),
    ...bothQuery(wordQueries),
    ...topicQueries(query),
    ...namedTopicQueries(query),
  ]
  return options.boosts ? prefer(and(must), boosts) : and(must)
}

/** What operators, fields and exclusions demand of every ruling, in any mode. */
export function demandQueries({ query, spellings }: Pick<UnderstoodQuery, 'query' | 'spellings'>): TextQuery[] {
  const required = query.required === null ? [] : [expressionQuery(query.required, spellings)]
  return [...required, ...query.exclusions.map((exclusion) => not(exclusionQuery(exclusion)))]
}

/** With two clauses, a ruling with both ranks above one that repeats one of them. */
const bothQuery = (queries: readonly TextQuery[]): TextQuery[] => (queries.length === 2 ? [boost(and(queries), weights.both)] : [])

/** A query of stop words alone («de la») is searched as a phrase. */
const stopWordsQuery = (query: ParsedQuery): TextQuery | null => (analyze(query.text).length === 0 ? null : quoteQuery(query))

/** Conditions that only raise what meets them, those included that were to be demanded and would have left nothing. */
export function preferredConditions({ query, loosened }: Pick<UnderstoodQuery, 'query' | 'loosened'>): QueryCondition[] {
  return [...query.conditions.filter(({ mode }) => mode === 'preferir'), ...loosened]
}

/** Outcomes and bases are raised after matching alone, by a share of the score: see `boost-named.ts`. */
const preferenceQuery = ({ test }: QueryCondition): TextQuery[] => {
  if (test.kind === 'resultado' || test.kind === 'base' || test.kind === 'tema') return []
  return [boost(conditionQuery(test, { anywhere: true }), test.kind === 'fecha' ? weights.date : weights.court)]
}

/** A ruling on a likely topic ranks higher, the more the stronger it is tied to the topic. */
const topicQueries = ({ topics }: ParsedQuery): TextQuery[] =>
  topics.map(({ id, share }) => boost(term(id, { [field.topic]: 1 }), weights.topic * share))

/** «alimentos», «clausura 2023»: a word alone means a topic that it names, rather than a passing use of it. */
const namedTopicQueries = ({ formal, caption, words: [word, ...others] }: ParsedQuery): TextQuery[] => {
  if (formal || caption !== null || word === undefined || others.length > 0) return []
  const named = topicsOfWord(word.exact)
  return named.length === 0 ? [] : [boost(or(named.map((id) => term(id, { [field.topic]: 1 }))), weights.namedTopic)]
}

/** A ruling that cites another article of the same law ranks above one that never cites the law. */
const wholeNormQueries = (query: ParsedQuery): TextQuery[] =>
  [...new Set(query.norms.flatMap(({ key }) => (key.includes(':') ? [key.slice(0, key.indexOf(':'))] : [])))].map((key) =>
    term(key, normFields),
  )

const hints = (query: ParsedQuery): TextQuery[] => [
  ...query.norms.map((each) => boost(articleQuery(each), weights.norm)),
  ...wholeNormQueries(query).map((each) => boost(each, weights.sameNorm)),
  ...query.norms.flatMap(placeQueries).map((each) => boost(each, weights.place)),
  ...query.identifiers.filter((each) => !isSpecific(each)).map((each) => boost(ownCaseQuery(each), weights.numberAlone)),
]

/** Every word of the first party and any word of the second. Captions may shorten names. */
const captionQuery = ({ caption }: ParsedQuery): TextQuery[] => {
  if (caption === null || caption.first.length === 0 || caption.second.length === 0) return []
  const inCaption = ({ token }: Token): TextQuery => term(token, { [field.caption]: 1 })
  return [boost(and([...caption.first.map(inCaption), or(caption.second.map(inCaption))]), captionWeight)]
}

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
