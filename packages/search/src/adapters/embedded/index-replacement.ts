import type { Replacement } from '@basejuris/engine'
import type { IndexWriter } from '../../ports/index.ts'

/** An index built anew beside the one that is searched. Its writer flushes nothing: it is durable once it has taken the other's place. */
export interface IndexReplacement {
  readonly writer: IndexWriter
  /** Makes it quick to search, before it takes the other's place. */
  readonly optimize: () => Promise<void>
  /** Searches see it, and it is durable, when this resolves to true; false, and nothing happens, when the other one has seen later batches. */
  readonly activate: () => Promise<boolean>
  /** Removes what there is of it; no error when it has taken its place. */
  readonly abandon: () => Promise<void>
}

export function indexReplacement(replacement: Replacement, onTaken: () => void): IndexReplacement {
  return {
    writer: {
      apply: (batch) => replacement.apply(batch),
      appliedSequence: async () => replacement.sequence,
      flush: async () => undefined,
      close: () => replacement.abandon(),
    },
    optimize: () => replacement.optimize(),
    activate: async () => {
      const taken = await replacement.swapIn()
      if (taken) onTaken()
      return taken
    },
    abandon: () => replacement.abandon(),
  }
}
