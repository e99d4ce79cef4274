import { lowerBound } from '../bytes/lower-bound.ts'
import type { SegmentMeta } from './format.ts'
import type { Sections } from './sections.ts'

/** Vectors of a segment by row; rows are in the order of the documents that have one. */
export class VectorReader {
  readonly rows: number
  readonly dimension: number
  /** Document of each row, rising. */
  readonly ordinals: Uint32Array
  /** What a row's 16-bit integers must be multiplied by to have length 1. */
  readonly scales: Float32Array
  /** Called when the segment is closed. */
  readonly onClose: (() => void)[] = []
  readonly #sections: Sections
  readonly #highStart: number
  readonly #lowStart: number

  constructor(sections: Sections, meta: SegmentMeta) {
    this.rows = meta.vectors
    this.dimension = meta.dimension
    this.#sections = sections
    this.ordinals = sections.u32('vectors.ordinals')
    this.scales = sections.f32('vectors.scales')
    this.#highStart = sections.startOf('vectors.high')
    this.#lowStart = sections.startOf('vectors.low')
  }

  /** The first documents have one, and no other does: a row is the ordinal of its document. */
  get isGapless(): boolean {
    return this.ordinals.at(-1) === this.rows - 1
  }

  /** 1-bit codes of all rows, to be copied elsewhere at once. */
  codes(): Buffer {
    const start = this.#sections.startOf('vectors.codes')
    return this.#sections.source.readUncached(start, this.#sections.endOf('vectors.codes') - start)
  }

  /** The vector in 8-bit integers, which are also the high bytes of the one in 16-bit integers. */
  high(row: number): Buffer {
    return this.#sections.source.view(this.#highStart + row * this.dimension, this.dimension)
  }

  /** 8-bit vectors of several rows, to be copied elsewhere at once. */
  highRows(first: number, count: number): Buffer {
    return this.#sections.source.readUncached(this.#highStart + first * this.dimension, count * this.dimension)
  }

  /** What is to be added to them. */
  lowRows(first: number, count: number): Buffer {
    return this.#sections.source.readUncached(this.#lowStart + first * this.dimension, count * this.dimension)
  }

  /** Lays the 8-bit vectors of these rows, rising, `stride` apart into `into`. */
  copyHighs(rows: Uint32Array, stride: number, into: Uint8Array): void {
    this.#copyRows(this.#highStart, rows, stride, into)
  }

  /** The same for what is to be added to them. */
  copyLows(rows: Uint32Array, stride: number, into: Uint8Array): void {
    this.#copyRows(this.#lowStart, rows, stride, into)
  }

  /** What is to be added to the high bytes, signed. */
  low(row: number): Buffer {
    return this.#sections.source.view(this.#lowStart + row * this.dimension, this.dimension)
  }

  /** The vector in 16-bit integers, of any length. */
  steps(row: number): Float32Array {
    const [high, low] = [this.high(row), this.low(row)]
    return Float32Array.from({ length: this.dimension }, (_, i) => high.readInt8(i) * 256 + low.readInt8(i))
  }

  /** -1 for a document without a vector. */
  rowOf(ordinal: number): number {
    const row = lowerBound(this.ordinals, ordinal)
    return this.ordinals[row] === ordinal ? row : -1
  }

  /** Of documents, rising; of those without a vector none. */
  rowsOf(documents: Uint32Array): Uint32Array {
    const { ordinals, rows } = this
    if (this.isGapless) return documents.subarray(0, lowerBound(documents, rows))
    const found = new Uint32Array(Math.min(rows, documents.length))
    let count = 0
    let row = 0
    for (const ordinal of documents) {
      row = lowerBound(ordinals, ordinal, row)
      if (ordinals[row] === ordinal) found[count++] = row
    }
    return found.subarray(0, count)
  }

  /** Neighbours are read together where they are to lie side by side. */
  #copyRows(start: number, rows: Uint32Array, stride: number, into: Uint8Array): void {
    const { dimension } = this
    for (let from = 0; from < rows.length; ) {
      let to = from + 1
      if (stride === dimension) while (to < rows.length && rows[to] === rows[to - 1]! + 1) to += 1
      this.#sections.source.copyUncached(
        start + rows[from]! * dimension,
        into.subarray(from * stride, from * stride + (to - from) * dimension),
      )
      from = to
    }
  }
}
