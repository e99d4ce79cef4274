import { type DocumentSet, ordinalsIn } from '../match/document-set.ts'
import type { FacetCount, SearchRequest } from '../model/requests.ts'
import type { NamespaceView } from '../store/namespace-view.ts'

/** Exact counts over the matching documents of all segments. */
export const countFacets = (
  namespace: NamespaceView,
  matches: readonly DocumentSet[],
  facets: SearchRequest['facets'],
): Record<string, readonly FacetCount[]> => {
  if (facets.length === 0) return {}
  const ordinals = matches.map(ordinalsIn)
  return Object.fromEntries(facets.map(({ name, limit }) => [name, countFacet(namespace, ordinals, name, limit)]))
}

const countFacet = (namespace: NamespaceView, ordinals: readonly Uint32Array[], name: string, limit: number): FacetCount[] => {
  const counted = namespace.segments.flatMap(({ segment }, at) => {
    const own = ordinals[at] as Uint32Array
    const column = own.length === 0 ? null : segment.facet(name)
    return column === null ? [] : [{ at, column, totals: column.count(own) }]
  })
  const [only] = counted
  if (only === undefined) return []
  if (counted.length === 1) return most(only.totals, limit, (number) => only.column.values.get(number))
  const shared = namespace.sharedValues(name)
  const totals = new Uint32Array(shared.values.length)
  for (const each of counted) shared.add(each.at, each.totals, totals)
  return most(totals, limit, (number) => shared.values[number] as string)
}

/** Values are numbered in their order, so only those wanted are read. */
const most = (totals: Uint32Array, limit: number, read: (number: number) => string): FacetCount[] => {
  const least = leastWanted(totals, limit)
  const numbers: number[] = []
  for (let number = 0; number < totals.length; number++) if ((totals[number] as number) >= least) numbers.push(number)
  return numbers
    .sort((a, b) => (totals[b] as number) - (totals[a] as number) || a - b)
    .slice(0, limit)
    .map((number) => ({ value: read(number), total: totals[number] as number }))
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
