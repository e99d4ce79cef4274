import type { FacetColumn } from '../segment/facet-column.ts'

/** Values of a facet over several segments, numbered in the order of `<`. */
export class SharedValues {
  readonly values: readonly string[]
  /** By segment, the shared number of each of its values; null without the facet. */
  readonly #numbers: readonly (Uint32Array | null)[]

  constructor(columns: readonly (FacetColumn | null)[]) {
    const own = columns.map((column) =>
      column === null ? [] : Array.from({ length: column.values.length }, (_, at) => column.values.get(at)),
    )
    this.values = [...new Set(own.flat())].sort()
    const numberOf = new Map(this.values.map((value, number) => [value, number]))
    this.#numbers = columns.map((column, at) =>
      column === null ? null : Uint32Array.from(own[at] ?? [], (value) => numberOf.get(value) as number),
    )
  }

  /** Adds counts of one segment, by its own numbers, to the shared totals. */
  add(segment: number, counted: Uint32Array, totals: Uint32Array): void {
    const numbers = this.#numbers[segment] ?? null
    if (numbers === null) return
    for (let at = 0; at < counted.length; at++) {
      const number = numbers[at]!
      totals[number] = totals[number]! + counted[at]!
    }
  }
}
