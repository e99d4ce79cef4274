import { oppositeOutcomes } from '@basejuris/domain'
import { facet, sortKey } from '../../indexing/fields.ts'
import { andFilter, inFilter, type LexicalResult, type SortOrder, type TextQuery } from '../../ports/index.ts'
import { normsOf } from '../../query/mentions.ts'
import type { PreparedQuery } from '../prepare/prepared-query.ts'
import { rulingQuery } from '../prepare/ruling-query.ts'
import type { SearchPorts } from '../request/search-ports.ts'
import { spreadOf, tellsMatterApart } from './distinctive-articles.ts'
import { areOpposed, type Side, sidesOf } from './ruling-decision.ts'

/** Rulings found that decided the same article the other way. */
export interface ContraryOutcomes {
  /** Key of the article. */
  readonly article: string
  readonly total: number
  /** False when only the newest of the rulings that cite the article were looked at, and there may be more. */
  readonly exact: boolean
}

export interface FoundRulings {
  readonly total: number
  readonly facets: LexicalResult['facets']
}

const mostArticles = 3
const leastCiting = 3
/** So much more often than in all rulings must those found cite an article for it to be what they are about. */
const leastLift = 1.5
/** Of the rulings found that cite an article, how many of the newest are looked at. */
export const mostRivals = 100
const newestFirst: SortOrder = [{ key: sortKey.date, direction: 'desc' }]

/** For the rulings of a page, whether others found decided the article in question the other way. */
export async function contraryOutcomes(
  { lexical }: Pick<SearchPorts, 'lexical'>,
  prepared: PreparedQuery,
  found: FoundRulings,
  docIds: readonly string[],
): Promise<Map<string, ContraryOutcomes>> {
  const contrary = new Map<string, ContraryOutcomes>()
  const text = rulingQuery(prepared, prepared.needed, { bonus: false })
  if (text === null || docIds.length === 0) return contrary
  const articles = await articlesInQuestion({ lexical }, prepared, found)
  if (articles.length === 0) return contrary
  const norms = await lexical.facetValues('rulings', docIds, [facet.norm])
  const sides = await sidesOf(lexical, docIds)
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
      if (total > 0) contrary.set(docId, { article, total, exact: rivals.length < mostRivals })
    }
  }
  return contrary
}

/** Rulings found that cite the article and whose outcome goes against one of some sides. */
const rivalsOn = async (
  { lexical }: Pick<SearchPorts, 'lexical'>,
  { filter }: PreparedQuery,
  text: TextQuery,
  article: string,
  sides: readonly Side[],
): Promise<readonly Side[]> => {
  const outcomes = [...new Set(sides.flatMap(({ outcome }) => oppositeOutcomes(outcome)))]
  if (outcomes.length === 0) return []
  const { hits } = await lexical.search('rulings', {
    text,
    filter: andFilter([filter, inFilter(facet.norm, [article]), inFilter(facet.outcome, outcomes)]),
    sort: newestFirst,
    facets: [],
    offset: 0,
    limit: mostRivals,
  })
  const rivals = await sidesOf(
    lexical,
    hits.map(({ id }) => id),
  )
  return [...rivals.values()]
}

/** Those asked for, or else those that the rulings found cite far more often than all rulings do; never one that rulings of any matter cite. */
const articlesInQuestion = async (
  { lexical }: Pick<SearchPorts, 'lexical'>,
  { query, scope }: PreparedQuery,
  { total, facets }: FoundRulings,
): Promise<readonly string[]> => {
  const asked = [...new Set(normsOf(query).flatMap(({ key }) => (key.includes(':') ? [key] : [])))]
  const cited = (facets[facet.norm] ?? []).filter((norm) => norm.value.includes(':') && norm.total >= leastCiting)
  const counts = new Map(cited.map(({ value, total: citing }) => [value, citing]))
  const { articles, all } = await spreadOf(lexical, asked.length > 0 ? asked : [...counts.keys()], scope)
  const telling = articles.filter((each) => tellsMatterApart(each, all))
  if (asked.length > 0) return telling.map(({ key }) => key).slice(0, mostArticles)
  return telling
    .map(({ key, everywhere }) => {
      const citing = counts.get(key) ?? 0
      return { key, citing, lift: (citing * all) / (total * Math.max(1, everywhere)) }
    })
    .filter(({ lift }) => lift >= leastLift)
    .sort((a, b) => b.citing * Math.log(b.lift) - a.citing * Math.log(a.lift))
    .slice(0, mostArticles)
    .map(({ key }) => key)
}
