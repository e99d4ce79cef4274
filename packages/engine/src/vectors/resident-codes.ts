import type { VectorReader } from '../segment/vector-reader.ts'
import { type Region, vectorKernel } from './vector-kernel.ts'

const resident = new WeakMap<VectorReader, Region>()

/** The 1-bit codes of a segment in the kernel's memory, read when first asked for; they stay until it is closed. */
export const codesOf = (vectors: VectorReader): Region => {
  const known = resident.get(vectors)
  if (known !== undefined) return known
  const codes = vectors.codes()
  const region = vectorKernel().allocate(codes.length)
  vectorKernel().bytes(region).set(codes)
  resident.set(vectors, region)
  vectors.onClose.push(() => {
    resident.delete(vectors)
    vectorKernel().release(region)
  })
  return region
}
