import { allowedDocuments } from '../match/allowed-documents.ts'
import { type DocumentSet, intersection } from '../match/document-set.ts'
import { matchCacheOf } from '../match/match-cache.ts'
import { type Plan, planOf } from '../match/plan.ts'
import { SegmentSearch } from '../match/segment-search.ts'
import type { SearchAnswer, SearchRequest } from '../model/requests.ts'
import { BlockPool } from '../segment/postings/block-pool.ts'
import type { NamespaceView } from '../view/namespace-view.ts'
import { type CountedGroups, collapse, countGroups } from './collapse.ts'
import { countFacets } from './count-facets.ts'
import { Ordering } from './ordering.ts'
import { countAll, firstInTiers, primaryDocuments } from './tiers.ts'

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
  const apart = request.collapse !== undefined || request.countGroups !== undefined || request.primary !== undefined
  const mustMatch = counting || sort !== 'relevance' || apart || !isUnion(requestedPlan)
  const found = mustMatch ? matchCacheOf(namespace).find(request, fresh, allowed) : null
  const { plan, searches } = found ?? fresh
  const matches = found?.matches ?? null
  const primary = found === null || request.primary === undefined ? null : primaryDocuments(namespace, request.primary, found, blocks)
  const ordering = new Ordering(namespace, searches, plan, sort)
  const { representatives, groups } = group(namespace, request, { matches, primary, ordering })
  const matched = representatives ?? matches
  const end = limit === 0 ? 0 : offset + limit
  const ranked = matched === null ? ordering.best(allowed, end) : firstInTiers(ordering, matched, primary, end)
  const page = ranked.slice(offset)
  const hits = request.text === null ? page : ordering.withScores(page)
  const counted = primary ?? matches
  return {
    hits: hits.map(({ segment, ordinal, score }) => ({ id: segments[segment]?.segment.ids.get(ordinal) ?? '', score })),
    total: counting && counted !== null ? countAll(counted) : null,
    secondary: primary === null || matches === null ? 0 : countAll(matches) - countAll(primary),
    facets: countFacets(namespace, counted ?? allowed, request.facets),
    groups: groups === null ? null : { total: groups.total, primary: groups.primary, sizes: page.map(groups.sizeOf) },
  }
}

interface Found {
  readonly matches: readonly DocumentSet[] | null
  readonly primary: readonly DocumentSet[] | null
  readonly ordering: Ordering
}

interface Grouping {
  /** One document of each group. null when groups are not collapsed. */
  readonly representatives: readonly DocumentSet[] | null
  readonly groups: (CountedGroups & { readonly primary: number }) | null
}

const group = ({ segments }: NamespaceView, request: SearchRequest, { matches, primary, ordering }: Found): Grouping => {
  if (matches !== null && request.collapse !== undefined) {
    const collapsed = collapse(segments, matches, request.collapse, (among) =>
      firstInTiers(ordering.fork(), among, primary, countAll(among)),
    )
    const { representatives, total } = collapsed
    const leading = primary?.map((set, i) => intersection(set, representatives[i] as DocumentSet))
    return { representatives, groups: { ...collapsed, primary: leading === undefined ? total : countAll(leading) } }
  }
  if (matches === null || request.countGroups === undefined) return { representatives: null, groups: null }
  const counted = countGroups(segments, matches, request.countGroups)
  const primaryGroups = primary === null ? counted.total : countGroups(segments, primary, request.countGroups).total
  return { representatives: null, groups: { ...counted, primary: primaryGroups } }
}

/** True when the matches are exactly the documents that some leaf scores. */
const isUnion = (plan: Plan): boolean => {
  if (plan.kind === 'boost') return plan.factor > 0 && isUnion(plan.clause)
  if (plan.kind === 'or') return plan.atLeast === 1 && plan.clauses.every(isUnion)
  return plan.kind === 'term' || plan.kind === 'expansion' || plan.kind === 'phrase'
}
