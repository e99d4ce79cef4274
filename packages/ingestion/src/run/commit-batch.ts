import {
  type Database,
  listLatestVersions,
  listRawHashes,
  putMaskingReports,
  putRawRecords,
  putRulings,
  type RawRecordLocation,
  rewriteEarlierTexts,
  saveIngestCheckpoint,
  withdrawRecords,
} from '@basejuris/database'
import { isOlder, type RecordOrigin, type Ruling, type RulingVersion } from '@basejuris/domain'
import { quarantineEntry } from '../raw-store/quarantine.ts'
import { documentsVersion } from '../record/documents-version.ts'
import type { RecordPosition } from '../record/source.ts'
import { matchVersions } from '../versions/match-versions.ts'
import { remaskEarlierVersions } from '../versions/remask-earlier-versions.ts'
import type { Provenance } from '../workers/prepare-record.ts'
import { applyPrivacyMeasures } from './apply-privacy-measures.ts'
import type { BatchItem, RunContext } from './batch.ts'
import type { FeedPosition } from './record-feed.ts'
import { type CountKind, countRecord, type Tally } from './run-counts.ts'

interface StoredRecords {
  /** Latest versions of the stored records. */
  readonly records: ReadonlyMap<string, RulingVersion>
  /** Ids that belong to another record. */
  readonly taken: ReadonlySet<string>
}

const findStored = async (database: Database, rulings: readonly Ruling[]): Promise<StoredRecords> => {
  const records = await listLatestVersions(
    database,
    rulings.map(({ docId }) => docId),
  )
  const taken = rulings.filter(({ docId, source, idSentence }) => {
    const stored = records.get(docId)
    return stored !== undefined && (stored.source !== source || stored.idSentence !== idSentence)
  })
  return { records, taken: new Set(taken.map(({ docId }) => docId)) }
}

const refuseTaken = (item: BatchItem, taken: ReadonlySet<string>): BatchItem => {
  if (item.kind !== 'put' || !taken.has(item.ruling.docId)) return item
  const { n, position, ruling } = item
  const entry = quarantineEntry(n, position, { idSentence: ruling.idSentence, code: 'doc_id_taken' })
  return { kind: 'rejected', n, position, collection: ruling.collection, entry }
}

/**
 * Stores a batch and its checkpoint in one transaction, so that a killed run continues exactly after it. Quarantine lines are written
 * before. Lines of an uncommitted batch are dropped when the run resumes. Answers the new tally. @throws {IngestRunTaken}
 */
export async function commitBatch(context: RunContext, batch: readonly BatchItem[], tally: Tally): Promise<Tally> {
  const last = batch.at(-1)
  if (last === undefined) return tally
  const { database, runId, quarantine, now } = context
  const { records, taken } = await findStored(database, rulingsOf(batch))
  const items = await applyPrivacyMeasures(
    context,
    batch.map((item) => refuseTaken(item, taken)),
    records,
  )
  const puts = items.filter((item) => item.kind === 'put')
  const rulings = rulingsOf(items)
  const fresh = rulings.filter(({ docId }) => !records.has(docId))
  const origins = originsOf(puts, await matchVersions(database, fresh))
  const current = puts.filter(({ ruling, provenance }) => !isOlder(instant(provenance), records.get(ruling.docId)?.fetchedAt ?? null))
  const locations = await storeChangedRaw(context, current)
  const reprocessed = puts.map(({ ruling, raw }) => ({ recordId: ruling.docId, raw }))
  const earlier =
    context.reprocessingPool === null ? [] : await remaskEarlierVersions(database, context.reprocessingPool, records, reprocessed)
  const entries = items.flatMap((item) => (item.kind === 'rejected' ? [item.entry] : item.kind === 'put' ? item.remarks : []))
  await quarantine.add([...entries].sort((a, b) => a.n - b.n))
  return database.transaction(async (tx) => {
    const written =
      rulings.length === 0
        ? []
        : (await putRulings(tx, rulings, { origins, now: now(), onlyStored: context.reprocessingPool !== null })).docIds
    await rewriteEarlierTexts(tx, earlier)
    await putMaskingReports(tx, new Map(puts.map(({ ruling, provenance }) => [ruling.docId, provenance.masking])))
    await putRawRecords(tx, locations)
    const docIds = items.flatMap((item) => (item.kind === 'remove' ? [item.docId] : []))
    const removed = docIds.length === 0 ? [] : await withdrawRecords(tx, docIds, now())
    const existing = new Set([...records.keys(), ...[...origins].flatMap(([id, { versionOf }]) => (versionOf === null ? [] : [id]))])
    const next = tallyAfter(tally, items, { written: new Set(written), existing, removed: new Set(removed) })
    const progress = { checkpoint: toCheckpoint(last.position, next), counts: runTotals(next), now: now() }
    await saveIngestCheckpoint(tx, runId, { after: tally.total.read, ...progress })
    return next
  })
}

const rulingsOf = (items: readonly BatchItem[]): Ruling[] => items.flatMap((item) => (item.kind === 'put' ? [item.ruling] : []))

type Put = BatchItem & { readonly kind: 'put' }

const originsOf = (puts: readonly Put[], versionOf: ReadonlyMap<string, string>): Map<string, RecordOrigin> =>
  new Map(
    puts.map(({ ruling: { docId }, provenance }) => {
      const { rawHash, status, reserved } = provenance
      return [
        docId,
        { rawHash, status, reserved, documentsVersion, versionOf: versionOf.get(docId) ?? null, fetchedAt: instant(provenance) },
      ]
    }),
  )

const instant = ({ fetchedAt }: Provenance): Date | null => (fetchedAt === null ? null : new Date(fetchedAt))

/** Encrypts and stores the raw records that changed. */
const storeChangedRaw = async ({ database, rawStore }: RunContext, puts: readonly Put[]): Promise<RawRecordLocation[]> => {
  if (rawStore === null) return []
  const storedHashes = await listRawHashes(
    database,
    puts.map(({ ruling }) => ruling.docId),
  )
  const changed = puts.filter(
    ({ ruling, provenance, keepRaw }) => keepRaw !== false && storedHashes.get(ruling.docId) !== provenance.rawHash,
  )
  return rawStore.add(changed.map(({ ruling, provenance, raw }) => ({ ...raw, recordId: ruling.docId, rawHash: provenance.rawHash })))
}

const tallyAfter = (
  tally: Tally,
  items: readonly BatchItem[],
  { written, existing, removed }: { written: ReadonlySet<string>; existing: ReadonlySet<string>; removed: ReadonlySet<string> },
): Tally => {
  const next = structuredClone(tally)
  const putAs = (docId: string): CountKind => (!written.has(docId) ? 'unchanged' : existing.has(docId) ? 'updated' : 'inserted')
  for (const item of items) {
    if (item.kind === 'put') countRecord(next, item.ruling.collection, putAs(item.ruling.docId), item.remarks.length > 0)
    else countRecord(next, item.collection, item.kind === 'remove' ? (removed.has(item.docId) ? 'removed' : 'unchanged') : item.kind)
  }
  return next
}

const runTotals = ({ total: { remarked: _, ...counts } }: Tally) => counts

/** The checkpoint of `ingest_runs`: position and tally. */
export function toCheckpoint({ file, index, nextOffset }: RecordPosition, tally: Tally): { place: FeedPosition; tally: Tally } {
  return {
    place: { file, index, nextOffset },
    tally,
  }
}
