import type { VectorReader } from '../segment/vector-reader.ts'
import { type Region, vectorKernel } from './vector-kernel.ts'

interface Resident {
  codes: Region | null
  /** null when there was no room. */
  rows: Region | null | undefined
}

const resident = new WeakMap<VectorReader, Resident>()
/** Most that 8-bit vectors take of the kernel's memory, over all indexes of the process; beyond it rows are copied there one by one. */
const mostRowBytes = 192 * 2 ** 20
const rowsAtOnce = 1_024
let rowBytes = 0

const residentOf = (vectors: VectorReader): Resident => {
  let own = resident.get(vectors)
  if (own === undefined) {
    own = { codes: null, rows: undefined }
    resident.set(vectors, own)
    vectors.onClose = () => release(vectors)
  }
  return own
}

/** The 1-bit codes of a segment in the kernel's memory; read when first asked for. */
export const residentCodes = (vectors: VectorReader): Region => {
  const own = residentOf(vectors)
  if (own.codes === null) {
    const codes = vectors.codes()
    own.codes = vectorKernel().allocate(codes.length)
    vectorKernel().bytes(own.codes).set(codes)
  }
  return own.codes
}

export const strideOf = (dimension: number): number => Math.ceil(dimension / 16) * 16

/** The 8-bit vectors of a segment in the kernel's memory, `strideOf` apart; null when there is no room for them. */
export const residentRows = (vectors: VectorReader): Region | null => {
  const own = residentOf(vectors)
  if (own.rows === undefined) {
    const bytes = vectors.rows * strideOf(vectors.dimension)
    own.rows = rowBytes + bytes > mostRowBytes ? null : load(vectors, bytes)
  }
  return own.rows
}

const load = (vectors: VectorReader, bytes: number): Region => {
  const kernel = vectorKernel()
  const region = kernel.allocate(bytes)
  const into = kernel.bytes(region).fill(0)
  const { dimension } = vectors
  const stride = strideOf(dimension)
  for (let first = 0; first < vectors.rows; first += rowsAtOnce) {
    const count = Math.min(rowsAtOnce, vectors.rows - first)
    const read = vectors.highRows(first, count)
    for (let i = 0; i < count; i++) into.set(read.subarray(i * dimension, (i + 1) * dimension), (first + i) * stride)
  }
  rowBytes += region.size
  return region
}

const release = (vectors: VectorReader): void => {
  const { codes, rows } = residentOf(vectors)
  resident.delete(vectors)
  if (codes !== null) vectorKernel().release(codes)
  if (rows == null) return
  vectorKernel().release(rows)
  rowBytes -= rows.size
}
