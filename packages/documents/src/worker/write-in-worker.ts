import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { DocumentPart, RulingEntry } from '../document-values.ts'
import type { DocumentTask, WorkerMessage } from './messages.ts'

/** A document larger than this many MiB of heap is not made: its thread ends and nothing else does. */
const maxHeapMb = 1024

/**
 * Makes a document in a thread of its own, so that setting pages holds nobody up. Entries are asked for one at a time. The thread ends with the last part,
 * when nobody asks for more, or when `signal` is aborted, which throws its reason.
 */
export async function* writeInWorker(
  task: DocumentTask,
  entries: AsyncIterable<RulingEntry>,
  signal: AbortSignal,
): AsyncGenerator<DocumentPart> {
  signal.throwIfAborted()
  const worker = new Worker(new URL('./document-worker.ts', import.meta.url), {
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
    throw new Error('the thread that makes documents ended early')
  } finally {
    await Promise.all([worker.terminate(), iterator.return?.()])
  }
}
