import { ServiceError } from '../errors/service-error.ts'

export interface SearchLimiter {
  /**
   * Waits for a slot and returns its release function. `visitor` is null when no single visitor asks. Too many at once: `search.busy`.
   * Aborted while waiting: throws the signal's reason.
   */
  acquire(visitor: string | null, signal: AbortSignal): Promise<() => void>
}

interface Limits {
  /** Of all visitors. The first search of each visitor also runs beyond it. */
  readonly maxRunning: number
  readonly maxRunningWithFirsts: number
  readonly maxRunningPerVisitor: number
  /** A browser that reopens its tabs asks more at once than may run. Those wait a moment instead of being refused. */
  readonly maxWaiting: number
  readonly maxWaitingPerVisitor: number
  readonly maxWaitMs: number
}

/** Records 28 and 37. */
const standardLimits: Limits = {
  maxRunning: 16,
  maxRunningWithFirsts: 64,
  maxRunningPerVisitor: 4,
  maxWaiting: 48,
  maxWaitingPerVisitor: 12,
  maxWaitMs: 2000,
}

interface WaitingSearch {
  readonly visitor: string | null
  readonly begin: () => void
}

/** Limits concurrent searches, because one thread runs them all. Who works next in it, the scheduler of the thread decides. */
export function createSearchLimiter(limits: Limits = standardLimits): SearchLimiter {
  const running: { readonly visitor: string | null }[] = []
  const waiting: WaitingSearch[] = []
  const mayRun = (visitor: string | null): boolean => {
    const own = countOf(running, visitor)
    return running.length < (own === 0 ? limits.maxRunningWithFirsts : limits.maxRunning) && own < limits.maxRunningPerVisitor
  }
  /** The first search of a visitor goes before the second of another. */
  const beginNext = (): void => {
    const [next] = waiting
      .filter(({ visitor }) => mayRun(visitor))
      .toSorted((one, other) => countOf(running, one.visitor) - countOf(running, other.visitor))
    next?.begin()
  }
  const run = (visitor: string | null): (() => void) => {
    const search = { visitor }
    running.push(search)
    return () => {
      remove(running, search)
      beginNext()
    }
  }
  return {
    async acquire(visitor, signal) {
      signal.throwIfAborted()
      if (mayRun(visitor)) return run(visitor)
      if (waiting.length >= limits.maxWaiting || countOf(waiting, visitor) >= limits.maxWaitingPerVisitor)
        throw new ServiceError('search.busy')
      const { promise, resolve, reject } = Promise.withResolvers<() => void>()
      const leave = (): void => {
        remove(waiting, search)
        clearTimeout(timer)
        signal.removeEventListener('abort', abandon)
      }
      const search: WaitingSearch = {
        visitor,
        begin: () => {
          leave()
          resolve(run(visitor))
        },
      }
      const abandon = (): void => {
        leave()
        reject(signal.reason)
      }
      const timer = setTimeout(() => {
        leave()
        reject(new ServiceError('search.busy'))
      }, limits.maxWaitMs)
      waiting.push(search)
      signal.addEventListener('abort', abandon)
      return promise
    },
  }
}

const countOf = (searches: readonly { readonly visitor: string | null }[], visitor: string | null): number =>
  visitor === null ? 0 : searches.filter((search) => search.visitor === visitor).length

const remove = <Search>(searches: Search[], search: Search): void => {
  const at = searches.indexOf(search)
  if (at !== -1) searches.splice(at, 1)
}
