import { quarantinePath } from '../raw-store/quarantine.ts'
import type { RunCounts, Tally } from './run-counts.ts'
import type { StartedRun } from './start-run.ts'

export interface IngestSummary extends RunCounts {
  readonly runId: string
  /** True when the run continued an interrupted one. Counts are of the whole run; time and speed are of this part. */
  readonly resumed: boolean
  readonly ms: number
  readonly perSecond: number
  readonly byCollection: Tally['byCollection']
  /** File that lists rejected and remarked records; null when there are none. */
  readonly quarantine: string | null
}

export function summarise({ run, tally: before }: StartedRun, tally: Tally, ms: number, dataDir: string): IngestSummary {
  return {
    ...tally.total,
    runId: run.id,
    resumed: before.total.read > 0,
    ms: Math.round(ms),
    perSecond: ms === 0 ? 0 : Math.round(((tally.total.read - before.total.read) * 10_000) / ms) / 10,
    byCollection: tally.byCollection,
    quarantine: tally.total.rejected + tally.total.remarked === 0 ? null : quarantinePath(dataDir, run.id),
  }
}
