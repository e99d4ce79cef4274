import { civilConcepts } from './civil.ts'
import { commerceTaxPensionConcepts } from './commerce-tax-pension.ts'
import type { Concept } from './concept.ts'
import { criminalConcepts } from './criminal.ts'
import { familyConcepts } from './family.ts'
import { labourConcepts } from './labour.ts'
import { publicLawConcepts } from './public-law.ts'

/** Written for this product from the usage of Chilean Spanish. Raise `lexiconVersion` with every change, since vectors depend on it. */
export const concepts: readonly Concept[] = [
  ...labourConcepts,
  ...familyConcepts,
  ...criminalConcepts,
  ...civilConcepts,
  ...publicLawConcepts,
  ...commerceTaxPensionConcepts,
]

export const lexiconVersion = 1
