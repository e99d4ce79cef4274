import { invoiceStatuses, listInvoicesOf } from '@basejuris/database'
import { FlowError } from '@basejuris/flow'
import type { PaymentProvider } from '../../../services.ts'
import type { SyncServices } from './sync-subscription.ts'

/** Voids what is unpaid of a subscription. What was paid or voided meanwhile stays. Answers how many it tried. */
export async function voidUnpaidInvoices(
  { db }: Pick<SyncServices, 'db'>,
  { client, mode }: Pick<PaymentProvider, 'client' | 'mode'>,
  subscriptionId: string,
): Promise<number> {
  const unpaid = (await listInvoicesOf(db, { mode, subscriptionId })).filter(({ status }) => status === invoiceStatuses.unpaid)
  for (const { invoiceId } of unpaid)
    await client.call('invoice/cancel', { invoiceId }).catch((error: unknown) => {
      if (!(error instanceof FlowError && error.kind === 'rejected')) throw error
    })
  return unpaid.length
}
