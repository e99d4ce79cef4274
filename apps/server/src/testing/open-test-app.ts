import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addUser, findUserByEmail, type OpenDatabase, putRulings } from '@basejuris/database'
import type { CollectionId, Ruling } from '@basejuris/domain'
import { buildInProcess, followIndex, followNorms } from '@basejuris/ingestion'
import { createHashingEncoder, createNormSearch, type Encoder, openEngineIndex, searchInProcess, toNormDocuments } from '@basejuris/search'
import { openTestDatabase } from '@basejuris/testkit'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { buildApp } from '../app.ts'
import { composeServices } from '../composition/compose-services.ts'
import { runPaymentMails } from '../composition/payment-mail-jobs.ts'
import { readConfig } from '../config/config.ts'
import { createSpool } from '../http/files/spool.ts'
import { mailJob } from '../mail/mail-job.ts'
import type { Mail } from '../mail/mailer.ts'
import { mailQueue } from '../mail/mailer.ts'
import { recoveryJob, recoveryQueue } from '../modules/accounts/recovery/request-recovery.ts'
import { runAnalysis } from '../modules/analysis/run-analysis.ts'
import { analysisQueue } from '../modules/analysis/start-analysis.ts'
import { runResearch } from '../modules/assistant/research/run-research.ts'
import { researchQueue } from '../modules/assistant/research/start-research.ts'
import { paymentMailsQueue } from '../modules/billing/mails/send-payment-mails.ts'
import { eventQueue, handleEvent } from '../modules/billing/provider/receive-callback.ts'
import { followRefund, refundQueue } from '../modules/billing/refunds/follow-refund.ts'
import { resumeWithdrawal, withdrawalQueue } from '../modules/billing/refunds/settle-withdrawal.ts'
import { activateAttempt } from '../modules/billing/subscribing/activate-attempt.ts'
import { activationQueue } from '../modules/billing/subscribing/confirm-registration.ts'
import type { SignInService } from '../security/sign-in-service.ts'
import type { ComponentStatus, PaymentProvider, Services } from '../services.ts'
import { createDeferredJobs, type DeferredJobs } from './deferred-jobs.ts'
import { recordAnsweredErrors } from './record-answered-errors.ts'

export interface TestApp {
  readonly app: FastifyInstance
  readonly database: OpenDatabase
  /** Stores rulings and updates the index. */
  readonly store: (rulings: readonly Ruling[]) => Promise<void>
  /** Indexes norms of the catalogue, and then those that were imported. */
  readonly storeNorms: (catalogued: readonly number[]) => Promise<void>
  /** Registers and signs in a person; `headers` carry the token. Without an e-mail each call is a new person. */
  readonly signIn: (email?: string) => Promise<SignedIn>
  /** Runs the waiting jobs, then answers every mail sent to an address, oldest first. */
  readonly mailsTo: (email: string) => Promise<Mail[]>
  /** Runs the waiting jobs. */
  readonly runJobs: () => Promise<void>
  readonly services: Services
  readonly close: () => Promise<void>
}

export interface SignedIn {
  readonly userId: string
  readonly email: string
  readonly token: string
  readonly headers: { readonly authorization: string }
}

export interface TestAppOptions {
  readonly rateLimit?: number
  /** Null opens the metrics to this machine. */
  readonly metricsKey?: string | null
  readonly trustProxy?: string
  readonly publicUrl?: string
  readonly arrivalTimeoutMs?: number
  readonly notifyNewDevices?: boolean
  readonly signInService?: SignInService
  readonly readable?: readonly CollectionId[]
  readonly indexState?: ComponentStatus
  readonly logger?: Logger
  /** A payment provider, as a simulator. */
  readonly provider?: PaymentProvider
  /** Replaces the query encoding of the built-in encoder. */
  readonly encodeQuery?: Encoder['encodeQuery']
}

/** The HTTP API over its own database and index. */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await openTestDatabase()
  const encoder: Encoder = { ...createHashingEncoder(), ...(options.encodeQuery && { encodeQuery: options.encodeQuery }) }
  const index = await openEngineIndex({ folder: null, dimension: encoder.dimension, schema: 'test' })
  const normIndex = await openEngineIndex({ folder: null, dimension: encoder.dimension, schema: 'test' })
  const { db } = database
  const spoolFolder = await mkdtemp(join(tmpdir(), 'basejuris-spool-'))
  const deferred = createDeferredJobs()
  const services = composeServices({
    config: testConfig,
    database,
    encoder,
    index: searchInProcess(index),
    norms: { search: createNormSearch(normIndex), encoder },
    jobs: deferred.jobs,
    indexState: () => options.indexState ?? 'ok',
    provider: options.provider ?? null,
    overrides: { spool: createSpool(spoolFolder), ...overridesOf(options) },
  })
  const sent: Mail[] = []
  deferred.work(mailQueue, mailJob(services, { deliver: async (mail) => void sent.push(mail) }))
  deferred.work(recoveryQueue, recoveryJob(services))
  deferred.work(analysisQueue, ({ analysisId }) => runAnalysis(services, analysisId, { retries: 0, signal: new AbortController().signal }))
  deferred.work(researchQueue, ({ jobId }) => runResearch(services, jobId, { retries: 0, signal: new AbortController().signal }))
  workPayments(deferred, services)
  const app = await buildTestApp(services, options)
  return {
    app,
    database,
    async store(rulings) {
      await putRulings(db, rulings)
      await followIndex({ database: db, writer: index.writer, build: buildInProcess(encoder) })
    },
    storeNorms: async (ids) => {
      await followNorms({ database: db, writer: normIndex.writer, build: (norm) => toNormDocuments(norm, encoder), catalogue: ids })
    },
    async signIn(email = `persona-${randomUUID()}@ejemplo.test`) {
      await addUser(db, { id: randomUUID(), email, passwordHash: null, createdAt: new Date() })
      const userId = (await findUserByEmail(db, email))?.id as string
      const { token } = await services.sessions.open({ userId, device: 'prueba', address: '127.0.0.1' })
      return { userId, email, token, headers: { authorization: `Bearer ${token}` } }
    },
    async mailsTo(email) {
      await deferred.drain()
      return sent.filter(({ to }) => to === email)
    },
    runJobs: deferred.drain,
    services,
    async close() {
      await recordAnsweredErrors(app, metricsKeyOf(options))
      await app.close()
      await index.writer.close()
      await normIndex.writer.close()
      await database.close()
      await rm(spoolFolder, { recursive: true })
    },
  }
}

function workPayments(deferred: DeferredJobs, services: Services): void {
  const { provider } = services
  if (provider === null) return
  deferred.work(activationQueue, async ({ attemptId }) => void (await activateAttempt(services, provider, attemptId)))
  deferred.work(eventQueue, ({ eventId }) => handleEvent(services, provider, eventId))
  deferred.work(paymentMailsQueue, () => runPaymentMails(services, provider))
  deferred.work(withdrawalQueue, ({ subscriptionId }) => resumeWithdrawal(services, provider, subscriptionId))
  deferred.work(refundQueue, async ({ refundId }) => void (await followRefund(services, provider, refundId)))
}

/** By it every test app says at its end what it answered, also behind a proxy. */
export const testMetricsKey = 'key-of-the-metrics'
const metricsKeyOf = ({ metricsKey = testMetricsKey }: TestAppOptions): string | null => metricsKey

const buildTestApp = (services: Services, options: TestAppOptions): Promise<FastifyInstance> =>
  buildApp({
    services,
    rateLimit: options.rateLimit ?? 10_000,
    trustProxy: options.trustProxy ?? false,
    metricsKey: metricsKeyOf(options),
    publicUrl: options.publicUrl ?? null,
    loopbackKey: 'key-of-the-pages',
    ...(options.arrivalTimeoutMs === undefined ? {} : { arrivalTimeoutMs: options.arrivalTimeoutMs }),
    maxEventLoopDelayMs: 0,
    ...(options.logger === undefined ? {} : { logger: options.logger }),
  })

const testConfig = readConfig({
  DATA_KEY: 'a key of thirty-two characters or more',
  PUBLIC_URL: 'https://basejuris.test',
  SUPPORT_EMAIL: 'soporte@basejuris.test',
})

function overridesOf({ publicUrl, notifyNewDevices, signInService, readable }: TestAppOptions): Partial<Services> {
  return {
    site: { publicUrl: publicUrl ?? 'https://basejuris.test', supportEmail: testConfig.supportEmail },
    notifyNewDevices: notifyNewDevices ?? true,
    signInService: signInService ?? null,
    ...(readable === undefined ? {} : { entitlementOf: async () => ({ readable: new Set(readable) }) }),
  }
}
