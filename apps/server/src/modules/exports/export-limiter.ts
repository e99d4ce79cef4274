import { ServiceError } from '../../errors/service-error.ts'

export interface ExportLimiter {
  /**
   * Waits for a slot and returns its release function. Too many waiting, or too many of one user: `export.busy`. Aborted while waiting:
   * throws the signal's reason.
   */
  acquire(userId: string, signal: AbortSignal): Promise<() => void>
}

interface Limits {
  readonly maxRunning: number
  readonly maxWaiting: number
  /** Of one user, running and waiting. */
  readonly maxPerUser: number
}

/** Limits concurrent exports, because each may use a core and much memory. */
export function createExportLimiter({ maxRunning, maxWaiting, maxPerUser }: Limits): ExportLimiter {
  const byUser = new Map<string, number>()
  const queue: (() => void)[] = []
  let running = 0
  const count = (userId: string, by: number): void => {
    const now = (byUser.get(userId) ?? 0) + by
    if (now === 0) byUser.delete(userId)
    else byUser.set(userId, now)
  }
  const begin = (userId: string): (() => void) => {
    running += 1
    let ended = false
    return () => {
      if (ended) return
      ended = true
      running -= 1
      count(userId, -1)
      queue.shift()?.()
    }
  }
  return {
    async acquire(userId, signal) {
      if ((byUser.get(userId) ?? 0) >= maxPerUser || (running >= maxRunning && queue.length >= maxWaiting))
        throw new ServiceError('export.busy')
      count(userId, 1)
      if (running < maxRunning) return begin(userId)
      await new Promise<void>((resolve, reject) => {
        const called = (): void => {
          signal.removeEventListener('abort', left)
          resolve()
        }
        const left = (): void => {
          queue.splice(queue.indexOf(called), 1)
          count(userId, -1)
          reject(signal.reason)
        }
        queue.push(called)
        signal.addEventListener('abort', left, { once: true })
      })
      return begin(userId)
    },
  }
}
