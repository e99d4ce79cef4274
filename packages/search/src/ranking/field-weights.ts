import { field } from '../indexing/fields.ts'
import type { FieldWeights } from '../ports/index.ts'

/** Where a plain word is looked for in a ruling; a number may be that of its docket. */
export const wordFields: FieldWeights = {
  [field.caption]: 2,
  [field.court]: 1,
  [field.subject]: 3,
  [field.people]: 0.5,
  [field.docket]: 2,
  [field.text]: 1,
}
/** Where the formal wording of an idea is looked for. */
export const conceptFields: FieldWeights = { [field.subject]: 2, [field.caption]: 1, [field.text]: 1 }
/** Where words that stand side by side in the query are looked for side by side. */
export const pairFields: FieldWeights = { [field.caption]: 2, [field.subject]: 2, [field.text]: 1 }
export const passageFields: FieldWeights = { [field.text]: 1, [field.frame]: 0.7 }
/** Keys of the norms a ruling or passage cites. */
export const normFields: FieldWeights = { [field.norm]: 1 }
