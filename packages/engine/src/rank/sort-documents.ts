import { type DocumentSet, ordinalsIn } from '../match/document-set.ts'
import type { SortKey } from '../model/requests.ts'
import type { Segment } from '../segment/segment.ts'
import type { SortValue } from '../segment/sort-column.ts'
import type { SegmentView } from '../store/segment-view.ts'
import type { Place } from './top-documents.ts'

type Compare = (a: number, b: number) => number

/** The first `limit` of the matching documents of all segments by their keys, then by id. Scores are 0. */
export const sortDocuments = (
  views: readonly SegmentView[],
  matches: readonly DocumentSet[],
  sort: readonly SortKey[],
  limit: number,
): Place[] => {
  if (limit <= 0) return []
  const places = views.flatMap(({ segment }, index) =>
    firstBy(ordinalsIn(matches[index] as DocumentSet), compareWithin(segment, sort), limit).map((ordinal) => {
      const values = sort.map(({ key }) => segment.sortKey(key)?.valueOf(ordinal))
      return { segment: index, ordinal, score: 0, values, id: segment.ids.get(ordinal) }
    }),
  )
  const directions = sort.map(({ direction }) => (direction === 'asc' ? 1 : -1))
  return places
    .sort((a, b) => {
      for (const [i, sign] of directions.entries()) {
        const order = compareValues(a.values[i], b.values[i], sign)
        if (order !== 0) return order
      }
      return a.id < b.id ? -1 : 1
    })
    .slice(0, limit)
    .map(({ segment, ordinal, score }) => ({ segment, ordinal, score }))
}

const compareValues = (a: SortValue, b: SortValue, sign: number): number => {
  if (a === b) return 0
  if (a === undefined) return 1
  if (b === undefined) return -1
  return a < b ? -sign : sign
}

/** Columns turned so that less comes first and what is missing is infinite; ordinals are in the order of ids. */
const compareWithin = (segment: Segment, sort: readonly SortKey[]): Compare => {
  const keys = sort.flatMap(({ key, direction }) => {
    const column = segment.sortKey(key)
    return column === null
      ? []
      : [{ order: column.order, sign: direction === 'asc' ? 1 : -1, none: column.kind === 'number' ? Number.NaN : 0 }]
  })
  const rank = ({ order, sign, none }: (typeof keys)[number], ordinal: number): number => {
    const value = order[ordinal] as number
    return value === none || Number.isNaN(value) ? Infinity : value * sign
  }
  return (a, b) => {
    for (const key of keys) {
      const left = rank(key, a)
      const right = rank(key, b)
      if (left !== right) return left < right ? -1 : 1
    }
    return a - b
  }
}

/** The first `limit` of `items`, in order; a bounded heap with the last of them at its root. */
const firstBy = (items: Uint32Array, compare: Compare, limit: number): number[] => {
  if (limit * 4 >= items.length) return Array.from(items).sort(compare).slice(0, limit)
  const heap = Array.from(items.subarray(0, limit)).sort((a, b) => compare(b, a))
  for (let i = limit; i < items.length; i++) {
    const item = items[i] as number
    if (compare(item, heap[0] as number) < 0) replaceRoot(heap, item, compare)
  }
  return heap.sort(compare)
}

const replaceRoot = (heap: number[], item: number, compare: Compare): void => {
  let at = 0
  for (;;) {
    let child = 2 * at + 1
    if (child >= heap.length) break
    if (child + 1 < heap.length && compare(heap[child + 1] as number, heap[child] as number) > 0) child += 1
    if (compare(heap[child] as number, item) <= 0) break
    heap[at] = heap[child] as number
    at = child
  }
  heap[at] = item
}
