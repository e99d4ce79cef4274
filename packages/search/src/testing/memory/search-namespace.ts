import type { FacetCount, LexicalResult, LexicalSearch, PrimaryMatches, SortOrder } from '../../ports/index.ts'
import type { Bm25fParameters } from '../../ranking/bm25f-parameters.ts'
import { matchFilter } from './match-filter.ts'
import { type Matches, matchText } from './match-text.ts'
import type { NamespaceIndex } from './namespace-index.ts'
import { selectTop } from './select-top.ts'

export function searchNamespace(index: NamespaceIndex, request: LexicalSearch, parameters: Bm25fParameters): LexicalResult {
  const allowed = matchFilter(index, request.filter)
  const matches = matchText(index, request.text ?? { kind: 'and', clauses: [] }, allowed, parameters)
  const primary = request.primary === undefined ? null : primaryOrdinals(index, request.primary, matches, parameters)
  const { collapse, countGroups, offset } = request
  const end = request.limit === 0 ? 0 : offset + request.limit
  const compare = comparison(index, request.sort, matches, primary)
  const grouping = collapse ?? countGroups
  const groups = grouping === undefined ? null : groupsOf(index, grouping, matches, compare)
  const first = groups === null || collapse === undefined ? topMatches(matches, compare, end) : groups.leaders.slice(0, end)
  const page = first.slice(offset)
  const { ids } = index.documents
  const counted = primary === null ? matches.ordinals : matches.ordinals.filter((ordinal) => primary.has(ordinal))
  const isPrimary = (position: number): boolean => primary === null || primary.has(matches.ordinals[position] as number)
  return {
    hits: page.map((position) => ({ id: ids[matches.ordinals[position] as number] as string, score: matches.scores[position] as number })),
    total: counted.length,
    secondary: matches.ordinals.length - counted.length,
    facets: Object.fromEntries(request.facets.map(({ name, limit }) => [name, countFacet(index, name, counted, limit)])),
    groups:
      groups === null
        ? null
        : { total: groups.leaders.length, primary: groups.leaders.filter(isPrimary).length, sizes: page.map(groups.sizeOf) },
  }
}

type Compare = (a: number, b: number) => number

const primaryOrdinals = (
  index: NamespaceIndex,
  { text, minScore = 0, filter }: PrimaryMatches,
  matches: Matches,
  parameters: Bm25fParameters,
): ReadonlySet<number> => {
  const allowed = matchFilter(index, filter ?? null)
  const { ordinals, scores } = text === undefined ? matches : matchText(index, text, allowed, parameters)
  return new Set(ordinals.filter((ordinal, at) => allowed[ordinal] === 1 && (scores[at] as number) >= minScore))
}

/** Positions in the matches, not ordinals, are sorted: there are fewer. */
const topMatches = ({ ordinals }: Matches, compare: Compare, count: number): number[] =>
  selectTop(Uint32Array.from(ordinals.keys()), count, compare)

interface Groups {
  /** Positions of the first match of each group, in order. */
  readonly leaders: readonly number[]
  /** How many matches are in the group of one of them. */
  readonly sizeOf: (position: number) => number
}

const groupsOf = (index: NamespaceIndex, facet: string, matches: Matches, compare: Compare): Groups => {
  const column = index.facets.get(facet)
  const leaders: number[] = []
  const sizes = new Map<string | number, number>()
  const groupOf = (position: number): string | number => column?.valuesOf(matches.ordinals[position] as number)[0] ?? position
  for (const position of topMatches(matches, compare, matches.ordinals.length)) {
    const group = groupOf(position)
    if (!sizes.has(group)) leaders.push(position)
    sizes.set(group, (sizes.get(group) ?? 0) + 1)
  }
  return { leaders, sizeOf: (position) => sizes.get(groupOf(position)) ?? 1 }
}

/** Primary documents first. */
const comparison = (index: NamespaceIndex, sort: SortOrder, matches: Matches, primary: ReadonlySet<number> | null): Compare => {
  const inTier = orderIn(index, sort, matches)
  if (primary === null) return inTier
  const tierOf = (position: number): number => (primary.has(matches.ordinals[position] as number) ? 0 : 1)
  return (a, b) => tierOf(a) - tierOf(b) || inTier(a, b)
}

const orderIn = (index: NamespaceIndex, sort: SortOrder, { ordinals, scores }: Matches): Compare => {
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
