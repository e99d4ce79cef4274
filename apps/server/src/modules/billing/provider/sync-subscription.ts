import {
  addPaymentFindings,
  findUser,
  invoiceStatuses,
  listInvoicesOf,
  listUserSubscriptions,
  type SavedSubscription,
  saveInvoice,
  saveSubscription,
  type TaxReceiver,
} from '@basejuris/database'
import { type ChargedItem, chileanDate, expectInvoice, findPlan, serviceFee as soldFee } from '@basejuris/domain'
import type { FlowInvoice, FlowSubscription } from '@basejuris/flow'
import type { PaymentProvider, Services } from '../../../services.ts'
import { presentBillingData } from '../billing-data.ts'

export type SyncServices = Pick<Services, 'db' | 'textCipher'>

export interface SyncResult extends SavedSubscription {
  readonly paidInvoices: readonly number[]
  readonly heldInvoices: readonly number[]
}

/**
 * Asks the provider about a subscription and stores it with its invoices. Return, callback and jobs all end here. `isJob`: what differs
 * was not reported by anybody, and support is told of it.
 */
export async function syncSubscription(
  services: SyncServices,
  provider: PaymentProvider,
  { subscriptionId, ...rest }: { readonly userId: string; readonly subscriptionId: string; readonly isJob?: boolean },
): Promise<SyncResult> {
  return storeSubscription(services, provider, {
    ...rest,
    subscription: await provider.client.call('subscription/get', { subscriptionId }),
  })
}

/** Stores what the provider answered, as `syncSubscription` does. */
export async function storeSubscription(
  services: SyncServices,
  provider: PaymentProvider,
  { userId, subscription, isJob = false }: { readonly userId: string; readonly subscription: FlowSubscription; readonly isJob?: boolean },
): Promise<SyncResult> {
  const { mode, now } = provider
  const { subscriptionId, planId } = subscription
  const plan = findPlan(planId)
  const copy = {
    subscriptionId,
    mode,
    userId,
    customerId: subscription.customerId,
    planId,
    // An invoice of another amount than this fee and the bases is held, so an unknown plan gives no access by itself.
    serviceFee: plan?.serviceFee ?? soldFee,
    status: subscription.status,
    morose: subscription.morose,
    periodStart: subscription.period_start,
    periodEnd: subscription.period_end,
    nextInvoiceDate: subscription.next_invoice_date,
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    cancelAt: subscription.cancel_at,
    createdAt: subscription.created,
    syncedAt: now(),
  }
  const known = await listInvoicesOf(services.db, { mode, subscriptionId })
  const changed = subscription.invoices.filter((embedded) => {
    const before = known.find(({ invoiceId }) => invoiceId === embedded.id)
    return before?.status !== embedded.status || before.amount !== embedded.amount || before.status === invoiceStatuses.unpaid
  })
  const { invoices, failure } = await fetchInvoices(
    provider,
    changed.map(({ id }) => id),
  )
  // Nobody sees the new state of a subscription beside the old one of its invoices, unless the provider answered only a part.
  const stored = await services.db.transaction(async (tx) => {
    const within = { ...services, db: tx }
    const saved = await saveSubscription(tx, copy, { isJob })
    const unknownPlan = { mode, key: `plan:${subscriptionId}:${planId}`, what: 'plan', subject: subscriptionId, details: { planId } }
    await addPaymentFindings(tx, plan === null ? [{ ...unknownPlan, foundAt: copy.syncedAt }] : [])
    const paidInvoices: number[] = []
    const heldInvoices: number[] = []
    for (const invoice of invoices) {
      const { becamePaid, isHeld } = await storeInvoice(within, provider, { userId, subscriptionId, invoice, isJob })
      if (becamePaid) paidInvoices.push(invoice.id)
      if (isHeld) heldInvoices.push(invoice.id)
    }
    return { ...saved, paidInvoices, heldInvoices }
  })
  if (failure !== null) throw failure
  return stored
}

/** Invoices up to the first that the provider does not answer, and why it did not. */
async function fetchInvoices({ client }: PaymentProvider, ids: readonly number[]) {
  const invoices: FlowInvoice[] = []
  try {
    for (const invoiceId of ids) invoices.push(await client.call('invoice/get', { invoiceId }))
  } catch (failure) {
    return { invoices, failure }
  }
  return { invoices, failure: null }
}

interface InvoiceOf {
  readonly userId: string
  readonly subscriptionId: string
  readonly invoice: FlowInvoice
  readonly isJob: boolean
}

async function storeInvoice(services: SyncServices, { mode, now }: PaymentProvider, { userId, subscriptionId, invoice, isJob }: InvoiceOf) {
  const start = invoice.period_start ?? chileanDate(invoice.created)
  const expected = expectInvoice(start, await contractOf(services, { userId, mode, subscriptionId }))
  const copy = {
    invoiceId: invoice.id,
    mode,
    subscriptionId,
    userId,
    amount: Math.round(invoice.amount),
    currency: invoice.currency,
    periodStart: invoice.period_start,
    periodEnd: invoice.period_end,
    dueDate: invoice.due_date,
    status: invoice.status,
    expectedAmount: expected.amount,
    isExpected: invoice.currency === 'CLP' && expected.isExpected(invoice.amount),
    paymentLink: invoice.status === invoiceStatuses.unpaid ? invoice.paymentLink : null,
    flowOrder: invoice.payment?.flowOrder ?? null,
    createdAt: invoice.created,
    paidAt: invoice.payment?.paymentData?.date ?? null,
    syncedAt: now(),
  }
  return saveInvoice(services.db, copy, { receiver: await receiverOf(services, userId), today: chileanDate(now()), isJob })
}

/** The stored fee and items of a subscription. */
async function contractOf(
  { db }: SyncServices,
  { userId, mode, subscriptionId }: { readonly userId: string; readonly mode: PaymentProvider['mode']; readonly subscriptionId: string },
): Promise<{ readonly serviceFee: number; readonly items: ChargedItem[] }> {
  const subscriptions = await listUserSubscriptions(db, { userId, mode })
  const own = subscriptions.find(({ row }) => row.subscriptionId === subscriptionId)
  const items = (own?.items ?? []).map(({ amount, addedAt, removedAt }) => ({
    amount,
    addedOn: chileanDate(addedAt),
    removedOn: removedAt === null ? null : chileanDate(removedAt),
  }))
  return { serviceFee: own?.row.serviceFee ?? soldFee, items }
}

/** A legal person with its trade gets an invoice (factura); anybody else a receipt (boleta). */
async function receiverOf({ db, textCipher }: SyncServices, userId: string): Promise<TaxReceiver> {
  const user = await findUser(db, userId)
  const fields = user === null ? null : presentBillingData(textCipher, user).billingData
  const kind = fields?.['tipoPersona'] === 'juridica' ? 'factura' : 'boleta'
  return {
    kind,
    encrypt: (documentId) => (fields === null ? null : textCipher.encrypt(`tax_documents.receiver:${documentId}`, JSON.stringify(fields))),
  }
}
