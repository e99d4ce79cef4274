import type { PgBoss } from 'pg-boss'
import { z } from 'zod'

export interface DueWorkers {
  /** Wakes this worker from now on whenever its queue has a job that is due. */
  readonly add: (queue: string, workerId: string) => void
  /** Waits for the running statement. */
  readonly stop: () => Promise<void>
}

const everyMs = 2_000

const dueQueues = `select queue from unnest($1::text[]) as queue where exists (
  select from pgboss.job where name = queue and state < 'active' and not blocked and start_after <= now())`
const rowsSchema = z.array(z.object({ queue: z.string() }))

/**
 * A new job wakes its workers itself; a retry or a job for later does not when its time comes. One statement asks for all queues, so that no
 * worker has to ask for itself every two seconds.
 */
export function wakeDueWorkers(boss: PgBoss, onError: (error: unknown) => void): DueWorkers {
  const workers = new Map<string, string[]>()
  const wake = async (): Promise<void> => {
    const { rows } = await boss.getDb().executeSql(dueQueues, [[...workers.keys()]])
    for (const { queue } of rowsSchema.parse(rows)) for (const id of workers.get(queue) ?? []) boss.notifyWorker(id)
  }
  let running: Promise<void> | null = null
  const timer = setInterval(() => {
    if (running !== null || workers.size === 0) return
    running = wake()
      .catch(onError)
      .finally(() => {
        running = null
      })
  }, everyMs)
  timer.unref()
  return {
    add: (queue, workerId) => {
      workers.set(queue, [...(workers.get(queue) ?? []), workerId])
    },
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
