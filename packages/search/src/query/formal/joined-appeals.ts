import { joinWords } from '@basejuris/domain'
import { findAppealKinds, isOfProtection } from '../conditions/find-appeal-kinds.ts'
import type { Mention } from '../conditions/mention.ts'
import { findQuotes } from '../parts/find-quotes.ts'
import { withoutSpans } from '../parts/span.ts'
import type { Expression } from './expression.ts'
import type { ReadingAlternative } from './reading-alternative.ts'

/** Kinds that say of what the others are: «nulidad» beside «casación» is none of a contract. */
const surelyAppeal = /^(?:protección|amparo|casación|apelación|queja|unificación|inaplicabilidad)/u
const typedField = /^\p{L}+:/u

/**
 * «isapre (amparo OR protección)»: the kinds of appeal that the operands are, each whole and in words. Empty where an operand is anything else, or
 * may be what is protected.
 */
export function joinedAppeals(text: string, part: Expression): readonly Mention[] {
  if (part.kind !== 'or' || part.atLeast !== 1) return []
  const found = part.parts.map((each) => appealOf(text, each))
  const appeals = found.flatMap((each) => each ?? [])
  if (appeals.length < found.length || !appeals.some(({ value }) => surelyAppeal.test(value))) return []
  const isOfThing = isOfProtection(withoutSpans(text, [...findQuotes(text).phrases, part]))
  return isOfThing && appeals.every(({ value }) => /^(?:protecci|amparo)/u.test(value)) ? [] : appeals
}

const appealOf = (text: string, part: Expression): Mention | null => {
  const isNamed = part.kind === 'words' || (part.kind === 'field' && part.demand.name === 'recurso')
  const written = text.slice(part.from, part.to)
  if (!isNamed || typedField.test(written)) return null
  const [kind] = [written, `recurso de ${written}`].flatMap((name) =>
    findAppealKinds(name).filter(({ from, to }) => from === 0 && to === name.length),
  )
  return kind === undefined ? null : { ...kind, from: part.from, to: part.to }
}

/** Says how they were read beside what else is said, and leads to them as words. */
export function appealsAlternative(appeals: readonly Mention[], other: ReadingAlternative | null): ReadingAlternative | null {
  if (appeals.length === 0) return other
  const notice = `Se leyeron ${joinWords(appeals.map(({ label }) => `«${label}»`))} como clases de recurso: basta una.`
  return other === null ? { notice, reading: 'operadores', about: 'operators' } : { ...other, notice: `${other.notice} ${notice}` }
}
