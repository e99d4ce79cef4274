import type { Bitset } from '../bytes/bitset.ts'
import { type DocumentSet, FewDocuments } from '../match/document-set.ts'
import type { SortKey } from '../model/requests.ts'
import type { RankedDocument } from '../score/top-documents.ts'
import type { Segment } from '../segment/segment.ts'
import type { SortColumn, SortValue } from '../segment/sort-column.ts'
import type { SegmentView } from '../view/segment-view.ts'

type Compare = (a: number, b: number) => number

/** A sort column of one segment; `sign` makes lower values come first. */
interface DirectedKey {
  readonly order: SortColumn['order']
  readonly sign: 1 | -1
  /** `order` of a document without the key. NaN also means missing. */
  readonly missing: number
}

/** The first `limit` matching documents of all segments by their keys, then by id. Scores are 0. */
export function sortDocuments(
  views: readonly SegmentView[],
  matches: readonly DocumentSet[],
  sort: readonly SortKey[],
  limit: number,
): RankedDocument[] {
  if (limit <= 0) return []
  const documents = views.flatMap(({ segment }, index) =>
    firstOf(matches[index] as DocumentSet, keysIn(segment, sort), limit).map((ordinal) => {
      const values = sort.map(({ key }) => segment.sortKey(key)?.valueOf(ordinal))
      return { segment: index, ordinal, score: 0, values, id: segment.ids.get(ordinal) }
    }),
  )
  const directions = sort.map(({ direction }) => (direction === 'asc' ? 1 : -1))
  return documents
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

const keysIn = (segment: Segment, sort: readonly SortKey[]): DirectedKey[] =>
  sort.flatMap(({ key, direction }): DirectedKey[] => {
    const column = segment.sortKey(key)
    return column === null
      ? []
      : [{ order: column.order, sign: direction === 'asc' ? 1 : -1, missing: column.kind === 'number' ? Number.NaN : 0 }]
  })

/** Missing values come last. */
const orderOf = ({ order, sign, missing }: DirectedKey, ordinal: number): number => {
  const value = order[ordinal]!
  return value === missing || Number.isNaN(value) ? Infinity : value * sign
}

/** Ordinals follow the order of ids. */
const compareBy =
  (keys: readonly DirectedKey[]): Compare =>
  (a, b) => {
    for (const key of keys) {
      const left = orderOf(key, a)
      const right = orderOf(key, b)
      if (left !== right) return left < right ? -1 : 1
    }
    return a - b
  }

/** The first `limit` documents of a set, in order. */
const firstOf = (set: DocumentSet, keys: readonly DirectedKey[], limit: number): number[] => {
  const [lead] = keys
  const first = new FirstDocuments(compareBy(keys), (ordinal) => (lead === undefined ? 0 : orderOf(lead, ordinal)), limit)
  if (set instanceof FewDocuments) for (const ordinal of set.ordinals) first.offer(ordinal)
  else if (lead === undefined) offerAll(set, first)
  else offerWithinLast(set, lead, first)
  return first.sorted()
}

/** Without keys, the lowest ordinals come first. */
const offerAll = (set: Bitset, first: FirstDocuments): void => {
  for (let word = 0; word < set.length && !first.isFull; word++)
    for (let bits = set[word] as number; bits !== 0; bits &= bits - 1) first.offer((word << 5) + 31 - Math.clz32(bits & -bits))
}

const offerWithinLast = (set: Bitset, { order, sign }: DirectedKey, first: FirstDocuments): void => {
  for (let word = 0; word < set.length; word++) {
    for (let bits = set[word] as number; bits !== 0; bits &= bits - 1) {
      const ordinal = (word << 5) + 31 - Math.clz32(bits & -bits)
      if (!(order[ordinal]! * sign > first.lastLeadingKey)) first.offer(ordinal)
    }
  }
}

/** The first documents offered so far. Becomes a heap with the last at its root once there are more than `limit`. */
class FirstDocuments {
  /** Documents with a leading key beyond this one cannot enter. Infinite until there are more than `limit`. */
  lastLeadingKey = Infinity
  readonly #heap: number[] = []
  #isHeap = false
  readonly #compare: Compare
  readonly #leadOf: (ordinal: number) => number
  readonly #limit: number

  constructor(compare: Compare, leadOf: (ordinal: number) => number, limit: number) {
    this.#compare = compare
    this.#leadOf = leadOf
    this.#limit = limit
  }

  get isFull(): boolean {
    return this.#heap.length === this.#limit
  }

  offer(ordinal: number): void {
    const heap = this.#heap
    const compare = this.#compare
    if (!this.isFull) {
      heap.push(ordinal)
      return
    }
    if (!this.#isHeap) heap.sort((a, b) => compare(b, a))
    this.#isHeap = true
    if (compare(ordinal, heap[0] as number) < 0) this.#replaceRoot(ordinal)
    this.lastLeadingKey = this.#leadOf(heap[0] as number)
  }

  sorted(): number[] {
    return this.#heap.sort(this.#compare)
  }

  #replaceRoot(ordinal: number): void {
    const heap = this.#heap
    const compare = this.#compare
    let at = 0
    for (;;) {
      let child = 2 * at + 1
      if (child >= heap.length) break
      if (child + 1 < heap.length && compare(heap[child + 1] as number, heap[child] as number) > 0) child += 1
      if (compare(heap[child] as number, ordinal) <= 0) break
      heap[at] = heap[child] as number
      at = child
    }
    heap[at] = ordinal
  }
}
