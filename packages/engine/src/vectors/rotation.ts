/** Bits of a code: the dimension, padded to a power of two and at least one SIMD register. */
export function codeBits(dimension: number): number {
  return Math.max(128, 2 ** Math.ceil(Math.log2(dimension)))
}

/**
 * A fixed pseudo-random rotation: two rounds of random signs and a Walsh–Hadamard transform. It spreads every vector evenly, so that
 * signs alone say more about its direction. It must never change, because codes are only comparable under one rotation.
 */
export class Rotation {
  readonly size: number
  readonly #signs: readonly Float32Array[]

  constructor(dimension: number) {
    this.size = codeBits(dimension)
    let state = 0x9e3779b9
    const sign = (): number => {
      state ^= state << 13
      state ^= state >>> 17
      state ^= state << 5
      return state < 0 ? -1 : 1
    }
    this.#signs = [0, 1].map(() => Float32Array.from({ length: this.size }, sign))
  }

  /** Writes the rotated vector to `into`, which has `size` numbers. Lengths grow by a constant factor. */
  apply(vector: Float32Array, into: Float32Array): void {
    into.fill(0)
    into.set(vector)
    for (const signs of this.#signs) {
      for (let i = 0; i < into.length; i++) into[i] = into[i]! * signs[i]!
      hadamard(into)
    }
  }
}

const hadamard = (values: Float32Array): void => {
  for (let half = 1; half < values.length; half *= 2) {
    for (let start = 0; start < values.length; start += 2 * half) {
      for (let i = start; i < start + half; i++) {
        const a = values[i]!
        const b = values[i + half]!
        values[i] = a + b
        values[i + half] = a - b
      }
    }
  }
}
