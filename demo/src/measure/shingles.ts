const words = /\p{L}+/gu

const hashWord = (word: string): number => {
  let h = 2166136261
  for (let i = 0; i < word.length; i++) h = Math.imul(h ^ word.charCodeAt(i), 16777619)
  return h | 0
}

/** Hashes of the words of a text, digits dropped, in order. */
export function wordHashes(text: string): Int32Array {
  return Int32Array.from(text.toLowerCase().match(words) ?? [], hashWord)
}

/** Hash of the five words from a position. */
export function fiveGram(hashes: Int32Array, at: number): number {
  let h = 17
  for (let i = at; i < at + 5; i++) h = Math.imul(h, 31) + (hashes[i] ?? 0) + (h >>> 15)
  return h | 0
}

/** The set of 5-word shingles of a text, hashed. */
export function shingles(text: string): Set<number> {
  const hashes = wordHashes(text)
  const out = new Set<number>()
  for (let at = 0; at + 5 <= hashes.length; at++) out.add(fiveGram(hashes, at))
  return out
}

export function jaccard(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a]
  let shared = 0
  for (const item of small) if (large.has(item)) shared++
  const union = a.size + b.size - shared
  return union === 0 ? 0 : shared / union
}
