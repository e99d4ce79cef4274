import type { Hit, Namespace } from '../../../ports/index.ts'
import type { ClusterSearch } from '../cluster/cluster-search.ts'
import { groupingField } from '../cluster/encode-names.ts'
import type { JsonObject } from '../cluster/engine-client.ts'
import { maxWindow } from '../cluster/index-body.ts'
import { hitOf, listing, type Page, type ReadPage } from './hit-pages.ts'
import { counting } from './index-statistics.ts'
import type { SearchPlan } from './search-plan.ts'

interface GroupHit {
  readonly hit: Hit
  readonly group: string
}

/** One hit for each group: the first of the first tier, else the first of the second. */
export function groupPages(search: ClusterSearch, grouping: string): ReadPage {
  const field = groupingField(grouping)

  /** Null when the page is beyond the window of the engine. */
  const readWithin = async (namespace: Namespace, plan: SearchPlan, tier: JsonObject, from: number, size: number) => {
    if (from + size > maxWindow) return null
    const body = { ...listing(plan, tier), collapse: { field }, from, size }
    const [answer] = await search.searchAll(namespace, [body])
    return (answer?.hits.hits ?? []).map((each): GroupHit => ({ hit: hitOf(each), group: each.fields[field]?.[0] ?? each.id }))
  }

  /** Groups of the second tier without a document in the first. */
  const readOthers = async (namespace: Namespace, plan: SearchPlan, needed: number): Promise<Hit[] | null> => {
    for (let size = 2 * needed; ; size = Math.min(maxWindow, 4 * size)) {
      const groups = await readWithin(namespace, plan, plan.secondary as JsonObject, 0, Math.min(maxWindow, size))
      if (groups === null) return null
      const include = groups.map(({ group }) => group)
      const body = { ...counting(plan.primary), aggs: { led: { terms: { field, include, size: Math.max(1, include.length) } } } }
      const [answer] = include.length === 0 ? [] : await search.searchAll(namespace, [body])
      const led = new Set(answer?.aggregations?.['led']?.buckets?.map(({ key }) => key))
      const others = groups.filter(({ group }) => !led.has(group)).map(({ hit }) => hit)
      if (others.length >= needed || groups.length < size) return others
      if (size >= maxWindow) return null
    }
  }

  /** Reads every hit and groups them here. */
  const readAll = async (namespace: Namespace, plan: SearchPlan, { offset, limit }: Page): Promise<Hit[]> => {
    const seen = new Set<string>()
    const page: Hit[] = []
    for (const tier of [plan.primary, plan.secondary]) {
      if (tier === null || seen.size >= offset + limit) continue
      await search.walk(namespace, { ...listing(plan, tier), docvalue_fields: [field] }, (hits) => {
        for (const each of hits) {
          const group = each.fields[field]?.[0] ?? each.id
          if (seen.has(group)) continue
          if (seen.size >= offset && page.length < limit) page.push(hitOf(each))
          seen.add(group)
        }
        return seen.size < offset + limit
      })
    }
    return page
  }

  return async (namespace, plan, page) => {
    const { offset, limit, primary } = page
    const first = offset < primary ? await readWithin(namespace, plan, plan.primary, offset, limit) : []
    if (first === null) return readAll(namespace, plan, page)
    const hits = first.map(({ hit }) => hit)
    if (plan.secondary === null || hits.length === limit) return hits
    const from = Math.max(0, offset - primary)
    const others = await readOthers(namespace, plan, from + limit - hits.length)
    return others === null ? readAll(namespace, plan, page) : [...hits, ...others.slice(from, from + limit - hits.length)]
  }
}
