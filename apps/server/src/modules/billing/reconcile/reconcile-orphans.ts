import {
  addPaymentFindings,
  findPaymentSubscription,
  hasAttempt,
  listLeftInvoices,
  listUnknownEndings,
  type PaymentAttempt,
  reviveAttempt,
} from '@basejuris/database'
import { findPlan } from '@basejuris/domain'
import { dayMs } from '@basejuris/domain/calendar'
import { FlowError, type FlowSubscription, listAll, subscriptionStatus } from '@basejuris/flow'
import type { PaymentProvider } from '../../../services.ts'
import { afterEarlier } from '../provider/require-provider.ts'
import { type SyncServices, storeSubscription, syncSubscription } from '../provider/sync-subscription.ts'
import { voidUnpaidInvoices } from '../provider/void-invoices.ts'
import { firstPaymentFailure, placeItems } from '../subscribing/activate-attempt.ts'

const batch = 200
/** Days in which an attempt of unknown end is asked about: a month and its renewal. */
const askedDays = 40
/** The provider's clock is not ours, and its answer may have been late. */
const toleranceMs = dayMs

/**
 * Asks the provider which subscriptions the customers have whose attempts ended without one although one may have been created. What fits
 * an attempt is adopted with its bases; anything else is reported, and never cancelled. Answers how many were found.
 */
export async function reconcileOrphans(services: SyncServices, provider: PaymentProvider): Promise<number> {
  const { mode, now } = provider
  const since = new Date(now().getTime() - askedDays * dayMs)
  const attempts = await listUnknownEndings(services.db, { mode, since, limit: batch })
  let found = 0
  for (const customerId of new Set(attempts.map((attempt) => attempt.customerId))) {
    const own = attempts.filter((attempt) => attempt.customerId === customerId)
    found += await reconcileCustomer(services, provider, own).catch((error: unknown) => {
      if (error instanceof FlowError) return 0
      throw error
    })
  }
  return found
}

async function reconcileCustomer(services: SyncServices, provider: PaymentProvider, attempts: readonly PaymentAttempt[]): Promise<number> {
  const { client, mode } = provider
  const [{ userId, customerId } = { userId: '', customerId: '' }] = attempts
  const endpoint = 'customer/getSubscriptions'
  return afterEarlier(provider, userId, async () => {
    let found = 0
    for await (const one of listAll((range) => client.call(endpoint, { customerId, ...range }), { endpoint })) {
      const { subscriptionId } = one
      if (await hasAttempt(services.db, { mode, subscriptionId })) continue
      const attempt = attempts.find((each) => fits(each, one))
      // A stored one that no attempt led to is what a killed adoption left, if one fits.
      if (attempt === undefined && (await findPaymentSubscription(services.db, { mode, subscriptionId })) !== null) continue
      await (attempt === undefined ? reportOrphan(services, provider, one) : adopt(services, provider, { attempt, subscriptionId }))
      found += 1
    }
    return found
  })
}

function fits({ createCalledAt }: PaymentAttempt, { planId, created }: FlowSubscription): boolean {
  return findPlan(planId) !== null && createCalledAt !== null && Math.abs(created.getTime() - createCalledAt.getTime()) <= toleranceMs
}

async function reportOrphan({ db }: SyncServices, { mode, now }: PaymentProvider, { subscriptionId, customerId }: FlowSubscription) {
  const key = `orphan:${subscriptionId}`
  await addPaymentFindings(db, [{ mode, key, what: 'orphan', subject: subscriptionId, details: { customerId }, foundAt: now() }])
}

/** A second subscription beside a live one is stored and reported, and gets no bases. */
async function adopt(
  services: SyncServices,
  provider: PaymentProvider,
  { attempt, subscriptionId }: { readonly attempt: PaymentAttempt; readonly subscriptionId: string },
): Promise<void> {
  const subscription = await provider.client.call('subscription/get', { subscriptionId })
  const { isLive } = await storeSubscription(services, provider, { userId: attempt.userId, subscription })
  if (!isLive || subscription.status === subscriptionStatus.cancelled) return
  await placeItems(services, provider, { attempt, subscriptionId })
  if ((await firstPaymentFailure(services, provider, subscriptionId)) !== null) return
  await reviveAttempt(services.db, attempt.id, { subscriptionId, at: provider.now() })
}

/** Voids what a killed cancellation left unpaid, so that nobody is charged for a subscription that they never had. */
export async function voidLeftInvoices(services: SyncServices, provider: PaymentProvider): Promise<void> {
  for (const { subscriptionId, userId } of await listLeftInvoices(services.db, { mode: provider.mode, limit: batch }))
    await afterEarlier(provider, userId, async () => {
      await voidUnpaidInvoices(services, provider, subscriptionId)
      await syncSubscription(services, provider, { userId, subscriptionId })
    }).catch((error: unknown) => {
      if (!(error instanceof FlowError)) throw error
    })
}
