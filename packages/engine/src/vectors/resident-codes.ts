import type { VectorReader } from '../segment/vector-reader.ts'
import { type Region, vectorKernel } from './vector-kernel.ts'

const resident = new WeakMap<VectorReader, Region>()

/** The 1-bit codes of a segment in the kernel's memory; read when first asked for. */
export const residentCodes = (vectors: VectorReader): Region => {
  let region = resident.get(vectors)
  if (region === undefined) {
    const codes = vectors.codes()
    region = vectorKernel().allocate(codes.length)
    vectorKernel().bytes(region).set(codes)
    resident.set(vectors, region)
    vectors.onClose = () => vectorKernel().release(region as Region)
  }
  return region
}
