import type { Encoder } from './encoder.ts'
import { EncoderUnavailable } from './encoder-unavailable.ts'

const maxCachedQueries = 500
const coolDownMs = 10_000

/**
 * Caches the vectors of the last queries in memory. A failure opens a circuit breaker for ten seconds, so that searches do not wait for
 * a failing service one after another.
 */
export function cachedEncoder(encoder: Encoder, nowMs: () => number): Encoder {
  const cache = new Map<string, Promise<Float32Array | null>>()
  let failed: { readonly untilMs: number; readonly error: unknown } | null = null
  const encode = async (text: string): Promise<Float32Array | null> => {
    try {
      const vector = await encoder.encodeQuery(text)
      failed = null
      return vector
    } catch (error) {
      cache.delete(text)
      const waitMs = error instanceof EncoderUnavailable && error.retryAfterS !== null ? error.retryAfterS * 1000 : coolDownMs
      failed = { untilMs: nowMs() + waitMs, error }
      throw error
    }
  }
  return {
    ...encoder,
    encodeQuery: (text) => {
      const cached = cache.get(text)
      if (cached !== undefined) {
        cache.delete(text)
        cache.set(text, cached)
        return cached
      }
      if (failed !== null && nowMs() < failed.untilMs) return Promise.reject(failed.error)
      const pending = encode(text)
      cache.set(text, pending)
      const [oldest] = cache.keys()
      if (cache.size > maxCachedQueries && oldest !== undefined) cache.delete(oldest)
      return pending
    },
  }
}
