import type { Hit, Namespace } from '../../../ports/index.ts'
import type { ClusterSearch, StoredHit } from '../cluster/cluster-search.ts'
import { groupingField, stored } from '../cluster/encode-names.ts'
import type { JsonObject } from '../cluster/engine-client.ts'
import { maxWindow } from '../cluster/index-body.ts'
import { counting } from './index-statistics.ts'
import type { SearchPlan } from './search-plan.ts'

/** Documents of each hit's group, of both tiers. Hits as stored have their group already. */
export async function groupSizes(
  search: ClusterSearch,
  namespace: Namespace,
  { all }: SearchPlan,
  grouping: string,
  hits: readonly (Hit | StoredHit)[],
): Promise<number[]> {
  if (hits.length === 0) return []
  const groups = await groupsOf(search, namespace, grouping, hits)
  const include = [...new Set(groups)]
  const body = { ...counting(all), aggs: { sizes: { terms: { field: groupingField(grouping), include, size: include.length } } } }
  const [answer] = await search.searchAll(namespace, [body])
  const sizes = new Map(answer?.aggregations?.['sizes']?.buckets?.map(({ key, doc_count: size }) => [key, size]))
  return groups.map((group) => sizes.get(group) ?? 1)
}

/** The same hits with their scores, where only their order was asked. */
export async function scoreHits(search: ClusterSearch, namespace: Namespace, { scored }: SearchPlan, hits: readonly Hit[]): Promise<Hit[]> {
  if (scored === null || hits.length === 0) return [...hits]
  const filter = [{ terms: { [stored.id]: hits.map(({ id }) => id) } }]
  const [answer] = await search.searchAll(namespace, [{ query: { bool: { must: [scored], filter } }, size: hits.length }])
  const scores = new Map(answer?.hits.hits.map(({ id, score }) => [id, score ?? 0]))
  return hits.map(({ id }) => ({ id, score: scores.get(id) ?? 0 }))
}

const groupsOf = async (
  search: ClusterSearch,
  namespace: Namespace,
  grouping: string,
  hits: readonly (Hit | StoredHit)[],
): Promise<string[]> => {
  const field = groupingField(grouping)
  const unread = hits.flatMap((hit) => ('fields' in hit ? [] : [hit.id]))
  const values = await storedValues(search, namespace, unread, [field])
  return hits.map((hit) => ('fields' in hit ? (hit.fields[field]?.[0] ?? hit.id) : (values.get(hit.id)?.[field]?.[0] ?? hit.id)))
}

/** Values of some fields by the id of the document. */
export async function storedValues(search: ClusterSearch, namespace: Namespace, ids: readonly string[], fields: readonly string[]) {
  const bodies: JsonObject[] = []
  for (let at = 0; at < ids.length; at += maxWindow) {
    const some = ids.slice(at, at + maxWindow)
    bodies.push({ query: { terms: { [stored.id]: some } }, size: some.length, docvalue_fields: [...fields] })
  }
  const answers = await search.searchAll(namespace, bodies)
  return new Map(answers.flatMap(({ hits }) => hits.hits.map(({ id, fields }) => [id, fields] as const)))
}
