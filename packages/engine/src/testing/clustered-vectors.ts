import { randomFrom } from './random-documents.ts'

/** Directions around random centres, a few of them more crowded, with strong noise. */
export class ClusteredVectors {
  readonly #random: () => number
  readonly #centres: Float32Array[]
  readonly #dimension: number
  readonly #noise: number

  constructor(seed: number, dimension: number, centres: number, noise = 1.1) {
    this.#random = randomFrom(seed)
    this.#dimension = dimension
    this.#noise = noise
    this.#centres = Array.from({ length: centres }, () => this.#gaussian())
  }

  next(): Float32Array {
    const centre = this.#centres[Math.floor(this.#centres.length * this.#random() ** 2)] as Float32Array
    const noise = this.#gaussian()
    return centre.map((value, i) => value + this.#noise * noise[i]!)
  }

  #gaussian(): Float32Array {
    return Float32Array.from(
      { length: this.#dimension },
      () => Math.sqrt(-2 * Math.log(this.#random() + 1e-12)) * Math.cos(2 * Math.PI * this.#random()),
    )
  }
}
