import { type DocketNumber, findDocketNumbers } from '@basejuris/domain'
import { type CourtAround, courtAround } from './court-around.ts'

/** Another ruling named by its docket number; `from` and `to` are UTF-16 offsets of the number alone. */
export interface RulingReference {
  readonly from: number
  readonly to: number
  readonly docket: DocketNumber
  readonly court: CourtAround
}

/** Every docket number of a text with its court, in order. */
export function findRulingReferences(text: string): RulingReference[] {
  return findDocketNumbers(text).map(({ from, to, docket }) => ({ from, to, docket, court: courtAround(text, from, to) }))
}
