import { clusterFacet } from '../indexing/fields.ts'
import type { Hit, LexicalResult } from '../ports.ts'
import { chooseRepresentatives, collapsedIn, groupHits, type HitGroup, type SharedClusters, sharedClusters } from './collapse-clusters.ts'
import { type OrderedRulings, orderRulings, reorderedDepth } from './order-rulings.ts'
import type { PreparedQuery, SearchPorts } from './search-context.ts'
import type { RulingSearchRequest } from './search-request.ts'

export interface RankedPage {
  readonly hits: readonly Hit[]
  readonly similar: ReadonlyMap<string, number>
  readonly collapsed: number
  readonly total: number
  readonly facets: LexicalResult['facets']
  /** The best of all pages, when scores say how well a ruling answers; else null. */
  readonly leaders: readonly Hit[] | null
}

/** How much further to look when near-identical rulings fill what was looked at. */
const growth = 4

/** The rulings found, in the order asked for, with what is counted over all of them. Only this page's hits. */
export const rankRulings = async (
  ports: SearchPorts,
  prepared: PreparedQuery,
  request: RulingSearchRequest,
  meaning: Float32Array | null,
): Promise<RankedPage> => {
  const found = await orderRulings(ports, prepared, request, meaning)
  const { [clusterFacet.id]: _, ...facets } = found.facets
  const shared: SharedClusters = request.group ? sharedClusters(found.facets) : new Map()
  const [from, to] = [(request.page - 1) * request.size, request.page * request.size]
  if (shared.size === 0) {
    const upTo = await found.upTo(to)
    return { hits: upTo.slice(from, to), similar: new Map(), collapsed: 0, total: found.total, facets, leaders: leadersOf(found, upTo) }
  }
  const upTo = await groupsUpTo(ports, found, shared, to)
  const groups = upTo.slice(from, to)
  const hits = found.byRelevance ? await chooseRepresentatives(ports.lexical, groups) : groups.flatMap((group) => group.hits.slice(0, 1))
  const similar = new Map(hits.map(({ id }, at) => [id, (shared.get(groups[at]?.cluster ?? '') ?? 1) - 1]))
  const leaders = leadersOf(
    found,
    upTo.flatMap((group) => group.hits.slice(0, 1)),
  )
  return { hits, similar, collapsed: collapsedIn(shared), total: found.total, facets, leaders }
}

const mostLeaders = 3

const leadersOf = ({ byRelevance }: OrderedRulings, hits: readonly Hit[]): readonly Hit[] | null =>
  byRelevance ? hits.slice(0, mostLeaders) : null

/** The first groups, with those of their hits that lie among the first `reorderedDepth`, whatever the page asked for. */
const groupsUpTo = async ({ lexical }: SearchPorts, found: OrderedRulings, shared: SharedClusters, wanted: number): Promise<HitGroup[]> => {
  for (let window = Math.max(wanted, reorderedDepth); ; window *= growth) {
    const hits = await found.upTo(window)
    const groups = await groupHits(lexical, hits, shared)
    if (groups.length < wanted && hits.length < found.total) continue
    const near = new Set(hits.slice(0, reorderedDepth).map(({ id }) => id))
    return groups.map(({ cluster, hits: [first, ...rest] }) => ({
      cluster,
      hits: first === undefined ? [] : [first, ...rest.filter(({ id }) => near.has(id))],
    }))
  }
}
