import { parentPort, workerData } from 'node:worker_threads'
import { answerBounded } from '../reading/documents/run-bounded.ts'
import { annotateDocx } from './annotate-docx.ts'
import type { AnnotationTask } from './annotate-in-worker.ts'

const { bytes, annotations } = workerData as AnnotationTask
parentPort?.postMessage(await answerBounded(() => annotateDocx(bytes, annotations)))
