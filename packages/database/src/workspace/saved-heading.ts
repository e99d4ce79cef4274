import { rulings } from '../schema/schema.ts'

/** By what a list of kept rulings is sorted and looked through. */
export interface SavedHeading {
  readonly caption: string
  readonly court: string
  readonly docketNumber: string | null
  readonly decidedOn: string | null
}

const { caption, court, docketNumber, decidedOn } = rulings
export const headingColumns = { caption, court, docketNumber, decidedOn }
