import { join } from 'node:path'
import type { Database } from '@basejuris/database'
import { computeProfilesInWorkers, openReplicatedIndex, type ReplicatedIndex, type WorkerPool } from '@basejuris/ingestion'
import { embeddedEngine, type IndexEngine, type SearchHost } from '@basejuris/search'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config/config.ts'

export interface OpenSearchOptions {
  readonly config: Pick<Config, 'dataDir' | 'encoder' | 'encoderKey' | 'roles'>
  readonly engine: IndexEngine<SearchHost>
  readonly database: Database
  readonly pool: WorkerPool
  readonly log: FastifyBaseLogger
}

/** The configured engine; another engine would be chosen here. */
export function searchEngine({ dataDir }: Pick<Config, 'dataDir'>): IndexEngine<SearchHost> {
  return embeddedEngine(join(dataDir, 'index'))
}

const mebibyte = 2 ** 20

/** The same engine with an index of its own for norms: it changes apart from the rulings, and an older index of rulings stays as it is. */
export function normEngine({ dataDir }: Pick<Config, 'dataDir'>): IndexEngine<SearchHost> {
  return embeddedEngine(join(dataDir, 'index-norms'), { cacheBytes: 8 * mebibyte, residentVectorBytes: 16 * mebibyte })
}

/** This process cannot write the index. The message is for the operator. */
export class IndexRefused extends Error {
  override name = 'IndexRefused'
}

/** By the name of the error: it comes from another thread without its class. */
const refusals: Readonly<Record<string, (folder: string) => string>> = {
  FolderInUse: (folder) =>
    `Otro proceso usa el índice, según ${join(folder, 'lock')}. Deténgalo, o borre ese archivo si la carpeta es una copia hecha con BaseJuris en marcha.`,
  FolderReadOnly: (folder) =>
    `BaseJuris no puede escribir en la carpeta del índice, ${folder}: dé a este usuario permiso de escritura, o móntela sin «solo lectura».`,
}

/** Opens the index that this process searches. @throws {IndexRefused} */
export function openSearch({ config, engine, database, pool, log }: OpenSearchOptions): Promise<ReplicatedIndex<SearchHost>> {
  return openReplicatedIndex({
    database,
    pool,
    log,
    engine,
    computeProfiles: computeProfilesInWorkers(pool),
    encoder: { settings: config.encoder, key: config.encoderKey },
    follows: config.roles.has('api'),
    encodes: config.roles.has('worker'),
  }).catch((error: unknown) => {
    const refusal = error instanceof Error ? refusals[error.name] : undefined
    throw refusal === undefined ? error : new IndexRefused(refusal(join(config.dataDir, 'index')), { cause: error })
  })
}
