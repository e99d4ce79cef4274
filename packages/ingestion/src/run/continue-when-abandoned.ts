import { setTimeout } from 'node:timers/promises'
import { type Database, findIngestRun, IngestRunTaken } from '@basejuris/database'

interface ContinuedRun {
  readonly database: Database
  readonly runId: string
  readonly signal: AbortSignal
  /** Time without a stored batch after which the other process counts as dead, and between two looks. */
  readonly limits?: { readonly abandonedMs: number; readonly lookMs: number }
}

/** A batch takes seconds at most. */
const standardLimits = { abandonedMs: 60_000, lookMs: 5000 }

/**
 * Runs an ingestion that another process may continue meanwhile, because this one was silent for so long that its job was given away. While the
 * other stores batches this one waits, and it goes on if the other stops. Answers null when the other has ended the run.
 */
export async function continueWhenAbandoned<Answer>(
  { database, runId, signal, limits = standardLimits }: ContinuedRun,
  run: () => Promise<Answer>,
): Promise<Answer | null> {
  while (true) {
    try {
      return await run()
    } catch (error) {
      if (!(error instanceof IngestRunTaken)) throw error
    }
    let [read, sinceMs] = [-1, performance.now()]
    while (performance.now() - sinceMs < limits.abandonedMs) {
      const stored = await findIngestRun(database, runId)
      if (stored?.state !== 'running') return null
      if (stored.counts.read !== read) [read, sinceMs] = [stored.counts.read, performance.now()]
      await setTimeout(limits.lookMs, undefined, { signal })
    }
  }
}
