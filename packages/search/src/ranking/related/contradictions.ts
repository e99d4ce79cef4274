import { isInMode } from '@basejuris/domain'
import { otherSide } from '@basejuris/legal-text'
import { opposedTerms } from '../../indexing/decision-terms.ts'
import { clusterFacet, decisionFacet, facet, sideFacet, sortKey } from '../../indexing/fields.ts'
import { andFilter, idField, inFilter, notFilter, orFilter, type SortOrder } from '../../ports/index.ts'
import { buildFilter } from '../request/build-filter.ts'
import type { SearchPorts } from '../request/search-ports.ts'
import type { Corpus, RulingFilters } from '../request/search-request.ts'
import {
  isComparable,
  isForUnification,
  isSimilarEnough,
  type OpposedArticle,
  type OppositionScope,
  opposedArticle,
  oppositionScore,
  questionsNamed,
  readSided,
  type SidedRuling,
  sharedArticles,
} from './opposed-rulings.ts'

export interface ContradictionRequest extends Corpus {
  readonly docId: string
  /** Only on this article. */
  readonly article?: string | undefined
  readonly scope: OppositionScope
  readonly filters: RulingFilters
  readonly limit: number
}

/** A ruling that decided for the other side. */
export interface Contradiction extends OpposedArticle, Pick<SidedRuling, 'docId' | 'side' | 'isOverturned'> {
  /** Cosine of the two rulings; 0 where one has no vector. */
  readonly similarity: number
  /** Empty where both decided the article. Else those that one decided and the other names: a contradiction where both courts apply one. */
  readonly shared: readonly string[]
}

/** Why a ruling has no contradictions to look for. */
export type NoContradictions = 'no_side' | 'no_article' | 'not_labour'

export interface ContradictionAnswer {
  /** Null when contradictions were looked for. */
  readonly reason: NoContradictions | null
  readonly own: Pick<SidedRuling, 'side'> | null
  /** Keys of the articles that were compared. */
  readonly articles: readonly string[]
  /** All that were found, before `limit`. */
  readonly total: number
  readonly found: readonly Contradiction[]
}

/** How many of the nearest rulings are compared, and of the newest that decided or cite the article. */
const maxCandidates = 120
const newestFirst: SortOrder = [{ key: sortKey.date, direction: 'desc' }]

/**
 * Rulings that decided an article of this one for the other side, on similar facts. Others each decided an article that this one names, on
 * nearly the same facts, and the reverse. They come from one index: who was favoured on which article, nearness in meaning. A real ruling
 * and a fictional one are never opposed. Rulings that another left without effect come late, and are none for a unification.
 */
export async function findContradictions(ports: SearchPorts, request: ContradictionRequest): Promise<ContradictionAnswer> {
  const { lexical } = ports
  const [own] = await readSided(lexical, [request.docId])
  const none = (reason: NoContradictions): ContradictionAnswer => ({ reason, own: own ?? null, articles: [], total: 0, found: [] })
  if (own === undefined || !isInMode(request.fictional, own.isFictional)) return none('no_side')
  if (request.scope === 'unification' && !isForUnification(own)) return none('not_labour')
  const corpus = { collections: request.collections, fictional: own.isFictional ? 'solo' : 'excluir' } as const
  const articles = questionsOf(own, request.article)
  const named = questionsNamed(own).filter((article) => request.article === undefined || article === request.article)
  if (own.decided.length === 0 || (articles.length === 0 && named.length === 0)) return none('no_article')
  const candidates = await candidatesFor(ports, own, { ...request, ...corpus }, { articles, named })
  const found = rank(own, candidates, articles, request)
  if (articles.length === 0 && found.length === 0) return none('no_article')
  return { reason: null, own, articles, total: found.length, found: found.slice(0, request.limit) }
}

/** The articles that the ruling decided. */
const questionsOf = ({ decided }: SidedRuling, only: string | undefined): readonly string[] => [
  ...new Set(decided.map(({ article }) => article).filter((article) => only === undefined || article === only)),
]

interface Questions {
  /** Those that the ruling decided. */
  readonly articles: readonly string[]
  /** Those that it names. */
  readonly named: readonly string[]
}

interface Candidate {
  readonly ruling: SidedRuling
  readonly similarity: number
}

const candidatesFor = async (
  { lexical, vectors }: SearchPorts,
  own: SidedRuling,
  request: ContradictionRequest,
  { articles, named }: Questions,
): Promise<Candidate[]> => {
  const opposed = own.decided.filter(({ article }) => articles.includes(article)).flatMap(opposedTerms)
  const scopeOf = (keys: readonly string[]) =>
    andFilter([
      buildFilter(request, request.filters),
      inFilter(facet.norm, keys),
      notFilter(inFilter(idField, [own.docId])),
      ...(own.clusters.length === 0 ? [] : [notFilter(inFilter(clusterFacet.id, own.clusters))]),
    ])
  const rivals = inFilter(sideFacet, [otherSide(own.side.favoured)])
  const alike = andFilter([scopeOf([...new Set([...articles, ...named])]), rivals])
  const sided = andFilter([scopeOf(articles), rivals])
  const deciding = andFilter([scopeOf(articles), inFilter(decisionFacet, opposed)])
  const newest = { text: null, sort: newestFirst, facets: [], offset: 0, limit: maxCandidates } as const
  const [near, decided] = await Promise.all([
    vectors.nearest('rulings', { near: { id: own.docId }, filter: alike, limit: maxCandidates }),
    lexical.search('rulings', { ...newest, filter: orFilter([deciding, sided]) }),
  ])
  const ids = [...new Set([...near, ...decided.hits].map(({ id }) => id))]
  const missing = ids.filter((id) => !near.some((hit) => hit.id === id))
  const rest =
    missing.length === 0
      ? []
      : await vectors.nearest('rulings', { near: { id: own.docId }, filter: inFilter(idField, missing), limit: missing.length })
  const scores = new Map([...near, ...rest].map(({ id, score }) => [id, score]))
  return (await readSided(lexical, ids)).map((ruling) => ({ ruling, similarity: Math.max(0, scores.get(ruling.docId) ?? 0) }))
}

const rank = (
  own: SidedRuling,
  candidates: readonly Candidate[],
  articles: readonly string[],
  { scope, article }: ContradictionRequest,
): Contradiction[] => {
  const newest = Math.max(0, ...candidates.map(({ ruling }) => ruling.year))
  const opposed = candidates.flatMap(({ ruling, similarity }) => {
    if (!isComparable(own, ruling)) return []
    if (scope === 'unification' && (ruling.isOverturned || !isForUnification(ruling))) return []
    const both = opposedArticle(own, ruling, articles)
    const shared = both === null ? sharedArticles(own, ruling, similarity).filter((key) => article === undefined || key === article) : []
    const on = both ?? (shared[0] === undefined ? null : { article: shared[0], place: '' })
    if (on === null || !isSimilarEnough(own, similarity)) return []
    return [{ ruling, on: { ...on, shared }, similarity, score: oppositionScore(own, ruling, similarity, newest) }]
  })
  const seen = new Set<string>()
  const ranked = opposed
    .sort((a, b) => b.score - a.score)
    .map(({ ruling, on, similarity }) => {
      const isRepeated = ruling.clusters.some((cluster) => seen.has(cluster))
      for (const cluster of ruling.clusters) seen.add(cluster)
      const { docId, side, isOverturned } = ruling
      return { found: { ...on, docId, side, isOverturned, similarity }, isRepeated }
    })
  // Copies come last, and are seen from their own end too.
  return [...ranked.filter(({ isRepeated }) => !isRepeated), ...ranked.filter(({ isRepeated }) => isRepeated)].map(({ found }) => found)
}
