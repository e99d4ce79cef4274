import type { DataOf, invoicesEndpoint, PaymentUserView, updatePaymentEndpoint } from '@basejuris/contract'
import {
  findPaymentCustomer,
  findUser,
  invoiceStatuses,
  listRefunds,
  listTaxDocuments,
  listUserInvoices,
  listUserSubscriptions,
  normalizeEmail,
  type PaymentInvoice,
  type PaymentRefund,
  type TaxDocument,
  updateUser,
} from '@basejuris/database'
import { taxDocumentTypes } from '@basejuris/domain'
import { FlowError } from '@basejuris/flow'
import { ServiceError } from '../../../errors/service-error.ts'
import type { Services } from '../../../services.ts'
import { refreshCard, requireOwnCustomer } from '../provider/ensure-customer.ts'
import { paymentFailure, requireProvider } from '../provider/require-provider.ts'
import { type SyncServices, storeSubscription } from '../provider/sync-subscription.ts'
import { presentRefund } from './describe-terms.ts'

type UserServices = Pick<Services, 'db' | 'provider'>

/** The payment method as stored. */
export async function getPaymentUser({ db, provider }: UserServices, userId: string): Promise<PaymentUserView> {
  const user = await findUser(db, userId)
  if (user === null) throw new ServiceError('auth.expired')
  const customer = provider === null ? null : await findPaymentCustomer(db, { userId, mode: provider.mode })
  const subscriptions = provider === null ? [] : await listUserSubscriptions(db, { userId, mode: provider.mode })
  const shown = subscriptions.find(({ row }) => row.isLive) ?? subscriptions[0]
  return {
    creditCardType: customer?.creditCardType ?? null,
    last4CardDigits: customer?.last4CardDigits ?? null,
    customerId: customer?.customerId ?? user.customerId,
    email: user.email,
    status: customer?.hasCard === true ? 1 : 0,
    registerDate: customer?.cardRegisteredAt?.toISOString() ?? null,
    subscriptionStatus: shown?.status ?? null,
  }
}

/** As `getPaymentUser`, after asking the provider. An outage answers what is stored. */
export async function refreshPaymentUser(
  services: UserServices,
  request: { readonly userId: string; readonly customerId: string },
): Promise<PaymentUserView> {
  const { provider } = services
  if (provider === null) throw new ServiceError('auth.forbidden')
  await requireOwnCustomer(services, provider, request)
  await refreshCard(services, provider, request).catch((error: unknown) => {
    if (!(error instanceof FlowError)) throw error
  })
  return getPaymentUser(services, request.userId)
}

const shownInvoices = 120
const states = { [invoiceStatuses.unpaid]: 'pendiente', [invoiceStatuses.paid]: 'pagado', [invoiceStatuses.voided]: 'anulado' } as const

const documentStates = { pending: 'pendiente', issued: 'emitido', failed: 'fallido' } as const

interface OfInvoice {
  readonly refunds: readonly PaymentRefund[]
  readonly documents: readonly TaxDocument[]
}

function presentInvoice(invoice: PaymentInvoice, { refunds, documents }: OfInvoice): DataOf<typeof invoicesEndpoint>['cobros'][number] {
  const refund = refunds.find((one) => one.invoiceId === invoice.invoiceId)
  const { invoiceId, subscriptionId, createdAt, periodStart, periodEnd, dueDate, status, isHeld, net, iva, amount, paidAt } = invoice
  return {
    invoiceId,
    subscriptionId,
    fecha: createdAt.toISOString(),
    desde: periodStart,
    hasta: periodEnd,
    vence: dueDate,
    estado: isHeld ? 'en_revision' : (states[status as keyof typeof states] ?? 'pendiente'),
    monto: { neto: net, iva, total: amount },
    pagadoEl: paidAt?.toISOString() ?? null,
    enlaceDePago: invoice.paymentLink,
    devolucion: refund === undefined ? null : presentRefund(refund),
    documentos: documents
      .filter((one) => one.invoiceId === invoice.invoiceId)
      .map(({ kind, state, folio }) => ({ tipo: kind, codigo: taxDocumentTypes[kind], estado: documentStates[state], folio })),
  }
}

export async function listInvoices({ db, provider }: UserServices, userId: string): Promise<DataOf<typeof invoicesEndpoint>> {
  if (provider === null) return { cobros: [] }
  const invoices = await listUserInvoices(db, { userId, mode: provider.mode, limit: shownInvoices })
  const { mode } = provider
  const documents = await listTaxDocuments(db, { mode, invoiceIds: invoices.map(({ invoiceId }) => invoiceId) })
  // A refund is stored together with its credit note.
  const refunded = documents.filter(({ kind }) => kind === 'nota_credito').map(({ invoiceId }) => invoiceId)
  const subscriptionIds = new Set(invoices.filter(({ invoiceId }) => refunded.includes(invoiceId)).map((one) => one.subscriptionId))
  const refunds = await listRefunds(db, { mode, subscriptionIds: [...subscriptionIds] })
  return { cobros: invoices.map((invoice) => presentInvoice(invoice, { refunds, documents })) }
}

/** Stores in the profile what the provider confirms: the customer is the caller's, and the subscription that customer's. */
export async function updatePayment(
  services: SyncServices & UserServices,
  { userId, email, customerId, subscriptionId }: { readonly userId: string } & DataOfUpdate & { readonly email: string },
): Promise<DataOfUpdate> {
  const provider = requireProvider(services)
  const user = await findUser(services.db, userId)
  if (user === null) throw new ServiceError('auth.expired')
  if (user.email !== normalizeEmail(email)) throw new ServiceError('auth.forbidden')
  await requireOwnCustomer(services, provider, { userId, customerId })
  const subscription = await provider.client.call('subscription/get', { subscriptionId }).catch((error: unknown) => {
    throw paymentFailure(error, 'auth.forbidden')
  })
  if (subscription.customerId !== customerId) throw new ServiceError('auth.forbidden')
  await storeSubscription(services, provider, { userId, subscription })
  await updateUser(services.db, userId, { customerId, subscriptionId })
  return { customerId, subscriptionId }
}

type DataOfUpdate = DataOf<typeof updatePaymentEndpoint>
