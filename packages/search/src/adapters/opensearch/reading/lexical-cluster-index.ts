import type { FacetValues, LexicalIndex, LexicalResult, LexicalSearch, Namespace } from '../../../ports/index.ts'
import type { ClusterAnswer, ClusterSearch } from '../cluster/cluster-search.ts'
import { facetField } from '../cluster/encode-names.ts'
import { countFacets, exactFacets } from './exact-facets.ts'
import { groupPages } from './group-pages.ts'
import { hitPages } from './hit-pages.ts'
import { counting, type IndexStatistics } from './index-statistics.ts'
import { findNearTerms } from './near-terms.ts'
import { countGroupsBy, groupsIn, planSearch, type SearchPlan } from './search-plan.ts'
import { groupSizes, scoreHits, storedValues } from './stored-values.ts'

interface LexicalClusterIndex {
  readonly search: ClusterSearch
  readonly statistics: IndexStatistics
  /** Facets by which documents were stored as groups. */
  readonly groupings: readonly string[]
}

export function openLexicalIndex({ search, statistics, groupings }: LexicalClusterIndex): LexicalIndex {
  const ask = async (namespace: Namespace, request: LexicalSearch): Promise<LexicalResult> => {
    if (request.collapse !== undefined && request.countGroups !== undefined)
      throw new RangeError('collapse and countGroups exclude each other')
    const plan = await planSearch(namespace, request, statistics)
    const requested = request.collapse ?? request.countGroups
    const grouping = requested !== undefined && groupings.includes(requested) ? requested : null
    const [counts, overall] = await countAll(namespace, plan, request, grouping)
    const total = counts.hits.total.value
    const matching = overall?.hits.total.value ?? total
    const pages = grouping !== null && request.collapse !== undefined ? groupPages(search, grouping) : hitPages(search)
    const primaryGroups = grouping === null ? total : groupsIn(counts)
    const inOrder =
      request.limit === 0 ? [] : await pages(namespace, plan, { ...request, primary: request.collapse ? primaryGroups : total })
    const hits = request.sort === 'relevance' ? inOrder : await scoreHits(search, namespace, plan, inOrder)
    return {
      hits,
      total,
      secondary: matching - total,
      facets: await exactFacets(search, namespace, plan, request.facets, counts),
      groups:
        requested === undefined
          ? null
          : {
              total: grouping === null ? matching : groupsIn(overall ?? counts),
              primary: primaryGroups,
              sizes: grouping === null ? hits.map(() => 1) : await groupSizes(search, namespace, plan, grouping, hits),
            },
    }
  }

  const countAll = async (
    namespace: Namespace,
    plan: SearchPlan,
    { facets }: LexicalSearch,
    grouping: string | null,
  ): Promise<[ClusterAnswer, ClusterAnswer | undefined]> => {
    const groups = grouping === null ? {} : countGroupsBy(grouping)
    const primary = { ...counting(plan.primary), aggs: { ...countFacets(facets), ...groups } }
    const bodies = plan.secondary === null ? [primary] : [primary, { ...counting(plan.all), aggs: groups }]
    const [counts, overall] = await search.searchAll(namespace, bodies)
    return [counts as ClusterAnswer, overall]
  }

  return {
    search: ask,
    documentFrequencies: (namespace, terms, fields) => statistics.frequencies(namespace, terms, fields),
    nearTerms: (namespace, request) => findNearTerms({ search, statistics, namespace }, request),
    facetValues: async (namespace, ids, facets): Promise<readonly FacetValues[]> => {
      const values = await storedValues(search, namespace, [...new Set(ids)], facets.map(facetField))
      return ids.map((id) => Object.fromEntries(facets.map((name) => [name, values.get(id)?.[facetField(name)] ?? []])))
    },
    stateOf: () => statistics.state,
  }
}
