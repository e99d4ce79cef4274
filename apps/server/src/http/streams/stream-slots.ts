import { maxStreams, maxStreamsPerUser } from '@basejuris/domain'
import { ServiceError } from '../../errors/service-error.ts'

export interface StreamSlots {
  /** Takes a place until `signal` aborts. Too many of the user: `stream.too_many`; of all: `stream.busy`. */
  readonly take: (userId: string) => (signal: AbortSignal) => void
}

/** Streams stay open for hours, so they are counted apart from requests, in each process. */
export function createStreamSlots(): StreamSlots {
  const open = new Map<string, number>()
  let total = 0
  return {
    take(userId) {
      const own = open.get(userId) ?? 0
      if (own >= maxStreamsPerUser) throw new ServiceError('stream.too_many')
      if (total >= maxStreams) throw new ServiceError('stream.busy')
      open.set(userId, own + 1)
      total += 1
      return (signal) =>
        signal.addEventListener('abort', () => {
          const left = (open.get(userId) ?? 1) - 1
          if (left === 0) open.delete(userId)
          else open.set(userId, left)
          total -= 1
        })
    },
  }
}
