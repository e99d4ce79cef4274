import { analyze, type Token } from '@basejuris/legal-text'
import { LRUCache } from 'lru-cache'

/** Characters of the texts kept; their tokens take some twenty times as many bytes. */
const maxCachedCharacters = 1_500_000

const cache = new LRUCache<string, readonly Token[]>({
  maxSize: maxCachedCharacters,
  sizeCalculation: (_, text) => Math.max(1, text.length),
  memoMethod: (text) => analyze(text),
})

/** As `analyze`: texts that were read lately are not read again. A passage is shown by many searches, and on every page that leads back to one. */
export function cachedAnalyze(text: string): readonly Token[] {
  return cache.memo(text)
}
