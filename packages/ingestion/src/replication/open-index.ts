import { type Database, getStoreIdentity } from '@basejuris/database'
import type { Encoder, IndexEngine, IndexHost, OpenIndexOptions } from '@basejuris/search'
import { indexSchema } from './index-schema.ts'
import { openFollowingIndex } from './open-following-index.ts'

export interface OpenDatabaseIndexOptions<Host extends IndexHost> extends Pick<OpenIndexOptions, 'onProblem'> {
  readonly engine: IndexEngine<Host>
  readonly database: Database
  readonly encoder: Pick<Encoder, 'name' | 'dimension'>
  /** Receives the reason why the stored index is not used. It is then built again from the database. */
  readonly onRefused: (reason: string) => void
}

/** Opens the index of this database. One of another database, schema or encoder, or of an older program, is refused and rebuilt. */
export async function openIndex<Host extends IndexHost>({
  engine,
  database,
  encoder,
  ...listeners
}: OpenDatabaseIndexOptions<Host>): Promise<Host> {
  const schema = indexSchema(encoder.name, await getStoreIdentity(database))
  return openFollowingIndex({
    database,
    open: () => engine.open({ dimension: encoder.dimension, schema, ...listeners }),
    discard: engine.discard,
    onRebuild: () => listeners.onRefused('it is ahead of the database'),
  })
}
