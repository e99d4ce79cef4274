import {
  defineQueue,
  findWithdrawal,
  invoiceStatuses,
  listInvoicesOf,
  listOpenRefunds,
  listOpenWithdrawals,
  listRefunds,
  noteWithdrawal,
  type PaymentWithdrawal,
} from '@basejuris/database'
import { dayMs } from '@basejuris/domain/calendar'
import { FlowError } from '@basejuris/flow'
import { z } from 'zod'
import type { PaymentProvider } from '../../../services.ts'
import { afterEarlier } from '../provider/require-provider.ts'
import { type SyncServices, syncSubscription } from '../provider/sync-subscription.ts'
import { followRefund } from './follow-refund.ts'
import { decideRefund, type RefundServices, requestRefund } from './request-refund.ts'

/** Finishes a withdrawal that the provider did not answer. One job for each. */
export const withdrawalQueue = defineQueue('payment-withdrawal', z.object({ subscriptionId: z.string() }), {
  retryLimit: 12,
  policy: 'exclusive',
})

type SettleServices = SyncServices & RefundServices

const cancelled = 4
const batch = 200
/** Days in which a withdrawn subscription is asked about again: a payment may have been on its way. */
const watchedDays = 40

/**
 * Ends a withdrawn subscription, voids what is unpaid and asks for what was paid, in this order. It may be killed between any two steps: the
 * next call goes on where this one stopped. Call it inside the queue of the user.
 * @throws {FlowError} when the provider did not answer: to be called again
 */
export async function settleWithdrawal(
  services: SettleServices,
  provider: PaymentProvider,
  { userId, subscriptionId }: PaymentWithdrawal & { readonly userId: string },
): Promise<void> {
  const { db } = services
  const { client, mode, now } = provider
  const of = { mode, subscriptionId }
  const sync = () => syncSubscription(services, provider, { userId, subscriptionId })
  const { status } = await client.call('subscription/get', { subscriptionId })
  if (status !== cancelled) await client.call('subscription/cancel', { subscriptionId, at_period_end: 0 })
  await sync()
  await noteWithdrawal(db, of, 'ended', now())
  const unpaid = (await listInvoicesOf(db, of)).filter(({ status }) => status === invoiceStatuses.unpaid)
  for (const { invoiceId } of unpaid) await client.call('invoice/cancel', { invoiceId }).catch(ignoreRejection)
  if (unpaid.length > 0) await sync()
  for (const invoice of await listInvoicesOf(db, of))
    if (invoice.status === invoiceStatuses.paid) await decideRefund(services, provider, { invoice, reason: 'withdrawal', actor: 'system' })
  for (const refund of await listRefunds(db, { mode, subscriptionIds: [subscriptionId] })) await requestRefund(services, provider, refund)
  const left = (await listRefunds(db, { mode, subscriptionIds: [subscriptionId] })).filter(({ state }) => state === 'pending')
  if (left.length === 0) await noteWithdrawal(db, of, 'settled', now())
}

/** What was paid or voided meanwhile cannot be voided. */
function ignoreRejection(error: unknown): void {
  if (!(error instanceof FlowError && error.kind === 'rejected')) throw error
}

/** Goes on with one withdrawal after the earlier tasks of its user. */
export async function resumeWithdrawal(services: SettleServices, provider: PaymentProvider, subscriptionId: string): Promise<void> {
  const withdrawal = await findWithdrawal(services.db, { mode: provider.mode, subscriptionId })
  const userId = withdrawal?.userId ?? null
  if (withdrawal === null || userId === null) return
  await afterEarlier(provider, userId, () => settleWithdrawal(services, provider, { ...withdrawal, userId }))
}

/**
 * Goes on with every withdrawal of which something is left, and with every refund that has not ended. `scope` all: also with withdrawals of
 * the last forty days. What could not be asked stays for the next run. Answers how many are left.
 */
export async function reconcileRefunds(
  services: SettleServices,
  provider: PaymentProvider,
  { scope }: { readonly scope: 'open' | 'all' },
): Promise<number> {
  const { db } = services
  const { mode, now } = provider
  const requestedAfter = new Date(scope === 'all' ? now().getTime() - watchedDays * dayMs : now().getTime())
  const withdrawals = await listOpenWithdrawals(db, { mode, requestedAfter, limit: batch })
  for (const { subscriptionId } of withdrawals) await unlessUnanswered(resumeWithdrawal(services, provider, subscriptionId))
  for (const refund of await listOpenRefunds(db, { mode, limit: batch }))
    await unlessUnanswered(
      afterEarlier(provider, refund.userId ?? refund.id, () =>
        refund.state === 'pending' ? requestRefund(services, provider, refund) : followRefund(services, provider, refund.id),
      ),
    )
  return (await listOpenWithdrawals(db, { mode, requestedAfter: now(), limit: batch })).length
}

async function unlessUnanswered(task: Promise<unknown>): Promise<void> {
  await task.catch((error: unknown) => {
    if (!(error instanceof FlowError)) throw error
  })
}
