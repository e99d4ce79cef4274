import { LRUCache } from 'lru-cache'

/** Several readers of one query ask the same of the same text. */
const maxTexts = 64

/** The same function, which computes once what it is asked again of one of the last texts. Nobody may change its answers. */
export function remembering<Found extends object>(find: (text: string) => Found): (text: string) => Found {
  const cache = new LRUCache<string, Found>({ max: maxTexts, memoMethod: (text) => find(text) })
  return (text) => cache.memo(text)
}
