import { foldText, isAppealsCity } from '@basejuris/legal-text'
import { findCourts } from '../parts/find-courts.ts'

const choice =
  /(?<first>"[^"]{2,60}"|[^"()]{1,60}?)(?<joint>\s+(?:O|OR)\s+)(?<second>"[^"]{2,60}"|[^"()]{1,60}?)(?=\s*(?:$|[)(]|(?:Y|O|NO|AND|OR|NOT)\s))/gu
/** What stands before the last operator or parenthesis begins no operand. */
const operandStart = /^.*(?:(?<!\p{L})(?:Y|O|NO|AND|OR|NOT)\s+)/u

/** «(Suprema OR "Corte de Talca")»: beside a court or city that is not quoted, a quoted one is as much one. The length stays. */
export function withQuotedCourts(text: string): string {
  if (!text.includes('"')) return text
  return text.replace(choice, (whole, first: string, _joint: string, second: string) => {
    const operands = [first.replace(operandStart, ''), second]
    const quoted = operands.filter((each) => each.startsWith('"'))
    if (quoted.length !== 1 || !operands.every(isCourt)) return whole
    return whole.replaceAll('"', ' ')
  })
}

const isCourt = (operand: string): boolean => {
  const name = operand.replaceAll('"', ' ').trim()
  const [court, ...others] = findCourts(name)
  if (isAppealsCity(foldText(name))) return true
  return court !== undefined && others.length === 0 && court.from === 0 && court.to === name.length
}

/** «AND -[2018]», «AND [mall OR retail]»: brackets for parentheses, where an operator or a sign stands before them. */
export function withBrackets(text: string): string {
  return text.replace(/(?<=(?:^|[\s(])(?:[-+!]|(?:Y|O|NO|AND|OR|NOT)\s+))\[(?<inside>[^[\]]{1,120})\]/gu, '($<inside>)')
}
