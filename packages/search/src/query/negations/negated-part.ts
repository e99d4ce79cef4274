import type { Mention } from '../conditions/mention.ts'
import type { CueKind } from './negation-cues.ts'

/** What may be left out: a property of rulings, or words. */
export interface NegatedPart {
  readonly cue: CueKind
  /** Folded words between the cue and the part: «los de», «fallos sobre». */
  readonly zone: string
  /** Null for words. */
  readonly mention: Mention | null
  /** Folded text before the cue. */
  readonly lead: string
  /** The word, folded, before the cue and the first of the part. Empty at the beginning. */
  readonly before: string
  readonly first: string
  /** Its first word is what somebody does not do: «no compareció». */
  readonly isPredicate: boolean
  /** Folded text from the end of the cue on. */
  readonly behind: string
  /** Folded text behind the parts. */
  readonly after: string
  readonly isQuoted: boolean
  /** Several words. */
  readonly isPhrase: boolean
}
