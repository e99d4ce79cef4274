import { Worker } from 'node:worker_threads'
import { RecordProblem, type RecordProblemCode } from '../record/record-problem.ts'
import type { AnnotatedDocx, Annotations } from './annotate-docx.ts'

/** The first data of the worker. */
export interface AnnotationTask {
  readonly bytes: Uint8Array
  readonly annotations: Annotations
}

export type AnnotationMessage =
  | { readonly kind: 'annotated'; readonly annotated: AnnotatedDocx }
  | { readonly kind: 'problem'; readonly code: RecordProblemCode }

const maxMs = 60_000
const maxHeapMb = 768

/**
 * Annotates a DOCX in a thread of its own, within a minute and 768 MB of heap. Rejects with the signal's reason when it is aborted.
 * @throws {RecordProblem} as `annotateDocx`, `processing_timeout`, `expands_too_much`
 */
export async function annotateInWorker(bytes: Uint8Array, annotations: Annotations, signal: AbortSignal): Promise<AnnotatedDocx> {
  signal.throwIfAborted()
  const task: AnnotationTask = { bytes, annotations }
  const worker = new Worker(new URL('./annotation.worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
  })
  return new Promise<AnnotatedDocx>((resolve, reject) => {
    const timer = setTimeout(() => reject(new RecordProblem('processing_timeout')), maxMs)
    const abort = (): void => reject(signal.reason)
    signal.addEventListener('abort', abort, { once: true })
    worker.once('message', (message: AnnotationMessage) =>
      message.kind === 'annotated' ? resolve(message.annotated) : reject(new RecordProblem(message.code)),
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
