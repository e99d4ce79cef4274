import type { FacetCount, LexicalResult, LexicalSearch, SortOrder } from '../../ports/index.ts'
import type { Bm25fParameters } from '../../ranking/bm25f-parameters.ts'
import { matchFilter } from './match-filter.ts'
import { type Matches, matchText } from './match-text.ts'
import type { NamespaceIndex } from './namespace-index.ts'
import { selectTop } from './select-top.ts'

export function searchNamespace(index: NamespaceIndex, request: LexicalSearch, parameters: Bm25fParameters): LexicalResult {
  const allowed = matchFilter(index, request.filter)
  const matches = matchText(index, request.text ?? { kind: 'and', clauses: [] }, allowed, parameters)
  const { collapse, countGroups, offset } = request
  const end = request.limit === 0 ? 0 : offset + request.limit
  const grouping = collapse ?? countGroups
  const groups = grouping === undefined ? null : groupsOf(index, grouping, request.sort, matches)
  const first = groups === null || collapse === undefined ? topMatches(index, request.sort, matches, end) : groups.leaders.slice(0, end)
  const page = first.slice(offset)
  const { ids } = index.documents
  return {
    hits: page.map((position) => ({ id: ids[matches.ordinals[position] as number] as string, score: matches.scores[position] as number })),
    total: matches.ordinals.length,
    facets: Object.fromEntries(request.facets.map(({ name, limit }) => [name, countFacet(index, name, matches.ordinals, limit)])),
    groups: groups === null ? null : { total: groups.leaders.length, sizes: page.map(groups.sizeOf) },
  }
}

/** Positions in the matches, not ordinals, are sorted: there are fewer. */
const topMatches = (index: NamespaceIndex, sort: SortOrder, matches: Matches, count: number): number[] =>
  selectTop(Uint32Array.from(matches.ordinals.keys()), count, comparison(index, sort, matches))

interface Groups {
  /** Positions of the first match of each group, in order. */
  readonly leaders: readonly number[]
  /** How many matches are in the group of one of them. */
  readonly sizeOf: (position: number) => number
}

const groupsOf = (index: NamespaceIndex, facet: string, sort: SortOrder, matches: Matches): Groups => {
  const column = index.facets.get(facet)
  const leaders: number[] = []
  const sizes = new Map<string | number, number>()
  const groupOf = (position: number): string | number => column?.valuesOf(matches.ordinals[position] as number)[0] ?? position
  for (const position of topMatches(index, sort, matches, matches.ordinals.length)) {
    const group = groupOf(position)
    if (!sizes.has(group)) leaders.push(position)
    sizes.set(group, (sizes.get(group) ?? 0) + 1)
  }
  return { leaders, sizeOf: (position) => sizes.get(groupOf(position)) ?? 1 }
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
