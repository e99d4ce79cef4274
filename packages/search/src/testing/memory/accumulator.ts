/**
 * Sums and counts by ordinal that are cleared by what was touched, not by size: most clauses match few documents. They are pooled,
 * because evaluation nests and an allocation for each clause costs more than the arithmetic.
 */
export class Accumulator {
  #sums = new Float64Array(0)
  #counts = new Uint16Array(0)
  #touched = new Uint32Array(0)
  #size = 0
  #isAscending = true
  #limit = 0

  static readonly #pool: Accumulator[] = []

  /** Lends an empty accumulator for ordinals below `ordinals` while `use` runs. */
  static lend<Result>(ordinals: number, use: (accumulator: Accumulator) => Result): Result {
    const accumulator = Accumulator.#pool.pop() ?? new Accumulator()
    accumulator.#reserve(ordinals)
    try {
      return use(accumulator)
    } finally {
      accumulator.#clear()
      Accumulator.#pool.push(accumulator)
    }
  }

  add(ordinal: number, amount: number): void {
    const count = this.#counts[ordinal] as number
    if (count === 0) {
      if (this.#size > 0 && ordinal < (this.#touched[this.#size - 1] as number)) this.#isAscending = false
      this.#touched[this.#size++] = ordinal
    }
    this.#counts[ordinal] = count + 1
    this.#sums[ordinal] = (this.#sums[ordinal] as number) + amount
  }

  sum(ordinal: number): number {
    return this.#sums[ordinal] as number
  }

  count(ordinal: number): number {
    return this.#counts[ordinal] as number
  }

  /** Ordinals added to, ascending. Valid until `use` ends. */
  ordinals(): Uint32Array {
    const touched = this.#touched.subarray(0, this.#size)
    if (this.#isAscending) return touched
    if (this.#size * 8 < this.#limit) return touched.sort()
    for (let ordinal = 0, at = 0; at < this.#size; ordinal++) if ((this.#counts[ordinal] as number) > 0) touched[at++] = ordinal
    return touched
  }

  #reserve(ordinals: number): void {
    this.#limit = ordinals
    if (this.#sums.length >= ordinals) return
    const capacity = Math.ceil(ordinals * 1.2)
    this.#sums = new Float64Array(capacity)
    this.#counts = new Uint16Array(capacity)
    this.#touched = new Uint32Array(capacity)
  }

  #clear(): void {
    for (let i = 0; i < this.#size; i++) {
      const ordinal = this.#touched[i] as number
      this.#sums[ordinal] = 0
      this.#counts[ordinal] = 0
    }
    this.#size = 0
    this.#isAscending = true
  }
}
