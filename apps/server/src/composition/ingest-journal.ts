import type { IngestProgress, IngestSummary } from '@basejuris/ingestion'

/** Progress and summary of the ingestions of this process, by run; the oldest entries are evicted. */
export interface IngestJournal {
  /** Absolute paths of the folders whose files are ingested. */
  readonly watchedFolders: readonly string[]
  readonly record: (progress: IngestProgress) => void
  readonly finish: (summary: IngestSummary) => void
  readonly progressOf: (runId: string) => IngestProgress | null
  readonly summaryOf: (runId: string) => IngestSummary | null
}

const maxEntries = 100

export function createIngestJournal(watchedFolders: readonly string[]): IngestJournal {
  const progress = new Map<string, IngestProgress>()
  const summaries = new Map<string, IngestSummary>()
  return {
    watchedFolders,
    record: (event) => store(progress, event.runId, event),
    finish: (summary) => store(summaries, summary.runId, summary),
    progressOf: (runId) => progress.get(runId) ?? null,
    summaryOf: (runId) => summaries.get(runId) ?? null,
  }
}

function store<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key)
  map.set(key, value)
  const [oldest] = map.keys()
  if (map.size > maxEntries && oldest !== undefined) map.delete(oldest)
}
