import type { DocumentSet } from '../match/document-set.ts'
import type { FacetCount, SearchRequest } from '../model/requests.ts'
import type { NamespaceView } from '../view/namespace-view.ts'
import { countValues } from './count-values.ts'

/** Exact counts over the matching documents of all segments. */
export function countFacets(
  namespace: NamespaceView,
  matches: readonly DocumentSet[],
  facets: SearchRequest['facets'],
): Record<string, readonly FacetCount[]> {
  if (facets.length === 0) return {}
  const names = facets.map(({ name }) => name)
  const counted = namespace.segments.map((view, at) => countValues(view, matches[at] as DocumentSet, names))
  return Object.fromEntries(
    facets.map(({ name, limit }, at) => [
      name,
      facetCounts(
        namespace,
        name,
        limit,
        counted.map((totals) => totals[at] ?? null),
      ),
    ]),
  )
}

/** `counted` holds the totals of each segment, null where no document has the facet. */
const facetCounts = (namespace: NamespaceView, name: string, limit: number, counted: readonly (Uint32Array | null)[]): FacetCount[] => {
  const segments = counted.flatMap((totals, segment) => (totals === null ? [] : [{ totals, segment }]))
  const [only] = segments
  if (only === undefined) return []
  if (segments.length === 1) {
    const values = namespace.segments[only.segment]?.segment.facet(name)?.values
    return topValues(only.totals, limit, (number) => values?.get(number) ?? '')
  }
  const shared = namespace.sharedValues(name)
  const totals = new Uint32Array(shared.values.length)
  for (const each of segments) shared.add(each.segment, each.totals, totals)
  return topValues(totals, limit, (number) => shared.values[number] as string)
}

/** Value numbers follow value order, so only the returned values are read. */
const topValues = (totals: Uint32Array, limit: number, read: (number: number) => string): FacetCount[] => {
  const min = minTotal(totals, limit)
  const numbers: number[] = []
  for (let number = 0; number < totals.length; number++) if (totals[number]! >= min) numbers.push(number)
  return numbers
    .sort((a, b) => totals[b]! - totals[a]! || a - b)
    .slice(0, limit)
    .map((number) => ({ value: read(number), total: totals[number]! }))
}

const bins = new Uint32Array(1024)

/** A lower bound of the totals among the first `limit` values, at least 1. A histogram finds it without sorting. */
const minTotal = (totals: Uint32Array, limit: number): number => {
  if (totals.length <= limit) return 1
  bins.fill(0)
  for (let i = 0; i < totals.length; i++) {
    const bin = Math.min(totals[i]!, bins.length - 1)
    bins[bin] = bins[bin]! + 1
  }
  let min = bins.length - 1
  for (let reaching = bins[min]!; reaching < limit && min > 1; reaching += bins[min]!) min -= 1
  return min
}
