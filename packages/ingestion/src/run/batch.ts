import type { Database } from '@basejuris/database'
import type { Ruling } from '@basejuris/domain'
import type { Decrypt } from '../privacy/privacy-measures.ts'
import type { Quarantine, QuarantineEntry } from '../raw-store/quarantine.ts'
import type { RawStore } from '../raw-store/raw-store.ts'
import type { RawRecord, RecordPosition } from '../record/source.ts'
import type { Provenance } from '../workers/prepare-record.ts'
import type { WorkerPool } from '../workers/worker-pool.ts'
import type { CountedCollection } from './run-counts.ts'

/** One record of a batch and what happens to it. No docId occurs twice in a batch. */
export type BatchItem = { readonly n: number; readonly position: RecordPosition } & (
  | {
      readonly kind: 'put'
      readonly ruling: Ruling
      readonly provenance: Provenance
      readonly raw: RawRecord & { readonly sourceId: string }
      readonly remarks: readonly QuarantineEntry[]
      /** False when the raw record must not be stored. */
      readonly keepRaw?: boolean
    }
  | { readonly kind: 'remove'; readonly docId: string; readonly collection: CountedCollection }
  | { readonly kind: 'unchanged'; readonly collection: CountedCollection }
  | { readonly kind: 'rejected'; readonly collection: CountedCollection; readonly entry: QuarantineEntry }
)

export interface RunContext {
  readonly database: Database
  readonly runId: string
  readonly quarantine: Quarantine
  readonly rawStore: RawStore | null
  /** Decrypts the names that were hidden on request. */
  readonly decrypt: Decrypt
  /** Workers that mask earlier versions again while rulings are reprocessed; null in other runs. */
  readonly reprocessingPool: WorkerPool | null
  readonly now: () => Date
}
