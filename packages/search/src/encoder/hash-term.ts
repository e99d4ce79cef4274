/** FNV-1a over UTF-16 units, 32 bits, finished with the mixing steps of MurmurHash3 so that low bits are as good as high ones. */
export const hashTerm = (term: string, seed: number): number => {
  let hash = 0x811c9dc5 ^ seed
  for (let i = 0; i < term.length; i++) hash = Math.imul(hash ^ term.charCodeAt(i), 0x01000193)
  hash ^= hash >>> 16
  hash = Math.imul(hash, 0x85ebca6b)
  hash ^= hash >>> 13
  hash = Math.imul(hash, 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
