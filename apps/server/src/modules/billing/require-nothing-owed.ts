import { invoiceStatuses, listInvoicesOf, type PaymentMode, type UserSubscription } from '@basejuris/database'
import { formatDate, formatPesos } from '@basejuris/domain'
import { ServiceError } from '../../errors/service-error.ts'
import type { Services } from '../../services.ts'

/**
 * Refuses a contract or another base while a renewal of the running subscription is unpaid (`payment.unpaid`): paying would charge what is
 * owed and not what the quote says. Each detail has the provider's page on which it is paid. A first charge that was declined is no renewal: the next attempt replaces it.
 */
export async function requireNothingOwed(
  { db }: Pick<Services, 'db'>,
  { mode, subscriptions }: { readonly mode: PaymentMode; readonly subscriptions: readonly UserSubscription[] },
): Promise<void> {
  const running = subscriptions.find(({ row, hasPaidInvoice }) => row.isLive && hasPaidInvoice)
  if (running === undefined) return
  const invoices = await listInvoicesOf(db, { mode, subscriptionId: running.row.subscriptionId })
  const unpaid = invoices.filter(({ status }) => status === invoiceStatuses.unpaid)
  if (unpaid.length === 0) return
  throw new ServiceError('payment.unpaid', {
    details: unpaid.map(({ amount, dueDate, paymentLink }) => ({
      field: 'cobro',
      message:
        dueDate === null ? `Debe ${formatPesos(amount)}.` : `Debe ${formatPesos(amount)}, con vencimiento el ${formatDate(dueDate)}.`,
      ...(paymentLink === null ? {} : { enlace: paymentLink }),
    })),
  })
}
