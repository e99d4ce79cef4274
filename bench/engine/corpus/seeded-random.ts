/** Numbers in [0, 1), reproducible by seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Draws ranks with probability proportional to 1 / (rank + shift)^exponent (Zipf–Mandelbrot). */
export class ZipfDraw {
  readonly #sums: Float64Array

  constructor(size: number, exponent: number, shift: number) {
    this.#sums = new Float64Array(size)
    let sum = 0
    for (let rank = 0; rank < size; rank++) {
      sum += 1 / (rank + 1 + shift) ** exponent
      this.#sums[rank] = sum
    }
  }

  rank(random: () => number): number {
    const sums = this.#sums
    const target = random() * (sums[sums.length - 1] as number)
    let low = 0
    let high = sums.length - 1
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((sums[middle] as number) < target) low = middle + 1
      else high = middle
    }
    return low
  }
}
