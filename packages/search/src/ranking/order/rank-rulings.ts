import { clusterFacet } from '../../indexing/fields.ts'
import { andFilter, type Hit, inFilter, type LexicalResult, notFilter } from '../../ports/index.ts'
import type { SearchPorts } from '../request/search-ports.ts'
import { hitsFilter } from '../request/search-ports.ts'
import type { RulingSearchRequest } from '../request/search-request.ts'
import { chooseRepresentatives, groupHits, type HitGroup } from './collapse-clusters.ts'
import { facetRequests } from './facets.ts'
import { type Ordered, orderRulings, type RulingOrder, rerankDepth } from './order-rulings.ts'

export interface RankedPage {
  readonly hits: readonly Hit[]
  readonly similar: ReadonlyMap<string, number>
  /** How many of `hits` answer; these come first. */
  readonly answering: number
  /** Rulings that answer, and how many of them are hidden in their clusters. */
  readonly total: number
  readonly collapsed: number
  /** The same of the other rulings that match. A cluster with both kinds hides its others. */
  readonly others: number
  readonly othersCollapsed: number
  /** False when there may be more than `total`. */
  readonly totalExact: boolean
  /** Of the rulings that answer. */
  readonly facets: LexicalResult['facets']
  /** The best hits of all pages when scores express relevance, else null. */
  readonly leaders: readonly Hit[] | null
  /** Score of the best answer of the scope, on the scale of `hits`. Null when their scores do not express relevance. */
  readonly bestScore: number | null
}

type Page = Omit<RankedPage, 'totalExact'>

/** Hits of the requested page, with counts over all matching rulings. */
export async function rankRulings(ports: SearchPorts, ordered: Ordered): Promise<RankedPage> {
  const order = await orderRulings(ports, ordered)
  const page = order.rerank === null ? sortedPage(ports, order, ordered) : arrangedPage(ports, order, order.rerank, ordered)
  return { ...(await page), totalExact: order.complete }
}

/** The index itself collapses clusters. */
const sortedPage = async ({ lexical }: SearchPorts, order: RulingOrder, { request, line }: Ordered): Promise<Page> => {
  const [offset, limit] = [(request.page - 1) * request.size, request.size]
  const found = await lexical.search('rulings', { ...searchOf(order), facets: facetRequests, offset, limit, ...collapsing(request) })
  const bestScore = order.text === null ? null : (line.best?.score ?? null)
  const { hits } = found
  return { ...countsOf(found, { offset, shown: hits.length }), hits, similar: similarCounts(found), leaders: null, bestScore }
}

const searchOf = ({ text, filter, sort, primary }: RulingOrder) => ({ text, filter, sort, ...(primary === undefined ? {} : { primary }) })

/**
 * Reranks and groups the first hits here, with the highest court standing for a cluster. Later hits come from a second search that
 * leaves these out.
 */
const arrangedPage = async (
  ports: SearchPorts,
  order: RulingOrder,
  arrange: NonNullable<RulingOrder['rerank']>,
  { request, line }: Ordered,
): Promise<Page> => {
  const { lexical } = ports
  const { filter, byRelevance } = order
  const counting = request.group ? { countGroups: clusterFacet.id } : {}
  const search = searchOf(order)
  const first = await lexical.search('rulings', { ...search, facets: facetRequests, offset: 0, limit: rerankDepth, ...counting })
  const best = Math.max(...first.hits.map(({ score }) => score), Number.MIN_VALUE)
  const scaled = (hits: readonly Hit[]): Hit[] => hits.map(({ id, score }) => ({ id, score: score / best }))
  const answers = new Set(first.hits.slice(0, first.total).map(({ id }) => id))
  const head = await groupHits(lexical, answersFirst(await arrange(scaled(first.hits)), answers), sizesOf(first))
  const [from, to] = [(request.page - 1) * request.size, request.page * request.size]
  const page = head.slice(from, to).map((group) => withinFirstTier(group, answers))
  const chosen = byRelevance ? await chooseRepresentatives(lexical, page) : page.flatMap(({ hits }) => hits.slice(0, 1))
  const similar = new Map(chosen.map(({ id }, at) => [id, (page[at]?.size ?? 1) - 1]))
  const leaders = byRelevance ? head.slice(0, maxLeaders).flatMap(({ hits }) => hits.slice(0, 1)) : null
  const leading = leaders?.[0]?.score ?? null
  const bestScore = leading === null || line.best === null || order.text === null ? leading : (leading * line.best.score) / best
  const ranked = { leaders, bestScore }
  const left = to - Math.max(from, head.length)
  if (left <= 0 || first.hits.length === first.total + first.secondary)
    return { ...ranked, ...countsOf(first, { offset: from, shown: chosen.length }), hits: chosen, similar }
  const rest = await lexical.search('rulings', {
    ...search,
    filter: andFilter([filter, ...withoutHead(head)]),
    facets: [],
    offset: Math.max(0, from - head.length),
    limit: left,
    ...collapsing(request),
  })
  const hits = [...chosen, ...scaled(rest.hits)]
  const counts = countsOf(first, { offset: from, shown: hits.length })
  return { ...ranked, ...counts, hits, similar: new Map([...similar, ...similarCounts(rest)]) }
}

/** Reranking never carries a ruling over the line. */
const answersFirst = (hits: readonly Hit[], answers: ReadonlySet<string>): Hit[] => [
  ...hits.filter(({ id }) => answers.has(id)),
  ...hits.filter(({ id }) => !answers.has(id)),
]

/** Whoever stands for a cluster answers if its first hit does. */
const withinFirstTier = (group: HitGroup, answers: ReadonlySet<string>): HitGroup => {
  const [first] = group.hits
  return { ...group, hits: group.hits.filter(({ id }) => answers.has(id) === (first !== undefined && answers.has(first.id))) }
}

/** Counts over all pages, and how many of the hits shown from `offset` on answer. */
const countsOf = (
  { total, secondary, groups, facets }: LexicalResult,
  { offset, shown }: { readonly offset: number; readonly shown: number },
) => {
  const positions = groups === null ? total : groups.primary
  return {
    total,
    others: secondary,
    facets,
    collapsed: total - positions,
    othersCollapsed: groups === null ? 0 : secondary - (groups.total - groups.primary),
    answering: Math.max(0, Math.min(shown, positions - offset)),
  }
}

const maxLeaders = 3

const collapsing = ({ group }: RulingSearchRequest): { readonly collapse?: string } => (group ? { collapse: clusterFacet.id } : {})

/** How many rulings of each hit's cluster match. */
const sizesOf = ({ hits, groups }: LexicalResult): Map<string, number> =>
  new Map(groups === null ? [] : hits.map(({ id }, at) => [id, groups.sizes[at] ?? 1]))

const similarCounts = (found: LexicalResult): Map<string, number> => new Map(Array.from(sizesOf(found), ([id, size]) => [id, size - 1]))

const withoutHead = (head: readonly HitGroup[]) => [
  notFilter(hitsFilter(head.flatMap(({ hits }) => hits))),
  notFilter(
    inFilter(
      clusterFacet.id,
      head.flatMap(({ cluster }) => cluster ?? []),
    ),
  ),
]
