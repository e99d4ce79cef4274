import { docketQueryTerm, letterlessTerm } from '../../indexing/docket-terms.ts'
import { field } from '../../indexing/fields.ts'
import { and, boost, not, or, type TextQuery, term } from '../../ports/index.ts'
import type { NamedCase } from '../../query/parts/query-parts.ts'

const docketFields = { [field.docket]: 1 }
const originFields = { [field.originDocket]: 1 }
/** So high that a docket number outweighs any words. */
const identifierWeight = 1000
const originWeight = 100
const mentionWeight = 1

/** Matches a ruling whose own docket number or RUC is the given one. */
export function ownCaseQuery(identifier: NamedCase): TextQuery {
  if (identifier.kind === 'ruc') return term(identifier.ruc.toLowerCase(), docketFields)
  if (identifier.kind === 'number') return term(String(identifier.number), docketFields)
  return term(docketQueryTerm(identifier.docket), docketFields)
}

/** Some sources omit the letter. Matches rulings with the given number and year but no letter; they are never taken for the case itself. */
export function letterlessCaseQuery(identifier: NamedCase): TextQuery[] {
  return identifier.kind === 'docket' && identifier.docket.letter !== null ? [term(letterlessTerm(identifier.docket), docketFields)] : []
}

/** For «RIT 116-2023», prefers rulings whose number has a letter, as every RIT has. */
const ownRitQuery = (identifier: NamedCase): TextQuery[] =>
  identifier.kind === 'docket' && identifier.docket.letter === null && identifier.rit
    ? [and([ownCaseQuery(identifier), not(term(letterlessTerm(identifier.docket), docketFields))])]
    : []

/** Matches rulings of the case first, then those that review or mention it. */
export function caseQuery(identifier: NamedCase): TextQuery {
  return or([
    boost(or([ownCaseQuery(identifier), ...ownRitQuery(identifier)]), identifierWeight),
    mentionedCaseQuery(identifier),
    ...letterlessCaseQuery(identifier),
  ])
}

/** Matches rulings that review the case or mention it. */
export function mentionedCaseQuery(identifier: NamedCase): TextQuery {
  if (identifier.kind === 'ruc') return term(identifier.ruc.toLowerCase(), { [field.text]: 1 })
  if (identifier.kind === 'number') return term(String(identifier.number), { [field.text]: 1 })
  const docketTerm = docketQueryTerm(identifier.docket)
  const origins = identifier.docket.letter === null ? [docketTerm] : [docketTerm, letterlessTerm(identifier.docket)]
  return or([
    boost(or(origins.map((each) => term(each, originFields))), originWeight),
    boost(term(docketTerm, { [field.text]: 1 }), mentionWeight),
  ])
}
