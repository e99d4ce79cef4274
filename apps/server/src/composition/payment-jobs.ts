import { defineQueue, type Jobs } from '@basejuris/database'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { Config } from '../config/config.ts'
import { noteCatalogueProblems } from '../modules/billing/mails/report-findings.ts'
import { paymentMailsQueue } from '../modules/billing/mails/send-payment-mails.ts'
import { checkCatalogue } from '../modules/billing/provider/check-catalogue.ts'
import { eventQueue, handleEvent } from '../modules/billing/provider/receive-callback.ts'
import { reconcileAttempts } from '../modules/billing/reconcile/reconcile-attempts.ts'
import { reconcileOrphans, voidLeftInvoices } from '../modules/billing/reconcile/reconcile-orphans.ts'
import {
  type Difference,
  handleWaitingEvents,
  purgePayments,
  reconcilePayments,
  reconcileSubscriptions,
} from '../modules/billing/reconcile/reconcile-subscriptions.ts'
import { reconcileRefunds } from '../modules/billing/refunds/settle-withdrawal.ts'
import { activateAttempt } from '../modules/billing/subscribing/activate-attempt.ts'
import { activationQueue } from '../modules/billing/subscribing/confirm-registration.ts'
import type { PaymentProvider, Services } from '../services.ts'
import { runPaymentMails, startPaymentMailJobs } from './payment-mail-jobs.ts'
import { refundQueues, startRefundJobs } from './refund-jobs.ts'

/** Every ten minutes: attempts that nobody works on, and notices whose job was lost. */
export const paymentAttemptsQueue = defineQueue('payment-attempts', z.object({}), { policy: 'exclusive' })
/** Every hour: subscriptions near a renewal. */
export const paymentRenewalsQueue = defineQueue('payment-renewals', z.object({}), { policy: 'exclusive' })
/** Every night: all subscriptions, the payments of two days, the check of plan and items, subscriptions without owner, and what expired. */
export const paymentNightQueue = defineQueue('payment-night', z.object({}), { policy: 'exclusive' })

export const paymentQueues = [
  activationQueue,
  eventQueue,
  paymentAttemptsQueue,
  paymentRenewalsQueue,
  paymentNightQueue,
  paymentMailsQueue,
  ...refundQueues,
] as const

const everyTenMinutes = '*/10 * * * *'
const everyHour = '25 * * * *'
const everyNight = '50 3 * * *'
const untouchedMs = 60_000
const recheckMs = 60_000

interface StartPaymentJobs {
  readonly jobs: Jobs
  readonly services: Services
  readonly config: Pick<Config, 'roles'>
  readonly log: FastifyBaseLogger
  readonly whenReachable: Promise<void>
}

/** Starts the jobs of payments and the check of plan and items, which is repeated until it passes. Answers what stops it. */
export async function startPaymentJobs({ jobs, services, config, log, whenReachable }: StartPaymentJobs): Promise<() => Promise<void>> {
  const { provider } = services
  const worker = config.roles.has('worker')
  if (worker) await jobs.work(paymentNightQueue, () => runNight(services, log))
  if (worker) await jobs.schedule(paymentNightQueue, everyNight)
  if (provider === null) return async () => undefined
  if (worker) {
    const mail = () => jobs.send(paymentMailsQueue, {})
    await jobs.work(activationQueue, ({ attemptId }) =>
      activateAttempt(services, provider, attemptId)
        .then(mail)
        .then(() => undefined),
    )
    await jobs.work(eventQueue, ({ eventId }) =>
      handleEvent(services, provider, eventId)
        .then(mail)
        .then(() => undefined),
    )
    await jobs.work(paymentAttemptsQueue, () => runAttempts(services, provider))
    await jobs.work(paymentRenewalsQueue, async () =>
      report(await reconcileSubscriptions(services, provider, { scope: 'near renewal' }), log),
    )
    await jobs.schedule(paymentAttemptsQueue, everyTenMinutes)
    await jobs.schedule(paymentRenewalsQueue, everyHour)
    await jobs.send(paymentAttemptsQueue, {})
    await startRefundJobs(jobs, services, { provider, log })
    await startPaymentMailJobs(jobs, services, provider)
  }
  return repeatCheck(services, provider, { log, whenReachable })
}

async function runAttempts(services: Services, provider: PaymentProvider): Promise<void> {
  await reconcileAttempts(services, provider, { untouchedMs })
  await handleWaitingEvents(services, provider, { untouchedMs })
}

async function runNight(services: Services, log: FastifyBaseLogger): Promise<void> {
  await purgePayments(services, new Date())
  const { provider } = services
  if (provider === null) return
  const problems = await checkCatalogue(services, provider)
  reportProblems(problems, log)
  await noteCatalogueProblems(services, provider, problems)
  report(await reconcileSubscriptions(services, provider, { scope: 'all' }), log)
  report(await reconcilePayments(services, provider), log)
  await reconcileOrphans(services, provider)
  await voidLeftInvoices(services, provider)
  await reconcileRefunds(services, provider, { scope: 'all' })
  await runPaymentMails(services, provider)
}

/** Ids and amounts, for the operator. */
function report(differences: readonly Difference[], log: FastifyBaseLogger): void {
  for (const difference of differences) log.warn(difference, 'payments differed from the provider and were brought up to date')
}

function reportProblems(problems: readonly string[], log: FastifyBaseLogger): void {
  if (problems.length > 0) log.error({ problems }, 'payments are closed: plan or items of the provider are not those of the product')
}

function repeatCheck(
  services: Services,
  provider: PaymentProvider,
  { log, whenReachable }: Pick<StartPaymentJobs, 'log' | 'whenReachable'>,
): () => Promise<void> {
  let timer: NodeJS.Timeout | null = null
  let isStopped = false
  const check = async (): Promise<void> => {
    await whenReachable
    if (isStopped) return
    const problems = await checkCatalogue(services, provider).catch((error: unknown) => {
      log.error({ err: error }, 'plan and items of the payment provider could not be checked')
      return ['la comprobación falló']
    })
    reportProblems(problems, log)
    if (problems.length > 0 && !isStopped) timer = setTimeout(() => void check(), recheckMs).unref()
  }
  const first = check()
  return async () => {
    isStopped = true
    if (timer !== null) clearTimeout(timer)
    await first
  }
}
