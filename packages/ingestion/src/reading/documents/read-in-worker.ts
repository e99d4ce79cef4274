import { Worker } from 'node:worker_threads'
import { RecordProblem, type RecordProblemCode } from '../../record/record-problem.ts'
import type { UploadedDocument } from './uploaded-document.ts'

export type ReadMessage =
  | { readonly kind: 'document'; readonly document: UploadedDocument }
  | { readonly kind: 'problem'; readonly code: RecordProblemCode; readonly details: readonly string[] }

/** A document that takes longer is not read. */
const maxReadMs = 60_000
const maxHeapMb = 768

/**
 * Reads an uploaded document in a thread of its own, within a minute and 768 MB of heap, so that no document stops the others. Rejects
 * with the signal's reason when it is aborted. @throws {RecordProblem} as `readUploadedDocument`, `processing_timeout`, `expands_too_much`
 */
export async function readInWorker(bytes: Uint8Array, signal: AbortSignal): Promise<UploadedDocument> {
  signal.throwIfAborted()
  const worker = new Worker(new URL('./upload.worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
  })
  return new Promise<UploadedDocument>((resolve, reject) => {
    const timer = setTimeout(() => reject(new RecordProblem('processing_timeout')), maxReadMs)
    const abort = (): void => reject(signal.reason)
    signal.addEventListener('abort', abort, { once: true })
    worker.once('message', (message: ReadMessage) =>
      message.kind === 'document' ? resolve(message.document) : reject(new RecordProblem(message.code, null, message.details)),
    )
    // A thread that runs out of memory ends without a message.
    worker.once('error', () => reject(new RecordProblem('expands_too_much')))
    worker.once('exit', () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', abort)
      reject(new RecordProblem('document_damaged'))
    })
  }).finally(() => worker.terminate())
}
