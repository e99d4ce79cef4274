import type { SegmentMeta } from './format.ts'
import type { Sections } from './sections.ts'

/** Vectors of a segment by row; rows are in the order of the documents that have one. */
export class VectorReader {
  readonly rows: number
  readonly dimension: number
  /** Document of each row, rising. */
  readonly ordinals: Uint32Array
  /** What a row's 8-bit integers must be multiplied by to have length 1. */
  readonly scales: Float32Array
  /** Called when the segment is closed. */
  onClose: () => void = () => undefined
  private readonly sections: Sections
  private readonly int8Start: number
  private readonly floatStart: number

  constructor(sections: Sections, meta: SegmentMeta) {
    this.rows = meta.vectors
    this.dimension = meta.dimension
    this.sections = sections
    this.ordinals = sections.u32('vectors.ordinals')
    this.scales = sections.f32('vectors.scales')
    this.int8Start = sections.startOf('vectors.int8')
    this.floatStart = sections.startOf('vectors.float16')
  }

  /** 1-bit codes of all rows, to be copied elsewhere at once. */
  codes(): Buffer {
    const start = this.sections.startOf('vectors.codes')
    return this.sections.source.readOnce(start, this.sections.endOf('vectors.codes') - start)
  }

  int8(row: number): Buffer {
    return this.sections.source.view(this.int8Start + row * this.dimension, this.dimension)
  }

  /** 8-bit vectors of several rows, to be copied elsewhere at once. */
  int8Rows(first: number, count: number): Buffer {
    return this.sections.source.readOnce(this.int8Start + first * this.dimension, count * this.dimension)
  }

  /** Length 1, but for rounding. */
  floats(row: number): Float16Array {
    const { buffer, byteOffset } = this.sections.source.view(this.floatStart + row * this.dimension * 2, this.dimension * 2)
    return new Float16Array(buffer, byteOffset, this.dimension)
  }

  /** -1 for a document without a vector. */
  rowOf(ordinal: number): number {
    const { ordinals } = this
    let low = 0
    let high = ordinals.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((ordinals[middle] as number) < ordinal) low = middle + 1
      else high = middle
    }
    return ordinals[low] === ordinal ? low : -1
  }
}
