import { askedDocketTerm, letterlessTerm } from '../../indexing/docket-terms.ts'
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
export function ownsIdentifier(identifier: NamedCase): TextQuery {
  if (identifier.kind === 'ruc') return term(identifier.ruc.toLowerCase(), docketFields)
  if (identifier.kind === 'number') return term(String(identifier.number), docketFields)
  return term(askedDocketTerm(identifier.docket), docketFields)
}

/** Some sources leave the letter out: a ruling with the number and year asked for and no letter may be meant, and is never taken for it. */
export function resemblesIdentifier(identifier: NamedCase): TextQuery[] {
  return identifier.kind === 'docket' && identifier.docket.letter !== null ? [term(letterlessTerm(identifier.docket), docketFields)] : []
}

/** «RIT 116-2023»: of its rulings, those whose number has a letter, as every RIT has. */
const ownsRit = (identifier: NamedCase): TextQuery[] =>
  identifier.kind === 'docket' && identifier.docket.letter === null && identifier.rit
    ? [and([ownsIdentifier(identifier), not(term(letterlessTerm(identifier.docket), docketFields))])]
    : []

/** A ruling of the case, before those that review it or speak of it. */
export function caseQuery(identifier: NamedCase): TextQuery {
  return or([
    boost(or([ownsIdentifier(identifier), ...ownsRit(identifier)]), identifierWeight),
    mentionsIdentifier(identifier),
    ...resemblesIdentifier(identifier),
  ])
}

/** A ruling that reviews the case, or speaks of it. */
export function mentionsIdentifier(identifier: NamedCase): TextQuery {
  if (identifier.kind === 'ruc') return term(identifier.ruc.toLowerCase(), { [field.text]: 1 })
  if (identifier.kind === 'number') return term(String(identifier.number), { [field.text]: 1 })
  const asked = askedDocketTerm(identifier.docket)
  const origins = identifier.docket.letter === null ? [asked] : [asked, letterlessTerm(identifier.docket)]
  return or([
    boost(or(origins.map((each) => term(each, originFields))), originWeight),
    boost(term(asked, { [field.text]: 1 }), mentionWeight),
  ])
}
