import type { TextSpan } from '../../analysis/text-span.ts'
import type { NormMention } from './norm-mention.ts'

/** A norm that a text names in words which no table has, UTF-16 offsets. */
export interface UnlistedName extends TextSpan {
  /** «ley», «reglamento», folded. */
  readonly kind: string
}

/** A name that a text sets beside the number of a norm, where it does. */
export interface DefinedName extends TextSpan {
  /** Folded, with single blanks. */
  readonly name: string
  readonly norm: NormMention
}

/** Mentions of norms, and the names of others. */
export interface NormNames {
  readonly mentions: readonly NormMention[]
  readonly unlisted: readonly UnlistedName[]
  /** Names that stand beside the number of their norm. */
  readonly defined: readonly DefinedName[]
}

/** A name as it is compared: folded, with single blanks. */
export function foldedName(folded: string, { from, to }: TextSpan): string {
  return folded.slice(from, to).replace(/\s+/gu, ' ')
}
