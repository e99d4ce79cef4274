import { join } from 'node:path'
import { type Database, type HoldVersion, OtherVersionInUse, type RunAlone } from '@basejuris/database'
import { computeProfilesInWorkers, type OpenAlone, openReplicatedIndex, type ReplicatedIndex, type WorkerPool } from '@basejuris/ingestion'
import {
  clusterFormat,
  EngineRefused,
  embeddedEngine,
  type IndexEngine,
  indexSchemaVersion,
  normDocumentsVersion,
  opensearchEngine,
  type SearchHost,
} from '@basejuris/search'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config/config.ts'
import { describeEngineProblem } from './describe-engine-problem.ts'

export interface OpenSearchOptions {
  readonly config: Pick<Config, 'dataDir' | 'searchAddress' | 'vectorAddress' | 'encoder' | 'encoderKey' | 'roles'>
  readonly engine: IndexEngine<SearchHost>
  readonly database: Database
  readonly runAlone: RunAlone
  readonly pool: WorkerPool
  readonly log: FastifyBaseLogger
}

type EngineChoice = Pick<Config, 'dataDir' | 'searchAddress' | 'vectorAddress'>

/** The configured engine. */
export function searchEngine({ dataDir, searchAddress, vectorAddress: vectors }: EngineChoice): IndexEngine<SearchHost> {
  return searchAddress === null ? embeddedEngine(join(dataDir, 'index'), { vectors }) : opensearchEngine(searchAddress, vectors)
}

const mebibyte = 2 ** 20

/** The same engine with an index of its own for norms: it changes apart from the rulings, and an older index of rulings stays as it is. */
export function normEngine({ dataDir, searchAddress, vectorAddress }: EngineChoice): IndexEngine<SearchHost> {
  const vectors = vectorAddress === null ? null : { ...vectorAddress, prefix: `${vectorAddress.prefix}_norms`, shards: 1 }
  if (searchAddress !== null) return opensearchEngine({ ...searchAddress, prefix: `${searchAddress.prefix}_norms`, shards: 1 }, vectors)
  const memory = { cacheBytes: 8 * mebibyte, residentVectorBytes: 16 * mebibyte }
  return embeddedEngine(join(dataDir, 'index-norms'), { vectors, memory, opensTopics: false })
}

/** An index in the data folder belongs to one process. A cluster or a store may be shared. */
const isShared = ({ searchAddress, vectorAddress }: EngineChoice): boolean => searchAddress !== null || vectorAddress !== null

/** Processes that share a cluster or a store open its indexes one after another. */
export function openingAlone(choice: EngineChoice, runAlone: RunAlone): { readonly alone?: OpenAlone } {
  return isShared(choice) ? { alone: (open) => runAlone('open index', open) } : {}
}

/**
 * Says to the processes that share the index by which version this one analyses texts and stores them, until the answer is called. Two versions
 * would replace each other's index, and search it with words that it does not hold. @throws {IndexRefused}
 */
export async function holdAnalysis(choice: EngineChoice, holdVersion: HoldVersion): Promise<() => Promise<void>> {
  if (!isShared(choice)) return async () => undefined
  return holdVersion(`${indexSchemaVersion} ${normDocumentsVersion} ${clusterFormat}`).catch((cause: unknown) => {
    throw cause instanceof OtherVersionInUse ? new IndexRefused(otherAnalysis, { cause }) : cause
  })
}

const otherAnalysis =
  'Otro proceso en marcha usa el mismo índice con otra versión de BaseJuris: detenga los de la versión anterior y vuelva a iniciar; el índice se construye de nuevo desde la base de datos.'

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
export function openSearch({ config, engine, database, runAlone, pool, log }: OpenSearchOptions): Promise<ReplicatedIndex<SearchHost>> {
  return openReplicatedIndex({
    database,
    pool,
    log,
    engine,
    ...openingAlone(config, runAlone),
    computeProfiles: computeProfilesInWorkers(pool),
    encoder: { settings: config.encoder, key: config.encoderKey },
    follows: config.roles.has('api'),
    encodes: config.roles.has('worker'),
  }).catch((error: unknown) => {
    if (error instanceof EngineRefused) throw explained(error)
    const refusal = error instanceof Error ? refusals[error.name] : undefined
    throw refusal === undefined ? error : new IndexRefused(refusal(join(config.dataDir, 'index')), { cause: error })
  })
}

/** Schema of the stored index; null when there is none. @throws {IndexRefused} */
export function storedSchema({ engine }: Pick<OpenSearchOptions, 'engine'>): Promise<string | null> {
  return engine.storedSchema().catch((error: unknown) => {
    throw error instanceof EngineRefused ? explained(error) : error
  })
}

const explained = (cause: EngineRefused): IndexRefused => new IndexRefused(describeEngineProblem(cause), { cause })
