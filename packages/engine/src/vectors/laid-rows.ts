import type { VectorReader } from '../segment/vector-reader.ts'
import { type ResidentVectors, residentVectors, strideOf } from './resident-vectors.ts'
import { type Region, vectorKernel } from './vector-kernel.ts'

/** As many are laid out at a time; what is copied of them still fits into the processor's cache. */
export const rowsAtOnce = 256

const consecutive = Uint32Array.from({ length: rowsAtOnce }, (_, i) => i)

export interface LaidRows {
  /** Rows `strideOf` apart. */
  readonly region: Region
  /** Those asked for, in their order. */
  readonly chosen: Uint32Array
}

/** Up to `rowsAtOnce` 8-bit vectors, rising, in the kernel's memory: where they stay, or copied together there. Valid until the next call. */
export const laidHighs = (vectors: VectorReader, rows: Uint32Array, staying: ResidentVectors = residentVectors): LaidRows => {
  const { region: resident, count } = staying.rowsOf(vectors)
  if ((rows.at(-1) ?? 0) < count) return { region: resident, chosen: rows }
  const kernel = vectorKernel()
  const stride = strideOf(vectors.dimension)
  const region = kernel.scratchFor('highs', rowsAtOnce * stride)
  const into = kernel.bytes(region)
  const stay = kernel.bytes(resident)
  let near = 0
  for (; (rows[near] as number) < count; near++) {
    const at = (rows[near] as number) * stride
    into.set(stay.subarray(at, at + stride), near * stride)
  }
  vectors.copyHighs(rows.subarray(near), stride, into.subarray(near * stride))
  return { region, chosen: consecutive.subarray(0, rows.length) }
}

/** What is to be added to them, one after the other. */
export const laidLows = (vectors: VectorReader, rows: Uint32Array): Region => {
  const stride = strideOf(vectors.dimension)
  const region = vectorKernel().scratchFor('lows', rowsAtOnce * stride)
  vectors.copyLows(rows, stride, vectorKernel().bytes(region))
  return region
}
