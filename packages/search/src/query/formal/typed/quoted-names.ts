import { foldText, isAppealsCity } from '@basejuris/legal-text'
import { findAppealKinds } from '../../conditions/find-appeal-kinds.ts'
import { findChambers } from '../../conditions/find-chambers.ts'
import { findJudges } from '../../conditions/find-judges.ts'
import { findOutcomes, outcomeOfWord } from '../../outcomes/find-outcomes.ts'
import { findCourts } from '../../parts/find-courts.ts'
import type { Span } from '../../parts/span.ts'

const quoted = /(?<=^|[\s(+!-])"(?<name>[^"]{2,60})"(?!~)/gu
/** Capitals or a sign before a word: without either a query is no formal one. */
const operator = /(?:^|[\s(])(?:Y|O|NO|AND|OR|NOT)(?=[\s("])|(?:^|\s)[+-]\s?[\p{L}"(]/u

/**
 * «"recurso de queja" AND árbitro», «+"rechaza requerimiento"»: beside operators a quoted court, chamber, judge or kind of appeal is what it is
 * without quotes. So is a verb for an outcome with its bare object, and all of a choice where one is. The length stays.
 */
export function withQuotedNames(text: string): string {
  if (!text.includes('"') || !operator.test(text.replace(quoted, '"'))) return text
  const named = text.replace(quoted, (whole, name: string, at: number) => {
    const kind = kindOfName(name)
    const isChosen =
      kind !== null && (kind === 'court' || othersOfChoice(text, at, at + whole.length).every((each) => kindOfOperand(each) === kind))
    return isChosen ? `${name}  ` : whole
  })
  return named.replace(choice, (whole, first: string, _joint: string, second: string) => {
    const operands = [first.replace(operandStart, ''), second]
    return operands.filter(isQuotedCity).length === 1 && operands.some(isPlainCourt) ? whole.replaceAll('"', ' ') : whole
  })
}

type NameKind = 'court' | 'appeal' | 'outcome' | 'judge'

/** «"Contraloría"» may be a party. */
const courtNames = /^(?:\d+º )?(?:Corte|Tribunal|Juzgado|Primer|Segundo|Tercer)/u
/** «recurso de queja», unlike «amparo» and «nulidad del despido», which may be of anything. */
const appealNames =
  /^(?:(?:recursos?|acci[oó]n(?:es)?|requerimientos?|casaci[oó]n(?:es)?|unificaci[oó]n|reclamos?|apelaci[oó]n(?:es)?|inaplicabilidad(?:es)?|amparos?)\s|nulidad(?:es)?\s+(?:laboral|penal)(?:es)?$)/iu
/** «rechaza requerimiento», «recurso acogido»: with an article they are words of rulings. */
const decided =
  /^(?:\p{L}+\s+)?(?:requerimientos?|recursos?|protecci[oó]n(?:es)?|amparos?|nulidad(?:es)?|casaci[oó]n(?:es)?|quejas?|apelaci[oó]n(?:es)?|unificaci[oó]n|inaplicabilidad|tutelas?|demandas?|sentencias?|fallos?|reclamos?|reclamaci[oó]n(?:es)?|acci[oó]n(?:es)?|solicitud(?:es)?)(?:\s+\p{L}+)?$/iu

const kindOfName = (quotedName: string): NameKind | null => {
  const name = quotedName.trim()
  const isWhole = ({ from, to }: Span): boolean => from === 0 && to === name.length
  const courts = findCourts(name)
  if (courts.some((court) => isWhole(court) && courtNames.test(court.name)) || findChambers(name).some(isWhole)) return 'court'
  if (appealNames.test(name) && findAppealKinds(name).some((each) => each.strength === 'plain' && isWhole(each))) return 'appeal'
  if (findJudges(name, []).some(isWhole)) return 'judge'
  const outcomes = decided.test(name) ? findOutcomes(name) : []
  return outcomes.length === 1 && outcomes.some(({ from, to }) => (from === 0) !== (to === name.length)) ? 'outcome' : null
}

/** The same of what may stand without quotes too: «amparo» beside «"recurso de protección"». */
const kindOfOperand = (operand: string): NameKind | null => {
  const name = operand.replaceAll('"', '').trim()
  const ofAppeal = `recurso de ${name}`
  const isAppeal = findAppealKinds(ofAppeal).some(({ from, to }) => from === 0 && to === ofAppeal.length)
  return kindOfName(name) ?? (isAppeal ? 'appeal' : outcomeOfWord(name) === null ? null : 'outcome')
}

const before = /(?<operand>"[^"]*"|[^"()]*?)\s+(?:O|OR)\s+$/u
const behind = /^\s+(?:O|OR)\s+(?<operand>"[^"]*"|[^"()]*?)\s*(?=$|[()]|\s(?:Y|O|NO|AND|OR|NOT)[\s(])/u
/** The operands of `O` on either side of a span. */
const othersOfChoice = (text: string, from: number, to: number): string[] => {
  const first = before.exec(text.slice(0, from))?.groups?.['operand']?.replace(operandStart, '')
  return [first, behind.exec(text.slice(to))?.groups?.['operand']].flatMap((each) => each ?? [])
}

/** «Suprema OR "La Serena"»: a quoted city is one of courts beside a court or city that is not quoted. */
const choice =
  /(?<first>"[^"]{2,60}"|[^"()]{1,60}?)(?<joint>\s+(?:O|OR)\s+)(?<second>"[^"]{2,60}"|[^"()]{1,60}?)(?=\s*(?:$|[)(]|(?:Y|O|NO|AND|OR|NOT)\s))/gu
/** What stands before the last operator or parenthesis begins no operand. */
const operandStart = /^.*(?:(?<!\p{L})(?:Y|O|NO|AND|OR|NOT)\s+)/u
const isCity = (name: string): boolean => isAppealsCity(foldText(name))
const isQuotedCity = (operand: string): boolean => operand.startsWith('"') && isCity(operand.replaceAll('"', '').trim())
const isPlainCourt = (operand: string): boolean => !operand.startsWith('"') && (isCity(operand.trim()) || isCourt(operand.trim()))

const isCourt = (name: string): boolean => kindOfName(name) === 'court'

/** «AND -[2018]», «AND [mall OR retail]»: brackets for parentheses, where an operator or a sign stands before them. */
export function withBrackets(text: string): string {
  return text.replace(/(?<=(?:^|[\s(])(?:[-+!]|(?:Y|O|NO|AND|OR|NOT)\s+))\[(?<inside>[^[\]]{1,120})\]/gu, '($<inside>)')
}
