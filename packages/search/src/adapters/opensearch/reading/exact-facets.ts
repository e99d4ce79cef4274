import type { FacetCount, LexicalSearch, Namespace } from '../../../ports/index.ts'
import type { Aggregation, ClusterAnswer, ClusterSearch } from '../cluster/cluster-search.ts'
import { facetField } from '../cluster/encode-names.ts'
import type { JsonObject } from '../cluster/engine-client.ts'
import { counting } from './index-statistics.ts'
import type { SearchPlan } from './search-plan.ts'

type Facets = LexicalSearch['facets']

/** Values that each shard counts at first, and at last. An answer that may be inexact is asked again with more. */
const firstPerShard = 1000
const maxPerShard = 1_000_000
/** The engine answers at most 65,535 values. */
const maxValues = 60_000

/** Aggregations of a first count, which `exactFacets` reads. */
export function countFacets(facets: Facets): JsonObject {
  return Object.fromEntries(facets.map(({ name, limit }, i) => [`f${i}`, countValues(name, limit, firstPerShard)]))
}

export async function exactFacets(
  search: ClusterSearch,
  namespace: Namespace,
  { primary }: SearchPlan,
  facets: Facets,
  counts: ClusterAnswer,
): Promise<Record<string, readonly FacetCount[]>> {
  const found = facets.map(({ name, limit }, i) => ({ name, limit, answer: counts.aggregations?.[`f${i}`] }))
  for (let perShard = firstPerShard * 10; perShard <= maxPerShard; perShard *= 10) {
    const inexact = found.filter(({ answer }) => (answer?.doc_count_error_upper_bound ?? 0) > 0)
    if (inexact.length === 0) break
    const bodies = inexact.map(({ name, limit }) => ({ ...counting(primary), aggs: { f: countValues(name, limit, perShard) } }))
    const answers = await search.searchAll(namespace, bodies)
    inexact.forEach((each, i) => void Object.assign(each, { answer: answers[i]?.aggregations?.['f'] }))
  }
  return Object.fromEntries(found.map(({ name, limit, answer }) => [name, countsOf(answer).slice(0, limit)]))
}

const countsOf = (answer: Aggregation | undefined): FacetCount[] =>
  (answer?.buckets ?? [])
    .map(({ key, doc_count: total }) => ({ value: key, total }))
    .sort((a, b) => b.total - a.total || (a.value < b.value ? -1 : 1))

/** Values of a facet, highest count first. `perShard`: how many each shard answers. */
function countValues(name: string, limit: number, perShard: number): JsonObject {
  const size = Math.max(1, Math.min(limit, maxValues))
  return {
    terms: { field: facetField(name), size, shard_size: Math.max(size, perShard), order: [{ _count: 'desc' }, { _key: 'asc' }] },
  }
}
