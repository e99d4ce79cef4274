import type { CheckedQuotation } from '@basejuris/contract'
import type { RulingFacts } from '@basejuris/domain'
import type { FoundRulingCitation } from '@basejuris/legal-text'
import { isByCaption } from './cited-by-caption.ts'
import { compareCaption } from './compare-caption.ts'
import type { CitedRulings } from './find-cited-rulings.ts'

/**
 * The rulings of one case: of one court, number and book, as a ruling and the one that replaces it. Where several cases have the number, the
 * date, the caption or quoted words that one of them has tell which.
 */
export function citedCase(
  citation: FoundRulingCitation,
  { found: certain, possible }: CitedRulings,
  quotations: readonly CheckedQuotation[] = [],
): readonly RulingFacts[] {
  if (certain.length === 1) return certain
  const found = certain.length > 0 ? certain : possible
  const quoted = found.filter(({ docId }) =>
    quotations.some(({ resultado, sentencia }) => resultado === 'textual' && sentencia?.docId === docId),
  )
  const dated = found.filter(({ decidedOn }) => decidedOn !== null && decidedOn === citation.decidedOn)
  const captioned = found.filter((facts) => citation.caption !== null && compareCaption(citation.caption, facts) === 'agrees')
  const both = dated.filter((facts) => captioned.includes(facts))
  // Parties that the index has once may have other cases elsewhere.
  const groups = isByCaption(citation) ? [quoted, certain] : [both, dated, captioned, quoted, certain]
  for (const group of groups) if (group.length > 0 && isOneCase(group)) return group
  return []
}

const caseOf = ({ court, docketNumber, rit, book }: RulingFacts): string => [court, docketNumber ?? rit, book].join('|')
const isOneCase = (rulings: readonly RulingFacts[]): boolean => new Set(rulings.map(caseOf)).size === 1
