import { rulings } from '../schema/schema.ts'

/** Facts by which lists of saved rulings are sorted and filtered. */
export interface SavedHeading {
  readonly caption: string
  readonly court: string
  readonly docketNumber: string | null
  readonly decidedOn: string | null
}

const { caption, court, docketNumber, decidedOn } = rulings
export const headingColumns = { caption, court, docketNumber, decidedOn }
