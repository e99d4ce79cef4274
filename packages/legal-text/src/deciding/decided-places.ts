import { type CourtReading, readCourt } from './court-reading.ts'
import { decidedInInstance } from './decided-in-instance.ts'
import { decidedInOpinion } from './decided-in-opinion.ts'
import { decidedInReview } from './decided-in-review.ts'
import type { DecidedPlace, DecidingRuling } from './decided-place.ts'
import { type DecidedSides, instanceSides, wholeSides } from './decided-sides.ts'
import { type Proceeding, proceedingOf } from './proceeding.ts'

/** Whom a decision favours, whatever article it rests on. */
export interface DecidedSide extends DecidedSides {
  /** As in `DecidedPlace`. */
  readonly kind: string
}

export interface Decision {
  /** The articles on which it rests. Empty where the text does not say who asked or whom the outcome favours on them. */
  readonly places: readonly DecidedPlace[]
  /** It asks less than `places`: no article. Null where the text does not say who asked, and in criminal trials. */
  readonly side: DecidedSide | null
}

/** What a ruling decides, and for whom. */
export function findDecision(ruling: DecidingRuling): Decision {
  const proceeding = proceedingOf(ruling)
  if (proceeding === null) return { places: [], side: null }
  const reading = readCourt(ruling.sections)
  const sides = wholeSides(ruling, proceeding, reading)
  return {
    places: placesOf(ruling, proceeding, reading),
    side: sides === null ? null : { kind: proceeding.kind, ...sides },
  }
}

/** The articles on which a ruling's decision rests. Empty where the text does not say who asked or whom the outcome favours. */
export function findDecidedPlaces(ruling: DecidingRuling): readonly DecidedPlace[] {
  return findDecision(ruling).places
}

/**
 * Whom the result of a ruling favours. Less than `findDecision`: an action rejected as late, or as brought another way, counts as rejected, and
 * a conviction or an acquittal counts whatever was proven.
 */
export function findResultSide(ruling: DecidingRuling): DecidedSide | null {
  if (ruling.collection === 'penal') return verdictSide(ruling)
  const proceeding = proceedingOf(ruling)
  if (proceeding === null) return null
  const { kind, stage } = proceeding
  const sides = stage === 'action' ? instanceSides(ruling) : wholeSides(ruling, proceeding, readCourt(ruling.sections))
  return sides === null ? null : { kind, ...sides }
}

const verdictSide = ({ outcome }: DecidingRuling): DecidedSide | null => {
  if (outcome !== 'condena' && outcome !== 'absuelve') return null
  return { kind: 'penal', appellant: 'claimant', favoured: outcome === 'condena' ? 'claimant' : 'respondent' }
}

const placesOf = (ruling: DecidingRuling, proceeding: Proceeding, reading: CourtReading | null): DecidedPlace[] => {
  if (proceeding.stage === 'opinion') return decidedInOpinion(ruling, proceeding.kind)
  if (reading === null) return []
  return proceeding.stage === 'instance'
    ? decidedInInstance(ruling, proceeding.kind, reading)
    : decidedInReview(ruling, proceeding, reading)
}
