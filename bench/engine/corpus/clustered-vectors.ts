import { randomFrom } from './seeded-random.ts'

const centres = 400

/** Unit vectors around centres of very different popularity, with noise as long as the centre. */
export class ClusteredVectors {
  readonly #random = randomFrom(11)
  readonly #pool = Float32Array.from({ length: 1 << 20 }, () => this.#gauss())
  readonly #centres: readonly Float32Array[]
  readonly #dimension: number

  constructor(dimension: number) {
    this.#dimension = dimension
    this.#centres = Array.from({ length: centres }, () => Float32Array.from({ length: dimension }, () => this.#gauss()))
  }

  next(into: Float32Array): void {
    const random = this.#random
    const pool = this.#pool
    const dimension = this.#dimension
    const centre = this.#centres[Math.floor(centres * random() * random())] as Float32Array
    const a = Math.floor(random() * (pool.length - dimension))
    const b = Math.floor(random() * (pool.length - dimension))
    let squares = 0
    for (let i = 0; i < dimension; i++) {
      const value = 0.8 * (centre[i] as number) + 0.75 * ((pool[a + i] as number) + (pool[b + dimension - 1 - i] as number))
      into[i] = value
      squares += value * value
    }
    const inverse = 1 / Math.sqrt(squares)
    for (let i = 0; i < dimension; i++) into[i] = (into[i] as number) * inverse
  }

  #gauss(): number {
    return Math.sqrt(-2 * Math.log(this.#random() + 1e-12)) * Math.cos(2 * Math.PI * this.#random())
  }
}
