import { type DocumentPart, type RulingEntry, writeInWorker } from '@basejuris/documents'

type Task = Parameters<typeof writeInWorker>[0]

async function* toAsync(entries: readonly RulingEntry[]): AsyncGenerator<RulingEntry> {
  yield* entries
}

/** Typesets collected entries in a worker thread. Drops its reading progress, which was reported before. */
export async function* typesetInWorker(task: Task, entries: readonly RulingEntry[], signal: AbortSignal): AsyncGenerator<DocumentPart> {
  for await (const part of writeInWorker(task, toAsync(entries), signal)) if (!('stage' in part && part.stage === 'read')) yield part
}
