import { createHash } from 'node:crypto'
import { vectorDimension } from '@basejuris/search'

/** Packs the vectors of all passages as 16-bit floats; a missing one is all zeros. */
export function packVectors(vectors: readonly (Float32Array | null)[]): Uint8Array {
  const packed = new Float16Array(vectors.length * vectorDimension)
  vectors.forEach((vector, at) => {
    if (vector !== null) packed.set(vector, at * vectorDimension)
  })
  return new Uint8Array(packed.buffer)
}

export function unpackVectors(bytes: Uint8Array): (Float32Array | null)[] {
  const floats = new Float16Array(Uint8Array.from(bytes).buffer)
  return Array.from({ length: floats.length / vectorDimension }, (_, at) => {
    const vector = Float32Array.from(floats.subarray(at * vectorDimension, (at + 1) * vectorDimension))
    return vector.some((value) => value !== 0) ? vector : null
  })
}

/** Hashes the texts that an encoder reads of a ruling. */
export function hashTexts(texts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex')
}
