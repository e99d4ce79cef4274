import { setTimeout } from 'node:timers/promises'

export interface Timed {
  /** In milliseconds, of successful requests. */
  readonly times: readonly number[]
  /** Number of refused or failed requests. */
  readonly refused: number
  /** All requests, warm-up included. */
  readonly requests: number
}

/**
 * Starts requests at a fixed rate, whether or not earlier ones have finished. Times count from the scheduled start, so queueing is
 * included.
 */
export async function openLoop(perSecond: number, count: number, request: (at: number) => Promise<void>): Promise<Timed> {
  const startedMs = performance.now()
  const running: Promise<number | null>[] = []
  for (let at = 0; at < count; at++) {
    const dueMs = startedMs + (at * 1000) / perSecond
    const aheadMs = dueMs - performance.now()
    if (aheadMs > 0) await setTimeout(aheadMs)
    running.push(
      request(at).then(
        () => performance.now() - dueMs,
        () => null,
      ),
    )
  }
  const all = await Promise.all(running)
  const times = all.filter((time) => time !== null)
  return { times, refused: all.length - times.length, requests: count }
}

/** Times consecutive requests, with a pause after each, after a fifth as many for warm-up. */
export async function closedLoop(count: number, request: (at: number) => Promise<void>, { pauseMs = 0 } = {}): Promise<Timed> {
  const times: number[] = []
  let refused = 0
  for (let at = -Math.ceil(count / 5); at < count; at++) {
    const startedMs = performance.now()
    const answered = await request(Math.abs(at)).then(
      () => true,
      () => false,
    )
    const timeMs = performance.now() - startedMs
    if (pauseMs > 0) await setTimeout(pauseMs)
    if (at < 0) continue
    if (answered) times.push(timeMs)
    else refused += 1
  }
  return { times, refused, requests: count + Math.ceil(count / 5) }
}
