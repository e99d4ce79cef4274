import { lowerBound } from '../bytes/lower-bound.ts'
import type { SegmentMeta } from './format.ts'
import type { Sections } from './sections.ts'

/** Vectors of a segment by row, in the order of the documents that have one. */
export class VectorReader {
  readonly rows: number
  readonly dimension: number
  /** Document of each row, in rising order. */
  readonly ordinals: Uint32Array
  /** Factor that gives the 16-bit integers of a row length 1. */
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

  /** True when exactly the first documents have a vector, so a row is the ordinal of its document. */
  get isGapless(): boolean {
    return this.ordinals.at(-1) === this.rows - 1
  }

  /** 1-bit codes of all rows, uncached. */
  codes(): Buffer {
    const start = this.#sections.startOf('vectors.codes')
    return this.#sections.source.readUncached(start, this.#sections.endOf('vectors.codes') - start)
  }

  /** The vector in 8-bit integers, which are the high bytes of the 16-bit ones. */
  high(row: number): Buffer {
    return this.#sections.source.view(this.#highStart + row * this.dimension, this.dimension)
  }

  /** 8-bit vectors of several rows, uncached. */
  highRows(first: number, count: number): Buffer {
    return this.#sections.source.readUncached(this.#highStart + first * this.dimension, count * this.dimension)
  }

  /** Low bytes of several rows, uncached. */
  lowRows(first: number, count: number): Buffer {
    return this.#sections.source.readUncached(this.#lowStart + first * this.dimension, count * this.dimension)
  }

  /** Copies the high bytes of these rising rows to `into`, `stride` apart. */
  copyHighs(rows: Uint32Array, stride: number, into: Uint8Array): void {
    this.#copyRows(this.#highStart, rows, stride, into)
  }

  /** Copies the low bytes of these rising rows to `into`, `stride` apart. */
  copyLows(rows: Uint32Array, stride: number, into: Uint8Array): void {
    this.#copyRows(this.#lowStart, rows, stride, into)
  }

  /** Signed low bytes, to be added to 256 times the high bytes. */
  low(row: number): Buffer {
    return this.#sections.source.view(this.#lowStart + row * this.dimension, this.dimension)
  }

  /** The vector in 16-bit integers, not normalised. */
  steps(row: number): Float32Array {
    const [high, low] = [this.high(row), this.low(row)]
    return Float32Array.from({ length: this.dimension }, (_, i) => high.readInt8(i) * 256 + low.readInt8(i))
  }

  /** -1 for a document without a vector. */
  rowOf(ordinal: number): number {
    const row = lowerBound(this.ordinals, ordinal)
    return this.ordinals[row] === ordinal ? row : -1
  }

  /** Rows of the documents, in rising order. Skips documents without a vector. */
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

  /** Reads adjacent rows together when they stay adjacent. */
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
