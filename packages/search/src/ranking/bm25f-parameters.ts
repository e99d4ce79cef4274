import type { Bm25fParameters } from '@basejuris/engine'
import { field } from '../indexing/fields.ts'
import type { Namespace } from '../ports/index.ts'

export type { Bm25fParameters }

/** The length of a fact carries no information. A docket number is either there or not. */
const lengthOfFacts = {
  [field.caption]: 0.3,
  [field.court]: 0.3,
  [field.subject]: 0.5,
  [field.people]: 0.3,
  [field.drafter]: 0.3,
  [field.dissenters]: 0.3,
  [field.date]: 0,
  [field.docket]: 0,
  [field.originDocket]: 0,
  [field.originRit]: 0,
  [field.norm]: 0.3,
  [field.normPlace]: 0,
  [field.topic]: 0,
}

/** Tuned on judged queries over real rulings. Long texts repeat themselves, so term frequency saturates late. */
export const bm25fParameters: Readonly<Record<Namespace, Bm25fParameters>> = {
  rulings: { k1: 4, b: { ...lengthOfFacts, [field.text]: 0.8, [field.exact]: 0.8 }, defaultB: 0.75 },
  passages: { k1: 1.2, b: { [field.text]: 0.5, [field.frame]: 0.5, [field.norm]: 0.3, [field.normPlace]: 0 }, defaultB: 0.5 },
  norms: { k1: 1.2, b: {}, defaultB: 0.75 },
}
