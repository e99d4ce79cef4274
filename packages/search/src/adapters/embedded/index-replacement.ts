import type { Replacement } from '@basejuris/engine'
import type { IndexReplacement } from '../../ports/index.ts'

export function indexReplacement(replacement: Replacement, onActivated: () => void): IndexReplacement {
  return {
    writer: {
      apply: (batch) => replacement.apply(batch),
      appliedSequence: async () => replacement.sequence,
      flush: async () => undefined,
      close: () => replacement.abandon(),
    },
    optimize: () => replacement.optimize(),
    activate: async () => {
      const activated = await replacement.swapIn()
      if (activated) onActivated()
      return activated
    },
    abandon: () => replacement.abandon(),
  }
}
