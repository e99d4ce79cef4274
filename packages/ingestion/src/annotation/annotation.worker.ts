import { parentPort, workerData } from 'node:worker_threads'
import { RecordProblem } from '../record/record-problem.ts'
import { annotateDocx } from './annotate-docx.ts'
import type { AnnotationMessage, AnnotationTask } from './annotate-in-worker.ts'

const annotate = async ({ bytes, annotations }: AnnotationTask): Promise<AnnotationMessage> => {
  try {
    return { kind: 'annotated', annotated: await annotateDocx(bytes, annotations) }
  } catch (error) {
    if (!(error instanceof RecordProblem)) return { kind: 'problem', code: 'document_damaged' }
    return { kind: 'problem', code: error.code }
  }
}

parentPort?.postMessage(await annotate(workerData as AnnotationTask))
