import { sortKey } from '../indexing/fields.ts'
import { every, type Hit, idField, isIn, type LexicalResult, type SortOrder, type TextQuery } from '../ports.ts'
import { countedFacets } from './facets.ts'
import { fuse, meaningWeightOf } from './fuse.ts'
import { rulingQuery } from './ruling-query.ts'
import type { PreparedQuery, SearchPorts } from './search-context.ts'
import type { RulingSearchRequest, RulingSort } from './search-request.ts'

/** How many of the best are reordered by meaning; what follows keeps the order of words. */
export const reorderedDepth = 200
/** Below this cosine the built-in encoder sees nothing in common. */
const leastSimilarity = 0.1

const sortOrders: Readonly<Record<Exclude<RulingSort, 'relevancia' | 'filtro-semantico'>, SortOrder>> = {
  recientes: [{ key: sortKey.date, direction: 'desc' }],
  antiguos: [{ key: sortKey.date, direction: 'asc' }],
  alfabetico: [{ key: sortKey.caption, direction: 'asc' }],
  rol: [{ key: sortKey.docket, direction: 'asc' }],
}

export interface OrderedRulings {
  readonly total: number
  /** Over all that were found. */
  readonly facets: LexicalResult['facets']
  /** True when scores say how well a ruling answers. */
  readonly byRelevance: boolean
  /** At least the first `limit` hits, in order, or all of them. A longer answer begins as a shorter one does. */
  readonly upTo: (limit: number) => Promise<readonly Hit[]>
}

interface Ordering {
  readonly text: TextQuery | null
  readonly sort: SortOrder
  readonly arrange: (hits: readonly Hit[]) => Promise<readonly Hit[]>
  readonly byRelevance: boolean
}

/** The rulings found, in the order asked for, with what is counted over all of them. */
export const orderRulings = async (
  ports: SearchPorts,
  prepared: PreparedQuery,
  request: RulingSearchRequest,
  meaning: Float32Array | null,
): Promise<OrderedRulings> => {
  if (request.mode === 'semantica' && meaning !== null) return orderByMeaning(ports, prepared, request, meaning)
  const text = rulingQuery(prepared, prepared.needed, { bonus: true })
  const sort = request.sort === 'relevancia' || request.sort === 'filtro-semantico' ? null : sortOrders[request.sort]
  if (sort !== null || text === null)
    return ordered(ports, prepared, request, {
      text,
      sort: sort ?? sortOrders.recientes,
      arrange: async (hits) => hits,
      byRelevance: false,
    })
  const arrange = async (hits: readonly Hit[]): Promise<readonly Hit[]> => {
    const best = Math.max(hits[0]?.score ?? 0, Number.MIN_VALUE)
    const scaled = hits.map(({ id, score }) => ({ id, score: score / best }))
    return [...(await reorder(ports, scaled.slice(0, reorderedDepth), request, prepared, meaning)), ...scaled.slice(reorderedDepth)]
  }
  return ordered(ports, prepared, request, { text, sort: 'relevance', arrange, byRelevance: request.sort === 'relevancia' })
}

const ordered = async (
  { lexical }: SearchPorts,
  { filter }: PreparedQuery,
  { page, size }: RulingSearchRequest,
  { text, sort, arrange, byRelevance }: Ordering,
): Promise<OrderedRulings> => {
  const window = sort === 'relevance' ? Math.max(reorderedDepth, page * size) : page * size
  const search = { text, filter, sort, offset: 0 }
  const first = await lexical.search('rulings', { ...search, facets: countedFacets, limit: window })
  const { total, facets, hits } = first
  const upTo = async (limit: number): Promise<readonly Hit[]> =>
    arrange(limit <= window || hits.length >= total ? hits : (await lexical.search('rulings', { ...search, facets: [], limit })).hits)
  return { total, facets, byRelevance, upTo }
}

/** In mode `lexica` words alone decide; `filtro-semantico` puts the same rulings in the order of their meaning alone. */
const reorder = async (
  { vectors }: SearchPorts,
  hits: readonly Hit[],
  { mode, sort }: RulingSearchRequest,
  { query }: PreparedQuery,
  meaning: Float32Array | null,
): Promise<readonly Hit[]> => {
  if (meaning === null || hits.length === 0 || (mode === 'lexica' && sort === 'relevancia')) return hits
  const filter = isIn(
    idField,
    hits.map(({ id }) => id),
  )
  const near = await vectors.nearest('rulings', { near: meaning, filter, limit: hits.length })
  if (sort === 'relevancia') return fuse(hits, near, meaningWeightOf(query))
  const ranked = new Set(near.map(({ id }) => id))
  return [...near, ...hits.filter(({ id }) => !ranked.has(id))]
}

/** The nearest rulings, whatever their words; they are what is counted and paged. */
const orderByMeaning = async (
  ports: SearchPorts,
  prepared: PreparedQuery,
  request: RulingSearchRequest,
  meaning: Float32Array,
): Promise<OrderedRulings> => {
  const near = await ports.vectors.nearest('rulings', { near: meaning, filter: prepared.filter, limit: reorderedDepth })
  const found = near.filter(({ score }) => score >= leastSimilarity)
  const among = isIn(
    idField,
    found.map(({ id }) => id),
  )
  const within = { ...prepared, filter: every([prepared.filter, among]) }
  const sort = request.sort === 'relevancia' || request.sort === 'filtro-semantico' ? null : sortOrders[request.sort]
  return ordered(ports, within, request, {
    text: null,
    sort: sort ?? [],
    arrange: async (hits) => (sort === null ? found : hits),
    byRelevance: sort === null,
  })
}
