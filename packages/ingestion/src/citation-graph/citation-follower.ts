import { type Database, describeDatabaseError, skipUnlessWritten } from '@basejuris/database'
import { followTexts } from '../quotations/follow-texts.ts'
import { QuotationTracer } from '../quotations/trace-quotations.ts'
import type { RelationReader } from '../relations/relation-reader.ts'
import { followCitations } from './follow-citations.ts'

export interface CitationFollowerOptions {
  readonly database: Database
  readonly reader: RelationReader
  /** Time between checks for new changes. */
  readonly pollMs?: number
  readonly batchSize?: number
  /** The message holds no text of a ruling. Following goes on at the next check. */
  readonly onError?: (message: string) => void
}

/** Keeps citations and traced quotations at the state of the rulings, behind everything else that a process does. */
export interface CitationFollower {
  /** Resolves when every change committed before the call has been read, and every quotation traced. */
  readonly catchUp: () => Promise<void>
  /** Finishes the current batch and stops. */
  readonly stop: () => Promise<void>
}

const defaultPollMs = 2_000

export function startCitationFollower({
  database,
  reader,
  pollMs = defaultPollMs,
  batchSize,
  onError,
}: CitationFollowerOptions): CitationFollower {
  let stopped = false
  let queued = false
  let lastRun: Promise<void> = Promise.resolve()
  const tracer = new QuotationTracer(database, reader)
  const readAll = async (): Promise<number> => {
    for (let read = 0; ; ) {
      const step = await followRelations(database, batchSize, reader)
      read += step.read
      if (step.done || stopped) return read
    }
  }
  const traceNext = async (): Promise<boolean> => (await tracer.trace(batchSize)).done
  // Quotations are traced while no ruling arrives: each is then compared with all, and nothing else waits for it.
  const followWhenQuiet = skipUnlessWritten(database, async () => {
    while (!stopped && (await readAll()) === 0) if (await traceNext()) return
  })
  const followAll = async (): Promise<void> => {
    await readAll()
    while (!stopped && !(await traceNext()));
  }
  const enqueueRun = (follow: () => Promise<void>): Promise<void> => {
    const run = lastRun.then(follow)
    lastRun = run.catch(() => undefined)
    return run
  }
  const nudge = (): void => {
    if (queued || stopped) return
    queued = true
    const follow = (): Promise<void> => {
      queued = false
      return followWhenQuiet()
    }
    enqueueRun(follow).catch((error: unknown) => {
      if (!stopped) onError?.(describeDatabaseError(error).message)
    })
  }
  const timer = setInterval(nudge, pollMs)
  timer.unref()
  nudge()
  return {
    catchUp: () => enqueueRun(followAll),
    stop: async () => {
      clearInterval(timer)
      stopped = true
      await lastRun
    },
  }
}

/** The next step of the citations and the next one of the texts, which reads the same rulings. */
async function followRelations(
  database: Database,
  batchSize: number | undefined,
  reader: RelationReader,
): Promise<{ readonly read: number; readonly done: boolean }> {
  const citations = await followCitations(database, batchSize, reader)
  const texts = await followTexts(database, batchSize, reader)
  return { read: citations.read + texts.read, done: citations.done && texts.done }
}
