import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/**
 * The records of the demonstration corpus, made in a thread of their own: its hundred modules would delay every start, and what generating
 * took leaves the process with the thread.
 */
export async function* generateDemonstration(): AsyncGenerator<unknown> {
  const thread = new Worker(new URL('./demonstration.worker.ts', import.meta.url))
  try {
    while (true) {
      thread.postMessage('next')
      const [records] = (await once(thread, 'message')) as [readonly unknown[]]
      if (records.length === 0) return
      yield* records
    }
  } finally {
    await thread.terminate()
  }
}
