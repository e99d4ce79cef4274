import { parentPort, workerData } from 'node:worker_threads'
import type { DocumentPart, RulingEntry } from '../document-values.ts'
import { writerOf } from '../write-document.ts'
import type { DocumentTask, EntryMessage, WorkerMessage } from './messages.ts'

const port = parentPort
if (port === null) throw new Error('runs in a thread of write-in-worker.ts alone')
const say = (message: WorkerMessage): void => port.postMessage(message)
const hear = (): Promise<EntryMessage> => new Promise((resolve) => port.once('message', resolve))

async function* askForEntries(): AsyncGenerator<RulingEntry> {
  while (true) {
    const heard = hear()
    say({ kind: 'next' })
    const entry = await heard
    if (entry === null) return
    yield entry
  }
}

async function* write(task: DocumentTask): AsyncGenerator<DocumentPart> {
  if (task.kind === 'book') yield* (await import('../book/write-book.ts')).writeBook(task, askForEntries())
  else yield* (await writerOf(task.format))(task.head, askForEntries(), task.total)
}

for await (const part of write(workerData as DocumentTask)) say({ kind: 'part', part })
say({ kind: 'end' })
port.close()
