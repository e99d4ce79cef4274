import type { LexicalSearch, Namespace } from '../../../ports/index.ts'
import type { ClusterAnswer } from '../cluster/cluster-search.ts'
import { leadField, numberField, stored, stringField } from '../cluster/encode-names.ts'
import type { Json, JsonObject } from '../cluster/engine-client.ts'
import { allOf, compileFilter, everything, notOf } from './compile-filter.ts'
import { matchText, reachingScore, scoreText } from './compile-text.ts'
import type { IndexStatistics } from './index-statistics.ts'

/** Queries of one request. Documents come in two tiers: those that are primary, and the others. */
export interface SearchPlan {
  /** Every document that matches, without score. */
  readonly all: JsonObject
  readonly primary: JsonObject
  /** Null without `primary` in the request: every document is. */
  readonly secondary: JsonObject | null
  /** Turns a tier into a query whose hits are in order. */
  readonly ranked: (tier: JsonObject) => JsonObject
  /** The text with its scores. Null when nothing is scored. */
  readonly scored: JsonObject | null
  readonly sort: readonly Json[]
}

export async function planSearch(namespace: Namespace, request: LexicalSearch, statistics: IndexStatistics): Promise<SearchPlan> {
  const { text, filter, sort, primary } = request
  const filters = filter === null ? [] : [compileFilter(filter)]
  const all = allOf([...filters, ...(text === null ? [] : [matchText(text)])])
  const scored = text === null || request.limit === 0 ? null : scoreText(text, await statistics.of(namespace, text))
  const isRanked = sort === 'relevance' && scored !== null
  const leading = primary === undefined ? null : await leadingFilters(namespace, request, primary, statistics)
  return {
    all,
    primary: leading === null ? all : allOf([all, ...leading]),
    secondary: leading === null ? null : allOf([all, notOf(allOf(leading))]),
    scored,
    ranked: (tier) => (!isRanked ? tier : { bool: { must: [scored], filter: [tier] } }),
    sort: [...(sort === 'relevance' ? (isRanked ? [{ _score: 'desc' }] : []) : sort.flatMap(keyOf)), { [stored.id]: 'asc' }],
  }
}

const leadingFilters = async (
  namespace: Namespace,
  { text: requested }: LexicalSearch,
  { text = requested ?? undefined, minScore = 0, filter }: NonNullable<LexicalSearch['primary']>,
  statistics: IndexStatistics,
): Promise<JsonObject[]> => {
  const filters = filter === undefined ? [] : [compileFilter(filter)]
  if (text === undefined) return minScore > 0 ? [notOf(everything)] : filters
  if (minScore <= 0) return [...filters, matchText(text)]
  return [...filters, reachingScore(scoreText(text, await statistics.of(namespace, text)), minScore)]
}

/** A key holds numbers or strings, and documents without it come last either way. */
const keyOf = ({ key, direction }: { readonly key: string; readonly direction: 'asc' | 'desc' }): JsonObject[] => [
  { [numberField(key)]: { order: direction, missing: '_last', unmapped_type: 'double' } },
  { [stringField(key)]: { order: direction, missing: '_last', unmapped_type: 'keyword' } },
]

const severalName = 'several'
/** Groups of several documents that are counted. The engine answers at most 65,535 values. */
const maxGroups = 60_000
const maxPerShard = 1_000_000

/** Groups of several documents, with the size of each. */
export function countGroupsBy(grouping: string): JsonObject {
  const terms = { field: leadField(grouping), min_doc_count: 2, size: maxGroups, shard_size: maxPerShard }
  return { [severalName]: { terms } }
}

/** Every document is a group, but for the others of its own. Exact up to `maxGroups` groups of several documents. */
export function groupsIn({ hits, aggregations }: ClusterAnswer): number {
  const several = aggregations?.[severalName]?.buckets ?? []
  return several.reduce((groups, { doc_count: size }) => groups - size + 1, hits.total.value)
}
