import { type Bitset, emptyBitset } from '../bytes/bitset.ts'

/** Counts for all documents at once in how many bitsets each is. Plane i holds bit i of every count. */
export class VerticalCounter {
  readonly #size: number
  readonly #planes: Bitset[] = []

  constructor(size: number) {
    this.#size = size
  }

  add(bits: Bitset): void {
    const carry = bits.slice()
    for (let plane = 0; ; plane++) {
      const into = this.#planes[plane]
      if (into === undefined) {
        this.#planes.push(carry)
        return
      }
      let left = 0
      for (let i = 0; i < carry.length; i++) {
        const before = into[i] as number
        const carried = carry[i]!
        into[i] = before ^ carried
        carry[i] = before & carried
        left |= before & carried
      }
      if (left === 0) return
    }
  }

  /** Documents counted at least `min` times, `min` above 0. */
  atLeast(min: number): Bitset {
    const above = emptyBitset(this.#size)
    if (min >= 2 ** this.#planes.length) return above
    const equal = emptyBitset(this.#size).fill(0xffffffff)
    for (let plane = this.#planes.length - 1; plane >= 0; plane--) {
      const bits = this.#planes[plane] as Bitset
      const isBitSet = Math.floor(min / 2 ** plane) % 2 === 1
      for (let i = 0; i < above.length; i++) {
        const word = bits[i] as number
        if (!isBitSet) above[i] = (above[i] as number) | ((equal[i] as number) & word)
        equal[i] = (equal[i] as number) & (isBitSet ? word : ~word)
      }
    }
    for (let i = 0; i < above.length; i++) above[i] = (above[i] as number) | (equal[i] as number)
    return above
  }
}
