import { type Bitset, ordinalsOf } from '../bytes/bitset.ts'
import type { FacetCount, SearchRequest } from '../model/requests.ts'
import type { SegmentView } from '../store/segment-view.ts'

/** Exact counts over the matching documents of all segments. */
export const countFacets = (
  views: readonly SegmentView[],
  matches: readonly Bitset[],
  facets: SearchRequest['facets'],
): Record<string, readonly FacetCount[]> => {
  if (facets.length === 0) return {}
  const ordinals = matches.map(ordinalsOf)
  return Object.fromEntries(facets.map(({ name, limit }) => [name, most(totalsOf(views, ordinals, name), limit)]))
}

const totalsOf = (views: readonly SegmentView[], ordinals: readonly Uint32Array[], name: string): FacetCount[] => {
  const totals = new Map<string, number>()
  views.forEach(({ segment }, i) => {
    const column = segment.facet(name)
    if (column === null) return
    column.count(ordinals[i] as Uint32Array).forEach((total, number) => {
      if (total === 0) return
      const value = column.values.get(number)
      totals.set(value, (totals.get(value) ?? 0) + total)
    })
  })
  return Array.from(totals, ([value, total]) => ({ value, total }))
}

/** Most frequent first, then by value. Values that cannot be among the first are left out before sorting. */
const most = (counts: FacetCount[], limit: number): FacetCount[] => {
  const least = counts.length > 4 * limit ? leastWanted(counts, limit) : 0
  const wanted = counts.filter(({ total }) => total >= least)
  return wanted.sort((a, b) => b.total - a.total || (a.value < b.value ? -1 : 1)).slice(0, limit)
}

const leastWanted = (counts: readonly FacetCount[], limit: number): number =>
  limit === 0
    ? Infinity
    : (Uint32Array.from(counts, ({ total }) => total)
        .sort()
        .at(-limit) ?? 0)
