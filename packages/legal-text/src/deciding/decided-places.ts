import type { Ruling } from '@basejuris/domain'
import { readCourt } from './court-reading.ts'
import { decidedInInstance } from './decided-in-instance.ts'
import { decidedInReview } from './decided-in-review.ts'
import { proceedingOf } from './proceeding.ts'
import type { Side } from './sides.ts'

/** An article on which a decision rests, who moved the court, and whom the outcome favours on it. */
export interface DecidedPlace {
  /** Key of the article. */
  readonly article: string
  /** Place within the article, as in `CitedPlace`. */
  readonly place: string
  /** Comparable rulings have the same kind. */
  readonly kind: string
  readonly appellant: Side
  readonly favoured: Side
}

export type DecidingRuling = Pick<Ruling, 'collection' | 'appealType' | 'subjects' | 'outcome' | 'sections'>

/** The articles on which a ruling's decision rests. Empty where the text does not say who asked or whom the outcome favours. */
export function findDecidedPlaces(ruling: DecidingRuling): DecidedPlace[] {
  const proceeding = proceedingOf(ruling)
  const reading = proceeding === null ? null : readCourt(ruling.sections)
  if (proceeding === null || reading === null) return []
  return proceeding.stage === 'instance'
    ? decidedInInstance(ruling, proceeding.kind, reading)
    : decidedInReview(ruling, proceeding, reading)
}
