import { fiveGram, wordHashes } from './shingles.ts'

export interface Variety {
  readonly tokens: number
  readonly distinctPerToken: number
}

/** Distinct 5-grams per token over the texts in order, until `limit` tokens. */
export function variety(texts: Iterable<string>, limit = 1_000_000): Variety {
  const seen = new Set<number>()
  let tokens = 0
  for (const text of texts) {
    const hashes = wordHashes(text)
    for (let at = 0; at + 5 <= hashes.length; at++) seen.add(fiveGram(hashes, at))
    tokens += hashes.length
    if (tokens >= limit) break
  }
  return { tokens, distinctPerToken: tokens === 0 ? 0 : seen.size / tokens }
}
