import { type DocumentSet, ordinalsIn } from '../match/document-set.ts'
import type { FacetCount, SearchRequest } from '../model/requests.ts'
import type { FacetColumn } from '../segment/facet-column.ts'
import type { SegmentView } from '../store/segment-view.ts'

/** Exact counts over the matching documents of all segments. */
export const countFacets = (
  views: readonly SegmentView[],
  matches: readonly DocumentSet[],
  facets: SearchRequest['facets'],
): Record<string, readonly FacetCount[]> => {
  if (facets.length === 0) return {}
  const ordinals = matches.map(ordinalsIn)
  return Object.fromEntries(facets.map(({ name, limit }) => [name, countFacet(views, ordinals, name, limit)]))
}

interface Counted {
  readonly column: FacetColumn
  /** By number of the value. */
  readonly totals: Uint32Array
}

const countFacet = (views: readonly SegmentView[], ordinals: readonly Uint32Array[], name: string, limit: number): FacetCount[] => {
  const counted = views.flatMap(({ segment }, i): Counted[] => {
    const own = ordinals[i] as Uint32Array
    const column = own.length === 0 ? null : segment.facet(name)
    return column === null ? [] : [{ column, totals: column.count(own) }]
  })
  const [only] = counted
  if (only === undefined) return []
  return counted.length === 1 ? mostIn(only, limit) : mostInAll(counted, limit)
}

/** Values are numbered in their order, so only those wanted are read. */
const mostIn = ({ column, totals }: Counted, limit: number): FacetCount[] => {
  const least = leastWanted(totals, limit)
  const numbers: number[] = []
  for (let number = 0; number < totals.length; number++) if ((totals[number] as number) >= least) numbers.push(number)
  return numbers
    .sort((a, b) => (totals[b] as number) - (totals[a] as number) || a - b)
    .slice(0, limit)
    .map((number) => ({ value: column.values.get(number), total: totals[number] as number }))
}

const mostInAll = (counted: readonly Counted[], limit: number): FacetCount[] => {
  const byValue = new Map<string, number>()
  for (const { column, totals } of counted)
    for (let number = 0; number < totals.length; number++) {
      const total = totals[number] as number
      if (total === 0) continue
      const value = column.values.get(number)
      byValue.set(value, (byValue.get(value) ?? 0) + total)
    }
  const least = leastWanted(Uint32Array.from(byValue.values()), limit)
  return Array.from(byValue, ([value, total]) => ({ value, total }))
    .filter(({ total }) => total >= least)
    .sort((a, b) => b.total - a.total || (a.value < b.value ? -1 : 1))
    .slice(0, limit)
}

const bins = new Uint32Array(1024)

/** A total, above 0, that the first `limit` all reach, and few others. Totals past the last bin are counted in it. */
const leastWanted = (totals: Uint32Array, limit: number): number => {
  if (totals.length <= limit) return 1
  bins.fill(0)
  for (let i = 0; i < totals.length; i++) {
    const bin = Math.min(totals[i] as number, bins.length - 1)
    bins[bin] = (bins[bin] as number) + 1
  }
  let least = bins.length - 1
  for (let reaching = bins[least] as number; reaching < limit && least > 1; reaching += bins[least] as number) least -= 1
  return least
}
