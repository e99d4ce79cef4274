import { oppositeOutcomes } from '@basejuris/domain'
import { facet, sortKey } from '../../indexing/fields.ts'
import { andFilter, inFilter, type LexicalResult, type SortOrder, type TextQuery } from '../../ports/index.ts'
import { allNorms } from '../../query/mentions.ts'
import type { PreparedQuery } from '../prepare/prepared-query.ts'
import { rulingQuery } from '../prepare/ruling-query.ts'
import type { SearchPorts } from '../request/search-ports.ts'
import { countCitations, isDistinctive } from './distinctive-articles.ts'
import { areOpposed, type RulingDecision, readDecisions } from './ruling-decision.ts'

/** Matching rulings that decided the same article the other way. */
export interface ContraryOutcomes {
  /** Key of the article. */
  readonly article: string
  readonly total: number
  /** False when only the newest rulings that cite the article were compared, so that there may be more. */
  readonly exact: boolean
}

export interface FoundRulings {
  readonly total: number
  readonly facets: LexicalResult['facets']
}

const maxArticles = 3
const minCitingRulings = 3
/** An article is in question when the matching rulings cite it this many times as often as all rulings do. */
const minProminence = 1.5
/** How many of the newest rulings that cite an article are compared. */
export const maxRivals = 100
const newestFirst: SortOrder = [{ key: sortKey.date, direction: 'desc' }]

/** For each ruling of a page, how many other matching rulings decided its article the other way. */
export async function contraryOutcomes(
  { lexical }: Pick<SearchPorts, 'lexical'>,
  prepared: PreparedQuery,
  found: FoundRulings,
  docIds: readonly string[],
): Promise<Map<string, ContraryOutcomes>> {
  const contrary = new Map<string, ContraryOutcomes>()
  const text = rulingQuery(prepared, prepared.minShouldMatch, { boosts: false })
  if (text === null || docIds.length === 0) return contrary
  const articles = await articlesInQuestion({ lexical }, prepared, found)
  if (articles.length === 0) return contrary
  const norms = await lexical.facetValues('rulings', docIds, [facet.norm])
  const sides = await readDecisions(lexical, docIds)
  for (const article of articles) {
    const asking = docIds.filter((docId, at) => !contrary.has(docId) && norms[at]?.[facet.norm]?.includes(article) === true)
    const rivals = await rivalsOn(
      { lexical },
      prepared,
      text,
      article,
      asking.flatMap((docId) => sides.get(docId) ?? []),
    )
    for (const docId of asking) {
      const own = sides.get(docId)
      const total = own === undefined ? 0 : rivals.filter((rival) => areOpposed(own, rival)).length
      if (total > 0) contrary.set(docId, { article, total, exact: rivals.length < maxRivals })
    }
  }
  return contrary
}

/** Matching rulings that cite the article and whose outcome is opposite to one of the decisions. */
const rivalsOn = async (
  { lexical }: Pick<SearchPorts, 'lexical'>,
  { filter }: PreparedQuery,
  text: TextQuery,
  article: string,
  sides: readonly RulingDecision[],
): Promise<readonly RulingDecision[]> => {
  const outcomes = [...new Set(sides.flatMap(({ outcome }) => oppositeOutcomes(outcome)))]
  if (outcomes.length === 0) return []
  const { hits } = await lexical.search('rulings', {
    text,
    filter: andFilter([filter, inFilter(facet.norm, [article]), inFilter(facet.outcome, outcomes)]),
    sort: newestFirst,
    facets: [],
    offset: 0,
    limit: maxRivals,
  })
  const rivals = await readDecisions(
    lexical,
    hits.map(({ id }) => id),
  )
  return [...rivals.values()]
}

/**
 * The articles of the query, or else those that the matching rulings cite far more often than all rulings do. Common articles are left
 * out.
 */
const articlesInQuestion = async (
  { lexical }: Pick<SearchPorts, 'lexical'>,
  { query, scope, fictional }: PreparedQuery,
  { total, facets }: FoundRulings,
): Promise<readonly string[]> => {
  const requested = [...new Set(allNorms(query).flatMap(({ key }) => (key.includes(':') ? [key] : [])))]
  const cited = (facets[facet.norm] ?? []).filter((norm) => norm.value.includes(':') && norm.total >= minCitingRulings)
  const counts = new Map(cited.map(({ value, total: citing }) => [value, citing]))
  const { articles, all } = await countCitations(lexical, requested.length > 0 ? requested : [...counts.keys()], { scope, fictional })
  const distinctiveOnes = articles.filter((each) => isDistinctive(each, all))
  if (requested.length > 0) return distinctiveOnes.map(({ key }) => key).slice(0, maxArticles)
  return distinctiveOnes
    .map(({ key, citingRulings }) => {
      const citing = counts.get(key) ?? 0
      return { key, citing, prominence: (citing * all) / (total * Math.max(1, citingRulings)) }
    })
    .filter(({ prominence }) => prominence >= minProminence)
    .sort((a, b) => b.citing * Math.log(b.prominence) - a.citing * Math.log(a.prominence))
    .slice(0, maxArticles)
    .map(({ key }) => key)
}
