import { parentPort, workerData } from 'node:worker_threads'
import type { RulingEntry } from '../document-values.ts'
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

const { format, head, total } = workerData as DocumentTask
const write = await writerOf(format)
for await (const part of write(head, askForEntries(), total)) say({ kind: 'part', part })
say({ kind: 'end' })
port.close()
