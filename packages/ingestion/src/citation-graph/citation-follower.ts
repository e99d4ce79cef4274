import { type Database, describeDatabaseError } from '@basejuris/database'
import { type ExtractAll, followCitations } from './follow-citations.ts'

export interface CitationFollowerOptions {
  readonly database: Database
  readonly extract: ExtractAll
  /** Time between checks for new changes. */
  readonly pollMs?: number
  readonly batchSize?: number
  /** The message holds no text of a ruling. Following goes on at the next check. */
  readonly onError?: (message: string) => void
}

/** Keeps the citations at the state of the rulings, behind everything else that a process does. */
export interface CitationFollower {
  /** Resolves when every change committed before the call has been read. */
  readonly catchUp: () => Promise<void>
  /** Finishes the current batch and stops. */
  readonly stop: () => Promise<void>
}

const defaultPollMs = 2_000

export function startCitationFollower({
  database,
  extract,
  pollMs = defaultPollMs,
  batchSize,
  onError,
}: CitationFollowerOptions): CitationFollower {
  let stopped = false
  let queued = false
  let lastRun: Promise<void> = Promise.resolve()
  const follow = async (): Promise<void> => {
    queued = false
    while (!stopped && !(await followCitations(database, batchSize, extract)).done);
  }
  const enqueueRun = (): Promise<void> => {
    const run = lastRun.then(follow)
    lastRun = run.catch(() => undefined)
    return run
  }
  const nudge = (): void => {
    if (queued || stopped) return
    queued = true
    enqueueRun().catch((error: unknown) => {
      if (!stopped) onError?.(describeDatabaseError(error).message)
    })
  }
  const timer = setInterval(nudge, pollMs)
  timer.unref()
  nudge()
  return {
    catchUp: enqueueRun,
    stop: async () => {
      clearInterval(timer)
      stopped = true
      await lastRun
    },
  }
}
