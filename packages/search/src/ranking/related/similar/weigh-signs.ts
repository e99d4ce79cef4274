import { isFormalArticle } from '@basejuris/legal-text'
import { facet, field } from '../../../indexing/fields.ts'
import { andFilter, type Filter, inFilter, type LexicalIndex } from '../../../ports/index.ts'
import { unlimitedValues } from '../../order/facets.ts'
import { corpusFilter } from '../../request/build-filter.ts'
import type { Corpus } from '../../request/search-request.ts'
import type { RulingSigns } from './ruling-signs.ts'

/** What the signs of a ruling say of its matter: the rarer, the more. Those that say nothing are missing. */
export interface SignWeights {
  /** By key. */
  readonly articles: ReadonlyMap<string, number>
  /** By stem. */
  readonly subjects: ReadonlyMap<string, number>
}

/** An article that a larger share of the rulings of its collection cites says nothing. */
const commonShare = 0.2
/** An article on which the decision rests says so much more. */
const decidedWeight = 2
const maxArticles = 60
const minTotal = 50

/** Rarity of the words of its subjects among all rulings, and of its articles among those of its collection. */
export async function weighSigns(lexical: LexicalIndex, fictional: Corpus['fictional'], source: RulingSigns): Promise<SignWeights> {
  const [articles, subjects] = await Promise.all([
    weighArticles(lexical, fictional, source),
    rarities(lexical, [...source.subjects], field.subject),
  ])
  return { articles, subjects }
}

/** Rarity of each topic to which one of the rulings is tied. */
export function weighTopics(lexical: LexicalIndex, rulings: readonly RulingSigns[]): Promise<ReadonlyMap<string, number>> {
  return rarities(lexical, [...new Set(rulings.flatMap(({ topics }) => [...topics.keys()]))], field.topic)
}

const rarities = async (lexical: LexicalIndex, terms: readonly string[], name: string): Promise<Map<string, number>> => {
  if (terms.length === 0) return new Map()
  const [counts, total] = await Promise.all([lexical.documentFrequencies('rulings', terms, [name]), countRulings(lexical, null)])
  return new Map(terms.map((each, at) => [each, Math.max(0, Math.log(total / Math.max(1, counts[at] ?? 0)))]))
}

/** How many rulings rarity is measured against. Fewer than `minTotal` tell no rarity. */
export async function countRulings(lexical: LexicalIndex, scope: Filter | null): Promise<number> {
  const { total } = await lexical.search('rulings', { text: null, filter: scope, sort: [], facets: [], offset: 0, limit: 0 })
  return Math.max(minTotal, total)
}

const weighArticles = async (
  lexical: LexicalIndex,
  fictional: Corpus['fictional'],
  { collections, articles, decided }: RulingSigns,
): Promise<Map<string, number>> => {
  const keys = [...articles].filter((key) => !isFormalArticle(key))
  if (keys.length === 0) return new Map()
  const scope = corpusFilter({ collections, fictional })
  const counted = [{ name: facet.norm, limit: unlimitedValues }]
  const [total, { facets }] = await Promise.all([
    countRulings(lexical, scope),
    lexical.search('rulings', {
      text: null,
      filter: andFilter([scope, inFilter(facet.norm, keys)]),
      sort: [],
      facets: counted,
      offset: 0,
      limit: 0,
    }),
  ])
  const counts = new Map((facets[facet.norm] ?? []).map(({ value, total: citing }) => [value, citing]))
  const weighed = keys.flatMap((key): [string, number][] => {
    const weight = Math.log((commonShare * total) / Math.max(1, counts.get(key) ?? 0))
    return weight <= 0 ? [] : [[key, decided.has(key) ? decidedWeight * weight : weight]]
  })
  return new Map(weighed.sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1)).slice(0, maxArticles))
}
