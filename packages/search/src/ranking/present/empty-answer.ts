import { anyFilterNames } from '@basejuris/domain'
import { foldText } from '@basejuris/legal-text'
import type { Filter } from '../../ports/index.ts'
import { fillerWords } from '../../query/filler-words.ts'
import { positiveLeaves } from '../../query/formal/expression.ts'
import { expressionLabel } from '../../query/formal/expression-label.ts'
import type { ParsedQuery } from '../../query/parsed-query.ts'
import { unquoted } from '../../query/parts/find-quotes.ts'
import { type Span, withoutSpans } from '../../query/parts/span.ts'
import { conceptFields, wordFields } from '../field-weights.ts'
import { ownCaseQuery } from '../prepare/case-query.ts'
import { expressionQuery } from '../prepare/expression-query.ts'
import { prepareQuery } from '../prepare/prepare-query.ts'
import type { PreparedQuery } from '../prepare/prepared-query.ts'
import { quoteQuery } from '../prepare/quote-query.ts'
import { rulingQuery } from '../prepare/ruling-query.ts'
import { clauseQuery, type WordClause } from '../prepare/word-clauses.ts'
import { maxReviewedWords } from '../request/search-budget.ts'
import { countMatches, type SearchPorts } from '../request/search-ports.ts'
import type { RulingFilters, RulingSearchRequest } from '../request/search-request.ts'
import { drawAnswerLine, searchAnswering } from './draw-answer-line.ts'
import type { EmptyAnswer } from './search-result.ts'

const maxRelaxed = 5

/** The first terms of the query, each with its own count. */
export async function countTerms({ lexical }: SearchPorts, prepared: PreparedQuery, filter: Filter): Promise<EmptyAnswer['terms']> {
  const { query, clauses, spellings } = prepared
  const labelOf = (clause: WordClause): string => clause.norm?.label ?? shown(clause)
  const shown = ({ from, to }: Span): string => query.text.slice(from, to)
  const terms = [
    ...query.identifiers.map((each) => ({ term: shown(each), text: ownCaseQuery(each) })),
    ...(query.required === null ? [] : positiveLeaves(query.required)).map((each) => ({
      term: expressionLabel(each),
      text: expressionQuery(each, spellings),
    })),
    ...query.phrases.map((each) => ({ term: `«${each.text}»`, text: quoteQuery(each) })),
    ...clauses.map((each) => ({ term: labelOf(each), text: clauseQuery(each, { words: wordFields, formal: conceptFields }, spellings) })),
  ]
  return Promise.all(
    terms.slice(0, maxReviewedWords).map(async ({ term, text }) => ({ term, total: await countMatches(lexical, text, filter) })),
  )
}

/** Queries with one part less that find something, the most frequent first. One part less makes no difference to a long query. */
export async function relaxQuery(ports: SearchPorts, query: ParsedQuery, request: RulingSearchRequest): Promise<EmptyAnswer['relaxed']> {
  const candidates = [
    ...query.phrases.map((each) => ({ label: `«${each.text}» sin comillas`, query: unquoted(query.text, each) })),
    ...query.chips
      .filter(({ tipo, modo }) => tipo !== 'palabras' && tipo !== 'sentido' && !(tipo === 'excluye' && modo === 'preferir'))
      .map(({ tipo, texto, resto }) => ({
        label: tipo === 'excluye' ? `Sin excluir ${texto.replace(/^sin /u, '')}` : `Sin ${texto}`,
        query: resto,
      })),
    ...query.words.map((word) => ({ label: `Sin «${query.text.slice(word.from, word.to)}»`, query: withoutSpans(query.text, [word]) })),
  ].filter(
    (each, i, all) => asksSomething(each.query) && each.query !== query.text && all.findIndex((other) => other.query === each.query) === i,
  )
  if (candidates.length > maxReviewedWords) return []
  const counted = await Promise.all(
    candidates.slice(0, 20).map(async (each) => ({ ...each, total: await countAnswers(ports, each.query, request) })),
  )
  return counted
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
    .slice(0, maxRelaxed)
}

/** What the request finds without its filters, and without each of them. */
export async function countWithoutFilters(
  ports: SearchPorts,
  request: RulingSearchRequest,
): Promise<Pick<EmptyAnswer, 'withoutFilters' | 'filters'>> {
  const names = anyFilterNames.filter((name) => (request.filters[name] ?? []).length > 0)
  if (names.length === 0) return { withoutFilters: null, filters: [] }
  const count = (filters: RulingFilters): Promise<number> => countAnswers(ports, request.query, { ...request, filters })
  const filters = names.map(async (name) => ({ name, total: await count({ ...request.filters, [name]: [] }) }))
  return { withoutFilters: await count({}), filters: await Promise.all(filters) }
}

/** Rulings that match another query, whether they answer it or not. */
export async function countResults({ lexical }: SearchPorts, text: string, request: RulingSearchRequest): Promise<number> {
  const prepared = await prepareQuery(lexical, { ...request, query: text })
  return countMatches(lexical, rulingQuery(prepared, prepared.minShouldMatch, { boosts: false }), prepared.filter)
}

/** Rulings that answer another query: the total of its search. */
const countAnswers = async (ports: SearchPorts, text: string, request: RulingSearchRequest): Promise<number> => {
  const prepared = await prepareQuery(ports.lexical, { ...request, query: text })
  const line = await drawAnswerLine(ports, prepared)
  return (await searchAnswering(ports, prepared, { filter: prepared.filter, limit: 0, line })).total
}

/** False for «fallos» alone: what is left of a query that named nothing else. */
const asksSomething = (text: string): boolean => (foldText(text).match(/[\p{L}\d]+/gu) ?? []).some((word) => !fillerWords.has(word))
