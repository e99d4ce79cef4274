/** Finaliser of MurmurHash3 (A. Appleby, public domain): every input bit affects every output bit. Returns a signed integer. */
export function mixHash(value: number): number {
  let hash = value
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}

/** FNV-1a over UTF-16 units, 32 bits (Fowler, Noll and Vo), finished with `mixHash`. */
export function hashWord(word: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  return mixHash(hash)
}
