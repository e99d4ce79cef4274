import { formatDocketNumber, parseDocketNumber, type Ruling, undoesReviewed } from '@basejuris/domain'
import { foldText } from '@basejuris/legal-text'
import { caseFacet } from './fields.ts'

/**
 * Values of the two facets that link a ruling to one that leaves it without effect. Books are ignored because higher courts seldom name
 * them. Two cases of one court with the same number and year therefore count as one.
 */
export function caseKeys(
  ruling: Pick<Ruling, 'court' | 'docketNumber' | 'originCourt' | 'originDocketNumber' | 'outcome'>,
): Readonly<Record<string, string[]>> {
  return {
    [caseFacet.own]: keyOf(ruling.court, ruling.docketNumber),
    [caseFacet.overturned]: undoesReviewed(ruling.outcome) ? keyOf(ruling.originCourt, ruling.originDocketNumber) : [],
  }
}

const keyOf = (court: string | null, written: string | null): string[] => {
  const key = caseKey(court, written)
  return key === null ? [] : [key]
}

/** Court and number of a case in one form; null when either is unknown. */
export function caseKey(court: string | null, written: string | null): string | null {
  const docket = written === null ? null : parseDocketNumber(written)
  if (court === null || docket === null) return null
  const name = foldText(court)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
  return `${name} ${formatDocketNumber(docket).toLowerCase()}`
}
