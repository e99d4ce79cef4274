import type { AttemptView, paymentAttemptEndpoint } from '@basejuris/contract'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { CallError } from '../../../api/call-error.ts'

const maxWaitMs = 60_000
const firstPauseMs = 700
const maxPauseMs = 4000

interface FollowOptions {
  readonly signal: AbortSignal
  /** Milliseconds after which it gives up. The attempt goes on without the browser. */
  readonly waitMs?: number
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

const isRefusal = (error: unknown): boolean => error instanceof CallError && error.status < 500 && error.status !== 429

/**
 * Asks the server about an attempt until it ended; null where it has not after the wait or `signal` is aborted. A server that does
 * not answer is asked again. Throws CallError where the attempt is not the caller's.
 */
export async function followAttempt(paymentRef: string, { signal, waitMs = maxWaitMs }: FollowOptions): Promise<AttemptView | null> {
  const end = Date.now() + waitMs
  const path = `/v1/payment/attempts/${encodeURIComponent(paymentRef)}` as const
  for (let pauseMs = firstPauseMs; !signal.aborted && Date.now() < end; pauseMs = Math.min(pauseMs * 1.4, maxPauseMs)) {
    try {
      const attempt = await callFromBrowser<typeof paymentAttemptEndpoint>('GET', path, undefined, signal)
      if (attempt.terminado) return attempt
    } catch (error) {
      if (signal.aborted) return null
      if (isRefusal(error)) throw error
    }
    await pause(pauseMs, signal)
  }
  return null
}
