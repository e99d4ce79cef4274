import { type Bitset, countBits, keepOnly } from '../bytes/bitset.ts'
import { filterBits } from '../match/filter-bits.ts'
import { type Plan, planOf } from '../match/plan.ts'
import { SegmentSearch } from '../match/segment-search.ts'
import type { SearchAnswer, SearchRequest } from '../model/requests.ts'
import type { NamespaceView } from '../store/namespace-view.ts'
import { collectLeaves } from './collect-leaves.ts'
import { countFacets } from './count-facets.ts'
import { PlanStatistics } from './plan-statistics.ts'
import { rankWindows } from './rank-windows.ts'
import { sortDocuments } from './sort-documents.ts'
import { type Place, TopDocuments } from './top-documents.ts'
import { unscored } from './unscored.ts'

/** One search of one state of a namespace, from the query to the page. */
export const searchNamespace = (namespace: NamespaceView, request: SearchRequest): SearchAnswer => {
  const plan = planOf(request.text ?? { kind: 'allOf', clauses: [] })
  const searches = namespace.segments.map((view) => new SegmentSearch(view, namespace))
  const allowed = namespace.segments.map(({ segment, live }) =>
    request.filter === null ? live : keepOnly(filterBits(segment, request.filter).slice(), live),
  )
  const counting = request.count !== false || request.facets.length > 0
  const ranked = request.sort === 'relevance'
  const mustMatch = counting || !ranked || !isUnion(plan)
  const matches = mustMatch ? searches.map((search, i) => search.match(plan, allowed[i] as Bitset)) : null
  const statistics = new PlanStatistics(namespace, searches)
  const rank = (over: readonly Bitset[], limit: number): TopDocuments => {
    const top = new TopDocuments(limit, namespace.segments)
    searches.forEach((search, i) => {
      const bits = over[i] as Bitset
      rankWindows(collectLeaves(search, plan, bits, statistics), bits, search.view.segment.size, i, top)
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
    total: counting && matches !== null ? matches.reduce((sum, bits) => sum + countBits(bits), 0) : null,
    facets: countFacets(namespace.segments, matches ?? allowed, request.facets),
  }
}

/** True when exactly the documents that some leaf scores match. */
const isUnion = (plan: Plan): boolean => {
  if (plan.kind === 'boost') return plan.factor > 0 && isUnion(plan.clause)
  if (plan.kind === 'anyOf') return plan.atLeast === 1 && plan.clauses.every(isUnion)
  return plan.kind === 'term' || plan.kind === 'expansion' || plan.kind === 'phrase'
}

const withScores = (places: readonly Place[], namespace: NamespaceView, rank: (over: readonly Bitset[]) => TopDocuments): Place[] => {
  const over = namespace.segments.map(({ segment }, i) => bitsetOf(places, i, segment.size))
  const scored = rank(over).sorted()
  return places.map((place) => scored.find(({ segment, ordinal }) => segment === place.segment && ordinal === place.ordinal) ?? place)
}

const bitsetOf = (places: readonly Place[], segment: number, size: number): Bitset => {
  const bits = new Uint32Array((size + 31) >>> 5)
  for (const place of places)
    if (place.segment === segment) bits[place.ordinal >>> 5] = (bits[place.ordinal >>> 5] as number) | (1 << (place.ordinal & 31))
  return bits
}
