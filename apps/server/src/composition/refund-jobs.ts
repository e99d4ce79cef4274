import { defineQueue, type Jobs } from '@basejuris/database'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import { followPrices } from '../modules/billing/prices/apply-prices.ts'
import { followRefund, refundQueue } from '../modules/billing/refunds/follow-refund.ts'
import { reconcileRefunds, resumeWithdrawal, withdrawalQueue } from '../modules/billing/refunds/settle-withdrawal.ts'
import { issueDueDocuments } from '../modules/billing/tax-documents/issue-document.ts'
import type { PaymentProvider, Services } from '../services.ts'

/** Every ten minutes: withdrawals and refunds that have not ended, and tax documents that are due. */
export const paymentRefundsQueue = defineQueue('payment-refunds', z.object({}), { policy: 'exclusive' })
/** Every night, and an hour before noon for what a killed night left: changed prices. */
export const paymentPricesQueue = defineQueue('payment-prices', z.object({}), { policy: 'exclusive' })

export const refundQueues = [withdrawalQueue, refundQueue, paymentRefundsQueue, paymentPricesQueue] as const

const everyTenMinutes = '5-59/10 * * * *'
const twiceADay = '10 4,11 * * *'

/** Starts the jobs that pay back, issue tax documents and change prices. */
export async function startRefundJobs(
  jobs: Jobs,
  services: Services,
  { provider, log }: { readonly provider: PaymentProvider; readonly log: FastifyBaseLogger },
): Promise<void> {
  await jobs.work(withdrawalQueue, ({ subscriptionId }) => resumeWithdrawal(services, provider, subscriptionId))
  await jobs.work(refundQueue, async ({ refundId }) => void (await followRefund(services, provider, refundId)))
  await jobs.work(paymentRefundsQueue, () => runRefunds(services, { provider, log }))
  await jobs.work(paymentPricesQueue, () => followPrices(services, provider))
  await jobs.schedule(paymentRefundsQueue, everyTenMinutes)
  await jobs.schedule(paymentPricesQueue, twiceADay)
  await jobs.send(paymentRefundsQueue, {})
}

async function runRefunds(
  services: Services,
  { provider, log }: { readonly provider: PaymentProvider; readonly log: FastifyBaseLogger },
): Promise<void> {
  await reconcileRefunds(services, provider, { scope: 'open' })
  const pending = await issueDueDocuments(services, provider)
  if (pending > 0) log.warn({ pending, issuer: provider.taxIssuer?.name ?? null }, 'tax documents wait to be issued')
}
