import type { Block, Sentence } from '../matter.ts'

interface BlockOptions {
  /** Articles cited in words of the block's own, as keys of `norms.ts`. */
  readonly norms?: readonly string[]
  /** Indices of the sentences that may be left out. */
  readonly optional?: readonly number[]
}

/** A block of a matter, written in one line per wording. */
export function block(id: string, sentences: readonly [Sentence, ...Sentence[]], options: BlockOptions = {}): Block {
  return {
    id,
    sentences,
    ...options,
  }
}
