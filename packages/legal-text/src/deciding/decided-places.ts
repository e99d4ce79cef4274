import { readCourt } from './court-reading.ts'
import { decidedInInstance } from './decided-in-instance.ts'
import { decidedInReview } from './decided-in-review.ts'
import type { DecidedPlace, DecidingRuling } from './decided-place.ts'
import { proceedingOf } from './proceeding.ts'

/** The articles on which a ruling's decision rests. Empty where the text does not say who asked or whom the outcome favours. */
export function findDecidedPlaces(ruling: DecidingRuling): DecidedPlace[] {
  const proceeding = proceedingOf(ruling)
  const reading = proceeding === null ? null : readCourt(ruling.sections)
  if (proceeding === null || reading === null) return []
  return proceeding.stage === 'instance'
    ? decidedInInstance(ruling, proceeding.kind, reading)
    : decidedInReview(ruling, proceeding, reading)
}
