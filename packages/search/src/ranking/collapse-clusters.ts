import { clusterFacet } from '../indexing/fields.ts'
import type { Hit, LexicalIndex, LexicalResult } from '../ports.ts'

/** Rulings found of each cluster that has more than one among them, by its id. */
export type SharedClusters = ReadonlyMap<string, number>

export const sharedClusters = (facets: LexicalResult['facets']): SharedClusters =>
  new Map((facets[clusterFacet.id] ?? []).filter(({ total }) => total > 1).map(({ value, total }) => [value, total]))

/** Rulings that do not appear because another of their cluster does: exact over all that was found. */
export const collapsedIn = (shared: SharedClusters): number => [...shared.values()].reduce((sum, total) => sum + total - 1, 0)

/** Hits of one cluster, in the order found; alone when it shares none. */
export interface HitGroup {
  readonly cluster: string | null
  readonly hits: readonly Hit[]
}

/** Groups hits by shared cluster, each at the place of its first. */
export const groupHits = async (lexical: LexicalIndex, hits: readonly Hit[], shared: SharedClusters): Promise<HitGroup[]> => {
  if (shared.size === 0) return hits.map((hit) => ({ cluster: null, hits: [hit] }))
  const values = await lexical.facetValues(
    'rulings',
    hits.map(({ id }) => id),
    clusterFacet.id,
  )
  const groups: { cluster: string | null; hits: Hit[] }[] = []
  const byCluster = new Map<string, { hits: Hit[] }>()
  hits.forEach((hit, at) => {
    const [cluster] = values[at] ?? []
    if (cluster === undefined || !shared.has(cluster)) {
      groups.push({ cluster: null, hits: [hit] })
      return
    }
    const known = byCluster.get(cluster)
    if (known !== undefined) known.hits.push(hit)
    else {
      const group = { cluster, hits: [hit] }
      byCluster.set(cluster, group)
      groups.push(group)
    }
  })
  return groups
}

/** A ruling stands for its cluster only where the words found it nearly as well as the best: who asks for a caption or a docket gets that one. */
const nearlyAsGood = 0.95

/** Of the first hits of each group, the one of the highest court, then the newest, in the place of the best and with its score. */
export const chooseRepresentatives = async (lexical: LexicalIndex, groups: readonly HitGroup[]): Promise<Hit[]> => {
  const rivals = groups.map(({ hits }) => hits.filter(({ score }) => score >= nearlyAsGood * (hits[0]?.score ?? 0)))
  const ids = rivals.filter(({ length }) => length > 1).flatMap((hits) => hits.map(({ id }) => id))
  const values = ids.length === 0 ? [] : await lexical.facetValues('rulings', ids, clusterFacet.precedence)
  const precedence = new Map(ids.map((id, at) => [id, values[at]?.[0] ?? '']))
  const order = (hit: Hit): string => precedence.get(hit.id) ?? ''
  return rivals.flatMap(([first, ...rest]) =>
    first === undefined ? [] : [{ id: rest.reduce((best, hit) => (order(hit) > order(best) ? hit : best), first).id, score: first.score }],
  )
}
