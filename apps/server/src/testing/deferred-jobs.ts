import { randomUUID } from 'node:crypto'
import type { Jobs, Queue } from '@basejuris/database'

type Handler = (payload: object) => Promise<void>

export interface DeferredJobs {
  readonly jobs: Pick<Jobs, 'send'>
  readonly work: <Payload extends object>(queue: Queue<Payload>, handler: (payload: Payload) => Promise<void>) => void
  /** Runs the jobs sent so far and those that they send. */
  readonly drain: () => Promise<void>
}

/** A queue in memory whose jobs run when a test drains it. */
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
