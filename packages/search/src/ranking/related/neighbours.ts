import { type Outcome, oppositeOutcomes } from '@basejuris/domain'
import { clusterFacet, facet } from '../../indexing/fields.ts'
import { andFilter, type Filter, type Hit, inFilter, notFilter } from '../../ports/index.ts'
import { corpusFilter } from '../request/build-filter.ts'
import type { SearchPorts } from '../request/search-ports.ts'
import type { Corpus } from '../request/search-request.ts'
import { countCitations, isDistinctive } from './distinctive-articles.ts'
import { areOpposed, readDecisions } from './ruling-decision.ts'

/** `collections` are those that the actor may read. */
export interface Neighbourhood extends Corpus {
  readonly docId: string
  readonly limit: number
}

export interface ContrastRequest extends Neighbourhood {
  readonly outcome: Outcome
  /** Only rulings that cite this article. Ignored when the ruling itself does not cite it. */
  readonly article?: string | undefined
}

export interface Contrast {
  readonly docId: string
  /** Cosine. */
  readonly score: number
  /** Keys of the articles that both cite: the requested one first, then the rarest. */
  readonly articles: readonly string[]
}

/** Near-identical rulings are collapsed, so more candidates than results are fetched. */
const candidatesPerResult = 6
const maxArticles = 3
/** Not every ruling with the opposite outcome has the same subject and still stands. */
const comparedPerResult = 4

/** Nearest in meaning, highest cosine first. Rulings near-identical to it are left out, and of other clusters one ruling remains. */
export function similarRulings(ports: SearchPorts, neighbourhood: Neighbourhood): Promise<readonly Hit[]> {
  return nearestAmong(ports, neighbourhood, [])
}

/** Rulings that decided a distinctive article the other way, nearest first: see `areOpposed`. */
export async function contrastingRulings(ports: SearchPorts, neighbourhood: ContrastRequest): Promise<readonly Contrast[]> {
  const opposite = oppositeOutcomes(neighbourhood.outcome)
  const distinctive = opposite.length === 0 ? [] : await distinctiveArticles(ports, neighbourhood)
  if (distinctive.length === 0) return []
  const requested = distinctive.filter((key) => key === neighbourhood.article)
  const articles = [...requested, ...distinctive.filter((key) => !requested.includes(key))]
  const near = await nearestAmong(ports, { ...neighbourhood, limit: neighbourhood.limit * comparedPerResult }, [
    inFilter(facet.outcome, opposite),
    inFilter(facet.norm, requested.length > 0 ? requested : articles),
  ])
  const sides = await readDecisions(ports.lexical, [neighbourhood.docId, ...near.map(({ id }) => id)])
  const own = sides.get(neighbourhood.docId)
  const opposed = (id: string): boolean => {
    const other = sides.get(id)
    return own !== undefined && other !== undefined && areOpposed(own, other)
  }
  const hits = near.filter(({ id }) => opposed(id)).slice(0, neighbourhood.limit)
  const cited = await ports.lexical.facetValues(
    'rulings',
    hits.map(({ id }) => id),
    [facet.norm],
  )
  return hits.map(({ id, score }, at) => ({
    docId: id,
    score,
    articles: articles.filter((key) => cited[at]?.[facet.norm]?.includes(key)).slice(0, maxArticles),
  }))
}

const nearestAmong = async (
  { lexical, vectors }: SearchPorts,
  { docId, limit, ...corpus }: Neighbourhood,
  filters: readonly Filter[],
): Promise<readonly Hit[]> => {
  const [own] = await lexical.facetValues('rulings', [docId], [clusterFacet.id])
  const filter = andFilter([corpusFilter(corpus), notFilter(inFilter(clusterFacet.id, own?.[clusterFacet.id] ?? [])), ...filters])
  const hits = await vectors.nearest('rulings', { near: { id: docId }, filter, limit: limit * candidatesPerResult })
  const clusters = await lexical.facetValues(
    'rulings',
    hits.map(({ id }) => id),
    [clusterFacet.id],
  )
  const seen = new Set<string>()
  return hits
    .filter((_, at) => {
      const [cluster] = clusters[at]?.[clusterFacet.id] ?? []
      if (cluster === undefined) return true
      if (seen.has(cluster)) return false
      seen.add(cluster)
      return true
    })
    .slice(0, limit)
}

/** Articles that the ruling cites, rarest first, without the common ones. */
const distinctiveArticles = async ({ lexical }: SearchPorts, { docId, ...corpus }: Neighbourhood): Promise<readonly string[]> => {
  const [own] = await lexical.facetValues('rulings', [docId], [facet.norm])
  const cited = (own?.[facet.norm] ?? []).filter((key) => key.includes(':'))
  const { articles, all } = await countCitations(lexical, cited, { scope: corpusFilter(corpus), fictional: corpus.fictional })
  return articles
    .filter((each) => isDistinctive(each, all))
    .sort((a, b) => a.citingRulings - b.citingRulings || (a.key < b.key ? -1 : 1))
    .map(({ key }) => key)
}
