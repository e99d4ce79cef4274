import type { FacetCount, LexicalResult, LexicalSearch, SortOrder } from '../ports.ts'
import type { Bm25fParameters } from './bm25f.ts'
import { matchFilter } from './match-filter.ts'
import { type Matches, matchText } from './match-text.ts'
import type { NamespaceIndex } from './namespace-index.ts'
import { selectTop } from './select-top.ts'

export const searchNamespace = (index: NamespaceIndex, request: LexicalSearch, parameters: Bm25fParameters): LexicalResult => {
  const allowed = matchFilter(index, request.filter)
  const matches = matchText(index, request.text ?? { kind: 'allOf', clauses: [] }, allowed, parameters)
  const scoreOf = scores(index, matches)
  const compare = comparison(index, request.sort, scoreOf)
  const top = request.limit === 0 ? [] : selectTop(matches.ordinals, request.offset + request.limit, compare).slice(request.offset)
  return {
    hits: top.map((ordinal) => ({ id: index.documents.ids[ordinal] as string, score: scoreOf[ordinal] as number })),
    total: matches.ordinals.length,
    facets: Object.fromEntries(request.facets.map(({ name, limit }) => [name, countFacet(index, name, matches.ordinals, limit)])),
  }
}

const scores = (index: NamespaceIndex, { ordinals, scores: values }: Matches): Float64Array => {
  const byOrdinal = new Float64Array(index.documents.ids.length)
  ordinals.forEach((ordinal, i) => {
    byOrdinal[ordinal] = values[i] as number
  })
  return byOrdinal
}

const comparison = (index: NamespaceIndex, sort: SortOrder, scoreOf: Float64Array): ((a: number, b: number) => number) => {
  const { ids } = index.documents
  const byId = (a: number, b: number): number => ((ids[a] as string) < (ids[b] as string) ? -1 : 1)
  if (sort === 'relevance') return (a, b) => (scoreOf[b] as number) - (scoreOf[a] as number) || (a === b ? 0 : byId(a, b))
  const keys = sort.map(({ key, direction }) => ({ column: index.sortKeys.get(key) ?? [], sign: direction === 'asc' ? 1 : -1 }))
  return (a, b) => {
    for (const { column, sign } of keys) {
      const order = compareKeys(column[a], column[b], sign)
      if (order !== 0) return order
    }
    return a === b ? 0 : byId(a, b)
  }
}

const compareKeys = (a: number | string | undefined, b: number | string | undefined, sign: number): number => {
  if (a === b) return 0
  if (a === undefined) return 1
  if (b === undefined) return -1
  return a < b ? -sign : sign
}

const countFacet = (index: NamespaceIndex, name: string, ordinals: Uint32Array, limit: number): FacetCount[] => {
  const column = index.facets.get(name)
  if (column === undefined) return []
  return Array.from(column.count(ordinals), (total, number) => ({ value: column.values[number] as string, total }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total || (a.value < b.value ? -1 : 1))
    .slice(0, limit)
}
