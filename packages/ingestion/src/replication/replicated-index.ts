import { countEncoded, type Database, getStoreIdentity } from '@basejuris/database'
import {
  builtInKindOf,
  type Encoder,
  type EncoderSettings,
  type IndexEngine,
  type IndexHost,
  isBuiltInKind,
  type VerifyOptions,
  type VerifyResult,
} from '@basejuris/search'
import { type RulingEncoder, startRulingEncoder } from '../encoding/ruling-encoder.ts'
import type { WorkerPool } from '../workers/worker-pool.ts'
import { type BuildDocuments, buildInWorkers, buildWithStored } from './build-documents.ts'
import { chooseEncoders } from './choose-encoders.ts'
import { type CurrentEncoder, createCurrentEncoder } from './current-encoder.ts'
import type { FollowIndexOptions } from './follow-index.ts'
import { IndexReplicator, type ReplicationLog } from './index-replicator.ts'
import { encoderOfSchema, indexSchema } from './index-schema.ts'
import { type OpenAlone, openIndex } from './open-index.ts'
import { CapabilityMissing, type RebuildIndexOptions, rebuildIndex, replaceOf } from './rebuild-index.ts'

export interface ReplicatedIndexOptions<Host extends IndexHost> {
  readonly engine: IndexEngine<Host>
  readonly database: Database
  readonly pool: WorkerPool
  readonly computeProfiles: NonNullable<FollowIndexOptions['computeProfiles']>
  readonly encoder: { readonly settings: EncoderSettings; readonly key: string | null }
  /** This process keeps the index at the state of the database. */
  readonly follows: boolean
  /** This process makes the vectors of rulings, where the encoder needs it. */
  readonly encodes: boolean
  readonly log: ReplicationLog
  readonly alone?: OpenAlone
  /** Time between checks whether every ruling has vectors of the configured encoder. */
  readonly pollMs?: number
}

export interface EncodingStatus {
  /** Names of encoders: the one whose vectors are searched, and the configured one. */
  readonly inUse: string
  readonly configured: string
  /** How many of all rulings have vectors of the configured encoder; null for a built-in one, whose vectors are not stored. */
  readonly encoded: { readonly encoded: number; readonly total: number } | null
  /** Why nothing is being encoded; null when there is no problem. */
  readonly trouble: string | null
}

export interface IndexMaintenance {
  /** Reads the whole index and compares every checksum. @throws {CapabilityMissing} */
  readonly verify: (options: VerifyOptions) => Promise<VerifyResult>
  /** Rebuilds the index from the database while the old one is searched. Answers how many changes were applied. @throws {CapabilityMissing} */
  readonly rebuild: (options: Pick<RebuildIndexOptions, 'onProgress' | 'signal'>) => Promise<number>
}

/** The index of a process with the encoder of its vectors. */
export interface ReplicatedIndex<Host extends IndexHost> {
  readonly index: Host
  readonly encoder: CurrentEncoder
  readonly maintenance: IndexMaintenance
  readonly nudge: () => void
  /** Resolves when every change committed so far is in the index; at once in a process that does not follow. */
  readonly catchUp: () => Promise<void>
  readonly encoding: () => Promise<EncodingStatus>
  readonly close: () => Promise<void>
}

/**
 * Opens the index with the encoder that made it and keeps it at the state of the database. When another encoder is configured, its vectors are
 * made first. Once every ruling has them, an index with them replaces the old one. Searches go on throughout.
 */
export async function openReplicatedIndex<Host extends IndexHost>(options: ReplicatedIndexOptions<Host>): Promise<ReplicatedIndex<Host>> {
  const { engine, database, follows, encodes, log } = options
  const { settings, key } = options.encoder
  const identity = await getStoreIdentity(database)
  const { configured, current } = await chooseEncoders({ database, settings, key, storedSchema: await engine.storedSchema() })
  // Set once the index is open. Damage may show only when a search reads the damaged page.
  let repair: (() => void) | null = null
  const onRefused = (reason: string): void => {
    log.warn({ reason }, 'index is rebuilt')
    repair?.()
  }
  const onProblem = (error: unknown): void => log.error({ err: error }, 'index has a problem')
  const alone = options.alone === undefined ? {} : { alone: options.alone }
  const index = await openIndex({ engine, database, encoder: current, ...alone, onRefused, onProblem })
  const encoder = createCurrentEncoder(() => encoderOfSchema(index.schema(), identity) ?? current.name)
  for (const each of [current, configured]) encoder.add(each)
  const followOptions = followOptionsOf(options)
  const replicator = new IndexReplicator({ index, followOptions, log, currentEncoder: () => encoder.name })
  if (follows) replicator.start()
  const stored = !isBuiltInKind(settings.kind)
  const rulingEncoder = encodes && stored ? startEncoding(options, configured) : null
  const changing = follows && encoder.name !== configured.name ? changeEncoder(replicator, options, { configured, identity, stored }) : null
  const rebuild = (rebuildOptions: Pick<RebuildIndexOptions, 'onProgress' | 'signal'>): Promise<number> =>
    rebuildIndex({ ...followOptions(encoder.name), ...rebuildOptions, replace: () => replaceOf(index)() })
  const stopping = new AbortController()
  let repaired: Promise<unknown> = Promise.resolve()
  repair = () => {
    repaired = rebuild({ signal: stopping.signal }).catch((error: unknown) => {
      if (!stopping.signal.aborted) log.error({ err: error }, 'index is rebuilt at the next start')
    })
  }
  return {
    index,
    encoder,
    maintenance: {
      verify: async (verifyOptions) => {
        if (index.verify === undefined) throw new CapabilityMissing('verify')
        return index.verify(verifyOptions)
      },
      rebuild,
    },
    nudge: () => replicator.nudge(),
    catchUp: () => replicator.catchUp(),
    encoding: async () => ({
      inUse: encoder.name,
      configured: configured.name,
      encoded: stored ? await countEncoded(database, configured.name) : null,
      trouble: rulingEncoder?.trouble() ?? null,
    }),
    close: async () => {
      stopping.abort(new Error('The index was closed'))
      await repaired
      await rulingEncoder?.stop()
      await replicator.stop()
      await changing
      await index.writer.close()
    },
  }
}

type Shared = Pick<ReplicatedIndexOptions<IndexHost>, 'database' | 'pool' | 'computeProfiles' | 'log' | 'pollMs'>

const followOptionsOf = ({ database, pool, computeProfiles, log }: Shared) => {
  const builderOf = (encoder: string): BuildDocuments =>
    builtInKindOf(encoder) === null ? buildWithStored(pool, database, encoder) : buildInWorkers(pool, encoder)
  return (encoder: string): Omit<FollowIndexOptions, 'writer'> => ({
    database,
    computeProfiles,
    build: builderOf(encoder),
    onLeftOut: (docId) => log.error({ docId }, 'ruling left out of the index'),
  })
}

const startEncoding = ({ database, log }: Shared, encoder: Encoder): RulingEncoder =>
  startRulingEncoder({
    database,
    encoder,
    onLeftOut: (docId, reason) => log.error({ docId, reason }, 'ruling without vectors'),
    onWaiting: (reason) => log.warn({ reason }, 'encoder is unavailable'),
    onComplete: () => log.info({ encoder: encoder.name }, 'every ruling has its vectors'),
  })

const changeEncoder = (
  replicator: IndexReplicator,
  { database, pollMs }: Shared,
  { configured, identity, stored }: { readonly configured: Encoder; readonly identity: string; readonly stored: boolean },
): Promise<void> =>
  replicator.changeEncoder({
    database,
    stored,
    encoder: configured.name,
    schema: indexSchema(configured.name, identity),
    ...(pollMs === undefined ? {} : { pollMs }),
  })
