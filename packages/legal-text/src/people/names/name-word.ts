/**
 * What a capitalised word may be. `weak` is a name that is an ordinary word too. `party` is part of a party's name in the caption.
 * `plain` is a word that rulings write in capitals.
 */
export type NameWordKind = 'given' | 'surname' | 'weak' | 'party' | 'initial' | 'particle' | 'ordinary' | 'plain' | 'unknown'

/** A word of the text as UTF-16 offsets. A `lower` word is `plain` unless it is a particle. */
export interface NameWord {
  readonly from: number
  readonly to: number
  readonly folded: string
  readonly upper: boolean
  readonly lower: boolean
  readonly kind: NameWordKind
}
