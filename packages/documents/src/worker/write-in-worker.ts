import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { DocumentPart, RulingEntry } from '../document.ts'
import type { DocumentTask, WorkerMessage } from './messages.ts'

/** Heap limit in MiB: a larger document ends its worker and nothing else. */
const maxHeapMb = 1024

/**
 * Writes a document in a worker, so that typesetting blocks nobody. The worker requests entries one at a time. It ends with the last
 * part, when the iteration ends, or when `signal` aborts, which throws its reason.
 */
export async function* writeInWorker(
  task: DocumentTask,
  entries: AsyncIterable<RulingEntry>,
  signal: AbortSignal,
): AsyncGenerator<DocumentPart> {
  signal.throwIfAborted()
  const worker = new Worker(new URL('./document.worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
  })
  const iterator = entries[Symbol.asyncIterator]()
  try {
    for await (const [message] of on(worker, 'message', { signal, close: ['exit'] }) as AsyncIterable<[WorkerMessage]>) {
      if (message.kind === 'end') return
      if (message.kind === 'part') yield message.part
      else {
        const { done, value } = await iterator.next()
        worker.postMessage(done === true ? null : value)
      }
    }
    throw new Error('the document worker ended early')
  } finally {
    await Promise.all([worker.terminate(), iterator.return?.()])
  }
}
