import { type Outcome, oppositeOutcomes } from '@basejuris/domain'
import { facet, field } from '../indexing/fields.ts'
import { every, isIn, type LexicalResult } from '../ports.ts'
import { normsOf } from '../query/asked-in-either-language.ts'
import { mostValues } from './facets.ts'
import { rulingQuery } from './ruling-query.ts'
import { countMatches, type PreparedQuery, type SearchPorts } from './search-context.ts'

/** Rulings found that decided the same article the other way. */
export interface ContraryOutcomes {
  /** Key of the article. */
  readonly article: string
  /** Exact. */
  readonly total: number
}

export interface FoundRulings {
  readonly total: number
  readonly facets: LexicalResult['facets']
}

const mostArticles = 3
const leastCiting = 2
/** So much more often than in all rulings must those found cite an article for it to be what they are about. */
const leastLift = 1.5

/** For the rulings of a page, whether others found decided the article in question the other way. */
export const contraryOutcomes = async (
  { lexical }: SearchPorts,
  prepared: PreparedQuery,
  found: FoundRulings,
  docIds: readonly string[],
): Promise<Map<string, ContraryOutcomes>> => {
  const contrary = new Map<string, ContraryOutcomes>()
  const text = rulingQuery(prepared, prepared.needed, { bonus: false })
  if (text === null || docIds.length === 0) return contrary
  const articles = await articlesInQuestion({ lexical }, prepared, found)
  const [outcomes, norms] = await Promise.all([facet.outcome, facet.norm].map((name) => lexical.facetValues('rulings', docIds, name)))
  for (const article of articles) {
    const { facets } = await lexical.search('rulings', {
      text,
      filter: every([prepared.filter, isIn(facet.norm, [article])]),
      sort: [],
      facets: [{ name: facet.outcome, limit: mostValues }],
      offset: 0,
      limit: 0,
    })
    const counts = new Map((facets[facet.outcome] ?? []).map(({ value, total }) => [value, total]))
    docIds.forEach((docId, at) => {
      if (contrary.has(docId) || norms?.[at]?.includes(article) !== true) return
      const opposite = oppositeOutcomes((outcomes?.[at]?.[0] ?? 'sin_dato') as Outcome)
      const total = opposite.reduce((sum, outcome) => sum + (counts.get(outcome) ?? 0), 0)
      if (total > 0) contrary.set(docId, { article, total })
    })
  }
  return contrary
}

/** Those asked for; without any, those that the rulings found cite far more often than all rulings do, which rules of procedure are not. */
const articlesInQuestion = async (
  { lexical }: Pick<SearchPorts, 'lexical'>,
  { query, scope }: PreparedQuery,
  { total, facets }: FoundRulings,
): Promise<readonly string[]> => {
  const asked = normsOf(query).flatMap(({ key }) => (key.includes(':') ? [key] : []))
  if (asked.length > 0) return [...new Set(asked)].slice(0, mostArticles)
  const cited = (facets[facet.norm] ?? []).filter((norm) => norm.value.includes(':') && norm.total >= leastCiting)
  const everywhere = await lexical.documentFrequencies(
    'rulings',
    cited.map(({ value }) => value),
    [field.norm],
  )
  const all = await countMatches(lexical, null, scope)
  return cited
    .map(({ value, total: citing }, at) => ({ value, citing, lift: (citing * all) / (total * Math.max(1, everywhere[at] ?? 0)) }))
    .filter(({ lift }) => lift >= leastLift)
    .sort((a, b) => b.citing * Math.log(b.lift) - a.citing * Math.log(a.lift))
    .slice(0, mostArticles)
    .map(({ value }) => value)
}
