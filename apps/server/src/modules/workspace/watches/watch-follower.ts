import { describeDatabaseError, skipUnlessWritten } from '@basejuris/database'
import type { NewsServices } from './find-ruling-news.ts'
import { followWatches } from './follow-watches.ts'

export interface WatchFollower {
  /** Finishes the current step and stops. */
  readonly stop: () => Promise<void>
}

interface FollowerOptions {
  readonly services: NewsServices
  /** Time between checks for new changes. */
  readonly pollMs?: number
  /** The message holds no text of a ruling or of a user. Following goes on at the next check. */
  readonly onError: (message: string) => void
}

const defaultPollMs = 5_000

/** Finds the news of watches behind the reading of citations, one step after another. */
export function startWatchFollower({ services, pollMs = defaultPollMs, onError }: FollowerOptions): WatchFollower {
  let stopped = false
  let running: Promise<void> = Promise.resolve()
  const followWritten = skipUnlessWritten(services.db, async () => {
    while (!stopped && !(await followWatches(services, new Date())).done);
  })
  const follow = async (): Promise<void> => {
    try {
      await followWritten()
    } catch (error) {
      onError(describeDatabaseError(error).message)
    }
  }
  let timer: NodeJS.Timeout | undefined
  const next = (): void => {
    timer = setTimeout(() => {
      running = follow().then(() => {
        if (!stopped) next()
      })
    }, pollMs)
    timer.unref()
  }
  next()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
