import { clusterFacet } from '../../indexing/fields.ts'
import type { Hit, LexicalIndex } from '../../ports/index.ts'

/** Hits of one cluster, in the order found. A hit without a cluster forms its own group. */
export interface HitGroup {
  readonly cluster: string | null
  readonly hits: readonly Hit[]
  /** Matching rulings of the cluster, including those beyond the hits. */
  readonly size: number
}

/**
 * Groups hits by cluster; a group stands where its first hit stood. `sizes` holds, by hit, how many matching rulings its cluster has,
 * itself included.
 */
export async function groupHits(lexical: LexicalIndex, hits: readonly Hit[], sizes: ReadonlyMap<string, number>): Promise<HitGroup[]> {
  const sharing = hits.filter(({ id }) => (sizes.get(id) ?? 1) > 1).map(({ id }) => id)
  const values = await lexical.facetValues('rulings', sharing, [clusterFacet.id])
  const clusters = new Map(sharing.map((id, at) => [id, values[at]?.[clusterFacet.id]?.[0] ?? id]))
  const groups = Map.groupBy(hits, ({ id }) => clusters.get(id) ?? { alone: id })
  return Array.from(groups, ([cluster, members]) => ({
    cluster: typeof cluster === 'string' ? cluster : null,
    hits: members,
    size: sizes.get(members[0]?.id ?? '') ?? 1,
  }))
}

/**
 * A ruling may represent its cluster only when it scores nearly as well as the best. Whoever asks for a caption or a docket number gets
 * that ruling.
 */
const minScoreRatio = 0.95

/** Picks one hit of each group: the highest court, then the newest. It takes the place and the score of the group's first hit. */
export async function chooseRepresentatives(lexical: LexicalIndex, groups: readonly HitGroup[]): Promise<Hit[]> {
  const rivals = groups.map(({ hits }) => hits.filter(({ score }) => score >= minScoreRatio * (hits[0]?.score ?? 0)))
  const ids = rivals.filter(({ length }) => length > 1).flatMap((hits) => hits.map(({ id }) => id))
  const values = ids.length === 0 ? [] : await lexical.facetValues('rulings', ids, [clusterFacet.precedence])
  const precedence = new Map(ids.map((id, at) => [id, values[at]?.[clusterFacet.precedence]?.[0] ?? '']))
  const order = (hit: Hit): string => precedence.get(hit.id) ?? ''
  return rivals.flatMap(([first, ...rest]) =>
    first === undefined ? [] : [{ id: rest.reduce((best, hit) => (order(hit) > order(best) ? hit : best), first).id, score: first.score }],
  )
}
