import { hashWord, mixHash } from './mix-hash.ts'

/** Words of a shingle. */
const width = 5

/**
 * Distinct hashes of all runs of five words, ascending, unsigned 32 bits (Broder, «On the resemblance and containment of documents»,
 * 1997).
 * Two different runs collide once in four thousand million pairs. Empty for fewer than five words.
 */
export function shingleSet(words: readonly string[]): Uint32Array {
  const hashes = words.map(hashWord)
  const found = new Set<number>()
  for (let at = 0; at + width <= hashes.length; at++) {
    let hash = width
    for (let k = 0; k < width; k++) hash = mixHash(Math.imul(hash, 31) + (hashes[at + k] ?? 0))
    found.add(hash >>> 0)
  }
  return Uint32Array.from(found).sort()
}

/** Shared part of two ascending sets: |A ∩ B| / |A ∪ B| (P. Jaccard, 1901); 1 for two empty sets. */
export function jaccard(a: Uint32Array, b: Uint32Array): number {
  if (a.length === 0 && b.length === 0) return 1
  let shared = 0
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const left = a[i] ?? 0
    const right = b[j] ?? 0
    if (left === right) shared += 1
    if (left <= right) i += 1
    if (right <= left) j += 1
  }
  return shared / (a.length + b.length - shared)
}
