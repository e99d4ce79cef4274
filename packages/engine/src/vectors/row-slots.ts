/** Cache slots for some rows of a segment, with second-chance eviction. Starts with the first rows. */
export class RowSlots {
  readonly #size: number
  /** -1 for none. */
  readonly #slotOf: Int32Array
  readonly #rowIn: Uint32Array
  /** The last request that used a slot; 0 after the hand passed it. */
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

  /** Slots of distinct rows, at most as many as there are slots. `read` loads a row into a slot. */
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
