import {
  countPayments,
  findInvoice,
  findPaymentCustomer,
  findPaymentOwner,
  findPaymentSubscription,
  listAuditOf,
  listPaymentMails,
  listRefunds,
  listTaxDocuments,
  listUserAttempts,
  listUserInvoices,
  listUserSubscriptions,
  releaseInvoice,
} from '@basejuris/database'
import { chileanDate, getBase, summariseSubscription } from '@basejuris/domain'
import { FlowError } from '@basejuris/flow'
import { z } from 'zod'
import { OperatorError } from '../../errors/operator-error.ts'
import { paymentMailsQueue } from '../../modules/billing/mails/send-payment-mails.ts'
import { reconcileAll } from '../../modules/billing/reconcile/reconcile-all.ts'
import { refundInvoice } from '../../modules/billing/refunds/refund-invoice.ts'
import { issueDocument } from '../../modules/billing/tax-documents/issue-document.ts'
import type { PaymentProvider, Services } from '../../services.ts'
import { defineCommand } from '../define-command.ts'

const maxShown = 200
const invoiceArgs = z.object({ invoiceId: z.int().positive() })

function openProvider({ provider }: Pick<Services, 'provider'>): PaymentProvider {
  if (provider === null) throw new OperatorError('No hay proveedor de pagos: FLOW_MODE es «off» (docs/payments.md).')
  return provider
}

/** The provider's silence as a sentence. */
function unanswered(error: unknown): never {
  if (error instanceof FlowError) throw new OperatorError('Flow no respondió. Repita la orden: nada se cobra ni se devuelve dos veces.')
  throw error
}

export const paymentsStatus = defineCommand({
  request: z.object({}),
  run: async (_request, { platform: { services } }) => {
    const provider = openProvider(services)
    const figures = await countPayments(services.db, provider.mode)
    const { subscriptions } = await services.flags()
    return {
      ...figures,
      mode: provider.mode,
      problems: provider.problems,
      sold: subscriptions,
      lastSync: figures.lastSync?.toISOString() ?? null,
    }
  },
})

export const showPayments = defineCommand({
  request: z.object({ word: z.string().trim().min(1).max(254) }),
  run: async ({ word }, { platform: { services } }) => {
    const provider = openProvider(services)
    const { db } = services
    const { mode, now } = provider
    const owner = await findPaymentOwner(db, { mode, word })
    if (owner === null)
      throw new OperatorError(
        `Nadie tiene pagos con «${word}». Escriba un correo, o el id de un usuario, cliente, suscripción, intento o cobro.`,
      )
    const { userId, email } = owner
    const customer = await findPaymentCustomer(db, { userId, mode })
    const subscriptions = await listUserSubscriptions(db, { userId, mode })
    const attempts = await listUserAttempts(db, { userId, mode, limit: maxShown })
    const invoices = await listUserInvoices(db, { userId, mode, limit: maxShown })
    const documents = await listTaxDocuments(db, { mode, invoiceIds: invoices.map(({ invoiceId }) => invoiceId) })
    const refunds = await listRefunds(db, { mode, subscriptionIds: subscriptions.map(({ row }) => row.subscriptionId) })
    const subjects = [
      ...subscriptions.map(({ row }) => row.subscriptionId),
      ...attempts.map(({ id }) => id),
      ...invoices.map(({ invoiceId }) => `invoice:${invoiceId}`),
      ...documents.map(({ id }) => `document:${id}`),
    ]
    const audit = await listAuditOf(db, { mode, subjects, limit: maxShown })
    return {
      email,
      customerId: customer?.customerId ?? null,
      card: customer?.hasCard === true ? [customer.creditCardType, customer.last4CardDigits].filter(Boolean).join(' ') : null,
      subscriptions: subscriptions.map((one) => ({
        subscriptionId: one.row.subscriptionId,
        reason: summariseSubscription(one, now()).reason,
        periodEnd: one.periodEnd,
        nextInvoiceDate: one.nextInvoiceDate,
        bases: one.items
          .filter(({ removedAt }) => removedAt === null)
          .map(({ baseId, amount }) => ({ name: getBase(baseId).name, amount })),
      })),
      attempts: attempts.map(({ id, purpose, state, failure, createdAt }) => ({
        id,
        purpose,
        state,
        failure,
        createdAt: createdAt.toISOString(),
      })),
      invoices: invoices.map(({ invoiceId, amount, net, iva, status, isHeld, periodStart, periodEnd, paidAt }) => ({
        invoiceId,
        amount,
        net,
        iva,
        state: isHeld ? ('held' as const) : (['unpaid', 'paid', 'voided'] as const)[status],
        periodStart,
        periodEnd,
        paidAt: paidAt?.toISOString() ?? null,
        documents: documents
          .filter((document) => document.invoiceId === invoiceId)
          .map(({ kind, state, folio, failure }) => ({ kind, state, folio, failure })),
        refund: refunds.find((refund) => refund.invoiceId === invoiceId)?.state ?? null,
      })),
      mails: (await listPaymentMails(db, { userId, mode })).map(({ kind, at }) => ({ kind, at: at.toISOString() })),
      audit: audit.map(({ at, actor, action, subject, after }) => ({ at: at.toISOString(), actor, action, subject, after })),
    }
  },
})

export const reconcilePaymentsCommand = defineCommand({
  request: z.object({}),
  run: async (_request, { platform: { services } }) => {
    const provider = openProvider(services)
    // A provider that answers nothing would look like one that agrees.
    await provider.client.call('customer/list', { limit: 1 }).catch(unanswered)
    return reconcileAll(services, provider)
  },
})

export const refundPayment = defineCommand({
  request: invoiceArgs.extend({ keepsAccess: z.boolean().default(false) }),
  run: async ({ invoiceId, keepsAccess }, { platform: { services } }) => {
    const provider = openProvider(services)
    const { refund, hasEnded } = await refundInvoice(services, provider, { invoiceId, keepsAccess }).catch(unanswered)
    await services.jobs.send(paymentMailsQueue, {})
    const { state, amount, failure, subscriptionId } = refund
    const subscription = await findPaymentSubscription(services.db, { mode: provider.mode, subscriptionId })
    const nextInvoiceDate = subscription?.isLive === true ? subscription.nextInvoiceDate : null
    return { invoiceId, state, amount, failure, hasEnded, nextInvoiceDate }
  },
})

/** Tries again each document of an invoice that is not issued. */
export const retryDocument = defineCommand({
  request: invoiceArgs,
  run: async ({ invoiceId }, { platform: { services } }) => {
    const provider = openProvider(services)
    const documents = await listTaxDocuments(services.db, { mode: provider.mode, invoiceIds: [invoiceId] })
    if (documents.length === 0)
      throw new OperatorError(`El cobro ${invoiceId} no tiene documento tributario: solo lo tienen los cobros pagados.`)
    if (provider.taxIssuer === null) throw new OperatorError('No hay emisor de documentos tributarios configurado (docs/payments.md).')
    const ended = []
    for (const { id } of documents) ended.push(await issueDocument(services, provider, id))
    await services.jobs.send(paymentMailsQueue, {})
    return ended.flatMap((one) => (one === null ? [] : [{ kind: one.kind, state: one.state, folio: one.folio, failure: one.failure }]))
  },
})

/** A held invoice counts from now on as the payment it is. The reason stays in the audit. */
export const releasePayment = defineCommand({
  request: invoiceArgs.extend({ reason: z.string().trim().min(5).max(500) }),
  run: async ({ invoiceId, reason }, { platform: { services } }) => {
    const { mode, now } = openProvider(services)
    const at = now()
    const released = await releaseInvoice(services.db, { mode, invoiceId, reason, at, today: chileanDate(at) })
    if (released === null) {
      const found = await findInvoice(services.db, { mode, invoiceId })
      throw new OperatorError(found === null ? `No hay un cobro ${invoiceId}.` : `El cobro ${invoiceId} no está retenido.`)
    }
    await services.jobs.send(paymentMailsQueue, {})
    const { amount, expectedAmount, subscriptionId } = released
    return { invoiceId, amount, expectedAmount, subscriptionId }
  },
})
