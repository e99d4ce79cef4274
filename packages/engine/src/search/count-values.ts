import { countBits, removeAll } from '../bytes/bitset.ts'
import { type DocumentSet, FewDocuments, visitInChunks } from '../match/document-set.ts'
import type { FacetColumn } from '../segment/facet-column.ts'
import type { SegmentView } from '../view/segment-view.ts'

/**
 * Counts, per value number, the given live documents with each value of some facets. null for a facet without values. When most
 * documents are given, counts the others and subtracts.
 */
export function countValues(view: SegmentView, documents: DocumentSet, names: readonly string[]): (Uint32Array | null)[] {
  const { segment, live, liveCount } = view
  const isFew = documents instanceof FewDocuments
  const count = isFew ? documents.ordinals.length : countBits(documents)
  const columns = names.map((name) => (count === 0 ? null : segment.facet(name)))
  if (isFew || 2 * count <= liveCount) return countEach(columns, documents)
  const others = countEach(columns, removeAll(live.slice(), documents))
  return others.map((totals, i) => (totals === null ? null : subtract(allTotals(view, columns[i] as FacetColumn), totals)))
}

const countEach = (columns: readonly (FacetColumn | null)[], documents: DocumentSet): (Uint32Array | null)[] => {
  const counted = columns.map((column) => (column === null ? null : new Uint32Array(column.values.length + 1)))
  visitInChunks(documents, (ordinals, count) => {
    for (let i = 0; i < columns.length; i++) columns[i]?.addTo(counted[i] as Uint32Array, ordinals, count)
  })
  return counted.map((totals) => totals?.subarray(1) ?? null)
}

const totalsCache = new WeakMap<SegmentView, Map<FacetColumn, Uint32Array>>()

const allTotals = (view: SegmentView, column: FacetColumn): Uint32Array => {
  const byColumn = totalsCache.get(view) ?? new Map<FacetColumn, Uint32Array>()
  totalsCache.set(view, byColumn)
  const totals = byColumn.get(column) ?? (countEach([column], view.live)[0] as Uint32Array)
  byColumn.set(column, totals)
  return totals
}

const subtract = (all: Uint32Array, others: Uint32Array): Uint32Array => {
  for (let i = 0; i < all.length; i++) others[i] = all[i]! - others[i]!
  return others
}
