import { findPaymentCustomer, invoiceStatuses, listUserInvoices, listUserSubscriptions, listUserWithdrawals } from '@basejuris/database'
import { customerStatus, FlowError } from '@basejuris/flow'
import type { PaymentGateway, PaymentProvider } from '../../../services.ts'
import { afterEarlier } from './require-provider.ts'
import { type SyncServices, syncSubscription } from './sync-subscription.ts'

const allInvoices = 1000
const cancelled = 4

/**
 * Ends everything that the provider could charge for an account: subscriptions at once, pending invoices, the card, the customer. It goes on
 * where an earlier call stopped, and rejects while the provider has not confirmed all of it. A withdrawal whose refund was not asked for yet
 * needs the account: its job finishes first.
 */
export function endSubscription(
  services: SyncServices,
  provider: PaymentProvider,
  { userId, customerId, subscriptionId }: Parameters<PaymentGateway['endSubscription']>[0],
): Promise<void> {
  const { client, mode } = provider
  const { db } = services
  return afterEarlier(provider, userId, async () => {
    const customer = await findPaymentCustomer(db, { userId, mode })
    const subscriptions = await listUserSubscriptions(db, { userId, mode })
    // Ids of a time before this provider: nobody here can end them.
    const isUnknown = subscriptionId !== null && !subscriptions.some(({ row }) => row.subscriptionId === subscriptionId)
    if (isUnknown || (customer === null && customerId !== null && subscriptionId !== null))
      throw new Error('The provider does not know this subscription')
    if ((await listUserWithdrawals(db, { userId, mode })).some(({ settledAt }) => settledAt === null))
      throw new Error('A withdrawal of this account is not settled yet')
    for (const { row } of subscriptions.filter(({ row: { status } }) => status !== cancelled)) {
      await client.call('subscription/cancel', { subscriptionId: row.subscriptionId, at_period_end: 0 })
      await syncSubscription(services, provider, { userId, subscriptionId: row.subscriptionId })
    }
    const pending = (await listUserInvoices(db, { userId, mode, limit: allInvoices })).filter(
      ({ status }) => status === invoiceStatuses.unpaid,
    )
    for (const { invoiceId } of pending) await client.call('invoice/cancel', { invoiceId }).catch(ignoreRejection)
    if (customer === null) return
    const { pay_mode, status } = await client.call('customer/get', { customerId: customer.customerId })
    if (status === customerStatus.deleted) return
    if (pay_mode === 'auto') await client.call('customer/unRegister', { customerId: customer.customerId })
    await client.call('customer/delete', { customerId: customer.customerId })
  })
}

/** What was paid or voided meanwhile cannot be voided. */
function ignoreRejection(error: unknown): void {
  if (!(error instanceof FlowError && error.kind === 'rejected')) throw error
}
