import { type Bitset, clearBit, emptyBitset, setBit } from '../bytes/bitset.ts'
import { bitsOf, compact, countOf, type DocumentSet, FewDocuments, ordinalsIn } from '../match/document-set.ts'
import type { RankedDocument } from '../score/top-documents.ts'
import type { FacetColumn } from '../segment/facet-column.ts'
import type { SegmentView } from '../view/segment-view.ts'

export interface CountedGroups {
  /** Documents without a value are groups of one. */
  readonly total: number
  /** Matching documents in the group of a document. */
  readonly sizeOf: (document: RankedDocument) => number
}

export interface Collapsed extends CountedGroups {
  /** One document of each group. */
  readonly representatives: readonly DocumentSet[]
}

/** Counts matching documents with the same first value of a facet. */
export function countGroups(views: readonly SegmentView[], matches: readonly DocumentSet[], facet: string): CountedGroups {
  const groups = new Groups(views, matches, facet)
  const all = matches.reduce((sum, set) => sum + countOf(set), 0)
  return { total: all - groups.repeated, sizeOf: ({ segment, ordinal }) => groups.sizeOf(segment, ordinal) }
}

/** Keeps one matching document per facet value, the first by `order`. Only documents that share a value are ordered. */
export function collapse(
  views: readonly SegmentView[],
  matches: readonly DocumentSet[],
  facet: string,
  order: (among: readonly DocumentSet[]) => readonly RankedDocument[],
): Collapsed {
  const groups = new Groups(views, matches, facet)
  const shared = matches.map((set, segment) => {
    const bits = emptyBitset(views[segment]?.segment.size ?? 0)
    for (const ordinal of ordinalsIn(set)) if (groups.sizeOf(segment, ordinal) > 1) setBit(bits, ordinal)
    return bits
  })
  const remaining = matches.map((set, segment) => removeFrom(set, shared[segment] as Bitset, views[segment]?.segment.size ?? 0))
  const seen = new Set<number>()
  for (const document of order(shared.map((bits, segment) => compact(bits, views[segment]?.segment.size ?? 0)))) {
    const group = groups.of(document.segment, document.ordinal)
    if (!seen.has(group)) setBit(remaining[document.segment] as Bitset, document.ordinal)
    seen.add(group)
  }
  const sizeOf = ({ segment, ordinal }: RankedDocument): number => groups.sizeOf(segment, ordinal)
  const representatives = remaining.map((bits, segment) => compact(bits, views[segment]?.segment.size ?? 0))
  return { representatives, total: representatives.reduce((sum, set) => sum + countOf(set), 0), sizeOf }
}

const removeFrom = (set: DocumentSet, removed: Bitset, size: number): Bitset => {
  const remaining = set instanceof FewDocuments ? bitsOf(set, size) : set.slice()
  for (const ordinal of ordinalsIn(removed)) clearBit(remaining, ordinal)
  return remaining
}

/** Numbers the first values of matching documents across all segments. */
class Groups {
  readonly #columns: readonly (FacetColumn | null)[]
  /** By segment and by value number in that segment. */
  readonly #numbers: readonly Uint32Array[]
  readonly #sizes: number[] = []

  constructor(views: readonly SegmentView[], matches: readonly DocumentSet[], facet: string) {
    this.#columns = views.map(({ segment }, i) => (countOf(matches[i] as DocumentSet) === 0 ? null : segment.facet(facet)))
    const alone = this.#columns.filter((column) => column !== null).length === 1
    const numbersOfNames = new Map<string, number>()
    this.#numbers = this.#columns.map((column, i) => {
      const numbers = new Uint32Array(column?.values.length ?? 0)
      if (column === null) return numbers
      const { totals, values } = countFirst(column, matches[i] as DocumentSet)
      for (const value of values) {
        const name = alone ? null : column.values.get(value)
        const known = name === null ? undefined : numbersOfNames.get(name)
        const number = known ?? this.#sizes.length
        if (name !== null && known === undefined) numbersOfNames.set(name, number)
        numbers[value] = number
        this.#sizes[number] = (this.#sizes[number] ?? 0) + totals[value]!
      }
      return numbers
    })
  }

  /** Documents besides the first of each group. */
  get repeated(): number {
    return this.#sizes.reduce((sum, size) => sum + size - 1, 0)
  }

  /** −1 for a document without a value. */
  of(segment: number, ordinal: number): number {
    const first = this.#columns[segment]?.firstOf(ordinal) ?? -1
    return first < 0 ? -1 : (this.#numbers[segment]?.[first] as number)
  }

  sizeOf(segment: number, ordinal: number): number {
    const number = this.of(segment, ordinal)
    return number < 0 ? 1 : (this.#sizes[number] as number)
  }
}

interface FirstValues {
  /** Documents by value. */
  readonly totals: Uint32Array
  /** Those that some document has: a facet may have many more. */
  readonly values: readonly number[]
}

const countFirst = (column: FacetColumn, set: DocumentSet): FirstValues => {
  const totals = new Uint32Array(column.values.length)
  const values: number[] = []
  for (const ordinal of ordinalsIn(set)) {
    const first = column.firstOf(ordinal)
    if (first < 0) continue
    if (totals[first] === 0) values.push(first)
    totals[first] = totals[first]! + 1
  }
  return { totals, values }
}
