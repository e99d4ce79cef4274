import { foldText, isAppealsCity } from '@basejuris/legal-text'
import { findChambers } from '../conditions/find-chambers.ts'
import { findCourts } from '../parts/find-courts.ts'

/** «"Contraloría"» may be a party. */
const namesCourt = /(?<!\p{L})(?:cortes?|tribunal(?:es)?|juzgados?|sala|suprema)(?!\p{L})/iu
const quoted = /(?<!:)"(?<name>[^"]{2,60})"/gu
/** Capitals or a sign before a word: without either a query is no formal one. */
const operator = /(?:^|[\s(])(?:Y|O|NO|AND|OR|NOT)(?=[\s("])|(?:^|\s)[+-]\s?[\p{L}"(]/u

/** «precario Y "Corte de Talca"», «+"tercera sala"»: beside operators a quoted court or chamber is that court, as without quotes. The length stays. */
export function withQuotedCourts(text: string): string {
  if (!text.includes('"') || !operator.test(text.replace(quoted, '"'))) return text
  const named = text.replace(quoted, (whole, name: string) => (isCourt(name.trim()) ? `${name}  ` : whole))
  return named.replace(choice, (whole, first: string, _joint: string, second: string) => {
    const operands = [first.replace(operandStart, ''), second]
    return operands.filter(isQuotedCity).length === 1 && operands.some(isPlainCourt) ? whole.replaceAll('"', ' ') : whole
  })
}

/** «Suprema OR "La Serena"»: a quoted city is one of courts beside a court or city that is not quoted. */
const choice =
  /(?<first>"[^"]{2,60}"|[^"()]{1,60}?)(?<joint>\s+(?:O|OR)\s+)(?<second>"[^"]{2,60}"|[^"()]{1,60}?)(?=\s*(?:$|[)(]|(?:Y|O|NO|AND|OR|NOT)\s))/gu
/** What stands before the last operator or parenthesis begins no operand. */
const operandStart = /^.*(?:(?<!\p{L})(?:Y|O|NO|AND|OR|NOT)\s+)/u
const isCity = (name: string): boolean => isAppealsCity(foldText(name))
const isQuotedCity = (operand: string): boolean => operand.startsWith('"') && isCity(operand.replaceAll('"', '').trim())
const isPlainCourt = (operand: string): boolean => !operand.startsWith('"') && (isCity(operand.trim()) || isCourt(operand.trim()))

const isCourt = (name: string): boolean => {
  if (!namesCourt.test(name)) return false
  const courts = findCourts(name)
  return [...courts, ...findChambers(name, courts)].some(({ from, to }) => from === 0 && to === name.length)
}

/** «AND -[2018]», «AND [mall OR retail]»: brackets for parentheses, where an operator or a sign stands before them. */
export function withBrackets(text: string): string {
  return text.replace(/(?<=(?:^|[\s(])(?:[-+!]|(?:Y|O|NO|AND|OR|NOT)\s+))\[(?<inside>[^[\]]{1,120})\]/gu, '($<inside>)')
}
