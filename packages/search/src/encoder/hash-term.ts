/** Mixes the bits of a 32-bit number with the last steps of MurmurHash3. */
export function mix(value: number): number {
  let hash = value ^ (value >>> 16)
  hash = Math.imul(hash, 0x85ebca6b)
  hash ^= hash >>> 13
  hash = Math.imul(hash, 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** FNV-1a over UTF-16 units, 32 bits, mixed. */
export function hashTerm(term: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < term.length; i++) hash = Math.imul(hash ^ term.charCodeAt(i), 0x01000193)
  return mix(hash)
}

/** Depends on the order of the pair. */
export function hashPair(first: number, second: number): number {
  return mix(Math.imul(first, 31) ^ second)
}
