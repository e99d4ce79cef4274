import type { SearchRequest } from '../model/requests.ts'
import type { NamespaceView } from '../view/namespace-view.ts'
import { type DocumentSet, FewDocuments, intersection } from './document-set.ts'
import { cacheKey, LruCache } from './lru-cache.ts'
import { match } from './match-plan.ts'
import type { Plan } from './plan.ts'
import type { SegmentSearch } from './segment-search.ts'

/** What matches a plan, by segment, with what was learnt on the way of that plan's phrases and expansions. */
export interface MatchResult {
  readonly plan: Plan
  readonly searches: readonly SegmentSearch[]
  /** Not to be written to. */
  readonly matches: readonly DocumentSet[]
}

const maxCachedResults = 16

const caches = new WeakMap<NamespaceView, MatchCache>()

export function matchCacheOf(namespace: NamespaceView): MatchCache {
  let cache = caches.get(namespace)
  if (cache === undefined) {
    cache = new MatchCache()
    caches.set(namespace, cache)
  }
  return cache
}

/**
 * What matched the last texts asked of one state of a namespace. What is counted for a page is then ranked, and parts of it are counted again: such
 * questions add to the scores, or leave out of what matched what their filters say.
 */
export class MatchCache {
  readonly #results = new LruCache<MatchResult>(maxCachedResults)

  /** Those of the `allowed` documents, for which the filter holds, that match. Looking a few up takes no longer than remembering them. */
  find(
    { text, filter }: Pick<SearchRequest, 'text' | 'filter'>,
    { plan, searches }: Omit<MatchResult, 'matches'>,
    allowed: MatchResult['matches'],
  ): MatchResult {
    const matchAll = (): MatchResult => ({
      plan,
      searches,
      matches: searches.map((search, i) => match(search, plan, allowed[i] as DocumentSet)),
    })
    if (text === null || allowed.every((each) => each instanceof FewDocuments)) return matchAll()
    const textKey = cacheKey(text.kind === 'prefer' ? text.match : text)
    const key = `${textKey}${cacheKey(filter)}`
    const cached = this.#results.get(key)
    if (cached !== undefined) return resume(cached, plan)
    const wider = filter?.kind === 'and' ? this.#results.get(`${textKey}${cacheKey(filter.filters[0])}`) : undefined
    if (wider !== undefined)
      return { ...resume(wider, plan), matches: wider.matches.map((each, i) => intersection(each, allowed[i] as DocumentSet)) }
    const matched = matchAll()
    this.#results.add(key, { ...resume(matched, plan), plan: plan.kind === 'prefer' ? plan.match : plan })
    return matched
  }
}

/** To go on with: what is found from here on is not added to what is remembered. */
const resume = (cached: MatchResult, plan: Plan): MatchResult => ({
  plan: plan.kind === 'prefer' ? { ...plan, match: cached.plan } : cached.plan,
  searches: cached.searches.map((search) => search.fork()),
  matches: cached.matches,
})
