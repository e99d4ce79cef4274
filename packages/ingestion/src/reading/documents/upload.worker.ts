import { parentPort, workerData } from 'node:worker_threads'
import { RecordProblem } from '../../record/record-problem.ts'
import type { ReadMessage } from './read-in-worker.ts'
import { readUploadedDocument } from './uploaded-document.ts'

const read = async (): Promise<ReadMessage> => {
  try {
    return { kind: 'document', document: await readUploadedDocument(workerData as Uint8Array) }
  } catch (error) {
    if (!(error instanceof RecordProblem)) return { kind: 'problem', code: 'document_damaged', details: [] }
    return { kind: 'problem', code: error.code, details: error.details }
  }
}

parentPort?.postMessage(await read())
