import { createHash } from 'node:crypto'
import { dirname, join } from 'node:path'
import type { TrainingSet } from './training-set.ts'

/** One pass over the pairs. */
export interface Pass {
  readonly pairs: number
  readonly loss: number
}

export interface CardFacts {
  readonly set: TrainingSet
  /** Passes of this process: earlier ones of a resumed training are missing. */
  readonly passes: readonly Pass[]
  readonly bytes: Uint8Array
  readonly settings: Readonly<Record<string, number>>
  readonly withReal: boolean
}

/** The card lies beside the weights. */
export function cardPath(weights: string): string {
  return join(dirname(weights), 'weights-card.json')
}

/** What a file of weights learnt from and how, without any text. */
export function formatCard({ set, passes, bytes, settings, withReal }: CardFacts): string {
  const { topics, rulings, contexts } = set
  const card = {
    weights: { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') },
    settings,
    learntFrom: {
      topics: topics.length,
      layWordings: topics.reduce((sum, { lay }) => sum + lay.length, 0),
      formalWordings: topics.reduce((sum, { formal }) => sum + formal.length, 0),
      topicsWithPassages: topics.filter(({ passages }) => passages.length > 0).length,
      rulings: rulings.length,
      privateRulings: withReal,
      passages: rulings.reduce((sum, { body }) => sum + body.length, 0),
      citationContexts: contexts.length,
    },
    passes: passes.map(({ pairs, loss }) => ({ pairs, loss: Number(loss.toFixed(3)) })),
  }
  return `${JSON.stringify(card, null, 2)}\n`
}
