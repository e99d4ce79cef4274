import type { FacetValues, Hit, LexicalIndex, LexicalResult, LexicalSearch, Namespace } from '../../../ports/index.ts'
import { CountCache } from '../../count-cache.ts'
import type { ClusterAnswer, ClusterSearch, StoredHit } from '../cluster/cluster-search.ts'
import { facetField, groupingField } from '../cluster/encode-names.ts'
import type { JsonObject } from '../cluster/engine-client.ts'
import { maxWindow } from '../cluster/index-body.ts'
import { countFacets, exactFacets } from './exact-facets.ts'
import { groupPages } from './group-pages.ts'
import { hitOf, hitPages, listing } from './hit-pages.ts'
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

/** What one request answers of a search. */
interface FirstAnswers {
  /** Of the first tier. */
  readonly counts: ClusterAnswer
  /** Of both tiers, with their groups where these are counted. */
  readonly overall: ClusterAnswer
  /** Documents of both tiers. */
  readonly matching: number
  /** Hits of the first page. Null where another page is requested. */
  readonly page: readonly StoredHit[] | null
}

export function openLexicalIndex({ search, statistics, groupings }: LexicalClusterIndex): LexicalIndex {
  const ask = async (namespace: Namespace, request: LexicalSearch): Promise<LexicalResult> => {
    if (request.collapse !== undefined && request.countGroups !== undefined)
      throw new RangeError('collapse and countGroups exclude each other')
    const plan = await planSearch(namespace, request, statistics)
    const requested = request.collapse ?? request.countGroups
    const grouping = requested !== undefined && groupings.includes(requested) ? requested : null
    const { counts, overall, matching, page } = await askFirst(search, namespace, plan, request, grouping)
    const total = counts.hits.total.value
    const primaryGroups = grouping === null ? total : groupsIn(counts)
    const inOrder = page?.map(hitOf) ?? (await readPage(namespace, plan, request, grouping, request.collapse ? primaryGroups : total))
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
              total: grouping === null ? matching : groupsIn(overall),
              primary: primaryGroups,
              sizes: grouping === null ? hits.map(() => 1) : await groupSizes(search, namespace, plan, grouping, page ?? hits),
            },
    }
  }

  const readPage = async (
    namespace: Namespace,
    plan: SearchPlan,
    request: LexicalSearch,
    grouping: string | null,
    primary: number,
  ): Promise<readonly Hit[]> => {
    if (request.limit === 0) return []
    const pages = grouping !== null && request.collapse !== undefined ? groupPages(search, grouping) : hitPages(search)
    return pages(namespace, plan, { ...request, primary })
  }

  const counts = new CountCache(() => statistics.state)
  return {
    search: (namespace, request) => counts.answer(namespace, request, () => ask(namespace, request)),
    documentFrequencies: (namespace, terms, fields) => statistics.frequencies(namespace, terms, fields),
    nearTerms: (namespace, request) => findNearTerms({ search, statistics, namespace }, request),
    facetValues: async (namespace, ids, facets): Promise<readonly FacetValues[]> => {
      const values = await storedValues(search, namespace, [...new Set(ids)], facets.map(facetField))
      return ids.map((id) => Object.fromEntries(facets.map((name) => [name, values.get(id)?.[facetField(name)] ?? []])))
    },
    stateOf: () => statistics.state,
  }
}

/** Counts, and the first page where it is requested, in one request. The hits of a tier count it too. */
const askFirst = async (
  search: ClusterSearch,
  namespace: Namespace,
  plan: SearchPlan,
  { facets, offset, limit, collapse }: LexicalSearch,
  grouping: string | null,
): Promise<FirstAnswers> => {
  const groups = grouping === null ? {} : countGroupsBy(grouping)
  const isFirstPage = limit > 0 && limit <= maxWindow && offset === 0 && (collapse === undefined || grouping === null)
  const fields = grouping === null ? {} : { docvalue_fields: [groupingField(grouping)] }
  const firstOf = (tier: JsonObject): JsonObject =>
    isFirstPage ? { ...listing(plan, tier), ...fields, size: limit, track_total_hits: true } : counting(tier)
  const { primary, secondary, all } = plan
  const needsOverall = secondary !== null && (grouping !== null || !isFirstPage)
  const [counts, rest, overall] = await Promise.all([
    search.ask(namespace, { ...firstOf(primary), aggs: { ...countFacets(facets), ...groups } }),
    secondary !== null && isFirstPage ? search.ask(namespace, firstOf(secondary)) : null,
    needsOverall ? search.ask(namespace, { ...counting(all), aggs: groups }) : null,
  ])
  const total = counts.hits.total.value
  return {
    counts,
    overall: overall ?? counts,
    matching: overall?.hits.total.value ?? total + (rest?.hits.total.value ?? 0),
    page: isFirstPage ? [...counts.hits.hits, ...(rest?.hits.hits ?? [])].slice(0, limit) : null,
  }
}
