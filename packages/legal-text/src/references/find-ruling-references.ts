import { type DocketNumber, findDocketNumbers } from '@basejuris/domain'
import type { TextSpan } from '../analysis/text-span.ts'
import { type CourtAround, courtAround } from './court-around.ts'

/** Another ruling named by its docket number; `from` and `to` are UTF-16 offsets of the number alone. */
export interface RulingReference {
  readonly from: number
  readonly to: number
  readonly docket: DocketNumber
  readonly court: CourtAround
}

/** Every docket number of a text with its court, in order; those that `isOfCase` denies are left out. */
export function findRulingReferences(text: string, isOfCase: (found: TextSpan) => boolean = () => true): RulingReference[] {
  return findDocketNumbers(text)
    .filter(isOfCase)
    .map(({ from, to, docket }) => ({ from, to, docket, court: courtAround(text, from, to) }))
}
