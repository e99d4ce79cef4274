import { sortKey } from '../../indexing/fields.ts'
import { and, andFilter, type Filter, type Hit, type PrimaryMatches, type SortOrder, type TextQuery } from '../../ports/index.ts'
import { type AnswerLine, minAnswering } from '../prepare/answer-rule.ts'
import type { PreparedQuery } from '../prepare/prepared-query.ts'
import { demandQueries, rulingQuery } from '../prepare/ruling-query.ts'
import { hitsFilter, matchingIds, type SearchPorts } from '../request/search-ports.ts'
import type { RulingSearchRequest, RulingSort } from '../request/search-request.ts'
import { boostNamedCourtOrOutcome } from './boost-named.ts'
import { fuse, meaningWeight } from './fuse.ts'
import { nearestByVector, relevanceOfCosine } from './nearest-by-vector.ts'
import { raiseByTopics } from './raise-by-topics.ts'

/** How many of the best hits are reranked. Those below keep the order of words. */
export const rerankDepth = 200

const sortOrders: Readonly<Record<Exclude<RulingSort, 'relevancia' | 'filtro-semantico'>, SortOrder>> = {
  recientes: [{ key: sortKey.date, direction: 'desc' }],
  antiguos: [{ key: sortKey.date, direction: 'asc' }],
  alfabetico: [{ key: sortKey.caption, direction: 'asc' }],
  rol: [{ key: sortKey.docket, direction: 'asc' }],
}

/** Which rulings match, and their order. */
export interface RulingOrder {
  readonly text: TextQuery | null
  readonly filter: Filter
  readonly sort: SortOrder
  /** Those that answer. They come first in any order. */
  readonly primary?: PrimaryMatches
  /** Reranks the first `rerankDepth` hits, whose scores start at 1. Null when `sort` alone gives the order. */
  readonly rerank: ((first: readonly Hit[]) => Promise<readonly Hit[]>) | null
  /** True when scores express how well a ruling answers the query. */
  readonly byRelevance: boolean
  /** False when only the nearest rulings were searched, so that more may match. */
  readonly complete: boolean
}

/** What decides the order of one search. */
export interface Ordered {
  readonly prepared: PreparedQuery
  readonly request: RulingSearchRequest
  readonly meaning: Float32Array | null
  readonly line: AnswerLine
}

/** Decides which rulings match a request, which of them answer it, and in which order they come. */
export async function orderRulings(ports: SearchPorts, ordered: Ordered): Promise<RulingOrder> {
  const { prepared, request, meaning, line } = ordered
  if (request.mode === 'semantica' && meaning !== null) return orderByMeaning(ports, prepared, request, meaning)
  const text = rulingQuery(prepared, prepared.minShouldMatch, { boosts: true })
  const { filter } = prepared
  const answering = line.primary === undefined ? {} : { primary: line.primary }
  const sort = sortOf(request)
  if (sort !== null || text === null)
    return { text, filter, ...answering, sort: sort ?? sortOrders.recientes, rerank: null, byRelevance: false, complete: true }
  return {
    text,
    filter,
    ...answering,
    sort: 'relevance',
    rerank: (first) => rerankHits(ports, first, request, prepared, meaning),
    byRelevance: request.sort === 'relevancia',
    complete: true,
  }
}

const sortOf = ({ sort }: RulingSearchRequest): SortOrder | null =>
  sort === 'relevancia' || sort === 'filtro-semantico' ? null : sortOrders[sort]

/** In mode `lexica` words alone decide. `filtro-semantico` sorts the same rulings by meaning alone. */
const rerankHits = async (
  { lexical, vectors, encoder }: SearchPorts,
  first: readonly Hit[],
  { mode, sort }: RulingSearchRequest,
  prepared: PreparedQuery,
  meaning: Float32Array | null,
): Promise<readonly Hit[]> => {
  const { query } = prepared
  const hits = await boostNamedCourtOrOutcome(lexical, first, prepared)
  if (meaning === null || hits.length === 0) return hits
  const weight = mode === 'lexica' ? 0 : meaningWeight(query, encoder)
  if (sort === 'relevancia' && weight === 0) return hits
  const near = await vectors.nearest('rulings', { near: meaning, filter: hitsFilter(hits), limit: hits.length })
  if (sort === 'relevancia') {
    const raised = encoder.lexicalOnly === true ? near : await raiseByTopics(lexical, near, query.topics)
    return fuse(hits, { near, raised, measured: encoder.measured === true }, weight)
  }
  const ranked = new Set(near.map(({ id }) => id))
  return [...near, ...hits.filter(({ id }) => !ranked.has(id))]
}

/** How many of the nearest are looked through where something is demanded. */
const demandDepth = 1000

/** Only the nearest rulings, whatever their words, that have what the query demands. Counts and pages cover them alone. */
const orderByMeaning = async (
  ports: SearchPorts,
  prepared: PreparedQuery,
  request: RulingSearchRequest,
  meaning: Float32Array,
): Promise<RulingOrder> => {
  const { filter } = prepared
  const demands = demandQueries(prepared)
  const nearest = await nearestByVector(ports, { near: meaning, filter, limit: demands.length === 0 ? rerankDepth : demandDepth })
  const obeying = demands.length === 0 ? null : await matchingIds(ports.lexical, 'rulings', and(demands), hitsFilter(nearest), demandDepth)
  const found = obeying === null ? nearest : nearest.filter(({ id }) => obeying.has(id)).slice(0, rerankDepth)
  const answering = found.filter(({ score }) => relevanceOfCosine(score) >= minAnswering)
  const sort = sortOf(request)
  return {
    text: null,
    filter: andFilter([filter, hitsFilter(found)]),
    primary: { filter: hitsFilter(answering) },
    sort: sort ?? [],
    rerank: sort === null ? () => raiseByTopics(ports.lexical, found, prepared.query.topics) : null,
    byRelevance: sort === null,
    complete: answering.length < rerankDepth,
  }
}
