/** Finaliser of MurmurHash3 (A. Appleby, public domain): every input bit affects every output bit. Returns a signed integer. */
export function mixHash(value: number): number {
  let hash = value
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}

/** What FNV-1a begins with and multiplies by, in 32 bits. */
export const fnv = { offset: 0x811c9dc5, prime: 0x01000193 } as const

/** FNV-1a over UTF-16 units, 32 bits (Fowler, Noll and Vo), finished with `mixHash`. */
export function hashWord(word: string): number {
  let hash: number = fnv.offset
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), fnv.prime)
  return mixHash(hash)
}
