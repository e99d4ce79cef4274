import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Database, getStoreIdentity } from '@basejuris/database'
import { openFollowingIndex } from '@basejuris/ingestion'
import { type Encoder, indexSchemaVersion, openMemoryIndex, type SearchIndex } from '@basejuris/search'

export interface OpenIndexOptions {
  readonly dataDir: string
  readonly database: Database
  readonly encoder: Encoder
  /** Told why the stored index is not used; it is then built again from the database. */
  readonly onRefused: (reason: string) => void
}

/** Opens the search index of this database; a snapshot made for another database, schema or encoder is refused and rebuilt. */
export async function openIndex({ dataDir, database, encoder, onRefused }: OpenIndexOptions): Promise<SearchIndex> {
  const folder = join(dataDir, 'index')
  const schema = `${indexSchemaVersion}/${encoder.name}/${await getStoreIdentity(database)}`
  return openFollowingIndex({
    database,
    open: () => openMemoryIndex({ folder, dimension: encoder.dimension, schema, onRefused }),
    discard: () => rm(folder, { recursive: true, force: true }),
    onRebuild: () => onRefused('the snapshot is ahead of the database'),
  })
}
