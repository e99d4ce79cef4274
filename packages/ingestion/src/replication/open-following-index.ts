import { type Database, getLastSequence } from '@basejuris/database'
import type { SearchIndex } from '@basejuris/search'
import { IndexAheadOfDatabase } from './follow-index.ts'

export interface OpenFollowingIndexOptions<Index extends Pick<SearchIndex, 'writer'>> {
  readonly database: Database
  /** Opens the stored index. Its schema must name the database, so that the index of another one is refused. */
  readonly open: () => Promise<Index>
  /** Deletes what a closed index stored, so that the next `open` begins at sequence 0. */
  readonly discard: () => Promise<void>
  readonly onRebuild?: () => void
}

/**
 * Opens an index that can follow this database. One that is ahead, because an older copy of the database was restored, is discarded and
 * begins empty. @throws {IndexAheadOfDatabase} when discarding did not help
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
