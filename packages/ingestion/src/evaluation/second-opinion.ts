import { z } from 'zod'

/** `[jaccard, id, id]`; an id ends with the section or organ and the source's own id. */
const opinionSchema = z.array(z.tuple([z.number(), z.string(), z.string()]))

export interface OpinionAgreement {
  readonly pairs: number
  readonly together: number
  /** Both rulings exist, in different clusters. */
  readonly apart: number
  /** Too short to be compared, or merged into one ruling. */
  readonly uncompared: number
}

/**
 * Compares pairs that another method finds at least this similar with our clusters. `clusterOf` answers undefined for a ruling outside
 * every cluster.
 */
export function agreeWithOpinion(json: string, atLeast: number, clusterOf: (sourceId: string) => string | undefined): OpinionAgreement {
  const pairs = opinionSchema.parse(JSON.parse(json)).filter(([score]) => score >= atLeast)
  const counts = { together: 0, apart: 0, uncompared: 0 }
  for (const [, left, right] of pairs) {
    const [a, b] = [left, right].map((id) => clusterOf(id.slice(id.lastIndexOf(':') + 1)))
    counts[a === undefined || b === undefined ? 'uncompared' : a === b ? 'together' : 'apart'] += 1
  }
  return { pairs: pairs.length, ...counts }
}
