import { parentPort, workerData } from 'node:worker_threads'
import { answerBounded } from './run-bounded.ts'
import { readUploadedDocument } from './uploaded-document.ts'

parentPort?.postMessage(await answerBounded(() => readUploadedDocument(workerData as Uint8Array)))
