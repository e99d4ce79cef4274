import { type Database, getLastSequence, getStoreIdentity } from '@basejuris/database'
import type { Encoder, IndexEngine, IndexHost, OpenIndexOptions } from '@basejuris/search'
import { IndexAheadOfDatabase } from './follow-index.ts'
import { indexSchema } from './index-schema.ts'

/** Runs an opening while no other process opens an index that it shares with this one. */
export type OpenAlone = <Index>(open: () => Promise<Index>) => Promise<Index>

export interface OpenDatabaseIndexOptions<Host extends IndexHost> extends Pick<OpenIndexOptions, 'onProblem'> {
  readonly engine: IndexEngine<Host>
  readonly database: Database
  readonly encoder: Pick<Encoder, 'name' | 'dimension'>
  readonly alone?: OpenAlone
  /** Receives the reason why the stored index is not used. It is then built again from the database. */
  readonly onRefused: (reason: string) => void
}

/** Opens the index of this database. One of another database, schema or encoder, or of an older program, is refused and rebuilt. */
export async function openIndex<Host extends IndexHost>({
  engine,
  database,
  encoder,
  alone,
  ...listeners
}: OpenDatabaseIndexOptions<Host>): Promise<Host> {
  const schema = indexSchema(encoder.name, await getStoreIdentity(database))
  return openFollowingIndex({
    database,
    open: () => engine.open({ dimension: encoder.dimension, schema, ...listeners }),
    discard: engine.discard,
    ...(alone === undefined ? {} : { alone }),
    onRebuild: () => listeners.onRefused('it is ahead of the database'),
  })
}

export interface OpenFollowingIndexOptions<Index extends Pick<IndexHost, 'writer'>> {
  readonly database: Database
  /** Opens the stored index. Its schema must name the database, so that the index of another one is refused. */
  readonly open: () => Promise<Index>
  /** Deletes what a closed index stored, so that the next `open` begins at sequence 0. */
  readonly discard: () => Promise<void>
  readonly onRebuild?: () => void
  readonly alone?: OpenAlone
  /** Sequence of the last change that the index could have. That of the rulings when absent. */
  readonly lastSequence?: () => Promise<number>
}

/**
 * Opens an index that can follow this database. One that is ahead, because an older copy of the database was restored, is discarded and
 * begins empty. @throws {IndexAheadOfDatabase} when discarding did not help
 */
export async function openFollowingIndex<Index extends Pick<IndexHost, 'writer'>>(
  options: OpenFollowingIndexOptions<Index>,
): Promise<Index> {
  const { alone = (open) => open() } = options
  return alone(() => openOrRenew(options))
}

async function openOrRenew<Index extends Pick<IndexHost, 'writer'>>({
  database,
  open,
  discard,
  onRebuild,
  lastSequence = () => getLastSequence(database),
}: OpenFollowingIndexOptions<Index>): Promise<Index> {
  const index = await open()
  if ((await reachedBy(index)) <= (await lastSequence())) return index
  onRebuild?.()
  await index.writer.close()
  await discard()
  const renewed = await open()
  const [sequence, last] = [await reachedBy(renewed), await lastSequence()]
  if (sequence <= last) return renewed
  await renewed.writer.close()
  throw new IndexAheadOfDatabase(sequence, last)
}

/** A part that is ahead would skip what the database changes next. */
const reachedBy = async ({ writer }: Pick<IndexHost, 'writer'>): Promise<number> =>
  (await writer.furthestSequence?.()) ?? writer.appliedSequence()
