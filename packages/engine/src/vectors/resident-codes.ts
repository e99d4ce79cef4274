import type { VectorReader } from '../segment/vector-reader.ts'
import { headSize, type Region, vectorKernel } from './vector-kernel.ts'

interface ResidentCodes {
  readonly codes: Region
  /** The first `headSize` bytes of each code, contiguous. */
  readonly heads: Region
}

const resident = new WeakMap<VectorReader, ResidentCodes>()

/** The 1-bit codes of a segment in the kernel's memory. Loaded on first use, released when the segment is closed. */
export function codesOf(vectors: VectorReader): ResidentCodes {
  const cached = resident.get(vectors)
  if (cached !== undefined) return cached
  const loaded = load(vectors)
  resident.set(vectors, loaded)
  vectors.onClose.push(() => {
    resident.delete(vectors)
    vectorKernel().release(loaded.codes)
    vectorKernel().release(loaded.heads)
  })
  return loaded
}

const load = (vectors: VectorReader): ResidentCodes => {
  const read = vectors.codes()
  const kernel = vectorKernel()
  const codes = kernel.allocate(read.length)
  kernel.bytes(codes).set(read)
  const heads = kernel.allocate(vectors.rows * headSize)
  const into = kernel.bytes(heads).fill(0)
  const size = read.length / vectors.rows
  for (let row = 0; row < vectors.rows; row++)
    for (let i = 0; i < headSize && i < size; i++) into[row * headSize + i] = read[row * size + i]!
  return { codes, heads }
}
