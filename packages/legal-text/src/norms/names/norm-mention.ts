import type { DecreeName } from '../decrees.ts'

/** A norm named in a text, UTF-16 offsets. */
export interface NormMention {
  readonly from: number
  readonly to: number
  readonly key: string
  readonly idNorma: number | null
  /** An acronym may follow an article without «del». Two letters alone name a norm only with an article. */
  readonly acronym: boolean
  readonly weak: boolean
  /** Keys of the norms that it may name; empty when it names one. */
  readonly candidates: readonly string[]
  /** How it names a decree that other names may tell apart. Null where it is none, or the text shows that it may be several. */
  readonly decree: DecreeName | null
}
