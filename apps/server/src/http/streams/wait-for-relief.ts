import { setTimeout as sleep } from 'node:timers/promises'
import { ServiceError } from '../../errors/service-error.ts'

interface Relief {
  readonly isUnderPressure: () => boolean
  /** Requests that wait at once; further ones are refused. */
  readonly maxWaiting?: number
  /** Time after which one that waits is refused, in ms. */
  readonly maxWaitMs?: number
  /** Time between two looks at the load, in ms. */
  readonly intervalMs?: number
}

/**
 * Holds a request that came under load until the load has fallen, and throws `server.unavailable` where it does not fall or too many wait.
 * Work that answers in seconds is worth waiting for; other requests are refused at once.
 */
export function createReliefQueue({ isUnderPressure, maxWaiting = 24, maxWaitMs = 20_000, intervalMs = 250 }: Relief) {
  let waiting = 0
  return async ({ raw }: { readonly raw: { readonly destroyed: boolean } }): Promise<void> => {
    if (waiting >= maxWaiting) throw new ServiceError('server.unavailable')
    waiting += 1
    try {
      const deadline = performance.now() + maxWaitMs
      while (isUnderPressure()) {
        if (raw.destroyed || performance.now() >= deadline) throw new ServiceError('server.unavailable')
        await sleep(intervalMs)
      }
    } finally {
      waiting -= 1
    }
  }
}
