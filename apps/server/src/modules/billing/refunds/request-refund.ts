import { paymentRefundPath } from '@basejuris/contract'
import {
  addRefund,
  type BillingAuditEntry,
  claimRefundCall,
  findInvoice,
  findUser,
  moveRefund,
  type PaymentInvoice,
  type PaymentRefund,
  releaseRefundCall,
  saveInvoiceOrder,
} from '@basejuris/database'
import { FlowError, type FlowRefund } from '@basejuris/flow'
import type { PaymentProvider, Services } from '../../../services.ts'

export type RefundServices = Pick<Services, 'db' | 'textCipher' | 'site'>

/**
 * Stores that a paid invoice is paid back, and prepares its credit note. The provider is asked afterwards, by `requestRefund`. Repeating it
 * answers the same refund.
 */
export function decideRefund(
  { db, textCipher }: RefundServices,
  { now }: PaymentProvider,
  { invoice, reason, actor }: { readonly invoice: PaymentInvoice } & Pick<PaymentRefund, 'reason'> & Pick<BillingAuditEntry, 'actor'>,
): Promise<PaymentRefund> {
  const contextOf = (id: string) => `tax_documents.receiver:${id}`
  return addRefund(db, {
    invoice,
    reason,
    actor,
    at: now(),
    copyReceiver: ({ id, receiver }, noteId) =>
      receiver === null ? null : textCipher.encrypt(contextOf(noteId), textCipher.decrypt(contextOf(id), receiver)),
  })
}

/**
 * Asks the provider for a refund that was decided, once: of concurrent calls one asks. A call of unknown outcome is repeated only after a
 * while, and then the provider's refusal of a second whole refund says that the first one exists.
 * @throws {FlowError} when the answer is not known: to be called again
 */
export async function requestRefund(
  services: RefundServices,
  provider: PaymentProvider,
  before: PaymentRefund,
): Promise<PaymentRefund | null> {
  const { db } = services
  const { now, staleMs } = provider
  if (before.state !== 'pending') return before
  const email = before.userId === null ? null : ((await findUser(db, before.userId))?.email ?? null)
  const flowOrder = email === null ? null : await paidOrder(services, provider, before)
  if (email === null || flowOrder === null)
    return moveRefund(db, before.id, {
      to: 'rejected',
      at: now(),
      actor: 'system',
      changes: { failure: email === null ? 'no_receiver' : 'no_payment' },
    })
  const at = now()
  const claimed = await claimRefundCall(db, before, { at, staleBefore: new Date(at.getTime() - staleMs) })
  if (claimed === null) return null
  try {
    const answer = await provider.client.call('refund/create', {
      refundCommerceOrder: `${before.id}-${before.round}`,
      receiverEmail: email,
      amount: before.amount,
      urlCallBack: `${services.site.publicUrl}${paymentRefundPath}/${before.id}`,
      flowTrxId: String(flowOrder),
    })
    return await storeAnswer(services, provider, claimed, answer)
  } catch (error) {
    if (!(error instanceof FlowError)) throw error
    if (error.kind === 'rejected') return storeRefusal(services, provider, before)
    if (!error.mayHaveActed && !before.isOutcomeUnknown) await releaseRefundCall(db, before.id)
    throw error
  }
}

async function storeRefusal({ db }: RefundServices, { now }: PaymentProvider, { id, isOutcomeUnknown }: PaymentRefund) {
  // The provider refunds no more than was paid, so the lost call before this one acted. Its notice tells the token.
  if (isOutcomeUnknown) return moveRefund(db, id, { to: 'requested', at: now(), actor: 'system', action: 'refund.presumed' })
  return moveRefund(db, id, { to: 'rejected', at: now(), actor: 'provider', changes: { failure: 'refused' } })
}

async function storeAnswer(
  { db }: RefundServices,
  { now }: PaymentProvider,
  { id }: PaymentRefund,
  { token, flowRefundOrder, status }: FlowRefund,
): Promise<PaymentRefund | null> {
  const changes = { token, flowRefundOrder, failure: null }
  const requested = await moveRefund(db, id, { to: 'requested', at: now(), actor: 'provider', changes })
  return status === 'refunded' ? moveRefund(db, id, { to: 'refunded', at: now(), actor: 'provider' }) : requested
}

/** The provider's order of the payment of an invoice, asked for where it was not stored. Null where nothing was charged. */
async function paidOrder({ db }: RefundServices, { client, mode }: PaymentProvider, { invoiceId }: PaymentRefund): Promise<number | null> {
  const stored = await findInvoice(db, { mode, invoiceId })
  if (stored === null || stored.flowOrder !== null) return stored?.flowOrder ?? null
  const { payment } = await client.call('invoice/get', { invoiceId })
  if (payment === null) return null
  await saveInvoiceOrder(db, { mode, invoiceId, flowOrder: payment.flowOrder })
  return payment.flowOrder
}
