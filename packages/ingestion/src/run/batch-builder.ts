import { quarantineEntry } from '../raw-store/quarantine.ts'
import type { PreparedRecord } from '../workers/prepare-record.ts'
import type { BatchItem } from './batch.ts'
import type { FeedRecord } from './record-feed.ts'
import type { RecordOccurrence, SeenRecords } from './seen-records.ts'

/** Limits of a batch. Each occupies the database for a few milliseconds, so that searches run in between. */
const batchRecords = 20
const batchCharacters = 400_000
/** Raw bytes waiting for encryption. */
const batchRawBytes = 8_000_000

/** Collects prepared records into batches and decides what happens to a record that the run has read before. */
export class BatchBuilder {
  readonly #seen: SeenRecords
  #items: BatchItem[] = []
  #docIds = new Set<string>()
  #characters = 0
  #rawBytes = 0
  #n: number

  /** `read`: records of the run before this part. */
  constructor(seen: SeenRecords, read: number) {
    this.#seen = seen
    this.#n = read
  }

  get isEmpty(): boolean {
    return this.#items.length === 0
  }

  get isFull(): boolean {
    return this.#items.length >= batchRecords || this.#characters >= batchCharacters || this.#rawBytes >= batchRawBytes
  }

  /** True when the batch must be stored first: it holds another state of the same ruling, or is too full. */
  mustFlushBefore(prepared: PreparedRecord): boolean {
    if (this.isEmpty || prepared.kind === 'rejected') return false
    if (prepared.kind === 'removal') return this.#docIds.has(prepared.docId)
    return this.#docIds.has(prepared.ruling.docId) || this.#characters + prepared.characters > batchCharacters
  }

  add(fed: FeedRecord, prepared: PreparedRecord): void {
    const { position } = fed.record
    this.#n += 1
    const at = { n: this.#n, position }
    if (prepared.kind === 'rejected') {
      const entry = quarantineEntry(at.n, position, prepared)
      this.#items.push({ ...at, kind: 'rejected', collection: prepared.collection ?? 'desconocida', entry })
    } else if (prepared.kind === 'removal') {
      this.#seen.remove(prepared.docId)
      this.#docIds.add(prepared.docId)
      this.#items.push({ ...at, kind: 'remove', docId: prepared.docId, collection: prepared.collection })
    } else this.#addRuling(at, fed, prepared)
  }

  /** Answers the batch so far and starts the next one. */
  take(): BatchItem[] {
    const items = this.#items
    this.#items = []
    this.#docIds = new Set()
    this.#characters = 0
    this.#rawBytes = 0
    return items
  }

  #addRuling(at: Pick<BatchItem, 'n' | 'position'>, { sourceId, record }: FeedRecord, prepared: PreparedRecord & { kind: 'ruling' }): void {
    const { ruling, revision, contentHash, remarks, provenance } = prepared
    const { docId, collection, idSentence } = ruling
    const occurrence: RecordOccurrence = this.#seen.check({ docId, contentHash, revision })
    if (occurrence === 'same') this.#items.push({ ...at, kind: 'unchanged', collection })
    else if (occurrence === 'conflict' || occurrence === 'older') {
      const code = occurrence === 'older' ? 'older_revision' : 'repeated_id'
      this.#items.push({ ...at, kind: 'rejected', collection, entry: quarantineEntry(at.n, at.position, { idSentence, code }) })
    } else {
      this.#docIds.add(docId)
      this.#characters += prepared.characters
      const entries = remarks.map((code) => quarantineEntry(at.n, at.position, { idSentence, code, taken: true }))
      const { raw, hints } = record
      this.#rawBytes += raw.length
      this.#items.push({ ...at, kind: 'put', ruling, provenance, raw: { sourceId, raw, hints }, remarks: entries })
    }
  }
}
