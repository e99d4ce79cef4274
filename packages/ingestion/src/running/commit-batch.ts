import { type Database, listFacts, putRulings, removeRulings, saveIngestCheckpoint } from '@basejuris/database'
import type { Ruling } from '@basejuris/domain'
import { type Quarantine, type QuarantineEntry, quarantineEntry } from '../quarantine.ts'
import type { RecordPosition } from '../source.ts'
import type { FeedPlace } from './record-feed.ts'
import { type CountedAs, type CountedCollection, countRecord, type Tally } from './run-counts.ts'

/** One record of a batch with what is to be done about it; no docId occurs twice in a batch. */
export type BatchItem = { readonly n: number; readonly position: RecordPosition } & (
  | { readonly kind: 'put'; readonly ruling: Ruling; readonly remarks: readonly QuarantineEntry[] }
  | { readonly kind: 'remove'; readonly docId: string; readonly collection: CountedCollection }
  | { readonly kind: 'unchanged'; readonly collection: CountedCollection }
  | { readonly kind: 'rejected'; readonly collection: CountedCollection; readonly entry: QuarantineEntry }
)

export interface RunStore {
  readonly database: Database
  readonly runId: string
  readonly quarantine: Quarantine
  readonly now: () => Date
}

interface Known {
  readonly existing: ReadonlySet<string>
  /** Ids that belong to another record. */
  readonly taken: ReadonlySet<string>
}

const findKnown = async (database: Database, items: readonly BatchItem[]): Promise<Known> => {
  const puts = items.flatMap((item) => (item.kind === 'put' ? [item.ruling] : []))
  const stored =
    puts.length === 0
      ? []
      : await listFacts(
          database,
          puts.map(({ docId }) => docId),
        )
  const offered = new Map(puts.map((ruling) => [ruling.docId, ruling]))
  const taken = stored.filter((facts) => {
    const ruling = offered.get(facts.docId)
    return facts.source !== ruling?.source || facts.collection !== ruling.collection || facts.idSentence !== ruling.idSentence
  })
  return { existing: new Set(stored.map(({ docId }) => docId)), taken: new Set(taken.map(({ docId }) => docId)) }
}

const refuseTaken = (item: BatchItem, taken: ReadonlySet<string>): BatchItem => {
  if (item.kind !== 'put' || !taken.has(item.ruling.docId)) return item
  const { n, position, ruling } = item
  const entry = quarantineEntry(n, position, { idSentence: ruling.idSentence, code: 'doc_id_taken' })
  return { kind: 'rejected', n, position, collection: ruling.collection, entry }
}

/**
 * Stores a batch, all or none, with the checkpoint in the same transaction, so that a killed run goes on exactly after it. Quarantine lines are
 * on disk before; those of a batch that was not committed are dropped when the run resumes. Answers the new tally.
 */
export const commitBatch = async (store: RunStore, batch: readonly BatchItem[], tally: Tally): Promise<Tally> => {
  const last = batch.at(-1)
  if (last === undefined) return tally
  const { database, runId, quarantine, now } = store
  const { existing, taken } = await findKnown(database, batch)
  const items = batch.map((item) => refuseTaken(item, taken))
  const entries = items.flatMap((item) => (item.kind === 'rejected' ? [item.entry] : item.kind === 'put' ? item.remarks : []))
  await quarantine.add([...entries].sort((a, b) => a.n - b.n))
  return database.transaction(async (tx) => {
    const rulings = items.flatMap((item) => (item.kind === 'put' ? [item.ruling] : []))
    const written = rulings.length === 0 ? [] : (await putRulings(tx, rulings)).docIds
    const docIds = items.flatMap((item) => (item.kind === 'remove' ? [item.docId] : []))
    const removed = docIds.length === 0 ? [] : await removeRulings(tx, docIds)
    const next = tallyAfter(tally, items, { written: new Set(written), existing, removed: new Set(removed) })
    await saveIngestCheckpoint(tx, runId, { checkpoint: toCheckpoint(last.position, next), counts: runTotals(next), now: now() })
    return next
  })
}

const tallyAfter = (
  tally: Tally,
  items: readonly BatchItem[],
  { written, existing, removed }: { written: ReadonlySet<string>; existing: ReadonlySet<string>; removed: ReadonlySet<string> },
): Tally => {
  const next = structuredClone(tally)
  const putAs = (docId: string): CountedAs => (!written.has(docId) ? 'unchanged' : existing.has(docId) ? 'updated' : 'inserted')
  for (const item of items) {
    if (item.kind === 'put') countRecord(next, item.ruling.collection, putAs(item.ruling.docId), item.remarks.length > 0)
    else countRecord(next, item.collection, item.kind === 'remove' ? (removed.has(item.docId) ? 'removed' : 'unchanged') : item.kind)
  }
  return next
}

const runTotals = ({ total: { remarked: _, ...counts } }: Tally) => counts

/** What `ingest_runs` keeps of a run: place and tally. */
export const toCheckpoint = ({ file, index, nextOffset }: RecordPosition, tally: Tally): { place: FeedPlace; tally: Tally } => ({
  place: { file, index, nextOffset },
  tally,
})
