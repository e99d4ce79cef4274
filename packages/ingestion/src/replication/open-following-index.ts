import { type Database, getLastSequence } from '@basejuris/database'
import type { SearchIndex } from '@basejuris/search'
import { IndexAheadOfDatabase } from './follow-index.ts'

export interface OpenFollowingIndexOptions<Index extends Pick<SearchIndex, 'writer'>> {
  readonly database: Database
  /** Opens the index at whatever sequence it was left; put the store's identity into what it is opened by, so that another database's is refused. */
  readonly open: () => Promise<Index>
  /** Deletes what a closed index left, so that the next `open` starts at sequence 0. */
  readonly discard: () => Promise<void>
  readonly onRebuild?: () => void
}

/**
 * Opens an index that may follow this database. One that is ahead of it, because an older copy of the database was restored, is thrown away and
 * begins again from nothing. @throws {IndexAheadOfDatabase} when discarding did not help
 */
export async function openFollowingIndex<Index extends Pick<SearchIndex, 'writer'>>({
  database,
  open,
  discard,
  onRebuild,
}: OpenFollowingIndexOptions<Index>): Promise<Index> {
  const index = await open()
  if ((await index.writer.appliedSequence()) <= (await getLastSequence(database))) return index
  onRebuild?.()
  await index.writer.close()
  await discard()
  const renewed = await open()
  const [sequence, last] = [await renewed.writer.appliedSequence(), await getLastSequence(database)]
  if (sequence <= last) return renewed
  await renewed.writer.close()
  throw new IndexAheadOfDatabase(sequence, last)
}
