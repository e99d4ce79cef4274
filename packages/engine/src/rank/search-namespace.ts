import { allowedDocuments } from '../match/allowed-documents.ts'
import { countOf, type DocumentSet, FewDocuments } from '../match/document-set.ts'
import { match } from '../match/match-plan.ts'
import { type Plan, planOf } from '../match/plan.ts'
import { SegmentSearch } from '../match/segment-search.ts'
import type { SearchAnswer, SearchRequest } from '../model/requests.ts'
import { BlockPool } from '../segment/block-pool.ts'
import type { NamespaceView } from '../store/namespace-view.ts'
import { collectLeaves } from './collect-leaves.ts'
import { countFacets } from './count-facets.ts'
import { PlanStatistics } from './plan-statistics.ts'
import { rankFew } from './rank-few.ts'
import { rankWindows } from './rank-windows.ts'
import { sortDocuments } from './sort-documents.ts'
import { type Place, TopDocuments } from './top-documents.ts'
import { unscored } from './unscored.ts'

const blocks = new BlockPool()

/** One search of one state of a namespace, from the query to the page. */
export const searchNamespace = (namespace: NamespaceView, request: SearchRequest): SearchAnswer => {
  const plan = planOf(request.text ?? { kind: 'allOf', clauses: [] })
  blocks.takeBack()
  const searches = namespace.segments.map((view) => new SegmentSearch(view, namespace, blocks))
  const allowed = namespace.segments.map((view) => allowedDocuments(view, request.filter))
  const counting = request.count !== false || request.facets.length > 0
  const ranked = request.sort === 'relevance'
  const mustMatch = counting || !ranked || !isUnion(plan)
  const matches = mustMatch ? searches.map((search, i) => match(search, plan, allowed[i] as DocumentSet)) : null
  const statistics = new PlanStatistics(namespace, searches)
  const rank = (over: readonly DocumentSet[], limit: number): TopDocuments => {
    const top = new TopDocuments(limit, namespace.segments)
    searches.forEach((search, i) => {
      const set = over[i] as DocumentSet
      if (!(set instanceof FewDocuments)) rankWindows(collectLeaves(search, plan, set, statistics), set, search.view.segment.size, i, top)
      else if (set.ordinals.length > 0) rankFew(collectLeaves(search, plan, set, statistics), set, i, top)
    })
    return top
  }
  const end = request.limit === 0 ? 0 : request.offset + request.limit
  const page = (): Place[] => {
    if (request.sort !== 'relevance') {
      const sorted = sortDocuments(namespace.segments, matches ?? allowed, request.sort, end).slice(request.offset)
      return request.text === null ? sorted : withScores(sorted, namespace, (over) => rank(over, sorted.length))
    }
    const top = rank(matches ?? allowed, end)
    const places = top.sorted()
    const rest = top.isFull || matches === null ? [] : unscored(namespace.segments, matches, places, end - places.length)
    return [...places, ...rest].slice(request.offset)
  }
  return {
    hits: (end === 0 ? [] : page()).map(({ segment, ordinal, score }) => ({
      id: namespace.segments[segment]?.segment.ids.get(ordinal) ?? '',
      score,
    })),
    total: counting && matches !== null ? matches.reduce((sum, set) => sum + countOf(set), 0) : null,
    facets: countFacets(namespace.segments, matches ?? allowed, request.facets),
  }
}

/** True when exactly the documents that some leaf scores match. */
const isUnion = (plan: Plan): boolean => {
  if (plan.kind === 'boost') return plan.factor > 0 && isUnion(plan.clause)
  if (plan.kind === 'anyOf') return plan.atLeast === 1 && plan.clauses.every(isUnion)
  return plan.kind === 'term' || plan.kind === 'expansion' || plan.kind === 'phrase'
}

const withScores = (places: readonly Place[], namespace: NamespaceView, rank: (over: readonly DocumentSet[]) => TopDocuments): Place[] => {
  const over = namespace.segments.map(
    (_, i) => new FewDocuments(Uint32Array.from(places.flatMap(({ segment, ordinal }) => (segment === i ? [ordinal] : []))).sort()),
  )
  const scores = new Map(
    rank(over)
      .sorted()
      .map((place) => [keyOf(place), place.score]),
  )
  return places.map((place) => ({ ...place, score: scores.get(keyOf(place)) ?? 0 }))
}

const keyOf = ({ segment, ordinal }: Place): number => segment * 2 ** 24 + ordinal
