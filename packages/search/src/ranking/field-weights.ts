import { field } from '../indexing/fields.ts'
import type { FieldWeights } from '../ports/index.ts'

/** Fields searched for a plain word. A number may be that of the docket. */
export const wordFields: FieldWeights = {
  [field.caption]: 2,
  [field.court]: 1,
  [field.subject]: 3,
  [field.people]: 0.5,
  [field.docket]: 2,
  [field.text]: 1,
}
/** Fields searched for the formal wording of a concept. */
export const conceptFields: FieldWeights = { [field.subject]: 2, [field.caption]: 1, [field.text]: 1 }
/** Fields in which adjacent words of the query should be adjacent too. */
export const pairFields: FieldWeights = { [field.caption]: 2, [field.subject]: 2, [field.text]: 1 }
export const passageFields: FieldWeights = { [field.text]: 1, [field.frame]: 0.7 }
/** Keys of the norms that a ruling or passage cites. */
export const normFields: FieldWeights = { [field.norm]: 1 }
/** Places within articles that the rulings and passages cite. */
export const normPlaceFields: FieldWeights = { [field.normPlace]: 1 }
