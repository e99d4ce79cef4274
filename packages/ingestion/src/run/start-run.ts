import { type Database, finishIngestRun, type IngestRun, listIngestRuns, startIngestRun } from '@basejuris/database'
import { z } from 'zod'
import { type FeedPosition, feedPositionSchema, type RecordFeed } from './record-feed.ts'
import { emptyTally, type Tally, tallySchema } from './run-counts.ts'

export interface StartedRun {
  readonly run: IngestRun
  readonly resumed: boolean
  /** Last processed record; null at the beginning. */
  readonly after: FeedPosition | null
  readonly tally: Tally
}

const checkpointSchema = z.object({ place: feedPositionSchema, tally: tallySchema })
/** How many recent runs are checked for older content of the same path. */
const recentRuns = 100

/** Starts a run or resumes the unfinished one of the same content. Unfinished runs of older content of the path are cancelled. */
export async function startRun(
  database: Database,
  { source, path, fingerprint }: RecordFeed,
  { id, now }: { id: string; now: Date },
): Promise<StartedRun> {
  for (const old of await listIngestRuns(database, { limit: recentRuns })) {
    const abandoned = old.state === 'running' && old.source === source && old.path === path && old.fingerprint !== fingerprint
    if (abandoned) await finishIngestRun(database, old.id, { state: 'cancelled', now })
  }
  const run = await startIngestRun(database, { id, source, path, fingerprint, now })
  const checkpoint = checkpointSchema.safeParse(run.checkpoint)
  return {
    run,
    resumed: run.id !== id || checkpoint.success,
    after: checkpoint.success ? checkpoint.data.place : null,
    tally: checkpoint.success ? checkpoint.data.tally : emptyTally(),
  }
}
