import type { Hit, LexicalSearch, Namespace } from '../../../ports/index.ts'
import type { ClusterSearch, StoredHit } from '../cluster/cluster-search.ts'
import type { JsonObject } from '../cluster/engine-client.ts'
import { maxWindow } from '../cluster/index-body.ts'
import type { SearchPlan } from './search-plan.ts'

export interface Page extends Pick<LexicalSearch, 'offset' | 'limit'> {
  /** How many hits, or groups of them, the first tier has. */
  readonly primary: number
}

export type ReadPage = (namespace: Namespace, plan: SearchPlan, page: Page) => Promise<Hit[]>

export function hitOf({ id, score }: StoredHit): Hit {
  return { id, score: score ?? 0 }
}

/** What every request for hits has. */
export function listing({ ranked, sort }: SearchPlan, tier: JsonObject): JsonObject {
  return { query: ranked(tier), sort: [...sort], track_total_hits: false }
}

/** A page that begins in the first tier may end in the second. */
export function hitPages(search: ClusterSearch): ReadPage {
  const read = async (namespace: Namespace, plan: SearchPlan, tier: JsonObject, offset: number, limit: number): Promise<Hit[]> => {
    const body = listing(plan, tier)
    if (offset + limit <= maxWindow) {
      const [answer] = await search.searchAll(namespace, [{ ...body, from: offset, size: limit }])
      return (answer?.hits.hits ?? []).map(hitOf)
    }
    const page: Hit[] = []
    let passed = 0
    await search.walk(namespace, body, (hits) => {
      page.push(...hits.slice(Math.max(0, offset - passed), Math.max(0, offset + limit - passed)).map(hitOf))
      passed += hits.length
      return passed < offset + limit
    })
    return page
  }
  return async (namespace, plan, { offset, limit, primary }) => {
    const first = offset < primary ? await read(namespace, plan, plan.primary, offset, limit) : []
    if (plan.secondary === null || first.length === limit) return first
    const second = await read(namespace, plan, plan.secondary, Math.max(0, offset - primary), limit - first.length)
    return [...first, ...second]
  }
}
