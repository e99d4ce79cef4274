import { parseDocketNumber } from '@basejuris/domain'
import { findRulingReferences, type RulingReference } from '@basejuris/legal-text'

const maxLineLength = 300

/** The only docket number of a line, with its court; null when there is none or several. */
export function readDocketLine(line: string): RulingReference | null {
  if (line.length > maxLineLength) return null
  const whole = parseDocketNumber(line)
  if (whole !== null) return { from: 0, to: line.length, docket: whole, court: null }
  const found = findRulingReferences(line)
  // Lists say «rol» once in their heading, so it is added to each line here.
  const announced = found.length > 0 ? found : findRulingReferences(`rol ${line.replace(/^\s*(?:[-–•*]|\d{1,3}[.)])\s+/u, '')}`)
  return announced.length === 1 ? (announced[0] ?? null) : null
}
