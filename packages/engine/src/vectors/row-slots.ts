/**
 * Which rows lie in the slots there are for fewer than all. Those asked for move in; the next that was not asked for since the last time round moves
 * out (second chance). The first rows begin.
 */
export class RowSlots {
  readonly #size: number
  /** -1 for none. */
  readonly #slotOf: Int32Array
  readonly #rowIn: Uint32Array
  /** The question that used it last; 0 once passed over since. */
  readonly #lastRequest: Uint32Array
  #request = 0
  #hand = 0

  constructor(rows: number, size: number) {
    this.#size = size
    this.#slotOf = new Int32Array(rows).fill(-1)
    this.#rowIn = Uint32Array.from({ length: size }, (_, row) => row)
    this.#slotOf.set(this.#rowIn)
    this.#lastRequest = new Uint32Array(size)
  }

  /** Slots of different rows, no more than there are slots. `read` is to lay a row into a slot. */
  of(rows: Uint32Array, read: (row: number, slot: number) => void): Uint32Array {
    const slotOf = this.#slotOf
    const usedBy = this.#lastRequest
    this.#request += 1
    for (const row of rows) {
      const slot = slotOf[row]!
      if (slot >= 0) usedBy[slot] = this.#request
    }
    return rows.map((row) => {
      const slot = slotOf[row]!
      return slot >= 0 ? slot : this.#load(row, read)
    })
  }

  #load(row: number, read: (row: number, slot: number) => void): number {
    const slot = this.#evict()
    this.#slotOf[this.#rowIn[slot]!] = -1
    this.#rowIn[slot] = row
    read(row, slot)
    this.#slotOf[row] = slot
    this.#lastRequest[slot] = this.#request
    return slot
  }

  #evict(): number {
    for (;;) {
      const slot = this.#hand
      this.#hand = (slot + 1) % this.#size
      if (this.#lastRequest[slot] === 0) return slot
      if (this.#lastRequest[slot] !== this.#request) this.#lastRequest[slot] = 0
    }
  }
}
