import { describeDatabaseError, skipUnlessWritten } from '@basejuris/database'
import type { IndexWriter } from '@basejuris/search'
import { type FollowIndexOptions, type FollowResult, followIndex } from './follow-index.ts'

export interface IndexFollowerOptions extends Omit<FollowIndexOptions, 'signal'> {
  /** Time between checks for changes of other processes; null when only this process changes the database and calls `nudge`. */
  readonly pollMs?: number | null
  /** Time between flushes while changes keep coming. Unflushed changes are replayed after a crash. */
  readonly flushEveryMs?: number
  readonly onFollowed?: (followed: FollowResult) => void
  /** The message holds no text of a ruling. Following continues at the next nudge or poll. */
  readonly onError?: (message: string) => void
}

/** Keeps an index at the state of its database. */
export interface IndexFollower {
  /** Says that there may be new changes. Cheap; a call while following is not lost. */
  readonly nudge: () => void
  /** Resolves when every change committed before the call is in the index. @throws what `followIndex` throws */
  readonly catchUp: () => Promise<void>
  /** Finishes the current batch, flushes and stops. */
  readonly stop: () => Promise<void>
}

const defaultFlushEveryMs = 30_000

export function startIndexFollower({
  pollMs = 2_000,
  flushEveryMs = defaultFlushEveryMs,
  onFollowed,
  onError,
  ...options
}: IndexFollowerOptions): IndexFollower {
  const stopping = new AbortController()
  let lastRun: Promise<void> = Promise.resolve()
  let queued = false
  let unflushed = false
  let flushedAtMs = performance.now()

  const followChanges = async (): Promise<void> => {
    const followed = await followIndex({ ...options, writer, signal: stopping.signal })
    if (followed.applied > 0) onFollowed?.(followed)
  }
  const followWhatIsWritten = skipUnlessWritten(options.database, followChanges)
  const flushWhenDue = async (): Promise<void> => {
    if (unflushed && performance.now() - flushedAtMs >= flushEveryMs) await flush()
  }
  /** Following a hundred thousand changes takes long, so the index is flushed meanwhile: a crash must not lose all of it. */
  const writer: IndexWriter = {
    appliedSequence: () => options.writer.appliedSequence(),
    flush: () => options.writer.flush(),
    close: () => options.writer.close(),
    apply: async (batch) => {
      await options.writer.apply(batch)
      unflushed = true
      await flushWhenDue()
    },
  }
  const flush = async (): Promise<void> => {
    await options.writer.flush()
    unflushed = false
    flushedAtMs = performance.now()
  }
  const enqueueRun = (follow: () => Promise<void>): Promise<void> => {
    const run = lastRun.then(async () => {
      queued = false
      if (stopping.signal.aborted) return
      await follow()
      await flushWhenDue()
    })
    lastRun = run.catch(() => undefined)
    return run
  }
  const nudge = () => {
    if (queued || stopping.signal.aborted) return
    queued = true
    enqueueRun(followWhatIsWritten).catch((error: unknown) => {
      if (!stopping.signal.aborted) onError?.(describeDatabaseError(error).message)
    })
  }
  const timer = pollMs === null ? undefined : setInterval(nudge, pollMs)
  timer?.unref()
  nudge()
  return {
    nudge,
    catchUp: () => enqueueRun(followChanges),
    stop: async () => {
      clearInterval(timer)
      stopping.abort(new Error('The index follower was stopped'))
      await lastRun
      if (unflushed) await flush()
    },
  }
}
