import type { FacetCount, Hit, LexicalResult, LexicalSearch, SortOrder } from '../ports.ts'
import type { Bm25fParameters } from './bm25f.ts'
import { matchFilter } from './match-filter.ts'
import { type Matches, matchText } from './match-text.ts'
import type { NamespaceIndex } from './namespace-index.ts'
import { selectTop } from './select-top.ts'

export const searchNamespace = (index: NamespaceIndex, request: LexicalSearch, parameters: Bm25fParameters): LexicalResult => {
  const allowed = matchFilter(index, request.filter)
  const matches = matchText(index, request.text ?? { kind: 'allOf', clauses: [] }, allowed, parameters)
  return {
    hits: hitsOf(index, request, matches),
    total: matches.ordinals.length,
    facets: Object.fromEntries(request.facets.map(({ name, limit }) => [name, countFacet(index, name, matches.ordinals, limit)])),
  }
}

/** Places in the matches, not ordinals, are sorted: there are fewer. */
const hitsOf = (index: NamespaceIndex, { sort, offset, limit }: LexicalSearch, matches: Matches): Hit[] => {
  if (limit === 0 || offset >= matches.ordinals.length) return []
  const places = Uint32Array.from(matches.ordinals.keys())
  const top = selectTop(places, offset + limit, comparison(index, sort, matches)).slice(offset)
  const { ids } = index.documents
  return top.map((place) => ({ id: ids[matches.ordinals[place] as number] as string, score: matches.scores[place] as number }))
}

const comparison = (index: NamespaceIndex, sort: SortOrder, { ordinals, scores }: Matches): ((a: number, b: number) => number) => {
  const { ids } = index.documents
  const byId = (a: number, b: number): number =>
    a === b ? 0 : (ids[ordinals[a] as number] as string) < (ids[ordinals[b] as number] as string) ? -1 : 1
  if (sort === 'relevance') return (a, b) => (scores[b] as number) - (scores[a] as number) || byId(a, b)
  const keys = sort.map(({ key, direction }) => ({ column: index.sortKeys.get(key) ?? [], sign: direction === 'asc' ? 1 : -1 }))
  return (a, b) => {
    for (const { column, sign } of keys) {
      const order = compareKeys(column[ordinals[a] as number], column[ordinals[b] as number], sign)
      if (order !== 0) return order
    }
    return byId(a, b)
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
