import { analyze, type Token } from '@basejuris/legal-text'
import { LRUCache } from 'lru-cache'

/** Characters of the cached texts. Their tokens take about twenty times as many bytes. */
const maxCachedCharacters = 1_500_000

const cache = new LRUCache<string, readonly Token[]>({
  maxSize: maxCachedCharacters,
  sizeCalculation: (_, text) => Math.max(1, text.length),
  memoMethod: (text) => analyze(text),
})

/** `analyze` with an LRU cache. Many searches show the same passage, and so does every page that leads back to one. */
export function cachedAnalyze(text: string): readonly Token[] {
  return cache.memo(text)
}
