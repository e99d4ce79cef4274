import { type CollectionId, type Outcome, oppositeOutcomes } from '@basejuris/domain'
import { clusterFacet, facet, field } from '../indexing/fields.ts'
import { every, type Filter, type Hit, isIn, none } from '../ports.ts'
import type { SearchPorts } from './search-context.ts'

export interface Neighbourhood {
  readonly docId: string
  /** Those the actor may read: nothing outside them is found. */
  readonly collections: readonly CollectionId[]
  readonly limit: number
}

export interface Contrast {
  readonly docId: string
  /** Cosine. */
  readonly score: number
  /** Keys of the articles both cite, rarest first. */
  readonly articles: readonly string[]
}

/** Of each near-identical one only one is wanted, so further ones are looked at. */
const lookedAtForEach = 6
const mostArticles = 3
/** An article cited by a larger share of the rulings says nothing of what they are about: rules of procedure. */
const commonShare = 0.1
const commonAtLeast = 50

/** Nearest in meaning, highest cosine first; without those near-identical to it, and one of each cluster. */
export const similarRulings = (ports: SearchPorts, neighbourhood: Neighbourhood): Promise<readonly Hit[]> =>
  nearestAmong(ports, neighbourhood, [])

/** Rulings whose outcome goes the other way on an article that tells both apart from most, nearest first. */
export const contrastingRulings = async (
  ports: SearchPorts,
  neighbourhood: Neighbourhood & { readonly outcome: Outcome },
): Promise<readonly Contrast[]> => {
  const opposite = oppositeOutcomes(neighbourhood.outcome)
  const articles = opposite.length === 0 ? [] : await tellingArticles(ports, neighbourhood)
  if (articles.length === 0) return []
  const hits = await nearestAmong(ports, neighbourhood, [isIn(facet.outcome, opposite), isIn(facet.norm, articles)])
  const cited = await ports.lexical.facetValues(
    'rulings',
    hits.map(({ id }) => id),
    facet.norm,
  )
  return hits.map(({ id, score }, at) => ({
    docId: id,
    score,
    articles: articles.filter((key) => cited[at]?.includes(key)).slice(0, mostArticles),
  }))
}

const nearestAmong = async (
  { lexical, vectors }: SearchPorts,
  { docId, collections, limit }: Neighbourhood,
  filters: readonly Filter[],
): Promise<readonly Hit[]> => {
  const [own = []] = await lexical.facetValues('rulings', [docId], clusterFacet.id)
  const filter = every([isIn(facet.collection, collections), none(isIn(clusterFacet.id, own)), ...filters])
  const hits = await vectors.nearest('rulings', { near: { id: docId }, filter, limit: limit * lookedAtForEach })
  const clusters = await lexical.facetValues(
    'rulings',
    hits.map(({ id }) => id),
    clusterFacet.id,
  )
  const seen = new Set<string>()
  return hits
    .filter((_, at) => {
      const [cluster] = clusters[at] ?? []
      if (cluster === undefined) return true
      if (seen.has(cluster)) return false
      seen.add(cluster)
      return true
    })
    .slice(0, limit)
}

/** Articles the ruling cites, those of fewest rulings first, without the common ones. */
const tellingArticles = async ({ lexical }: SearchPorts, { docId, collections }: Neighbourhood): Promise<readonly string[]> => {
  const [keys = []] = await lexical.facetValues('rulings', [docId], facet.norm)
  const articles = keys.filter((key) => key.includes(':'))
  const [counts, { total }] = await Promise.all([
    lexical.documentFrequencies('rulings', articles, [field.norm]),
    lexical.search('rulings', { text: null, filter: isIn(facet.collection, collections), sort: [], facets: [], offset: 0, limit: 0 }),
  ])
  const most = Math.max(commonAtLeast, commonShare * total)
  return articles
    .map((key, at) => ({ key, count: counts[at] ?? 0 }))
    .filter(({ count }) => count <= most)
    .sort((a, b) => a.count - b.count || (a.key < b.key ? -1 : 1))
    .map(({ key }) => key)
}
