/**
 * Vectors as 8-bit integers with one scale each. Quantising a direction to 255 steps of its largest component moves a cosine by less than
 * 0.01 in 1,024 dimensions.
 */
export class VectorColumn {
  readonly dimension: number
  #codes: Int8Array
  /** 1 / length of the quantised vector; 0 for a document without one. */
  #inverseLengths: Float32Array
  #size: number

  constructor(dimension: number, codes: Int8Array = new Int8Array(0), inverseLengths: Float32Array = new Float32Array(0)) {
    this.dimension = dimension
    this.#codes = codes
    this.#inverseLengths = inverseLengths
    this.#size = inverseLengths.length
  }

  add(ordinal: number, vector: Float32Array): void {
    let maxComponent = 0
    for (const value of vector) maxComponent = Math.max(maxComponent, Math.abs(value))
    if (maxComponent === 0) return
    this.#reserve(ordinal)
    const start = ordinal * this.dimension
    let squares = 0
    for (let i = 0; i < this.dimension; i++) {
      const code = Math.round(((vector[i] as number) / maxComponent) * 127)
      this.#codes[start + i] = code
      squares += code * code
    }
    this.#inverseLengths[ordinal] = 1 / Math.sqrt(squares)
  }

  has(ordinal: number): boolean {
    return (this.#inverseLengths[ordinal] ?? 0) > 0
  }

  /** Cosine with a vector of length 1. */
  similarity(ordinal: number, unit: Float32Array): number {
    const start = ordinal * this.dimension
    const codes = this.#codes
    let sum = 0
    for (let i = 0; i < unit.length; i++) sum += (unit[i] as number) * (codes[start + i] as number)
    return sum * (this.#inverseLengths[ordinal] ?? 0)
  }

  /** The vector as stored, with length 1; null when the document has none. */
  unitVector(ordinal: number): Float32Array | null {
    if (!this.has(ordinal)) return null
    const inverse = this.#inverseLengths[ordinal] as number
    return Float32Array.from(this.#codesOf(ordinal), (code) => code * inverse)
  }

  copyFrom(source: VectorColumn, from: number, to: number): void {
    if (!source.has(from)) return
    this.#reserve(to)
    this.#codes.set(source.#codesOf(from), to * this.dimension)
    this.#inverseLengths[to] = source.#inverseLengths[from] as number
  }

  views(): { codes: Int8Array; inverseLengths: Float32Array } {
    return { codes: this.#codes.subarray(0, this.#size * this.dimension), inverseLengths: this.#inverseLengths.subarray(0, this.#size) }
  }

  #codesOf(ordinal: number): Int8Array {
    return this.#codes.subarray(ordinal * this.dimension, (ordinal + 1) * this.dimension)
  }

  #reserve(ordinal: number): void {
    if (ordinal >= this.#inverseLengths.length) {
      const capacity = Math.max(ordinal + 1, Math.ceil(this.#inverseLengths.length * 1.5), 16)
      const inverseLengths = new Float32Array(capacity)
      inverseLengths.set(this.#inverseLengths)
      const codes = new Int8Array(capacity * this.dimension)
      codes.set(this.#codes)
      this.#inverseLengths = inverseLengths
      this.#codes = codes
    }
    this.#size = Math.max(this.#size, ordinal + 1)
  }
}
