import { runBounded } from './run-bounded.ts'
import type { UploadedDocument } from './uploaded-document.ts'

/**
 * Reads an uploaded document in a thread of its own.
 * @throws {RecordProblem} as `readUploadedDocument` and `runBounded`
 */
export function readInWorker(bytes: Uint8Array, signal: AbortSignal): Promise<UploadedDocument> {
  return runBounded(new URL('./upload.worker.ts', import.meta.url), bytes, signal)
}
