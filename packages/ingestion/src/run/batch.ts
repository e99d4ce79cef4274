import type { Database } from '@basejuris/database'
import type { Ruling } from '@basejuris/domain'
import type { Decrypt } from '../privacy/privacy-measures.ts'
import type { Quarantine, QuarantineEntry } from '../raw-store/quarantine.ts'
import type { RawStore } from '../raw-store/raw-store.ts'
import type { RawRecord, RecordPosition } from '../record/source.ts'
import type { Provenance } from '../workers/prepare-record.ts'
import type { WorkerPool } from '../workers/worker-pool.ts'
import type { CountedCollection } from './run-counts.ts'

/** One record of a batch with what is to be done about it; no docId occurs twice in a batch. */
export type BatchItem = { readonly n: number; readonly position: RecordPosition } & (
  | {
      readonly kind: 'put'
      readonly ruling: Ruling
      readonly provenance: Provenance
      readonly raw: RawRecord & { readonly sourceId: string }
      readonly remarks: readonly QuarantineEntry[]
      /** False where what its source gave must not stay on the disk. */
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
  /** Opens the names that were hidden on request. */
  readonly decrypt: Decrypt
  /** When rulings are made anew by newer parsers: the workers that mask their earlier versions again. */
  readonly reprocessingPool: WorkerPool | null
  readonly now: () => Date
}
