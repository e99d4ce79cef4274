import type { Card, Currency, Customer, Payment } from '../state/entities.ts'
import { refusal } from '../state/flow-error.ts'
import { queueCallback } from '../state/queue-callback.ts'
import type { World } from '../state/world.ts'

/** Messages of the issuers' codes. */
const reasons: Readonly<Record<number, string>> = {
  [-1]: 'Tarjeta inválida',
  [-2]: 'Error de conexión',
  [-3]: 'Excede monto máximo',
  [-4]: 'Fecha de expiración inválida',
  [-5]: 'Problema en autenticación',
  [-6]: 'Rechazo general',
  [-7]: 'Tarjeta bloqueada',
  [-8]: 'Tarjeta vencida',
  [-9]: 'Transacción no soportada',
  [-10]: 'Problema en la transacción',
  [-11]: 'Excede límite de reintentos',
}
const generalRefusal = -6

export interface Charge {
  readonly customer: Customer
  readonly commerceOrder: string
  readonly subject: string
  readonly currency: Currency
  readonly amount: number
  readonly invoiceId: number | null
  readonly optional: string | null
  readonly urlConfirmation: string | null
}

/** Charges the customer's card at once. The payment says whether it was accepted; the same order is charged again. */
export function chargeCard(world: World, charge: Charge): Payment {
  const { customer, commerceOrder, currency, amount, invoiceId } = charge
  const { card } = customer
  if (card === null) throw refusal('The customer has no credit card registered')
  const fault = world.takeFault('charge', ['decline'])
  const isAccepted = card.accepts && fault === null
  const code = fault?.code ?? generalRefusal
  const error = isAccepted ? null : { code, message: reasons[code] ?? 'Error desconocido' }
  const payment = addPayment(world, { ...charge, customerId: customer.customerId, payer: customer.email, urlReturn: null, expires: null })
  Object.assign(payment, { status: isAccepted ? 2 : 3, paidAt: isAccepted ? world.stamp() : null, card, error })
  if (error !== null)
    world.state.attempts.push({
      id: world.next('other'),
      date: world.stamp(),
      customerId: customer.customerId,
      invoiceId,
      commerceOrder,
      currency,
      amount,
      errorCode: error.code,
      errorDescription: error.message,
    })
  notify(world, payment)
  return payment
}

type NewPayment = Omit<Payment, 'flowOrder' | 'token' | 'requestDate' | 'status' | 'paidAt' | 'card' | 'error'>

/** Stores a pending payment. */
export function addPayment(world: World, fields: NewPayment): Payment {
  const { commerceOrder, subject, currency, amount, payer, optional, customerId, invoiceId, urlConfirmation, urlReturn, expires } = fields
  const payment: Payment = {
    flowOrder: world.next('flowOrder'),
    token: world.newToken(),
    commerceOrder,
    requestDate: world.stamp(),
    subject,
    currency,
    amount,
    payer,
    optional,
    customerId,
    invoiceId,
    urlConfirmation,
    urlReturn,
    expires,
    status: 1,
    paidAt: null,
    card: null,
    error: null,
  }
  world.state.payments.push(payment)
  return payment
}

/** Pays a pending payment with a card typed by hand. */
export function payPending(world: World, payment: Payment, card: Card): void {
  Object.assign(payment, { status: 2, paidAt: world.stamp(), card })
  const invoice = world.state.invoices.find(({ id }) => id === payment.invoiceId)
  if (invoice !== undefined) Object.assign(invoice, { status: 1, paidBy: payment.flowOrder, nextAttempt: null })
  notify(world, payment)
}

function notify(world: World, { status, urlConfirmation, token }: Payment): void {
  const isNotified = status === 2 || world.state.settings.notifyRefusedCharges
  if (isNotified && urlConfirmation !== null) queueCallback(world, urlConfirmation, token)
}
