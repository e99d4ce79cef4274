import { docketQueryTerm, letterlessTerm } from '../../indexing/docket-terms.ts'
import { field } from '../../indexing/fields.ts'
import { and, boost, not, or, type TextQuery, term } from '../../ports/index.ts'
import type { NamedCase } from '../../query/parts/query-parts.ts'

const docketFields = { [field.docket]: 1 }
const originFields = { [field.originDocket]: 1 }
/** So much more than words can earn that identifiers come first. */
const identifierWeight = 1000
const originWeight = 100
const mentionWeight = 1

/** A ruling that has the docket number (or RUC) asked for as its own. */
export function ownCaseQuery(identifier: NamedCase): TextQuery {
  if (identifier.kind === 'ruc') return term(identifier.ruc.toLowerCase(), docketFields)
  if (identifier.kind === 'number') return term(String(identifier.number), docketFields)
  return term(docketQueryTerm(identifier.docket), docketFields)
}

/** Some sources leave the letter out: a ruling with the number and year asked for and no letter may be meant, and is never taken for it. */
export function letterlessCaseQuery(identifier: NamedCase): TextQuery[] {
  return identifier.kind === 'docket' && identifier.docket.letter !== null ? [term(letterlessTerm(identifier.docket), docketFields)] : []
}

/** «RIT 116-2023»: of its rulings, those whose number has a letter, as every RIT has. */
const ownRitQuery = (identifier: NamedCase): TextQuery[] =>
  identifier.kind === 'docket' && identifier.docket.letter === null && identifier.rit
    ? [and([ownCaseQuery(identifier), not(term(letterlessTerm(identifier.docket), docketFields))])]
    : []

/** A ruling of the case, before those that review it or speak of it. */
export function caseQuery(identifier: NamedCase): TextQuery {
  return or([
    boost(or([ownCaseQuery(identifier), ...ownRitQuery(identifier)]), identifierWeight),
    mentionedCaseQuery(identifier),
    ...letterlessCaseQuery(identifier),
  ])
}

/** A ruling that reviews the case, or speaks of it. */
export function mentionedCaseQuery(identifier: NamedCase): TextQuery {
  if (identifier.kind === 'ruc') return term(identifier.ruc.toLowerCase(), { [field.text]: 1 })
  if (identifier.kind === 'number') return term(String(identifier.number), { [field.text]: 1 })
  const asked = docketQueryTerm(identifier.docket)
  const origins = identifier.docket.letter === null ? [asked] : [asked, letterlessTerm(identifier.docket)]
  return or([
    boost(or(origins.map((each) => term(each, originFields))), originWeight),
    boost(term(asked, { [field.text]: 1 }), mentionWeight),
  ])
}
