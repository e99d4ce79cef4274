import { foldText, isAppealsCity } from '@basejuris/legal-text'
import { findChambers } from '../../conditions/find-chambers.ts'
import { findJudges } from '../../conditions/find-judges.ts'
import { findCourts } from '../../parts/find-courts.ts'
import type { Span } from '../../parts/span.ts'

const quoted = /(?<=^|[\s(+!-])"(?<name>[^"]{2,60})"(?!~)/gu
/** Capitals or a sign before a word: without either a query is no formal one. */
const operator = /(?:^|[\s(])(?:Y|O|NO|AND|OR|NOT)(?=[\s("])|(?:^|\s)[+-]\s?[\p{L}"(]/u

/**
 * «"Corte de Talca" AND árbitro», «+"cuarta sala"», «"ministra Vivanco" AND visa»: beside operators a quoted court, chamber or judge with the
 * office is what it is without quotes. A judge that `O` joins to other words is a phrase. The length stays.
 */
export function withQuotedNames(text: string): string {
  if (!text.includes('"') || !operator.test(text.replace(quoted, '"'))) return text
  const named = text.replace(quoted, (whole, name: string, at: number) => {
    const isAmongJudges = (): boolean => othersOfChoice(text, at, at + whole.length).every(isJudge)
    return isCourt(name) || (isJudge(name) && isAmongJudges()) ? `${name}  ` : whole
  })
  return named.replace(choice, (whole, first: string, _joint: string, second: string) => {
    const operands = [first.replace(operandStart, ''), second]
    return operands.filter(isQuotedCity).length === 1 && operands.some(isPlainCourt) ? whole.replaceAll('"', ' ') : whole
  })
}

/** «"Contraloría"» may be a party. */
const courtNames = /^(?:\d+º )?(?:Corte|Tribunal|Juzgado|Primer|Segundo|Tercer)/u

const isWholeOf =
  (name: string) =>
  ({ from, to }: Span): boolean =>
    from === 0 && to === name.length

function isCourt(quotedName: string): boolean {
  const name = quotedName.trim()
  const isWhole = isWholeOf(name)
  return findCourts(name).some((court) => isWhole(court) && courtNames.test(court.name)) || findChambers(name).some(isWhole)
}

function isJudge(operand: string): boolean {
  const name = operand.replaceAll('"', '').trim()
  return findJudges(name, []).some(isWholeOf(name))
}

const before = /(?<operand>"[^"]*"|[^"()]*?)\s+(?:O|OR)\s+$/u
const behind = /^\s+(?:O|OR)\s+(?<operand>"[^"]*"|[^"()]*?)\s*(?=$|[()]|\s(?:Y|O|NO|AND|OR|NOT)[\s(])/u
/** The operands of `O` on either side of a span. */
function othersOfChoice(text: string, from: number, to: number): string[] {
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

/** «AND -[2018]», «AND [mall OR retail]»: brackets for parentheses, where an operator or a sign stands before them. */
export function withBrackets(text: string): string {
  return text.replace(/(?<=(?:^|[\s(])(?:[-+!]|(?:Y|O|NO|AND|OR|NOT)\s+))\[(?<inside>[^[\]]{1,120})\]/gu, '($<inside>)')
}
