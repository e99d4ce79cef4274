import { parentPort, workerData } from 'node:worker_threads'
import type { DocumentPart, RulingEntry } from '../document.ts'
import { analysisWriterOf, annexWriterOf, answersWriterOf, writerOf } from '../write-document.ts'
import type { DocumentTask, EntryMessage, WorkerMessage } from './messages.ts'

const port = parentPort
if (port === null) throw new Error('runs only in the worker of write-in-worker.ts')
const send = (message: WorkerMessage): void => port.postMessage(message)
const receive = (): Promise<EntryMessage> => new Promise((resolve) => port.once('message', resolve))

async function* askForEntries(): AsyncGenerator<RulingEntry> {
  while (true) {
    const received = receive()
    send({ kind: 'next' })
    const entry = await received
    if (entry === null) return
    yield entry
  }
}

async function* write(task: DocumentTask): AsyncGenerator<DocumentPart> {
  if (task.kind === 'book') yield* (await import('../book/write-book.ts')).writeBook(task, askForEntries())
  else if (task.kind === 'analysis') yield* (await analysisWriterOf(task.format))(task.analysis)
  else if (task.kind === 'annex') yield* (await annexWriterOf(task.format))(task.annex)
  else if (task.kind === 'answers') yield* (await answersWriterOf(task.format))(task.answers)
  else yield* (await writerOf(task.format, task.layout))(task.head, askForEntries(), task.total)
}

for await (const part of write(workerData as DocumentTask)) send({ kind: 'part', part })
send({ kind: 'end' })
port.close()
