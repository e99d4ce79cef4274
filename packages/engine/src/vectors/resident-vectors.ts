import type { VectorReader } from '../segment/vector-reader.ts'
import { type Region, vectorKernel } from './vector-kernel.ts'

export interface ResidentRows {
  /** `strideOf` apart. */
  readonly region: Region
  /** The first so many rows of the segment. */
  readonly count: number
}

interface Resident {
  codes: Region | null
  rows: ResidentRows | null
}

export const strideOf = (dimension: number): number => Math.ceil(dimension / 16) * 16

const rowsAtOnce = 1_024

/** What stays in the kernel's memory of the vectors of all indexes of the process; `mostRowBytes` is for 8-bit rows alone. */
export class ResidentVectors {
  private readonly resident = new WeakMap<VectorReader, Resident>()
  private readonly mostRowBytes: number
  private rowBytes = 0

  constructor(mostRowBytes: number) {
    this.mostRowBytes = mostRowBytes
  }

  /** The 1-bit codes of a segment; read when first asked for. */
  codesOf(vectors: VectorReader): Region {
    const own = this.residentOf(vectors)
    if (own.codes === null) {
      const codes = vectors.codes()
      own.codes = vectorKernel().allocate(codes.length)
      vectorKernel().bytes(own.codes).set(codes)
    }
    return own.codes
  }

  /** The 8-bit vectors of a segment, as many as there is room for; read when first asked for, and again when others have left much more room. */
  rowsOf(vectors: VectorReader): ResidentRows {
    const own = this.residentOf(vectors)
    if (own.rows !== null && !this.hasRoomForHalf(vectors.rows - own.rows.count, vectors)) return own.rows
    this.releaseRows(own)
    own.rows = this.load(vectors, Math.min(vectors.rows, this.roomFor(vectors)))
    return own.rows
  }

  private hasRoomForHalf(missing: number, vectors: VectorReader): boolean {
    return missing > 0 && 2 * this.roomFor(vectors) >= missing
  }

  private roomFor({ dimension }: VectorReader): number {
    return Math.max(0, Math.floor((this.mostRowBytes - this.rowBytes) / strideOf(dimension)))
  }

  private load(vectors: VectorReader, count: number): ResidentRows {
    const { dimension } = vectors
    const stride = strideOf(dimension)
    const region = vectorKernel().allocate(count * stride)
    const into = vectorKernel().bytes(region).fill(0)
    for (let first = 0; first < count; first += rowsAtOnce) {
      const some = Math.min(rowsAtOnce, count - first)
      const read = vectors.highRows(first, some)
      for (let i = 0; i < some; i++) into.set(read.subarray(i * dimension, (i + 1) * dimension), (first + i) * stride)
    }
    this.rowBytes += region.size
    return { region, count }
  }

  private residentOf(vectors: VectorReader): Resident {
    let own = this.resident.get(vectors)
    if (own === undefined) {
      own = { codes: null, rows: null }
      this.resident.set(vectors, own)
      vectors.onClose = () => this.release(vectors)
    }
    return own
  }

  private release(vectors: VectorReader): void {
    const own = this.residentOf(vectors)
    this.resident.delete(vectors)
    if (own.codes !== null) vectorKernel().release(own.codes)
    this.releaseRows(own)
  }

  private releaseRows(own: Resident): void {
    if (own.rows === null) return
    vectorKernel().release(own.rows.region)
    this.rowBytes -= own.rows.region.size
    own.rows = null
  }
}

export const residentVectors = new ResidentVectors(192 * 2 ** 20)
