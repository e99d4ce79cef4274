import type { Expression } from '../../query/formal/expression.ts'
import { formatExpression } from '../../query/formal/format-expression.ts'
import { andExpression, orExpression } from '../../query/formal/parse-expression.ts'
import { caseCondition } from '../../query/formal/parse-plain-words.ts'
import { overlaps, type Span } from '../../query/parts/span.ts'
import type { PreparedQuery } from '../prepare/prepared-query.ts'
import { namedCases } from '../prepare/ruling-query.ts'
import type { WordClause } from '../prepare/word-clauses.ts'

/**
 * The search as a query in the formal language, which finds the same rulings. It leaves out what only changes the order. Empty for an
 * empty query.
 */
export function formalQuery(prepared: PreparedQuery): string {
  const { query, clauses, minShouldMatch, identified } = prepared
  const cases = namedCases(query).map((each): Expression => ({ kind: 'field', demand: caseCondition(each), from: each.from, to: each.to }))
  const searched =
    identified || clauses.length === 0
      ? orExpression(cases, 1)
      : orExpression(
          clauses.map((clause) => clauseExpression(clause, prepared)),
          minShouldMatch,
        )
  const stated: Expression[] = [
    ...(searched === null ? [] : [searched]),
    ...query.phrases.map((phrase): Expression => ({ kind: 'phrase', ...phrase })),
    ...(query.required === null ? [] : [query.required]),
  ]
  const whole = andExpression([...(stated.length > 0 ? stated : hints(prepared)), ...bounds(prepared), ...exclusions(prepared)])
  return whole === null ? '' : formatExpression(whole)
}

const clauseExpression = (clause: WordClause, { query }: PreparedQuery): Expression => {
  const span = { from: clause.from, to: clause.to }
  if (clause.norm !== undefined) {
    const label = query.norms.find(({ key }) => key === clause.norm)?.label ?? clause.norm
    return { kind: 'field', demand: { name: 'norma', key: clause.norm, label }, ...span }
  }
  const words = clause.words.map((word): Expression => wordIn(query.text, word))
  const ideas =
    clause.formal.length === 0 ? [] : query.concepts.filter((found) => overlaps(found, clause)).map(({ concept }) => concept.name)
  const named = [...new Set(ideas)].map((idea): Expression => ({ kind: 'field', demand: { name: 'sentido', idea }, ...span }))
  return orExpression([...words, ...named], 1) ?? { kind: 'words', text: query.text.slice(clause.from, clause.to), ...span }
}

const wordIn = (text: string, { from, to }: Span): Expression => ({ kind: 'words', text: text.slice(from, to).toLowerCase(), from, to })

const hints = ({ query }: PreparedQuery): Expression[] => [
  ...query.courts.map(({ name, from, to }): Expression => ({ kind: 'field', demand: { name: 'tribunal', text: name }, from, to })),
  ...query.dates.flatMap(({ preferred, from, to }): Expression[] => {
    if (preferred === null) return []
    const parts = [preferred.year, preferred.month, preferred.day].filter((part) => part !== null)
    return [{ kind: 'field', demand: { name: 'fecha', date: parts.map((part) => String(part).padStart(2, '0')).join('-') }, from, to }]
  }),
]

const bounds = ({ query }: PreparedQuery): Expression[] =>
  query.dates.flatMap(({ bounds: between, from, to }): Expression[] => [
    ...(between?.from === undefined ? [] : [{ kind: 'field', demand: { name: 'desde', date: between.from }, from, to } as const]),
    ...(between?.until === undefined ? [] : [{ kind: 'field', demand: { name: 'hasta', date: between.until }, from, to } as const]),
  ])

const exclusions = ({ query }: PreparedQuery): Expression[] =>
  query.exclusions.map(({ text, quoted, from, to }): Expression => {
    const part: Expression = quoted ? { kind: 'phrase', text, from, to } : { kind: 'words', text: text.toLowerCase(), from, to }
    return { kind: 'not', part, from, to }
  })
