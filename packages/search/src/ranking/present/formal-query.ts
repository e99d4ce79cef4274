import { overlaps } from '@basejuris/legal-text'
import { citedNorm } from '../../query/cited-norm.ts'
import { conditionKinds, holdTogether, type QueryCondition } from '../../query/conditions/condition.ts'
import type { Expression, FieldCondition } from '../../query/formal/expression.ts'
import { formatExpression } from '../../query/formal/format-expression.ts'
import { andExpression, orExpression } from '../../query/formal/parse-expression.ts'
import { caseCondition } from '../../query/formal/parse-plain-words.ts'
import type { Span } from '../../query/parts/span.ts'
import { isCaseKnown } from '../prepare/prepare-cases.ts'
import type { PreparedQuery } from '../prepare/prepared-query.ts'
import type { WordClause } from '../prepare/word-clauses.ts'

/**
 * The search as a query in the formal language, which finds the same rulings. It leaves out what only changes the order. Empty for an
 * empty query.
 */
export function formalQuery(prepared: PreparedQuery): string {
  const { query, clauses, minShouldMatch } = prepared
  const cases = prepared.cases.map(
    ({ identifier: { from, to }, searched }): Expression => ({ kind: 'field', demand: caseCondition(searched), from, to }),
  )
  const searched =
    isCaseKnown(prepared) || clauses.length === 0
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
  const whole = andExpression([...stated, ...demands(prepared), ...exclusions(prepared)])
  return whole === null ? '' : formatExpression(whole)
}

const clauseExpression = (clause: WordClause, { query }: PreparedQuery): Expression => {
  const span = { from: clause.from, to: clause.to }
  if (clause.norm !== undefined) return { kind: 'field', demand: { name: 'norma', ...citedNorm(clause.norm) }, ...span }
  const words = clause.words.map((word): Expression => wordIn(query.text, word))
  const ideas =
    clause.formal.length === 0 ? [] : query.concepts.filter((found) => overlaps(found, clause)).map(({ concept }) => concept.name)
  const named = [...new Set(ideas)].map((idea): Expression => ({ kind: 'field', demand: { name: 'sentido', idea }, ...span }))
  return orExpression([...words, ...named], 1) ?? { kind: 'words', text: query.text.slice(clause.from, clause.to), ...span }
}

const wordIn = (text: string, { from, to }: Span): Expression => ({ kind: 'words', text: text.slice(from, to).toLowerCase(), from, to })

/** What the conditions demand: those of one kind are alternatives, and open periods and topics hold together. */
const demands = ({ query, loosened }: PreparedQuery): Expression[] =>
  conditionKinds.flatMap((kind) => {
    const demanded = query.conditions.filter(
      (condition) => condition.test.kind === kind && condition.mode === 'exigir' && !condition.isOfCase && !loosened.includes(condition),
    )
    const [open, closed] = [demanded.filter(holdTogether), demanded.filter((condition) => !holdTogether(condition))]
    const any = orExpression(closed.flatMap(conditionExpressions), 1)
    return [...open.flatMap(conditionExpressions), ...(any === null ? [] : [any])]
  })

/** Ways in which a ruling meets the condition. */
const conditionExpressions = ({ test, value, from, to }: Pick<QueryCondition, 'test' | 'value' | 'from' | 'to'>): Expression[] => {
  const one = (demand: FieldCondition): Expression => ({ kind: 'field', demand, from, to })
  if (test.kind === 'resultado') return test.outcomes.map((outcome) => one({ name: 'resultado', outcome }))
  if (test.kind === 'tema') return [one({ name: 'tema', topic: test.topic, label: value })]
  if (test.kind === 'base') return [one({ name: test.kind, text: value })]
  if (test.kind !== 'fecha') return (test.written ?? [value]).map((text) => one({ name: test.kind, text }))
  const { from: since, until } = test.period
  if (since !== undefined && since === until) return [one({ name: 'fecha', date: since })]
  const ends: Expression[] = [
    ...(since === undefined ? [] : [one({ name: 'desde', date: since })]),
    ...(until === undefined ? [] : [one({ name: 'hasta', date: until })]),
  ]
  const both = andExpression(ends)
  return both === null ? [] : [both]
}

const exclusions = ({ query }: PreparedQuery): Expression[] => [
  ...query.exclusions.map(({ text, quoted, from, to }): Expression => {
    const part: Expression = quoted ? { kind: 'phrase', text, from, to } : { kind: 'words', text: text.toLowerCase(), from, to }
    return { kind: 'not', part, from, to }
  }),
  ...query.negations.flatMap(({ test, mode, value, from, to }): Expression[] => {
    if (test === null || mode !== 'exigir') return []
    const part = orExpression(conditionExpressions({ test, value: value.slice(test.kind.length + 1), from, to }), 1)
    return part === null ? [] : [{ kind: 'not', part, from, to }]
  }),
]
