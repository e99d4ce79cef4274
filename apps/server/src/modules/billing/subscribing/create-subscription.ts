import { setTimeout as wait } from 'node:timers/promises'
import type { SubscriptionView } from '@basejuris/contract'
import { findPaymentAttempt, listOpenAttempts, listUserSubscriptions, type PaymentAttempt } from '@basejuris/database'
import { isAttemptOpen, planId as ownPlan } from '@basejuris/domain'
import { FlowError } from '@basejuris/flow'
import { ServiceError } from '../../../errors/service-error.ts'
import type { PaymentProvider, Services } from '../../../services.ts'
import { requireOwnCustomer } from '../provider/ensure-customer.ts'
import { paymentFailure } from '../provider/require-provider.ts'
import type { SyncServices } from '../provider/sync-subscription.ts'
import { viewSubscription } from '../subscription/show-subscription.ts'
import { activateAttempt, OutcomeUnknown } from './activate-attempt.ts'
import { confirmRegistration } from './confirm-registration.ts'

const pollMs = 250
const maxPollMs = 25_000

/** Activates the attempt of the caller whose card is confirmed. Calls at the same time end with the same subscription. */
export async function createSubscription(
  services: SyncServices & Pick<Services, 'jobs'>,
  provider: PaymentProvider,
  { userId, planId, customerId }: { readonly userId: string; readonly planId: string; readonly customerId: string },
): Promise<SubscriptionView> {
  if (planId !== ownPlan) throw new ServiceError('payment.plan')
  await requireOwnCustomer(services, provider, { userId, customerId })
  try {
    const attempt = await confirmedAttempt(services, provider, userId)
    if (attempt === null) return await liveSubscription(services, provider, userId)
    return await showEnd(services, provider, await settle(services, provider, attempt.id))
  } catch (error) {
    // It goes on by its job: nobody is to think that it failed.
    if (error instanceof OutcomeUnknown || (error instanceof FlowError && error.mayHaveActed))
      throw new ServiceError('payment.connection', { cause: error })
    throw paymentFailure(error, 'payment.failed')
  }
}

/** The newest attempt whose card is confirmed, asking about those whose user may be back. Null where there is none. */
async function confirmedAttempt(services: SyncServices & Pick<Services, 'jobs'>, provider: PaymentProvider, userId: string) {
  const open = (await listOpenAttempts(services.db, { userId, mode: provider.mode })).filter(({ purpose }) => purpose === 'subscription')
  const isReady = ({ state }: PaymentAttempt) => state === 'card_confirmed' || state === 'activating'
  const ready = open.find(isReady)
  if (ready !== undefined) return ready
  for (const attempt of open) {
    const confirmed = await confirmRegistration(services, provider, { attempt, isBack: attempt.state === 'returned' })
    if (isReady(confirmed)) return confirmed
  }
  return null
}

async function liveSubscription(services: SyncServices, provider: PaymentProvider, userId: string): Promise<SubscriptionView> {
  const live = (await listUserSubscriptions(services.db, { userId, mode: provider.mode })).find(({ row }) => row.isLive)
  if (live === undefined) throw new ServiceError('payment.no_card')
  if (!live.hasPaidInvoice && live.row.status !== 0) throw new ServiceError('payment.declined')
  return viewSubscription(services, provider, { userId, subscriptionId: live.row.subscriptionId })
}

/** Activates, or waits for whoever does. */
async function settle(services: SyncServices, provider: PaymentProvider, id: string): Promise<PaymentAttempt | null> {
  const until = performance.now() + maxPollMs
  let attempt = await activateAttempt(services, provider, id)
  while (attempt !== null && isAttemptOpen(attempt.state) && performance.now() < until) {
    await wait(pollMs)
    attempt = await findPaymentAttempt(services.db, id)
  }
  return attempt
}

async function showEnd(services: SyncServices, provider: PaymentProvider, attempt: PaymentAttempt | null): Promise<SubscriptionView> {
  if (attempt?.state === 'active' && attempt.subscriptionId !== null)
    return viewSubscription(services, provider, { userId: attempt.userId, subscriptionId: attempt.subscriptionId })
  if (attempt?.failure === 'declined') throw new ServiceError('payment.declined')
  throw new ServiceError(attempt?.state === 'failed' ? 'payment.failed' : 'payment.connection')
}
