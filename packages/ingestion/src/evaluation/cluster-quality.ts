import type { CheckedPair } from './checked-records.ts'

export interface ClusterQuality {
  /** Pairs of rulings that share a cluster. */
  readonly pairs: number
  /** Those that a person judged, and found near-identical. */
  readonly judged: number
  readonly right: number
  /** Pairs of a cluster whose outcomes differ according to a person. */
  readonly opposite: number
  /** Pairs that a person found near-identical, and those of them in one cluster. */
  readonly alike: number
  readonly together: number
  readonly unjudged: readonly string[]
}

const pairKey = (a: string, b: string): string => [a, b].sort().join(' + ')

/** Compares clusters (lists of `source:id`) with the pairs that a person read. A ruling from two sources has both names. */
export function clusterQuality(clusters: readonly (readonly string[])[], checked: readonly CheckedPair[]): ClusterQuality {
  const shared = new Set(clusters.flatMap((members) => members.flatMap((a, at) => members.slice(at + 1).map((b) => pairKey(a, b)))))
  const verdicts = new Map(checked.map((pair) => [pairKey(pair.a, pair.b), pair]))
  const judged = [...shared].flatMap((key) => verdicts.get(key) ?? [])
  const alike = checked.filter(({ verdict }) => verdict === 'same')
  return {
    pairs: shared.size,
    judged: judged.length,
    right: judged.filter(({ verdict, outcomesDiffer }) => verdict !== 'other' && !outcomesDiffer).length,
    opposite: judged.filter(({ outcomesDiffer }) => outcomesDiffer).length,
    alike: alike.length,
    together: alike.filter(({ a, b }) => shared.has(pairKey(a, b))).length,
    unjudged: [...shared].filter((key) => !verdicts.has(key)),
  }
}
