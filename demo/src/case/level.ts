import type { CollectionId, Outcome } from '@basejuris/domain'
import type { DemoMinister } from '../fiction/judges.ts'
import type { Day } from '../language/dates.ts'
import type { Line } from '../matter.ts'

export type Treatment = 'sigue' | 'distingue' | 'se_aparta' | 'cita'

/** A ruling that later ones may cite. */
export interface Citable {
  readonly id: string
  readonly court: string
  readonly docket: string
  readonly decidedOn: Day
  readonly line: Line
}

export interface Citation {
  readonly target: Citable
  readonly treatment: Treatment
}

/** The kind of proceeding at a court, which decides the form of its ruling. */
export type Proceeding =
  | 'first'
  | 'action'
  | 'appeal'
  | 'nullity'
  | 'cassation'
  | 'unification'
  | 'complaint'
  | 'dictamen'
  | 'inaplicabilidad'

/** One decision of a case. */
export interface Level {
  readonly id: string
  readonly collection: CollectionId
  readonly proceeding: Proceeding
  readonly appealType: string | null
  readonly book: string | null
  readonly court: string
  readonly chamber: string | null
  /** In the form of the record: `O-512-2019`, `12345-2019`. */
  readonly docket: string
  readonly decidedOn: Day
  readonly line: Line
  readonly outcome: Outcome
  /** Decided in a few lines, without numbered considerandos. */
  readonly brief: boolean
  readonly judges: readonly DemoMinister[]
  /** Index in `judges` of the dissenter, or of a judge with separate reasons. */
  readonly dissenter: number | null
  readonly concurrer: number | null
  readonly citations: readonly Citation[]
}

/** A decision with those below it, nearest first. */
export interface Instance {
  readonly level: Level
  readonly below: readonly Level[]
}
