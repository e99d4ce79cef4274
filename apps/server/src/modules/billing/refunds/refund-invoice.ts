import {
  findInvoice,
  findPaymentSubscription,
  invoiceStatuses,
  moveRefund,
  type PaymentInvoice,
  type PaymentRefund,
} from '@basejuris/database'
import { subscriptionStatus } from '@basejuris/flow'
import { OperatorError } from '../../../errors/operator-error.ts'
import type { PaymentProvider } from '../../../services.ts'
import { afterEarlier } from '../provider/require-provider.ts'
import { syncSubscription } from '../provider/sync-subscription.ts'
import { voidUnpaidInvoices } from '../provider/void-invoices.ts'
import { decideRefund, type RefundServices, requestRefund } from './request-refund.ts'

export interface RefundedInvoice {
  readonly refund: PaymentRefund
  /** Whether the subscription of the invoice ended by this. */
  readonly hasEnded: boolean
}

/**
 * Pays an invoice back, for an operator: the whole amount, with a credit note. A refund that was rejected is asked for again. One of the
 * present period ends the subscription first, at once; `keepsAccess`: it is a compensation, and the subscription goes on.
 * @throws {OperatorError} for an invoice that is unknown or not paid
 * @throws {FlowError} when the answer is not known: to be called again
 */
export async function refundInvoice(
  services: RefundServices,
  provider: PaymentProvider,
  { invoiceId, keepsAccess }: { readonly invoiceId: number; readonly keepsAccess: boolean },
): Promise<RefundedInvoice> {
  const { db } = services
  const { mode, now } = provider
  const invoice = await findInvoice(db, { mode, invoiceId })
  if (invoice === null || invoice.status !== invoiceStatuses.paid)
    throw new OperatorError(`El cobro ${invoiceId} no existe o no está pagado: no hay qué devolver.`)
  return afterEarlier(provider, invoice.userId ?? `invoice ${invoiceId}`, async () => {
    const hasEnded = keepsAccess ? false : await endOfPresentPeriod(services, provider, invoice)
    const decided = await decideRefund(services, provider, { invoice, reason: 'operator', actor: 'operator' })
    const again =
      decided.state === 'rejected'
        ? await moveRefund(db, decided.id, {
            to: 'pending',
            at: now(),
            actor: 'operator',
            changes: { round: decided.round + 1, calledAt: null, token: null, flowRefundOrder: null, failure: null },
          })
        : decided
    const refund = again === null ? null : await requestRefund(services, provider, again)
    return { refund: refund ?? decided, hasEnded }
  })
}

/** Ends a subscription whose present period the invoice paid: what is paid back gives no access, and nothing more is charged. */
async function endOfPresentPeriod(
  services: RefundServices,
  provider: PaymentProvider,
  { mode, subscriptionId, periodEnd }: PaymentInvoice,
): Promise<boolean> {
  const found = await findPaymentSubscription(services.db, { mode, subscriptionId })
  const userId = found?.userId ?? null
  if (found === null || userId === null || found.status === subscriptionStatus.cancelled || found.periodEnd !== periodEnd) return false
  await provider.client.call('subscription/cancel', { subscriptionId, at_period_end: 0 })
  await voidUnpaidInvoices(services, provider, subscriptionId)
  await syncSubscription(services, provider, { userId, subscriptionId })
  return true
}
