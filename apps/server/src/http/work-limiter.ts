import type { ErrorCode } from '@basejuris/contract'
import { ServiceError } from '../errors/service-error.ts'

export interface WorkRequester {
  readonly userId: string
  readonly address: string
  /** Chosen by the user, to ask for the place of this work. */
  readonly ticket?: string | undefined
}

/** Pieces of work that go before one: those running and those waiting ahead of it. 0 for one that runs. */
export interface WorkPlace {
  readonly isRunning: boolean
  readonly before: number
}

export interface WorkLimiter {
  /**
   * Waits for a slot and returns its release function. Too many waiting, of one user or of one address: the error of the limiter. Aborted while
   * waiting: throws the signal's reason.
   */
  acquire(requester: WorkRequester, signal: AbortSignal): Promise<() => void>
  /** Null where the user has no work with the ticket. */
  findPlace(requester: Required<Pick<WorkRequester, 'userId' | 'ticket'>>): WorkPlace | null
}

interface Limits {
  readonly maxRunning: number
  /** Less than `maxRunning`, so that one user never holds every slot. */
  readonly maxRunningPerUser: number
  readonly maxWaiting: number
  /** Running and waiting. */
  readonly maxPerUser: number
  /** Running and waiting; less than all places, so that one address never fills the queue. */
  readonly maxPerAddress: number
}

const standardLimits: Limits = { maxRunning: 2, maxRunningPerUser: 1, maxWaiting: 8, maxPerUser: 2, maxPerAddress: 6 }

/** Limits concurrent heavy work, because each piece may use a core and much memory. `busy` is the error of one that finds no place. */
export function createWorkLimiter(busy: ErrorCode, limits: Limits = standardLimits): WorkLimiter {
  const running: WorkRequester[] = []
  const waiting: { readonly requester: WorkRequester; readonly begin: () => void }[] = []
  const mayRun = ({ userId }: WorkRequester): boolean =>
    running.length < limits.maxRunning && countOf(running, 'userId', userId) < limits.maxRunningPerUser
  const isRefused = ({ userId, address }: WorkRequester): boolean => {
    const all = [...running, ...waiting.map(({ requester }) => requester)]
    return countOf(all, 'userId', userId) >= limits.maxPerUser || countOf(all, 'address', address) >= limits.maxPerAddress
  }
  const run = (requester: WorkRequester): (() => void) => {
    running.push(requester)
    return () => {
      const at = running.indexOf(requester)
      if (at === -1) return
      running.splice(at, 1)
      const next = waiting.findIndex((one) => mayRun(one.requester))
      if (next !== -1) waiting.splice(next, 1)[0]?.begin()
    }
  }
  return {
    async acquire({ userId, address, ticket }, signal) {
      const requester = { userId, address, ticket }
      if (isRefused(requester)) throw new ServiceError(busy)
      if (mayRun(requester)) return run(requester)
      if (waiting.length >= limits.maxWaiting) throw new ServiceError(busy)
      return new Promise((resolve, reject) => {
        const place = {
          requester,
          begin: () => {
            signal.removeEventListener('abort', leave)
            resolve(run(requester))
          },
        }
        const leave = (): void => {
          waiting.splice(waiting.indexOf(place), 1)
          reject(signal.reason)
        }
        waiting.push(place)
        signal.addEventListener('abort', leave, { once: true })
      })
    },
    findPlace({ userId, ticket }) {
      const isOwn = (one: WorkRequester): boolean => one.userId === userId && one.ticket === ticket
      const at = waiting.findIndex(({ requester }) => isOwn(requester))
      if (at >= 0) return { isRunning: false, before: running.length + at }
      return running.some(isOwn) ? { isRunning: true, before: 0 } : null
    },
  }
}

const countOf = (requesters: readonly WorkRequester[], key: 'userId' | 'address', value: string): number =>
  requesters.filter((requester) => requester[key] === value).length
