import type { CheckedQuotation } from '@basejuris/contract'
import { parseDocketNumber, type RulingFacts } from '@basejuris/domain'
import type { FoundRulingCitation } from '@basejuris/legal-text'
import { compareCaption } from './compare-caption.ts'
import type { CitedRulings } from './find-cited-rulings.ts'

/** A ruling of another court than the one cited, with the number and the day of the citation. */
export interface RulingElsewhere {
  readonly facts: RulingFacts
  /** Whether its parties or the words quoted are those of the citation, so that the court alone differs. */
  readonly isSame: boolean
  readonly agrees: readonly ('caratula' | 'texto')[]
}

/** The one ruling with the number and the day of a citation that the index has of another court. Null without a day, or where the parties are others. */
export function rulingElsewhere(
  { docket, decidedOn, caption }: FoundRulingCitation,
  { near }: CitedRulings,
  quotations: readonly CheckedQuotation[],
): RulingElsewhere | null {
  if (docket === null || decidedOn === null) return null
  const [facts, second] = near.filter((one) => {
    const own = parseDocketNumber(one.docketNumber ?? one.rit ?? '')
    return one.decidedOn === decidedOn && own?.number === docket.number && own.year === docket.year
  })
  if (facts === undefined || second !== undefined) return null
  const compared = caption === null ? 'hidden' : compareCaption(caption, facts)
  if (compared === 'differs' || compared === 'unlike') return null
  const isQuoted = quotations.some(({ resultado, sentencia }) => resultado === 'en_otra' && sentencia?.docId === facts.docId)
  const agrees = [...(compared === 'agrees' ? ['caratula' as const] : []), ...(isQuoted ? ['texto' as const] : [])]
  return { facts, isSame: agrees.length > 0, agrees }
}
