import { runBounded } from '../reading/documents/run-bounded.ts'
import type { AnnotatedDocx, Annotations } from './annotate-docx.ts'

/** The first data of the worker. */
export interface AnnotationTask {
  readonly bytes: Uint8Array
  readonly annotations: Annotations
}

/**
 * Annotates a DOCX in a thread of its own.
 * @throws {RecordProblem} as `annotateDocx` and `runBounded`
 */
export function annotateInWorker(bytes: Uint8Array, annotations: Annotations, signal: AbortSignal): Promise<AnnotatedDocx> {
  const task: AnnotationTask = { bytes, annotations }
  return runBounded(new URL('./annotation.worker.ts', import.meta.url), task, signal)
}
