import { countEncoded, type Database, getStoreIdentity } from '@basejuris/database'
import {
  type BuildDocuments,
  buildInWorkers,
  buildWithStored,
  type FollowIndexOptions,
  type RulingEncoder,
  startRulingEncoder,
  type WorkerPool,
} from '@basejuris/ingestion'
import type { Encoder, SearchableIndex } from '@basejuris/search'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config/config.ts'
import { chooseEncoders } from './choose-encoder.ts'
import { encoderInUse } from './encoder-in-use.ts'
import { IndexKeeper } from './index-keeper.ts'
import { type IndexUpkeep, indexUpkeep } from './index-upkeep.ts'
import { encoderOfSchema, indexSchema, openIndex } from './open-index.ts'

export interface SearchIndexOptions {
  readonly config: Pick<Config, 'dataDir' | 'encoder' | 'encoderKey' | 'roles'>
  readonly database: Database
  readonly pool: WorkerPool
  readonly likenessOf: NonNullable<FollowIndexOptions['likenessOf']>
  readonly log: FastifyBaseLogger
  /** Between looks at whether the wanted encoder is complete. */
  readonly pollMs?: number
}

export interface EncodingState {
  /** Names of encoders: the one searched by, and the configured one. */
  readonly inUse: string
  readonly wanted: string
  /** Rulings with vectors of the wanted one, of all; null for the built-in one, which needs no keeping. */
  readonly encoded: { readonly encoded: number; readonly total: number } | null
  /** Why nothing is being encoded; null while all goes well. */
  readonly trouble: string | null
}

/** The index of a process with its encoder, followed and kept. */
export interface KeptIndex {
  readonly index: SearchableIndex
  readonly encoder: Encoder
  readonly upkeep: IndexUpkeep
  readonly nudge: () => void
  /** Resolves when every change committed so far is in the index; at once in a process that keeps none. */
  readonly catchUp: () => Promise<void>
  readonly encoding: () => Promise<EncodingState>
  readonly close: () => Promise<void>
}

/**
 * Opens the index with the encoder it was made with, and keeps it at the state of the database. When another encoder is configured its vectors are made
 * beside; once every ruling has them an index with them is built and takes the place of the old one. Searches go on throughout.
 */
export async function openSearchIndex(options: SearchIndexOptions): Promise<KeptIndex> {
  const { config, database, pool, log } = options
  const identity = await getStoreIdentity(database)
  const { wanted, present } = await chooseEncoders({
    dataDir: config.dataDir,
    database,
    settings: config.encoder,
    key: config.encoderKey,
  })
  const onRefused = (reason: string) => log.warn({ reason }, 'index is rebuilt')
  const index = await openIndex({ dataDir: config.dataDir, database, encoder: present, onRefused })
  const encoder = encoderInUse(() => encoderOfSchema(index.schema(), identity) ?? present.name)
  for (const each of [present, wanted]) encoder.add(each)
  const builderOf = (name: string): BuildDocuments =>
    name.startsWith('hashing-') ? buildInWorkers(pool) : buildWithStored(pool, database, name)
  const following = (name: string): Omit<FollowIndexOptions, 'writer'> => ({
    database,
    build: builderOf(name),
    likenessOf: options.likenessOf,
    onLeftOut: (docId) => log.error({ docId }, 'ruling left out of the index'),
  })
  const keeper = new IndexKeeper({ index, following, log, name: () => encoder.name })
  if (config.roles.has('api')) keeper.start()
  const vectors = config.roles.has('worker') && config.encoder.kind !== 'hashing' ? encodeRulings(options, wanted) : null
  const schema = indexSchema(wanted.name, identity)
  const switching =
    encoder.name !== wanted.name && config.roles.has('api')
      ? keeper.changeTo({ wanted, schema, ...options, stored: config.encoder.kind !== 'hashing' })
      : null
  return {
    index,
    encoder,
    upkeep: {
      verify: (asked) => index.verify(asked),
      rebuild: (asked) => indexUpkeep(index, following(encoder.name)).rebuild(asked),
    },
    nudge: () => keeper.nudge(),
    catchUp: () => keeper.catchUp(),
    encoding: async () => ({
      inUse: encoder.name,
      wanted: wanted.name,
      encoded: config.encoder.kind === 'hashing' ? null : await countEncoded(database, wanted.name),
      trouble: vectors?.trouble() ?? null,
    }),
    close: async () => {
      await vectors?.stop()
      await keeper.stop()
      await switching
      await index.writer.close()
    },
  }
}

const encodeRulings = ({ database, log }: SearchIndexOptions, encoder: Encoder): RulingEncoder =>
  startRulingEncoder({
    database,
    encoder,
    onLeftOut: (docId, reason) => log.error({ docId, reason }, 'ruling without vectors'),
    onWaiting: (reason) => log.warn({ reason }, 'encoder is away'),
    onComplete: () => log.info({ encoder: encoder.name }, 'every ruling has its vectors'),
  })
