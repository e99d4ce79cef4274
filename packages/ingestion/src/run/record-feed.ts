import { z } from 'zod'
import type { SourceRecord } from '../record/source.ts'

/** Position of the last processed record. */
export const feedPositionSchema = z.object({ file: z.string(), index: z.number().int(), nextOffset: z.number().int() })
export type FeedPosition = z.infer<typeof feedPositionSchema>

export interface FeedRecord {
  readonly sourceId: string
  readonly record: SourceRecord
  /** How much of `total` is done after this record. */
  readonly done: number
}

/** The records of a run, from files or from memory. The same fingerprint gives the same order. */
export interface RecordFeed {
  /** Source of the run: a source's id, `auto`, or the name of a set in memory. */
  readonly source: string
  readonly path: string
  /** Changes whenever the content may have changed. */
  readonly fingerprint: string
  readonly total: number | null
  readonly unit: 'bytes' | 'records'
  readonly open: (after: FeedPosition | null, signal: AbortSignal | undefined) => AsyncIterable<FeedRecord>
}
