import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

export interface AskInOrder {
  readonly origin: string
  readonly addresses: readonly string[]
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Asks for one address after the other from a thread of its own: a process that has prepared a data folder collects its large heap while it
 * waits. Milliseconds of each, null where the answer is no success.
 */
export async function askInOrder(request: AskInOrder): Promise<readonly (number | null)[]> {
  const worker = new Worker(new URL('./ask-in-order.worker.ts', import.meta.url), { workerData: request })
  const [times] = await once(worker, 'message')
  await worker.terminate()
  return times
}
