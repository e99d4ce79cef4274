import type { SearchRequest } from '../model/requests.ts'
import type { NamespaceView } from '../view/namespace-view.ts'
import { type DocumentSet, FewDocuments, intersection } from './document-set.ts'
import { LastUsed, questionKey } from './lru-cache.ts'
import { match } from './match-plan.ts'
import type { Plan } from './plan.ts'
import type { SegmentSearch } from './segment-search.ts'

/** What matches a plan, by segment, with what was learnt on the way of that plan's phrases and expansions. */
export interface Matched {
  readonly plan: Plan
  readonly searches: readonly SegmentSearch[]
  /** Not to be written to. */
  readonly matches: readonly DocumentSet[]
}

const mostRemembered = 16

const caches = new WeakMap<NamespaceView, RememberedMatches>()

export function matchCacheOf(namespace: NamespaceView): RememberedMatches {
  let cache = caches.get(namespace)
  if (cache === undefined) {
    cache = new RememberedMatches()
    caches.set(namespace, cache)
  }
  return cache
}

/**
 * What matched the last texts asked of one state of a namespace. What is counted for a page is then ranked, and parts of it are counted again: such
 * questions add to the scores, or leave out of what matched what their filters say.
 */
export class RememberedMatches {
  readonly #byQuestion = new LastUsed<Matched>(mostRemembered)

  /** Those of the `allowed` documents, for which the filter holds, that match. Looking a few up takes no longer than remembering them. */
  find(
    { text, filter }: Pick<SearchRequest, 'text' | 'filter'>,
    { plan, searches }: Omit<Matched, 'matches'>,
    allowed: Matched['matches'],
  ): Matched {
    const matchAll = (): Matched => ({
      plan,
      searches,
      matches: searches.map((search, i) => match(search, plan, allowed[i] as DocumentSet)),
    })
    if (text === null || allowed.every((each) => each instanceof FewDocuments)) return matchAll()
    const asked = questionKey(text.kind === 'prefer' ? text.match : text)
    const question = `${asked}${questionKey(filter)}`
    const known = this.#byQuestion.get(question)
    if (known !== undefined) return resumed(known, plan)
    const wider = filter?.kind === 'and' ? this.#byQuestion.get(`${asked}${questionKey(filter.filters[0])}`) : undefined
    if (wider !== undefined)
      return { ...resumed(wider, plan), matches: wider.matches.map((each, i) => intersection(each, allowed[i] as DocumentSet)) }
    const matched = matchAll()
    this.#byQuestion.add(question, { ...resumed(matched, plan), plan: plan.kind === 'prefer' ? plan.match : plan })
    return matched
  }
}

/** To go on with: what is found from here on is not added to what is remembered. */
const resumed = (known: Matched, plan: Plan): Matched => ({
  plan: plan.kind === 'prefer' ? { ...plan, match: known.plan } : known.plan,
  searches: known.searches.map((search) => search.amongFewer()),
  matches: known.matches,
})
