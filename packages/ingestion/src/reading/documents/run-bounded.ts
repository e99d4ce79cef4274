import { Worker } from 'node:worker_threads'
import { RecordProblem, type RecordProblemCode } from '../../record/record-problem.ts'

/** What a thread of one document answers. */
export type BoundedAnswer<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'problem'; readonly code: RecordProblemCode; readonly details: readonly string[] }

const maxMs = 60_000
const maxHeapMb = 768

/**
 * Runs a module in a thread of its own, within a minute and 768 MB of heap, so that no document stops the others. The module posts one
 * `BoundedAnswer`. Rejects with the signal's reason when it is aborted.
 * @throws {RecordProblem} as the module, `processing_timeout`, `expands_too_much`
 */
export async function runBounded<Result>(module: URL, workerData: unknown, signal: AbortSignal): Promise<Result> {
  signal.throwIfAborted()
  const worker = new Worker(module, { workerData, resourceLimits: { maxOldGenerationSizeMb: maxHeapMb } })
  return new Promise<Result>((resolve, reject) => {
    const timer = setTimeout(() => reject(new RecordProblem('processing_timeout')), maxMs)
    const abort = (): void => reject(signal.reason)
    signal.addEventListener('abort', abort, { once: true })
    worker.once('message', (answer: BoundedAnswer<Result>) =>
      answer.kind === 'done' ? resolve(answer.result) : reject(new RecordProblem(answer.code, null, answer.details)),
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

/** In the thread: what the work gives, or its problem. */
export async function answerBounded<Result>(work: () => Promise<Result>): Promise<BoundedAnswer<Result>> {
  try {
    return { kind: 'done', result: await work() }
  } catch (error) {
    if (!(error instanceof RecordProblem)) return { kind: 'problem', code: 'document_damaged', details: [] }
    return { kind: 'problem', code: error.code, details: error.details }
  }
}
