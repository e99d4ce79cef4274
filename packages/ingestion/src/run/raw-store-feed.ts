import { countRawRecords, type Database, listRawRecords } from '@basejuris/database'
import { DecryptionFailed } from '../raw-store/encrypted-record.ts'
import type { RawStore } from '../raw-store/raw-store.ts'
import { documentsVersion } from '../record/documents-version.ts'
import type { SourceRecord } from '../record/source.ts'
import { getSource } from '../sources/index.ts'
import type { FeedPosition, FeedRecord, RecordFeed } from './record-feed.ts'

/** Source of the runs that reprocess rulings. */
export const reprocessSource = 'reprocess'

export interface RawStoreFeedOptions {
  readonly database: Database
  readonly rawStore: RawStore
  /** Id of a source; null for all. */
  readonly sourceId: string | null
  /** Id of the last record to read; default: the last stored one. */
  readonly last?: number
}

const pageSize = 50

/**
 * Feeds the stored raw records in the order of their ids. Resumable; the fingerprint changes with the last id and the parsers. @throws
 * {UnknownSource}
 */
export async function openRawStoreFeed({ database, rawStore, sourceId, last: until }: RawStoreFeedOptions): Promise<RecordFeed> {
  if (sourceId !== null) getSource(sourceId)
  const only = sourceId === null ? {} : { sourceId }
  const stored = await countRawRecords(database, only)
  const last = until ?? stored.last
  return {
    source: reprocessSource,
    path: `vault:${sourceId ?? '*'}`,
    fingerprint: `${documentsVersion}/${last}`,
    total: stored.total,
    unit: 'records',
    open: (after, signal) => readStore({ database, rawStore, last, only }, after, signal),
  }
}

interface Reading {
  readonly database: Database
  readonly rawStore: RawStore
  readonly last: number
  readonly only: { readonly sourceId?: string }
}

async function* readStore(
  { database, rawStore, last, only }: Reading,
  after: FeedPosition | null,
  signal?: AbortSignal,
): AsyncGenerator<FeedRecord> {
  let from = after?.nextOffset ?? 0
  let done = after === null ? 0 : after.index + 1
  while (true) {
    const rows = (await listRawRecords(database, { ...only, after: from, limit: pageSize })).filter(({ id }) => id <= last)
    for (const row of rows) {
      signal?.throwIfAborted()
      const position = { file: 'vault', index: done, offset: row.id, nextOffset: row.id }
      done += 1
      yield { sourceId: row.sourceId, record: await readRow(rawStore, row, position), done }
    }
    const end = rows.at(-1)?.id
    if (end === undefined) return
    from = end
  }
}

const readRow = async (
  rawStore: RawStore,
  row: Parameters<RawStore['read']>[0],
  position: SourceRecord['position'],
): Promise<SourceRecord> => {
  const unread = { position, raw: new Uint8Array(0), hints: {} }
  try {
    const record = await rawStore.read(row)
    return record === null ? { ...unread, problem: 'raw_missing' } : { position, ...record }
  } catch (error) {
    if (!(error instanceof DecryptionFailed)) throw error
    return { ...unread, problem: 'raw_damaged' }
  }
}
