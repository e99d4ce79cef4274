import type { Encoder } from './encoder.ts'
import { EncoderUnavailable } from './encoder-unavailable.ts'

const mostRemembered = 500
const restMs = 10_000

/**
 * An encoder over a network or a large model, as searches use it: vectors of the last queries are remembered, in memory alone, and one that failed is left
 * alone for ten seconds, so that searches do not wait for it one after the other.
 */
export function patientEncoder(encoder: Encoder, nowMs: () => number): Encoder {
  const remembered = new Map<string, Promise<Float32Array | null>>()
  let failed: { readonly untilMs: number; readonly error: unknown } | null = null
  const ask = async (text: string): Promise<Float32Array | null> => {
    try {
      const vector = await encoder.encodeQuery(text)
      failed = null
      return vector
    } catch (error) {
      remembered.delete(text)
      const rest = error instanceof EncoderUnavailable && error.retryAfterS !== null ? error.retryAfterS * 1000 : restMs
      failed = { untilMs: nowMs() + rest, error }
      throw error
    }
  }
  return {
    ...encoder,
    encodeQuery: (text) => {
      const known = remembered.get(text)
      if (known !== undefined) {
        remembered.delete(text)
        remembered.set(text, known)
        return known
      }
      if (failed !== null && nowMs() < failed.untilMs) return Promise.reject(failed.error)
      const asked = ask(text)
      remembered.set(text, asked)
      const [oldest] = remembered.keys()
      if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest)
      return asked
    },
  }
}
