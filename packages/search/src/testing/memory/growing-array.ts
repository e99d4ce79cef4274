/** Growing list of unsigned 32-bit integers; unset places read 0. */
export class GrowingIntegers {
  #values: Uint32Array
  length: number

  constructor(initial: Uint32Array = new Uint32Array(0)) {
    this.#values = initial
    this.length = initial.length
  }

  get(index: number): number {
    return this.#values[index] ?? 0
  }

  set(index: number, value: number): void {
    if (index >= this.#values.length) {
      const larger = new Uint32Array(Math.max(index + 1, Math.ceil(this.#values.length * 1.5), 16))
      larger.set(this.#values)
      this.#values = larger
    }
    this.#values[index] = value
    if (index >= this.length) this.length = index + 1
  }

  push(value: number): void {
    this.set(this.length, value)
  }

  view(): Uint32Array {
    return this.#values.subarray(0, this.length)
  }
}
