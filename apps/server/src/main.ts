import { randomBytes } from 'node:crypto'
import { flushCompileCache } from 'node:module'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import {
  countOutdatedVersions,
  DatabaseRefused,
  DataFolderInUse,
  formatLoggedError,
  isDemonstrationRemoved,
  isStorageFull,
  keepNewFilesPrivate,
  StorageFull,
} from '@basejuris/database'
import { describeFictional, formatCount } from '@basejuris/domain'
import { documentsVersion, needsUpgrade, RawStoreRefused } from '@basejuris/ingestion'
import { EncoderUnavailable } from '@basejuris/search'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { buildApp } from './app.ts'
import { openPlatform, type Platform } from './composition/open-platform.ts'
import { IndexRefused } from './composition/open-search.ts'
import { type Config, ConfigError, exportPageSettings, readConfig } from './config/config.ts'
import { operatorSocketPath } from './config/operator-socket-path.ts'
import { openLog } from './errors/open-log.ts'
import { ServiceError } from './errors/service-error.ts'
import { connectionsWithin, readOpenFileLimit } from './http/max-connections.ts'
import { mountPages } from './http/pages.ts'
import { warmNorms } from './modules/norms/warm-norms.ts'
import { pageStatus } from './modules/rulings/page-status.ts'
import { warmSearch } from './modules/search/warm-search.ts'
import { commandRunner } from './operator/operator-commands.ts'
import { listenForOperators } from './operator/socket-server.ts'
import { exitOnUncaughtErrors } from './process/exit-on-uncaught-errors.ts'
import { startWatchdog } from './process/watchdog.ts'
import type { Services } from './services.ts'
import { openTracing, type Tracing } from './tracing/open-tracing.ts'
import { traceOfLog } from './tracing/span.ts'

/** After the delay of a stop: answers in work have ten seconds, jobs ten more. */
const forcedExitMs = 25_000
/** An index that does not answer delays a start no longer. */
const maxWarmingMs = 8000
/** The first searches share the processor with nothing else. */
const normsAfterMs = 3000

/** What a signal to stop sets in motion. */
interface Stopping {
  isStopping: boolean
  /** Run from the last to the first. */
  readonly closing: (() => Promise<unknown>)[]
}

async function start(): Promise<void> {
  const startedMs = performance.now()
  keepNewFilesPrivate()
  const config = readConfig()
  const log = openLog(config.logLevel, undefined, traceOfLog)
  exitOnUncaughtErrors(log)
  const tracing = config.traces === null ? null : await openTracing(config.traces, log)
  const platform = await openPlatform(config, log)
  const closing: (() => Promise<unknown>)[] = [async () => tracing?.close(), platform.close]
  const stopping: Stopping = { isStopping: false, closing }
  stopOnSignal(stopping, config.stopDelayMs, log)
  try {
    let address = 'trabajos en segundo plano'
    const operators = await listenForOperators(operatorSocketPath(config.dataDir), commandRunner(platform))
    closing.push(operators.close)
    if (config.roles.has('api')) {
      const app = await serve(config, platform, { stopping, log, tracing })
      closing.push(() => app.close())
      address = config.publicUrl ?? `http://localhost:${(app.server.address() as AddressInfo).port}`
      platform.norms.follow(normsAfterMs)
    }
    await announceOutdated(platform, config.reprocess)
    await announce(address, config.demo, platform, performance.now() - startedMs)
    closing.push(startWatchdog().stop)
    // Node stores it at an orderly end only, and a killed process should start as fast the next time.
    flushCompileCache()
  } catch (error) {
    await runAll(closing)
    throw error
  }
}

interface Serving {
  readonly stopping: Stopping
  readonly log: Logger
  readonly tracing: Tracing | null
}

async function serve(config: Config, platform: Platform, { stopping, log, tracing }: Serving): Promise<FastifyInstance> {
  const loopbackKey = randomBytes(24).toString('hex')
  if (config.trustProxy === false && config.publicUrl?.startsWith('https:') === true)
    log.warn('a proxy seems to stand in front, but TRUST_PROXY is off: all visitors count as one address')
  const app = await buildApp({
    services: { ...platform.services, readiness: readinessUntil(stopping, platform.services.readiness) },
    logger: log,
    rateLimit: config.rateLimit,
    trustProxy: config.trustProxy,
    metricsKey: config.metricsKey,
    publicUrl: config.publicUrl,
    loopbackKey,
    ...(tracing === null ? {} : { startSpan: tracing.start }),
  })
  if (config.roles.has('web')) {
    exportPageSettings(config, loopbackKey)
    await mountPages(app, {
      development: config.environment === 'development',
      port: config.port,
      allowTagManager: config.tagManagerId !== null,
      statusOf: (address) => pageStatus(platform.services, address),
    })
    exitOnUncaughtErrors(log)
  }
  app.server.maxConnections = connectionsWithin(await readOpenFileLimit())
  // Who asks while it runs would wait for seconds, or be refused.
  await Promise.race([warmSearch(platform.services), wait(maxWarmingMs, undefined, { ref: false })])
  await app.listen({ port: config.port, host: config.host })
  stopping.closing.push(keepWarmingNorms(platform.services, log))
  return app
}

/** Warms the norms in the background. Answers what ends it. */
function keepWarmingNorms(services: Services, log: Logger): () => Promise<void> {
  const ending = new AbortController()
  const warming = warmNorms(services, ending.signal).catch((error: unknown) => {
    if (!ending.signal.aborted) log.warn({ err: error }, 'norms were not read ahead')
  })
  return () => {
    ending.abort()
    return warming
  }
}

async function announce(address: string, demo: boolean, platform: Platform, ms: number): Promise<void> {
  const figures = await platform.services.coverage.list()
  const sum = (some: typeof figures): number => some.reduce((total, figure) => total + figure.total, 0)
  const [total, fictional] = [sum(figures), sum(figures.filter((figure) => figure.fictional))]
  const isLoading = demo && !(await isDemonstrationRemoved(platform.services.db))
  const content =
    total > 0
      ? `${formatCount(total)} sentencias${fictionalNote(total, fictional)}`
      : isLoading
        ? 'la colección de demostración se está cargando'
        : 'sin sentencias todavía'
  console.log(`BaseJuris: ${address}  (${content}; listo en ${(ms / 1000).toFixed(1)} s; Ctrl-C detiene)`)
}

/** «, 2.400 de 3.215 son ficticias». */
function fictionalNote(total: number, fictional: number): string {
  const share = describeFictional({ mode: 'incluir', total, fictional })
  return share === null ? '' : `, ${share}`
}

async function announceOutdated(platform: Platform, isReprocessed: boolean): Promise<void> {
  const outdated = await countOutdatedVersions(platform.services.db, documentsVersion)
  if (outdated === 0) return
  const many = outdated === 1 ? '1 sentencia es' : `${formatCount(outdated)} sentencias son`
  const hint =
    isReprocessed || (await needsUpgrade(platform.services.db))
      ? 'se rehacen en segundo plano'
      : '«npm run basejuris -- reprocess» las rehace'
  console.log(`BaseJuris: ${many} de una versión anterior del programa; siguen en servicio y ${hint}.`)
}

/** A process that stops is not ready, so that a proxy sends nothing more to it. */
function readinessUntil(stopping: Stopping, readiness: Services['readiness']): Services['readiness'] {
  return async () => {
    if (stopping.isStopping) throw new ServiceError('server.unavailable', { details: [{ field: 'proceso', message: 'se detiene' }] })
    return readiness()
  }
}

/**
 * The first signal stops everything in order, after the delay in which only the readiness changes. After a time limit the process exits.
 * Committed data are safe either way.
 */
function stopOnSignal(stopping: Stopping, delayMs: number, log: Logger): void {
  const stop = (): void => {
    if (stopping.isStopping) return
    stopping.isStopping = true
    setTimeout(() => process.exit(1), delayMs + forcedExitMs).unref()
    wait(delayMs)
      .then(() => runAll(stopping.closing))
      .then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'stopping failed')
          process.exit(1)
        },
      )
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
}

async function runAll(closing: (() => Promise<unknown>)[]): Promise<void> {
  for (const step of closing.splice(0).reverse()) await step()
}

/** Their messages are for the operator. */
const refusals = [ConfigError, EncoderUnavailable, RawStoreRefused, StorageFull, DatabaseRefused, IndexRefused] as const

start().catch((error: unknown) => {
  if (refusals.some((Refusal) => error instanceof Refusal)) console.error((error as Error).message)
  else if (isStorageFull(error)) console.error('El disco de DATA_DIR está lleno: libere espacio y vuelva a iniciar.')
  else if (error instanceof DataFolderInUse)
    console.error(`BaseJuris ya está en marcha: el proceso ${error.pid} usa la carpeta ${error.folder}.`)
  else if (['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? ''))
    console.error(
      `BaseJuris no puede usar ${(error as NodeJS.ErrnoException).path ?? 'DATA_DIR'}: este usuario no tiene permiso para escribir ahí.`,
    )
  else if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
    console.error('El puerto está ocupado por otro programa: elija otro con PORT.')
  else console.error(formatLoggedError(error))
  process.exit(1)
})
