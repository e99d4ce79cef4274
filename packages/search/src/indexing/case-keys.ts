import { formatDocketNumber, parseDocketNumber, type Ruling, undoesReviewed } from '@basejuris/domain'
import { foldText } from '@basejuris/legal-text'
import { caseFacet } from './fields.ts'

/**
 * Values of the two facets by which a ruling is known to be undone by another. Books are left out, for courts above seldom say them: two cases of one court
 * with the same number in the same year are taken for one.
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
  const docket = written === null ? null : parseDocketNumber(written)
  if (court === null || docket === null) return []
  return [
    `${foldText(court)
      .replace(/[^\p{L}\d]+/gu, ' ')
      .trim()} ${formatDocketNumber(docket).toLowerCase()}`,
  ]
}
