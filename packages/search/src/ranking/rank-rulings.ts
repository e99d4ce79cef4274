import { facet, sortKey } from '../indexing/fields.ts'
import { every, type Hit, idField, isIn, type LexicalResult, type SortOrder, type TextQuery } from '../ports.ts'
import { type Collapsed, collapseSimilar } from './collapse-similar.ts'
import { askedFacets } from './facets.ts'
import { fuse, meaningWeightOf } from './fuse.ts'
import { rulingQuery } from './ruling-query.ts'
import type { PreparedQuery, SearchPorts } from './search-context.ts'
import type { RulingSearchRequest, RulingSort } from './search-request.ts'

/** How many of the best are reordered by meaning; what follows keeps the order of words. */
const depth = 200

const sortOrders: Readonly<Record<Exclude<RulingSort, 'relevancia' | 'filtro-semantico'>, SortOrder>> = {
  recientes: [{ key: sortKey.date, direction: 'desc' }],
  antiguos: [{ key: sortKey.date, direction: 'asc' }],
  alfabetico: [{ key: sortKey.caption, direction: 'asc' }],
  rol: [{ key: sortKey.docket, direction: 'asc' }],
}

export interface RankedPage {
  readonly hits: readonly Hit[]
  readonly similar: ReadonlyMap<string, number>
  readonly collapsed: number
  readonly total: number
  readonly facets: LexicalResult['facets']
}

/** The rulings found, in the order asked for, with what is counted over all of them. Only this page's hits. */
export const rankRulings = async (
  ports: SearchPorts,
  prepared: PreparedQuery,
  request: RulingSearchRequest,
  meaning: Float32Array | null,
): Promise<RankedPage> => {
  if (request.mode === 'semantica' && meaning !== null) return rankByMeaning(ports, prepared, request, meaning)
  const text = rulingQuery(prepared, prepared.needed, { bonus: true })
  const offset = (request.page - 1) * request.size
  if (request.sort !== 'relevancia' && request.sort !== 'filtro-semantico')
    return sorted(ports, text, prepared, request, sortOrders[request.sort])
  if (text === null) return sorted(ports, text, prepared, request, sortOrders.recientes)
  const found = await search(ports, text, prepared, 'relevance', 0, Math.max(depth, offset + request.size))
  const best = found.hits.slice(0, depth)
  const reordered = [...(await reorder(ports, best, request, prepared, meaning)), ...found.hits.slice(depth)]
  const { hits, under } = await collapsedHits(ports, reordered, found.facets, request)
  return { ...found, hits: hits.slice(offset, offset + request.size), similar: under, collapsed: reordered.length - hits.length }
}

const search = (
  ports: SearchPorts,
  text: TextQuery | null,
  { filter }: PreparedQuery,
  sort: SortOrder,
  offset: number,
  limit: number,
): Promise<LexicalResult> => ports.lexical.search('rulings', { text, filter, sort, facets: askedFacets, offset, limit })

const sorted = async (
  ports: SearchPorts,
  text: TextQuery | null,
  prepared: PreparedQuery,
  { page, size }: RulingSearchRequest,
  order: SortOrder,
): Promise<RankedPage> => {
  const found = await search(ports, text, prepared, order, (page - 1) * size, size)
  return { ...found, similar: new Map(), collapsed: 0 }
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

const collapsedHits = (
  ports: SearchPorts,
  hits: readonly Hit[],
  facets: LexicalResult['facets'],
  { group }: RulingSearchRequest,
): Promise<Collapsed> => {
  const outcomes = (facets[facet.outcome] ?? []).filter(({ total }) => total > 1).map(({ value }) => value)
  return group ? collapseSimilar(ports, hits, outcomes) : Promise.resolve({ hits, under: new Map() })
}

/** The nearest rulings, whatever their words; they are what is counted and paged. */
const rankByMeaning = async (
  ports: SearchPorts,
  prepared: PreparedQuery,
  request: RulingSearchRequest,
  meaning: Float32Array,
): Promise<RankedPage> => {
  const near = await ports.vectors.nearest('rulings', { near: meaning, filter: prepared.filter, limit: depth })
  const found = near.filter(({ score }) => score >= leastSimilarity)
  const among = every([
    prepared.filter,
    isIn(
      idField,
      found.map(({ id }) => id),
    ),
  ])
  const counted = await search(ports, null, { ...prepared, filter: among }, [], 0, 0)
  const offset = (request.page - 1) * request.size
  if (request.sort !== 'relevancia' && request.sort !== 'filtro-semantico')
    return sorted(ports, null, { ...prepared, filter: among }, request, sortOrders[request.sort])
  const { hits, under } = await collapsedHits(ports, found, counted.facets, request)
  return { ...counted, hits: hits.slice(offset, offset + request.size), similar: under, collapsed: found.length - hits.length }
}

/** Below this cosine the built-in encoder sees nothing in common. */
const leastSimilarity = 0.1
