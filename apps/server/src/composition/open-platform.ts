import { join } from 'node:path'
import {
  countOutdatedVersions,
  createJobs,
  type DatabaseTarget,
  type DataFolderLock,
  DiskRoom,
  damagedDatabase,
  dumpDatabase,
  isDamage,
  type Jobs,
  lockDataFolder,
  type OpenDatabase,
  openDatabase,
} from '@basejuris/database'
import {
  checkDataKey,
  createNormIndex,
  dataKey,
  documentsVersion,
  type EncodingStatus,
  type IndexMaintenance,
  ingestJob,
  ingestQueue,
  type NormIndex,
  openWorkerPool,
  type RawStore,
  readInWorkers,
  reprocessJob,
  reprocessQueue,
  requestReprocess,
  requestUpgrade,
  startCitationFollower,
  upgradeJob,
  upgradeQueue,
  type WorkerPool,
  watchInbox,
} from '@basejuris/ingestion'
import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import type { Config } from '../config/config.ts'
import { operatorSocketPath } from '../config/operator-socket-path.ts'
import { startWatchFollower } from '../modules/workspace/watches/watch-follower.ts'
import { withoutWatchdog } from '../process/watchdog.ts'
import { createTextCipher } from '../security/text-cipher.ts'
import type { ComponentStatus, Services } from '../services.ts'
import { startAccountJobs } from './account-jobs.ts'
import { startAssistantJobs } from './assistant-jobs.ts'
import { composeServices } from './compose-services.ts'
import { prepareFolder, watchRoom } from './data-folder.ts'
import { demonstrationJob, demonstrationQueue, requestDemonstration } from './demonstration.ts'
import { openErasableSearch, resumeErasure } from './index-erasure.ts'
import { createIngestJournal, type IngestJournal } from './ingest-journal.ts'
import { openConfiguredModel } from './open-configured-model.ts'
import { holdAnalysis, normEngine, openingAlone, searchEngine } from './open-search.ts'
import { startPaymentJobs } from './payment-jobs.ts'
import { type OpenPaymentProvider, openPaymentProvider } from './payment-provider.ts'
import { productQueues } from './product-queues.ts'
import { openRawRecords } from './raw-records.ts'
import { startWorkspaceJobs } from './workspace-jobs.ts'

/** The whole product without HTTP. */
export interface Platform {
  /** Absolute path. */
  readonly dataDir: string
  readonly services: Services
  readonly jobs: Jobs
  readonly ingestions: IngestJournal
  readonly room: DiskRoom
  /** Resolves when the index has applied every change committed so far. */
  readonly catchUpIndex: () => Promise<void>
  readonly appliedSequence: () => Promise<number>
  readonly index: IndexMaintenance
  readonly norms: Pick<NormIndex, 'verify' | 'rebuild' | 'follow'>
  /** Which encoder is in use, and the progress of the configured one. */
  readonly encoding: () => Promise<EncodingStatus>
  /** Null if raw records are not stored, or not by this process. */
  readonly rawStore: RawStore | null
  /** Erases the raw records of removed rulings from the disk. */
  readonly eraseRaw: () => Promise<void>
  /** Runs `copy` while the database is quiescent; null on a PostgreSQL server. */
  readonly whileQuiescent: OpenDatabase['whileQuiescent'] | null
  /** Writes the tables of a PostgreSQL server as of one instant; null for an embedded database. */
  readonly dumpServer: ((folder: string, signal?: AbortSignal) => Promise<void>) | null
  /** Leaves no deleted row readable in the files of the database. */
  readonly eraseDeleted: OpenDatabase['eraseDeleted']
  /** Whether files of the index may hold what was hidden or withheld. */
  readonly isErasurePending: () => Promise<boolean>
  /** Stops the jobs, stores the index and releases the data folder. */
  readonly close: () => Promise<void>
}

/** `demo: null` leaves the demonstration corpus unchanged. */
export type PlatformConfig = Omit<Config, 'demo'> & { readonly demo: boolean | null }

/** Creates the adapters of a configuration. @throws {DataFolderInUse} @throws {DatabaseRefused} @throws {IndexRefused} */
export async function openPlatform(config: PlatformConfig, log: FastifyBaseLogger = pino({ level: 'silent' })): Promise<Platform> {
  const lock = lockDataFolder(config.dataDir, { socketPath: operatorSocketPath(config.dataDir) })
  const closing: Closing = [() => lock.release()]
  const close = async (): Promise<void> => {
    for (const step of closing.splice(0).reverse())
      await Promise.resolve(step()).catch((error: unknown) => log.error({ err: error }, 'closing failed'))
  }
  try {
    await prepareFolder(config.dataDir, log)
    const { database, pool, searchOpening } = await openStores({ config, lock, log, closing })
    const jobs = await openJobs(database, log, closing)
    const room = database.room ?? new DiskRoom(config.dataDir)
    closing.push(watchRoom(room, jobs, log))
    const ingestions = createIngestJournal(config.inbox.folders)
    await checkDataKey({ database: database.db, dataDir: config.dataDir, key: dataKey(config.dataDir, config.dataKey) })
    const raw = config.roles.has('worker') ? await openRawRecords(config, database.db, (err) => log.error({ err }, 'raw records')) : null
    closing.push(() => raw?.close())
    const rawStore = raw?.rawStore ?? null
    const { search, erasure } = await searchOpening
    const indexState = stateOf(search.catchUp())
    if (config.roles.has('worker')) await startIngestJobs({ config, database, room, pool, jobs, ingestions, rawStore, nudge: search.nudge })
    if (config.roles.has('worker')) closing.push(startFollowers({ config, database, pool, jobs, log }))
    const appliedSequence = (): Promise<number> => search.index.writer.appliedSequence()
    const eraseDeleted: OpenDatabase['eraseDeleted'] = (tables) => withoutWatchdog(() => database.eraseDeleted(tables))
    const norms = openNorms({ config, database, pool, encoder: search.encoder.pin(), log, closing })
    const payment = await openPaymentProvider({ config, database: database.db, log })
    closing.push(() => payment?.close())
    const services = composeServices({
      provider: payment?.provider ?? null,
      languageModel: openConfiguredModel(config.languageModel, log),
      config,
      database: { ...database, room },
      index: search.index,
      encoder: search.encoder,
      norms,
      indexState,
      jobs,
    })
    closing.push(await startServiceJobs({ jobs, services, config, log, payment, eraseDeleted }))
    const eraseRaw = async (): Promise<void> => raw?.erase()
    if (config.roles.has('api') && config.demo !== null)
      closing.push(resumeErasure({ erasure, database: { ...database, eraseDeleted }, eraseRaw, catchUp: search.catchUp, log }))
    return {
      services,
      jobs,
      ingestions,
      room,
      appliedSequence,
      rawStore,
      eraseDeleted,
      isErasurePending: erasure.isPending,
      close,
      index: { verify: search.maintenance.verify, rebuild: erasure.rebuild },
      norms,
      dataDir: config.dataDir,
      whileQuiescent: database.whileQuiescent ?? null,
      dumpServer: serverDump(config),
      eraseRaw,
      catchUpIndex: search.catchUp,
      encoding: search.encoding,
    }
  } catch (error) {
    await close()
    throw config.databaseUrl === null && isDamage(error) ? damagedDatabase(config.dataDir, error) : error
  }
}

function openNorms({
  config,
  database,
  pool,
  encoder,
  log,
  closing,
}: Omit<OpenStores, 'lock'> & Pick<JobEnvironment, 'database' | 'pool'> & Pick<NormIndex, 'encoder'>): NormIndex {
  const alone = openingAlone(config, database.runAlone)
  const norms = createNormIndex({ ...alone, engine: normEngine(config), database: database.db, pool, encoder, log })
  closing.push(norms.close)
  return norms
}

async function openJobs(database: OpenDatabase, log: FastifyBaseLogger, closing: Closing): Promise<Jobs> {
  const jobs = await createJobs(database, { queues: productQueues, onError: (error) => log.error(error, 'job failed') })
  closing.push(() => jobs.stop())
  return jobs
}

interface StartServiceJobs {
  readonly jobs: Jobs
  readonly services: Services
  readonly config: PlatformConfig
  readonly log: FastifyBaseLogger
  readonly payment: OpenPaymentProvider | null
  readonly eraseDeleted: OpenDatabase['eraseDeleted']
}

/** Jobs of accounts, workspace, payments and the assistant. Answers what stops those that are no jobs of the queue. */
async function startServiceJobs({ jobs, services, config, log, payment, eraseDeleted }: StartServiceJobs): Promise<() => Promise<void>> {
  if (config.roles.has('worker')) await startAccountJobs(jobs, services, config, () => eraseDeleted('people'))
  await startAssistantJobs(jobs, services, config)
  const stopWorkspace = await startWorkspace({ jobs, services, config, log })
  const stopPayments = await startPaymentJobs({ jobs, services, config, log, whenReachable: payment?.whenReachable ?? Promise.resolve() })
  return async () => {
    await stopPayments()
    await stopWorkspace()
  }
}

/** Steps that close what was opened, run from the last to the first. */
type Closing = (() => Promise<unknown> | unknown)[]

interface OpenStores {
  readonly config: PlatformConfig
  readonly lock: DataFolderLock
  readonly log: FastifyBaseLogger
  readonly closing: Closing
}

/** Opens the database and begins to open the index, whose thread starts meanwhile and reads it while the caller goes on. */
async function openStores({ config, lock, log, closing }: OpenStores) {
  const engine = searchEngine(config)
  const endThread = engine.prepare?.()
  closing.push(() => endThread?.())
  const database = await openDatabase(databaseTarget(config, lock))
  closing.push(() => database.close())
  closing.push(await holdAnalysis(config, database.holdVersion))
  const pool = openWorkerPool(config.ingestWorkers === null ? {} : { threads: config.ingestWorkers })
  closing.push(() => pool.close())
  const searchOpening = openErasableSearch({ config, engine, database: database.db, runAlone: database.runAlone, pool, log })
  const searchClosing = searchOpening.then(
    ({ search }) => search.close,
    () => undefined,
  )
  closing.push(async () => (await searchClosing)?.())
  return { database, pool, searchOpening }
}

/** Pending until the index has caught up once. */
function stateOf(caughtUp: Promise<unknown>): () => ComponentStatus {
  let state: ComponentStatus = 'pendiente'
  caughtUp.then(
    () => {
      state = 'ok'
    },
    () => undefined,
  )
  return () => state
}

const serverDump = ({ databaseUrl }: PlatformConfig): Platform['dumpServer'] =>
  databaseUrl === null ? null : (folder, signal) => dumpDatabase(databaseUrl, folder, signal)

const databaseTarget = ({ databaseUrl, dataDir }: PlatformConfig, lock: DataFolderLock): DatabaseTarget =>
  databaseUrl === null ? { folder: join(dataDir, 'database'), lock } : { url: databaseUrl }

/** Reads citations, and ingests what is dropped into the folders that are watched. Answers what stops both. */
function startFollowers({
  config,
  database,
  pool,
  jobs,
  log,
}: Pick<JobEnvironment, 'config' | 'database' | 'pool' | 'jobs'> & Pick<OpenStores, 'log'>) {
  const citations = startCitationFollower({
    database: database.db,
    reader: readInWorkers(database.db, pool),
    onError: (message) => log.error({ message }, 'citations could not follow'),
  })
  const { inbox, dataDir } = config
  const onError = (folder: string, message: string): void => log.error({ folder, message }, 'inbox cannot be read')
  const watched = inbox.folders.length === 0 ? null : watchInbox({ ...inbox, database: database.db, jobs, dataDir, onError })
  return async (): Promise<void> => {
    await watched?.stop()
    await citations.stop()
  }
}

interface WorkspaceEnvironment {
  readonly jobs: Jobs
  readonly services: Services
  readonly config: PlatformConfig
  readonly log: FastifyBaseLogger
}

/** Answers what stops it. */
async function startWorkspace({ jobs, services, config, log }: WorkspaceEnvironment): Promise<() => Promise<void>> {
  await startWorkspaceJobs(jobs, services, config)
  if (!config.roles.has('worker')) return async () => undefined
  return startWatchFollower({ services, onError: (message) => log.error({ message }, 'watches could not follow') }).stop
}

interface JobEnvironment {
  readonly config: PlatformConfig
  readonly database: OpenDatabase
  readonly room: DiskRoom
  readonly pool: WorkerPool
  readonly jobs: Jobs
  readonly ingestions: IngestJournal
  readonly rawStore: RawStore | null
  readonly nudge: () => void
}

async function startIngestJobs({ config, database, room, pool, jobs, ingestions, rawStore, nudge }: JobEnvironment): Promise<void> {
  const environment = {
    database: database.db,
    dataDir: config.dataDir,
    pool,
    requireRoom: () => room.requireRoomForBulk(),
    decrypt: createTextCipher(dataKey(config.dataDir, config.dataKey, 'private texts')).decrypt,
    onProgress: (progress: Parameters<IngestJournal['record']>[0]) => {
      ingestions.record(progress)
      nudge()
    },
  }
  const readFiles = ingestJob({ ...environment, rawStore }, ingestions.finish)
  const loadDemonstration = demonstrationJob(environment)
  const vacuum = (): Promise<void> => withoutWatchdog(database.vacuum)
  await jobs.work(ingestQueue, (payload, job) => readFiles(payload, job).then(vacuum))
  await jobs.work(demonstrationQueue, (payload, job) => loadDemonstration(payload, job).then(vacuum))
  await jobs.work(upgradeQueue, upgradeJob({ database: database.db, onBatch: nudge }))
  await requestUpgrade(database.db, jobs)
  if (rawStore !== null) await startReprocessJob({ ...environment, rawStore }, { config, database, jobs, ingestions, rawStore })
  if (config.demo !== null) await requestDemonstration(database.db, jobs, config.demo)
}

async function startReprocessJob(
  environment: Parameters<typeof reprocessJob>[0],
  {
    config,
    database,
    jobs,
    ingestions,
    rawStore,
  }: Pick<JobEnvironment, 'config' | 'database' | 'jobs' | 'ingestions'> & { readonly rawStore: RawStore },
): Promise<void> {
  const reprocess = reprocessJob(environment, ingestions.finish)
  await jobs.work(reprocessQueue, (payload, job) => reprocess(payload, job).then(() => withoutWatchdog(database.vacuum)))
  const outdated = config.reprocess && config.demo !== null ? await countOutdatedVersions(database.db, documentsVersion) : 0
  if (outdated > 0) await requestReprocess(null, { database: database.db, rawStore, jobs })
}
