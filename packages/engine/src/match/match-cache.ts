import type { SearchRequest } from '../model/requests.ts'
import type { NamespaceView } from '../view/namespace-view.ts'
import { type DocumentSet, FewDocuments, intersection } from './document-set.ts'
import { cacheKey, LruCache } from './lru-cache.ts'
import { match } from './match-plan.ts'
import type { Plan } from './plan.ts'
import type { SegmentSearch } from './segment-search.ts'

/** Matches of a plan by segment, with what its phrases and expansions found. */
export interface MatchResult {
  readonly plan: Plan
  readonly searches: readonly SegmentSearch[]
  /** Callers must not write to them. */
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
 * Matches of the latest texts for one state of a namespace. A results page first counts, then ranks, then counts parts of the same text.
 * Those requests add preferences or narrow the filter, so they can start from earlier matches.
 */
export class MatchCache {
  readonly #results = new LruCache<MatchResult>(maxCachedResults)

  /** The `allowed` documents that match. A few documents are not cached, because matching them is as fast. */
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

/** Forks a cached result, so that later findings do not change it. */
const resume = (cached: MatchResult, plan: Plan): MatchResult => ({
  plan: plan.kind === 'prefer' ? { ...plan, match: cached.plan } : cached.plan,
  searches: cached.searches.map((search) => search.fork()),
  matches: cached.matches,
})
