import { collectionIds, getBase } from '@basejuris/domain'
import { alsoFacet, alsoTerm, facet, field, originFacet, sortKey, topicFacet } from '../../indexing/fields.ts'
import { belongingTerm } from '../../indexing/topic-terms.ts'
import {
  and,
  andFilter,
  boost,
  type Filter,
  inFilter,
  type LexicalIndex,
  or,
  orFilter,
  rangeFilter,
  type TextQuery,
  term,
} from '../../ports/index.ts'
import { type ConditionTest, holdTogether, isJudgeKind, type NameTest, type QueryCondition } from '../../query/conditions/condition.ts'
import type { Period } from '../../query/parts/query-parts.ts'
import { nameTerms } from '../../word-tokens.ts'
import { firstDay, lastDay } from './build-filter.ts'
import { dateTerms } from './date-terms.ts'

const fieldOf = {
  tribunal: field.ownCourt,
  origen: field.originCourt,
  sala: field.chamber,
  recurso: field.appeal,
  ministro: field.people,
  redactor: field.drafter,
  disidente: field.dissenters,
} as const
const facetsOf = {
  tribunal: [facet.court],
  origen: [originFacet],
  sala: [facet.chamber],
  recurso: [facet.appealType],
  ministro: [facet.judge, facet.drafter],
  redactor: [facet.drafter],
  disidente: [facet.dissenter],
} as const

/** Matches the rulings that meet the condition. `anywhere`: also those that review a ruling of the court. */
export function conditionQuery(test: ConditionTest, { anywhere = false }: { readonly anywhere?: boolean } = {}): TextQuery {
  switch (test.kind) {
    case 'fecha':
      return periodQuery(test.period)
    case 'resultado':
      return or(test.outcomes.flatMap((outcome) => [outcome, alsoTerm(outcome)]).map((each) => term(each, { [field.outcome]: 1 })))
    case 'tema':
      return belongsQuery(test.topic)
    case 'base':
      return or(test.bases.map((base) => term(getBase(base).collection, { [field.base]: 1 })))
    default: {
      const name = (anywhere || test.hasOrigins) && test.kind === 'tribunal' ? field.court : fieldOf[test.kind]
      return or([test.terms, ...(test.synonyms ?? [])].map((terms) => and(terms.map((each) => term(each, { [name]: 1 })))))
    }
  }
}

/** The rulings that belong to a topic. */
export function belongsQuery(topic: string): TextQuery {
  return boost(term(belongingTerm(topic), { [field.topic]: 1 }), 0)
}

/** Rulings of the whole period, and those nearest to a day: of its month and its year. */
const periodQuery = ({ from, until }: Period): TextQuery => {
  const dated = (dates: readonly string[]): TextQuery => or(dates.map((date) => term(date, { [field.date]: 1 })))
  if (from !== undefined && from === until) return dated([from.slice(0, 4), from.slice(0, 7), from].slice(0, (from.length - 1) / 3))
  const since = from === undefined ? [] : [dated(dateTerms({ name: 'desde', date: from }))]
  const before = until === undefined ? [] : [dated(dateTerms({ name: 'hasta', date: until }))]
  return and([...since, ...before])
}

/** The scope within the conditions that a query demands, other than those of a case. */
export async function demandedScope(lexical: Pick<LexicalIndex, 'search'>, all: readonly QueryCondition[], scope: Filter): Promise<Filter> {
  const byKind = Map.groupBy(
    all.filter(({ mode, isOfCase }) => mode === 'exigir' && !isOfCase),
    ({ test }) => test.kind,
  )
  return andFilter([scope, ...(await Promise.all([...byKind.values()].map((each) => conditionsFilter(lexical, each))))])
}

/**
 * The rulings that meet any of the conditions, which are of one kind. Names are looked up among the values of the collections, so that
 * the filter serves words and vectors alike.
 */
export async function conditionsFilter(lexical: Pick<LexicalIndex, 'search'>, conditions: readonly QueryCondition[]): Promise<Filter> {
  const filterEach = (some: readonly QueryCondition[]): Promise<Filter[]> => Promise.all(some.map(({ test }) => testFilter(lexical, test)))
  const open = await filterEach(conditions.filter(holdTogether))
  const closed = await filterEach(conditions.filter((condition) => !holdTogether(condition)))
  return andFilter([...open, ...(closed.length === 0 ? [] : [orFilter(closed)])])
}

/** The rulings that meet one condition. */
export async function testFilter(lexical: Pick<LexicalIndex, 'search'>, test: ConditionTest): Promise<Filter> {
  switch (test.kind) {
    case 'fecha':
      return periodFilter(test.period)
    case 'resultado':
      // «amparo acogido» is also one that the court above granted instead of the denial that it revoked, «absolutoria» one that convicts of another charge.
      return orFilter([inFilter(facet.outcome, test.outcomes), inFilter(alsoFacet, test.outcomes)])
    case 'tema':
      return inFilter(topicFacet, [test.topic])
    case 'base':
      return inFilter(
        facet.collection,
        test.bases.map((base) => getBase(base).collection),
      )
    default: {
      const names = test.hasOrigins ? [facet.court, originFacet] : facetsOf[test.kind]
      const exact = await valuesOf(lexical, test, names)
      const values = exact.length > 0 || test.wider === undefined ? exact : await valuesOf(lexical, { ...test, terms: test.wider }, names)
      return orFilter(names.map((name) => inFilter(name, values)))
    }
  }
}

const unlimitedValues = 2 ** 31 - 1

/** Names in the index that have all the terms. A panel has several judges, of whom only those with the name are meant. */
const valuesOf = async (lexical: Pick<LexicalIndex, 'search'>, test: NameTest, names: readonly string[]): Promise<string[]> => {
  const { facets } = await lexical.search('rulings', {
    text: conditionQuery(test),
    filter: inFilter(facet.collection, collectionIds),
    sort: [],
    facets: names.map((name) => ({ name, limit: unlimitedValues })),
    offset: 0,
    limit: 0,
  })
  const values = [...new Set(names.flatMap((name) => (facets[name] ?? []).map(({ value }) => value)))]
  return isJudgeKind(test.kind) || test.hasOrigins === true ? values.filter((value) => hasAllWords(value, test.terms)) : values
}

const hasAllWords = (name: string, terms: readonly string[]): boolean => {
  const own = new Set(nameTerms(name))
  return terms.every((each) => own.has(each))
}

export const periodFilter = ({ from, until }: Period): Filter =>
  rangeFilter(sortKey.date, {
    ...(from === undefined ? {} : { from: firstDay(from) }),
    ...(until === undefined ? {} : { to: lastDay(until) }),
  })
