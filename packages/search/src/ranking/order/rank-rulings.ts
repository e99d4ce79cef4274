import { clusterFacet } from '../../indexing/fields.ts'
import { andFilter, type Hit, inFilter, type LexicalResult, notFilter } from '../../ports/index.ts'
import type { PreparedQuery } from '../prepare/prepared-query.ts'
import type { SearchPorts } from '../request/search-ports.ts'
import { hitsFilter } from '../request/search-ports.ts'
import type { RulingSearchRequest } from '../request/search-request.ts'
import { chooseRepresentatives, groupHits, type HitGroup } from './collapse-clusters.ts'
import { facetRequests } from './facets.ts'
import { orderRulings, type RulingOrder, rerankDepth } from './order-rulings.ts'

export interface RankedPage {
  readonly hits: readonly Hit[]
  readonly similar: ReadonlyMap<string, number>
  readonly collapsed: number
  readonly total: number
  /** False when there may be more than `total`. */
  readonly totalExact: boolean
  readonly facets: LexicalResult['facets']
  /** The best hits of all pages when scores express relevance, else null. */
  readonly leaders: readonly Hit[] | null
}

type Page = Omit<RankedPage, 'totalExact'>

/** Hits of the requested page, with counts over all matching rulings. */
export async function rankRulings(
  ports: SearchPorts,
  prepared: PreparedQuery,
  request: RulingSearchRequest,
  meaning: Float32Array | null,
): Promise<RankedPage> {
  const order = await orderRulings(ports, prepared, request, meaning)
  const page = order.rerank === null ? sortedPage(ports, order, request) : arrangedPage(ports, order, order.rerank, request)
  return { ...(await page), totalExact: order.complete }
}

/** The index itself collapses clusters. */
const sortedPage = async ({ lexical }: SearchPorts, order: RulingOrder, request: RulingSearchRequest): Promise<Page> => {
  const { text, filter, sort } = order
  const [offset, limit] = [(request.page - 1) * request.size, request.size]
  const search = { text, filter, sort, facets: facetRequests, offset, limit, ...collapsing(request) }
  const found = await lexical.search('rulings', search)
  return { ...found, similar: similarCounts(found), collapsed: collapsedCount(found), leaders: null }
}

/**
 * Reranks and groups the first hits here, with the highest court standing for a cluster. Later hits come from a second search that
 * leaves these out.
 */
const arrangedPage = async (
  ports: SearchPorts,
  order: RulingOrder,
  arrange: NonNullable<RulingOrder['rerank']>,
  request: RulingSearchRequest,
): Promise<Page> => {
  const { lexical } = ports
  const { text, filter, sort, byRelevance } = order
  const counting = request.group ? { countGroups: clusterFacet.id } : {}
  const first = await lexical.search('rulings', { text, filter, sort, facets: facetRequests, offset: 0, limit: rerankDepth, ...counting })
  const best = Math.max(first.hits[0]?.score ?? 0, Number.MIN_VALUE)
  const scaled = (hits: readonly Hit[]): Hit[] => hits.map(({ id, score }) => ({ id, score: score / best }))
  const head = await groupHits(lexical, await arrange(scaled(first.hits)), sizesOf(first))
  const [from, to] = [(request.page - 1) * request.size, request.page * request.size]
  const page = head.slice(from, to)
  const chosen = byRelevance ? await chooseRepresentatives(lexical, page) : page.flatMap(({ hits }) => hits.slice(0, 1))
  const similar = new Map(chosen.map(({ id }, at) => [id, (page[at]?.size ?? 1) - 1]))
  const leaders = byRelevance ? head.slice(0, maxLeaders).flatMap(({ hits }) => hits.slice(0, 1)) : null
  const ranked = { total: first.total, collapsed: collapsedCount(first), facets: first.facets, leaders }
  const left = to - Math.max(from, head.length)
  if (left <= 0 || first.hits.length === first.total) return { ...ranked, hits: chosen, similar }
  const rest = await lexical.search('rulings', {
    text,
    filter: andFilter([filter, ...withoutHead(head)]),
    sort,
    facets: [],
    offset: Math.max(0, from - head.length),
    limit: left,
    ...collapsing(request),
  })
  return { ...ranked, hits: [...chosen, ...scaled(rest.hits)], similar: new Map([...similar, ...similarCounts(rest)]) }
}

const maxLeaders = 3

const collapsing = ({ group }: RulingSearchRequest): { readonly collapse?: string } => (group ? { collapse: clusterFacet.id } : {})

/** How many rulings of each hit's cluster match. */
const sizesOf = ({ hits, groups }: LexicalResult): Map<string, number> =>
  new Map(groups === null ? [] : hits.map(({ id }, at) => [id, groups.sizes[at] ?? 1]))

const similarCounts = (found: LexicalResult): Map<string, number> => new Map(Array.from(sizesOf(found), ([id, size]) => [id, size - 1]))

const collapsedCount = ({ total, groups }: LexicalResult): number => (groups === null ? 0 : total - groups.total)

const withoutHead = (head: readonly HitGroup[]) => [
  notFilter(hitsFilter(head.flatMap(({ hits }) => hits))),
  notFilter(
    inFilter(
      clusterFacet.id,
      head.flatMap(({ cluster }) => cluster ?? []),
    ),
  ),
]
