import type { Ruling } from '@basejuris/domain'
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
