import { randomUUID } from 'node:crypto'
import type { Jobs, Queue } from '@basejuris/database'

type Handler = (payload: object) => Promise<void>

export interface DeferredJobs {
  readonly jobs: Pick<Jobs, 'send'>
  readonly work: <Payload extends object>(queue: Queue<Payload>, handler: (payload: Payload) => Promise<void>) => void
  /** Runs what was sent so far, and what that sends. */
  readonly drain: () => Promise<void>
}

/** A queue in memory whose jobs wait until a test wants them run. */
export function createDeferredJobs(): DeferredJobs {
  const handlers = new Map<string, Handler>()
  const waiting: { readonly queue: string; readonly payload: object }[] = []
  return {
    jobs: {
      async send(queue, payload) {
        waiting.push({ queue: queue.name, payload: queue.payload.parse(payload) })
        return randomUUID()
      },
    },
    work: (queue, handler) => void handlers.set(queue.name, handler as Handler),
    async drain() {
      for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) await handlers.get(job.queue)?.(job.payload)
    },
  }
}
