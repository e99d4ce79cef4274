import { allowedDocuments } from '../match/allowed-documents.ts'
import { countOf, type DocumentSet, difference, intersection } from '../match/document-set.ts'
import type { MatchResult } from '../match/match-cache.ts'
import { match } from '../match/match-plan.ts'
import { planOf } from '../match/plan.ts'
import { SegmentSearch } from '../match/segment-search.ts'
import type { PrimaryMatches } from '../model/requests.ts'
import type { RankedDocument } from '../score/top-documents.ts'
import type { BlockPool } from '../segment/postings/block-pool.ts'
import type { NamespaceView } from '../view/namespace-view.ts'
import type { SegmentView } from '../view/segment-view.ts'
import { Ordering } from './ordering.ts'

/** Documents by segment. */
type Sets = readonly DocumentSet[]

/** The primary documents among the matches of a request. */
export function primaryDocuments(
  namespace: NamespaceView,
  { text, minScore, filter }: PrimaryMatches,
  { plan, searches, matches }: MatchResult,
  blocks: BlockPool,
): Sets {
  const { segments } = namespace
  const within =
    filter === undefined ? matches : matches.map((set, i) => intersection(set, allowedDocuments(segments[i] as SegmentView, filter)))
  if (text === undefined)
    return minScore === undefined ? within : new Ordering(namespace, searches, plan, 'relevance').fork().reaching(within, minScore)
  const ownPlan = planOf(text)
  const own = segments.map((view) => new SegmentSearch(view, namespace, blocks))
  const matching = own.map((search, i) => match(search, ownPlan, within[i] as DocumentSet))
  return minScore === undefined ? matching : new Ordering(namespace, own, ownPlan, 'relevance').reaching(matching, minScore)
}

/** The first documents in order, those of `primary` before the others. */
export function firstInTiers(ordering: Ordering, among: Sets, primary: Sets | null, limit: number): RankedDocument[] {
  if (primary === null) return ordering.first(among, limit)
  const leading = among.map((set, i) => intersection(set, primary[i] as DocumentSet))
  const first = ordering.fork().first(leading, limit)
  if (first.length === limit) return first
  const others = among.map((set, i) => difference(set, primary[i] as DocumentSet))
  return [...first, ...ordering.fork().first(others, limit - first.length)]
}

export function countAll(sets: Sets): number {
  return sets.reduce((sum, set) => sum + countOf(set), 0)
}
