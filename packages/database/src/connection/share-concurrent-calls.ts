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

/** Counts the starts and ends of what may write; absent where other processes write too. */
type WriteCount = (() => number) | undefined

/** Shares the result of a reading call, until something is written where that can be known, else among the callers of the same moment. */
export function shareUntilWritten<T>(writeCount: WriteCount, read: () => Promise<T>): () => Promise<T> {
  if (writeCount === undefined) return shareConcurrentCalls(read)
  let cached: { readonly writeCount: number; readonly result: T } | null = null
  return shareConcurrentCalls(async () => {
    const before = writeCount()
    if (cached?.writeCount !== before) cached = { writeCount: before, result: await read() }
    return cached.result
  })
}
