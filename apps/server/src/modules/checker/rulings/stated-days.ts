import { type FoundRulingCitation, statedDate } from '@basejuris/legal-text'
import type { Services } from '../../../services.ts'
import type { CitedRulings } from './find-cited-rulings.ts'

/** More rulings of one number are several cases, which their days do not tell apart here. */
const maxRead = 5

/**
 * Days on which rulings found for a citation say that they were given, by docId, where the source has another. Read only for a citation with a
 * day. The day of a ruling is no text of its base, so that closed bases are read too.
 */
export async function findStatedDays(
  { rulings }: Pick<Services, 'rulings'>,
  { decidedOn }: FoundRulingCitation,
  { found }: CitedRulings,
): Promise<ReadonlyMap<string, string>> {
  if (decidedOn === null) return new Map()
  const days = await Promise.all(
    found.slice(0, maxRead).map(async ({ docId, decidedOn: recorded }): Promise<[string, string][]> => {
      const ruling = await rulings.find(docId)
      const stated = ruling === null ? null : statedDate(ruling.sections)
      return stated === null || stated === recorded ? [] : [[docId, stated]]
    }),
  )
  return new Map(days.flat())
}
