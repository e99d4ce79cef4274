import type { VectorReader } from '../segment/vector-reader.ts'
import { RowSlots } from './row-slots.ts'
import { type Region, vectorKernel } from './vector-kernel.ts'

export interface Resident {
  /** Rows `strideOf` apart. */
  readonly region: Region
  readonly count: number
  /** Which rows are resident; null for all of the segment. */
  readonly slots: RowSlots | null
}

export function strideOf(dimension: number): number {
  return Math.ceil(dimension / 16) * 16
}

const rowsAtOnce = 1_024

/** Rows of vectors in the kernel's memory, up to `maxBytes` for all indexes of the process together. */
export class ResidentRows {
  #maxBytes: number
  readonly #read: (vectors: VectorReader, first: number, count: number) => Buffer
  readonly #resident = new WeakMap<VectorReader, Resident>()
  #bytes = 0

  constructor(maxBytes: number, read: (vectors: VectorReader, first: number, count: number) => Buffer) {
    this.#maxBytes = maxBytes
    this.#read = read
  }

  /** Of what is loaded from now on. */
  limit(maxBytes: number): void {
    this.#maxBytes = Math.min(this.#maxBytes, maxBytes)
  }

  /** As many rows of a segment as fit. Loaded on first use, and again once much more room is free. */
  of(vectors: VectorReader): Resident {
    const cached = this.#resident.get(vectors)
    if (cached !== undefined && !this.#hasRoomForHalf(vectors.rows - cached.count, vectors)) return cached
    if (cached === undefined) vectors.onClose.push(() => this.#release(vectors))
    else this.#release(vectors)
    const loaded = this.#load(vectors, Math.min(vectors.rows, this.#roomFor(vectors)))
    this.#resident.set(vectors, loaded)
    return loaded
  }

  #hasRoomForHalf(missing: number, vectors: VectorReader): boolean {
    return missing > 0 && 2 * this.#roomFor(vectors) >= missing
  }

  #roomFor({ dimension }: VectorReader): number {
    return Math.max(0, Math.floor((this.#maxBytes - this.#bytes) / strideOf(dimension)))
  }

  #load(vectors: VectorReader, count: number): Resident {
    const { dimension } = vectors
    const stride = strideOf(dimension)
    const region = vectorKernel().allocate(count * stride)
    const into = vectorKernel().bytes(region).fill(0)
    for (let first = 0; first < count; first += rowsAtOnce) {
      const some = Math.min(rowsAtOnce, count - first)
      const read = this.#read(vectors, first, some)
      for (let i = 0; i < some; i++) into.set(read.subarray(i * dimension, (i + 1) * dimension), (first + i) * stride)
    }
    this.#bytes += region.size
    return { region, count, slots: count < vectors.rows ? new RowSlots(vectors.rows, count) : null }
  }

  #release(vectors: VectorReader): void {
    const own = this.#resident.get(vectors)
    if (own === undefined) return
    this.#resident.delete(vectors)
    vectorKernel().release(own.region)
    this.#bytes -= own.region.size
  }
}
