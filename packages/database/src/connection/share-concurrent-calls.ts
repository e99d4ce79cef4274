import { setImmediate } from 'node:timers/promises'

/** Shares one call among all callers of the same moment. It starts after they called. */
export function shareConcurrentCalls<T>(call: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | null = null
  return () => {
    pending ??= setImmediate().then(() => {
      pending = null
      return call()
    })
    return pending
  }
}
