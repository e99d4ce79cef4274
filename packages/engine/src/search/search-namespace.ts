import { allowedDocuments } from '../match/allowed-documents.ts'
import { countOf } from '../match/document-set.ts'
import { matchCacheOf } from '../match/match-cache.ts'
import { type Plan, planOf } from '../match/plan.ts'
import { SegmentSearch } from '../match/segment-search.ts'
import type { SearchAnswer, SearchRequest } from '../model/requests.ts'
import { BlockPool } from '../segment/postings/block-pool.ts'
import type { NamespaceView } from '../view/namespace-view.ts'
import { collapse, countGroups } from './collapse.ts'
import { countFacets } from './count-facets.ts'
import { Ordering } from './ordering.ts'

const blocks = new BlockPool()

/** Runs one search on one state of a namespace, from the query to the page. */
export function searchNamespace(namespace: NamespaceView, request: SearchRequest): SearchAnswer {
  const { segments } = namespace
  const { sort, offset, limit } = request
  const requestedPlan = planOf(request.text ?? { kind: 'and', clauses: [] })
  blocks.reset()
  const fresh = { plan: requestedPlan, searches: segments.map((view) => new SegmentSearch(view, namespace, blocks)) }
  const allowed = segments.map((view) => allowedDocuments(view, request.filter))
  const counting = request.count !== false || request.facets.length > 0
  const grouping = request.collapse !== undefined || request.countGroups !== undefined
  const mustMatch = counting || sort !== 'relevance' || grouping || !isUnion(requestedPlan)
  const { plan, searches, matches } = mustMatch ? matchCacheOf(namespace).find(request, fresh, allowed) : { ...fresh, matches: null }
  const ordering = new Ordering(namespace, searches, plan, sort)
  const collapsed =
    request.collapse === undefined || matches === null
      ? null
      : collapse(segments, matches, request.collapse, (among) => ordering.fork().all(among))
  const groups =
    collapsed ?? (request.countGroups === undefined || matches === null ? null : countGroups(segments, matches, request.countGroups))
  const matched = collapsed?.representatives ?? matches
  const end = limit === 0 ? 0 : offset + limit
  const ranked = matched === null ? ordering.best(allowed, end) : ordering.first(matched, end)
  const page = ranked.slice(offset)
  const hits = request.text === null ? page : ordering.withScores(page)
  return {
    hits: hits.map(({ segment, ordinal, score }) => ({ id: segments[segment]?.segment.ids.get(ordinal) ?? '', score })),
    total: counting && matches !== null ? matches.reduce((sum, set) => sum + countOf(set), 0) : null,
    facets: countFacets(namespace, matches ?? allowed, request.facets),
    groups: groups === null ? null : { total: groups.total, sizes: page.map(groups.sizeOf) },
  }
}

/** True when the matches are exactly the documents that some leaf scores. */
const isUnion = (plan: Plan): boolean => {
  if (plan.kind === 'boost') return plan.factor > 0 && isUnion(plan.clause)
  if (plan.kind === 'or') return plan.atLeast === 1 && plan.clauses.every(isUnion)
  return plan.kind === 'term' || plan.kind === 'expansion' || plan.kind === 'phrase'
}
