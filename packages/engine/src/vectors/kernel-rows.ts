import type { VectorReader } from '../segment/vector-reader.ts'
import { ResidentRows, strideOf } from './resident-rows.ts'
import { type ChosenRows, vectorKernel } from './vector-kernel.ts'

/** Rows per step. Their copy fits into the processor's cache. */
export const rowsAtOnce = 256

const consecutive = Uint32Array.from({ length: rowsAtOnce }, (_, i) => i)

/** Copies the chosen rows to the beginning of `into`, `stride` bytes apart. */
type CopyRows = (vectors: VectorReader, rows: Uint32Array, stride: number, into: Uint8Array) => void

/** High or low bytes of vectors in the kernel's memory. Rows are resident, cached in slots, or copied per call when hardly any fit. */
export class KernelRows {
  readonly #purpose: string
  readonly #resident: ResidentRows
  readonly #copy: CopyRows

  constructor(purpose: string, staying: ResidentRows, copy: CopyRows) {
    this.#purpose = purpose
    this.#resident = staying
    this.#copy = copy
  }

  limit(maxBytes: number): void {
    this.#resident.limit(maxBytes)
  }

  /** Up to `rowsAtOnce` rising rows, `strideOf` apart, in order. Valid until the next call. */
  of(vectors: VectorReader, rows: Uint32Array): ChosenRows {
    const { region, count, slots } = this.#resident.of(vectors)
    if (slots === null) return { region, chosen: rows }
    const kernel = vectorKernel()
    const stride = strideOf(vectors.dimension)
    if (count < rows.length) {
      const scratch = kernel.scratchFor(this.#purpose, rowsAtOnce * stride)
      this.#copy(vectors, rows, stride, kernel.bytes(scratch))
      return { region: scratch, chosen: consecutive.subarray(0, rows.length) }
    }
    const into = kernel.bytes(region)
    const read = (row: number, slot: number): void =>
      this.#copy(vectors, Uint32Array.of(row), stride, into.subarray(slot * stride, (slot + 1) * stride))
    return { region, chosen: slots.of(rows, read) }
  }
}

const mebibyte = 2 ** 20

export function createHighBytes(maxBytes: number): KernelRows {
  return new KernelRows(
    'highs',
    new ResidentRows(maxBytes, (vectors, first, count) => vectors.highRows(first, count)),
    (vectors, rows, stride, into) => vectors.copyHighs(rows, stride, into),
  )
}

export function createLowBytes(maxBytes: number): KernelRows {
  return new KernelRows(
    'lows',
    new ResidentRows(maxBytes, (vectors, first, count) => vectors.lowRows(first, count)),
    (vectors, rows, stride, into) => vectors.copyLows(rows, stride, into),
  )
}

/** The 8-bit vectors. */
export const highBytes = createHighBytes(192 * mebibyte)
/** Bytes to add to 256 times the high bytes. Every search needs few rows of them. */
export const lowBytes = createLowBytes(64 * mebibyte)

/** Lowers the room for vectors of all indexes of this thread. Call it before the first search. The low bytes get a quarter of it. */
export function limitResidentVectors(bytes: number): void {
  highBytes.limit(bytes * 0.75)
  lowBytes.limit(bytes * 0.25)
}
