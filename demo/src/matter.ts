import type { CollectionId, Outcome } from '@basejuris/domain'

/**
 * One sentence in at least four wordings. `{slot}` is filled from the case (see `slots.ts`), `[a|b|c]` picks one of the alternatives, nesting allowed.
 * A wording is a whole sentence, capitalised and ended with its stop, unless `clause` says that it continues «Que, …».
 */
export type Sentence = readonly [string, string, string, string, ...string[]]

/** A considerando or an argument: sentences in order; the generator drops optional ones and picks one wording of each. */
export interface Block {
  readonly id: string
  readonly sentences: readonly Sentence[]
  /** Positions in `sentences` that may be left out. */
  readonly optional?: readonly number[]
  /** Articles this block cites, as keys of `norms.ts` (`CT:161`). */
  readonly norms?: readonly string[]
}

export type Line = 'favorable' | 'contraria'

/** A kind of dispute with its own facts, law and two opposite lines of reasoning on the same article. */
export interface Matter {
  readonly id: string
  /** Subject headings as a source would give them. */
  readonly subjects: readonly string[]
  /** First-instance (or only) collection. */
  readonly collection: CollectionId
  /** Docket letter at first instance (`O`, `T`, `C`, `F`…), or null for courts that use none. */
  readonly letter: string | null
  /** Kinds of appeal that lead the case upwards, empty when it never does. `court` is the collection that decides it. */
  readonly appeals: readonly { readonly court: CollectionId; readonly appealType: string; readonly book: string | null }[]
  /** The article on which the two lines differ. */
  readonly controversy: string
  readonly norms: readonly string[]
  readonly facts: readonly Block[]
  readonly claim: readonly Block[]
  readonly defence: readonly Block[]
  readonly evidence: readonly Block[]
  readonly law: readonly Block[]
  readonly reasoning: Readonly<Record<Line, readonly Block[]>>
  readonly appealReasoning: Readonly<Record<Line, readonly Block[]>>
  readonly dissent: Readonly<Record<Line, readonly Block[]>>
  /** Resolutive sentences by outcome; every outcome that may occur has at least one block. */
  readonly orders: Readonly<Partial<Record<Outcome, readonly Block[]>>>
}
