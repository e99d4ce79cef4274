import type { SubscriptionView } from '@basejuris/contract'
import { addWithdrawal, findWithdrawal } from '@basejuris/database'
import { FlowError } from '@basejuris/flow'
import { ServiceError } from '../../../errors/service-error.ts'
import type { Services } from '../../../services.ts'
import { afterEarlier } from '../provider/require-provider.ts'
import type { SyncServices } from '../provider/sync-subscription.ts'
import type { RefundServices } from '../refunds/request-refund.ts'
import { settleWithdrawal, withdrawalQueue } from '../refunds/settle-withdrawal.ts'
import { requireSubscription, viewSubscription } from './show-subscription.ts'

/**
 * Withdraws from a subscription of the caller within its term: it ends at once, and everything charged comes back. What the provider
 * does not answer now is finished by a job. Repeating it changes nothing.
 */
export function withdraw(
  services: SyncServices & RefundServices & Pick<Services, 'provider' | 'jobs'>,
  { userId, subscriptionId }: { readonly userId: string; readonly subscriptionId: string },
): Promise<SubscriptionView> {
  const { provider, db, jobs } = services
  if (provider === null) throw new ServiceError('payment.subscription_not_found')
  const { mode, now } = provider
  return afterEarlier(provider, userId, async () => {
    await requireSubscription(services, provider, { userId, subscriptionId })
    if ((await findWithdrawal(db, { mode, subscriptionId })) === null) {
      const { retracto } = await viewSubscription(services, provider, { userId, subscriptionId })
      if (!retracto.disponible) throw new ServiceError('payment.withdrawal_over')
      await addWithdrawal(db, { userId, mode, subscriptionId, at: now() })
    }
    const withdrawal = await findWithdrawal(db, { mode, subscriptionId })
    if (withdrawal !== null && withdrawal.settledAt === null)
      await settleWithdrawal(services, provider, { ...withdrawal, userId }).catch(async (error: unknown) => {
        if (!(error instanceof FlowError)) throw error
        await jobs.send(withdrawalQueue, { subscriptionId }, { key: subscriptionId })
      })
    return viewSubscription(services, provider, { userId, subscriptionId })
  })
}
