import { hashWord, mixHash } from './mix-hash.ts'

const bandCount = 16
const rows = 8

/**
 * Sixteen signed 32-bit keys of a signature, one for each band of eight values. Two sets share at least one with probability 1 − (1 −
 * J⁸)¹⁶: one half at 0.67, 0.994 at 0.85.
 * Source: Leskovec, Rajaraman and Ullman, «Mining of Massive Datasets», 3.4. Keys of different partitions differ.
 */
export function lshBands(signature: Uint32Array, partition: string): number[] {
  const start = hashWord(partition)
  return Array.from({ length: bandCount }, (_, band) => {
    let key = mixHash(start + band + 1)
    for (let row = 0; row < rows; row++) key = mixHash(Math.imul(key, 31) + (signature[band * rows + row] ?? 0))
    return key | 0
  })
}
