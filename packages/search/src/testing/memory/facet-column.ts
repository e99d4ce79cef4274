import { GrowingIntegers } from './growing-array.ts'

/** Values of one facet: each distinct value has a number; a document's numbers lie between two places of one list. */
export class FacetColumn {
  readonly values: string[]
  readonly #numbers: Map<string, number>
  /** Place of the first number of a document, plus one; 0 for a document without values. */
  readonly starts: GrowingIntegers
  readonly counts: GrowingIntegers
  readonly entries: GrowingIntegers

  constructor(values: string[] = [], starts = new GrowingIntegers(), counts = new GrowingIntegers(), entries = new GrowingIntegers()) {
    this.values = values
    this.#numbers = new Map(values.map((value, index) => [value, index]))
    this.starts = starts
    this.counts = counts
    this.entries = entries
  }

  add(ordinal: number, values: readonly string[]): void {
    const distinct = new Set(values)
    if (distinct.size === 0) return
    this.starts.set(ordinal, this.entries.length + 1)
    this.counts.set(ordinal, distinct.size)
    for (const value of distinct) this.entries.push(this.#numberFor(value))
  }

  numberOf(value: string): number | undefined {
    return this.#numbers.get(value)
  }

  has(ordinal: number): boolean {
    return this.counts.get(ordinal) > 0
  }

  valuesOf(ordinal: number): string[] {
    return Array.from(this.#numbersOf(ordinal), (number) => this.values[number] as string)
  }

  hasOneOf(ordinal: number, numbers: ReadonlySet<number | undefined>): boolean {
    const start = this.starts.get(ordinal) - 1
    const end = start + this.counts.get(ordinal)
    for (let at = start; at >= 0 && at < end; at++) if (numbers.has(this.entries.get(at))) return true
    return false
  }

  #numbersOf(ordinal: number): Uint32Array {
    const start = this.starts.get(ordinal) - 1
    return start < 0 ? new Uint32Array(0) : this.entries.view().subarray(start, start + this.counts.get(ordinal))
  }

  /** How many of the documents have each value, by number of the value. */
  count(ordinals: Uint32Array): Uint32Array {
    const totals = new Uint32Array(this.values.length)
    const entries = this.entries.view()
    for (const ordinal of ordinals) {
      const start = this.starts.get(ordinal) - 1
      const end = start + this.counts.get(ordinal)
      for (let at = Math.max(start, 0); at < end; at++) totals[entries[at] as number] = (totals[entries[at] as number] as number) + 1
    }
    return totals
  }

  #numberFor(value: string): number {
    const existing = this.#numbers.get(value)
    if (existing !== undefined) return existing
    this.#numbers.set(value, this.values.length)
    this.values.push(value)
    return this.values.length - 1
  }
}
