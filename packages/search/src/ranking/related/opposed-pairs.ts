import type { Side } from '@basejuris/legal-text'
import { facet, sideFacet, sortKey } from '../../indexing/fields.ts'
import { andFilter, idField, inFilter } from '../../ports/index.ts'
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
  readSided,
  type SidedRuling,
} from './opposed-rulings.ts'

export interface OpposedPairsRequest extends Corpus {
  /** Key of the article. */
  readonly article: string
  readonly scope: OppositionScope
  readonly filters: RulingFilters
  readonly limit: number
}

/** A ruling for who asked and one for who resists. */
export interface OpposedPair extends OpposedArticle {
  readonly claimant: Pick<SidedRuling, 'docId' | 'side'>
  readonly respondent: Pick<SidedRuling, 'docId' | 'side'>
  /** Cosine of the two; 0 where one has no vector. */
  readonly similarity: number
}

export interface OpposedOnArticle {
  /** Best first. A ruling stands in one pair alone. */
  readonly pairs: readonly OpposedPair[]
  /** Rulings that cite the article. */
  readonly citing: number
  /** Those whose decision on the article could be compared: they rest on it, for a known side. */
  readonly compared: number
}

/** How many of the newest rulings for each side are compared, and with how many of the nearest for the other side. */
const maxOfSide = 40
const nearestRivals = 6

/** Pairs of rulings with opposite outcomes on an article, and how many could be compared. */
export async function findOpposedOn(ports: SearchPorts, request: OpposedPairsRequest): Promise<OpposedOnArticle> {
  const [forClaimant, forRespondent, citing] = await Promise.all([
    newestFor(ports, request, 'claimant'),
    newestFor(ports, request, 'respondent'),
    countCiting(ports, request),
  ])
  const deciding = [...forClaimant, ...forRespondent].filter(({ decided }) => decided.some(({ article }) => article === request.article))
  return { pairs: await pairUp(ports, request, { forClaimant, forRespondent }), citing, compared: deciding.length }
}

interface Sides {
  readonly forClaimant: readonly SidedRuling[]
  readonly forRespondent: readonly SidedRuling[]
}

async function pairUp(ports: SearchPorts, request: OpposedPairsRequest, { forClaimant, forRespondent }: Sides): Promise<OpposedPair[]> {
  if (forClaimant.length === 0 || forRespondent.length === 0) return []
  const rivals = new Map(forRespondent.map((each) => [each.docId, each]))
  const newest = Math.max(...[...forClaimant, ...forRespondent].map(({ year }) => year))
  const filter = inFilter(idField, [...rivals.keys()])
  const pairs = await Promise.all(
    forClaimant.map(async (claimant) => {
      const near = await ports.vectors.nearest('rulings', { near: { id: claimant.docId }, filter, limit: nearestRivals })
      return near.flatMap(({ id, score: similarity }) => {
        const respondent = rivals.get(id)
        if (respondent === undefined || !isComparable(claimant, respondent)) return []
        const on = opposedArticle(claimant, respondent, [request.article])
        if (on === null || !isSimilarEnough(claimant, similarity)) return []
        const score = oppositionScore(claimant, respondent, similarity, newest)
        return [{ pair: { ...on, claimant, respondent, similarity }, score }]
      })
    }),
  )
  const seen = new Set<string>()
  return pairs
    .flat()
    .sort((a, b) => b.score - a.score)
    .flatMap(({ pair }): OpposedPair[] => {
      const keys = [pair.claimant, pair.respondent].flatMap(({ docId, clusters }) => [docId, ...clusters])
      if (keys.some((key) => seen.has(key))) return []
      for (const key of keys) seen.add(key)
      return [pair]
    })
    .slice(0, request.limit)
}

const countCiting = async ({ lexical }: SearchPorts, { article, filters, ...request }: OpposedPairsRequest): Promise<number> => {
  const filter = andFilter([buildFilter(request, filters), inFilter(facet.norm, [article])])
  const { total } = await lexical.search('rulings', { text: null, filter, sort: [], facets: [], offset: 0, limit: 0 })
  return total
}

/** The newest rulings that cite the article and favour a side, without those that others left without effect. */
const newestFor = async ({ lexical }: SearchPorts, request: OpposedPairsRequest, side: Side): Promise<SidedRuling[]> => {
  const { article, scope, filters } = request
  const filter = andFilter([buildFilter(request, filters), inFilter(facet.norm, [article]), inFilter(sideFacet, [side])])
  const sort = [{ key: sortKey.date, direction: 'desc' }] as const
  const { hits } = await lexical.search('rulings', { text: null, filter, sort, facets: [], offset: 0, limit: maxOfSide })
  const sided = await readSided(
    lexical,
    hits.map(({ id }) => id),
  )
  return sided.filter((each) => !each.isOverturned && (scope === 'all' || isForUnification(each)))
}
