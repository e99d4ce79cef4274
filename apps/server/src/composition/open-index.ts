import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Database, getStoreIdentity } from '@basejuris/database'
import { openFollowingIndex } from '@basejuris/ingestion'
import { type EmbeddedHost, type Encoder, indexSchemaVersion, openEmbeddedHost } from '@basejuris/search'
import { discardOlderIndex } from './discard-older-index.ts'

export interface OpenIndexOptions {
  readonly dataDir: string
  readonly database: Database
  readonly encoder: Pick<Encoder, 'name' | 'dimension'>
  /** Told why the stored index is not used; it is then built again from the database. */
  readonly onRefused: (reason: string) => void
  /** Told when segments could not be merged in the background; searching goes on without. */
  readonly onProblem?: (error: unknown) => void
}

/** Names what makes the documents of an index: the recipe, the encoder and the database. */
export function indexSchema(encoder: string, identity: string): string {
  return `${indexSchemaVersion}/${encoder}/${identity}`
}

/** The encoder in the name of what made an index of this database by this recipe; null for any other. */
export function encoderOfSchema(schema: string | null, identity: string): string | null {
  const [start, end] = [`${indexSchemaVersion}/`, `/${identity}`]
  return schema?.startsWith(start) && schema.endsWith(end) ? schema.slice(start.length, -end.length) : null
}

/** Opens the search index of this database; one made for another database, schema or encoder, or by an older program, is refused and rebuilt. */
export async function openIndex({ dataDir, database, encoder, onRefused, onProblem }: OpenIndexOptions): Promise<EmbeddedHost> {
  const folder = join(dataDir, 'index')
  const schema = indexSchema(encoder.name, await getStoreIdentity(database))
  if (await discardOlderIndex(folder)) onRefused('it was made by an older version of the program')
  return openFollowingIndex({
    database,
    open: () =>
      openEmbeddedHost({ folder, dimension: encoder.dimension, schema, onRefused, ...(onProblem === undefined ? {} : { onProblem }) }),
    discard: () => rm(folder, { recursive: true, force: true }),
    onRebuild: () => onRefused('it is ahead of the database'),
  })
}
