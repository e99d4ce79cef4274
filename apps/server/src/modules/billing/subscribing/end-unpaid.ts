import { invoiceStatuses, listInvoicesOf } from '@basejuris/database'
import type { PaymentProvider } from '../../../services.ts'
import { type SyncServices, syncSubscription } from '../provider/sync-subscription.ts'
import { voidUnpaidInvoices } from '../provider/void-invoices.ts'

/**
 * Ends a subscription whose first charge was declined: the provider does not charge that invoice again before it is overdue. The invoice is
 * voided first, so that only one can be charged at any time. `stays`: it was paid meanwhile, or has no invoice yet; `unclear`: an invoice
 * could not be voided. Repeating it goes on where an earlier call stopped.
 */
export async function endUnpaid(
  services: SyncServices,
  provider: PaymentProvider,
  { userId, subscriptionId }: { readonly userId: string; readonly subscriptionId: string },
): Promise<'ended' | 'stays' | 'unclear'> {
  const statuses = async () => (await listInvoicesOf(services.db, { mode: provider.mode, subscriptionId })).map(({ status }) => status)
  const before = await statuses()
  if (before.length === 0 || before.includes(invoiceStatuses.paid)) return 'stays'
  if ((await voidUnpaidInvoices(services, provider, subscriptionId)) > 0)
    await syncSubscription(services, provider, { userId, subscriptionId })
  const after = await statuses()
  if (after.includes(invoiceStatuses.paid)) return 'stays'
  if (after.includes(invoiceStatuses.unpaid)) return 'unclear'
  await provider.client.call('subscription/cancel', { subscriptionId, at_period_end: 0 })
  await syncSubscription(services, provider, { userId, subscriptionId })
  return 'ended'
}
