import { chargeCard } from '../../billing/charge-card.ts'
import { addDays, instantOfDay } from '../../clock/calendar-days.ts'
import type { Payment } from '../../state/entities.ts'
import { getActiveCustomer, getCustomer, getPayment } from '../../state/find.ts'
import { refusal } from '../../state/flow-error.ts'
import type { World } from '../../state/world.ts'
import { type Calls, get, post } from '../call.ts'
import { byStatus, pageOf } from '../paging.ts'
import type { Parameters } from '../parameters.ts'
import { presentAttempt, presentPayment } from '../shapes/payment-shapes.ts'

export const maxOrder = 45
/** Charges of a day can be reversed until this hour, later ones until this hour of the next day. */
const cutOffHour = 14

/** JSON text that the merchant attaches; anything else is refused. */
export function readOptional(parameters: Parameters, name: string): string | null {
  const text = parameters.find(name)
  if (text === null) return null
  try {
    JSON.parse(text)
  } catch {
    throw refusal(`${name} must be JSON`)
  }
  return text
}

export function quotaError(customerId: string): Error {
  return refusal(`The customer id: ${customerId} has exceeded the daily transaction quota`)
}

function checkQuota({ state, today }: World, customerId: string): void {
  const { dailyChargeQuota } = state.settings
  if (dailyChargeQuota === null) return
  const charges = state.payments.filter(
    (payment) => payment.customerId === customerId && payment.invoiceId === null && payment.requestDate.startsWith(today),
  )
  if (charges.length >= dailyChargeQuota) throw quotaError(customerId)
}

/** A payment by `commerceOrder` or `flowOrder`. */
export function paymentOf({ state }: World, parameters: Parameters, orderName: string, flowOrderName: string): Payment {
  const flowOrder = parameters.optionalInteger(flowOrderName)
  const order = parameters.find(orderName)
  if (flowOrder === null && order === null) throw refusal(`${orderName} or ${flowOrderName} is required`)
  return getPayment(state, (payment) => (flowOrder === null ? payment.commerceOrder === order : payment.flowOrder === flowOrder))
}

function isReversible({ clock }: World, { status, paidAt }: Payment): boolean {
  if (status !== 2 || paidAt === null) return false
  const day = paidAt.slice(0, 10)
  const lastDay = paidAt.slice(11) < `${cutOffHour}:00:00` ? day : addDays(day, 1)
  return clock.nowMs < instantOfDay(lastDay, cutOffHour)
}

export const chargeCalls: Calls = {
  'customer/charge': post(['customerId', 'amount', 'subject', 'commerceOrder'], (world, parameters) => {
    const customer = getActiveCustomer(world.state, parameters.text('customerId'))
    const currency = parameters.currency()
    const charge = {
      customer,
      currency,
      amount: parameters.charge('amount', currency),
      subject: parameters.text('subject', 255),
      commerceOrder: parameters.text('commerceOrder', maxOrder),
      optional: readOptional(parameters, 'optionals'),
      invoiceId: null,
      urlConfirmation: null,
    }
    if (customer.card === null) throw refusal('The customer has no credit card registered')
    checkQuota(world, customer.customerId)
    const wrong = world.takeFault('charge', ['wrongAmount'])
    if (wrong === null) return presentPayment(chargeCard(world, charge))
    const { amount = 1, currency: charged = currency } = wrong
    return presentPayment(chargeCard(world, { ...charge, amount: Math.max(0, charge.amount + amount), currency: charged }))
  }),

  'customer/reverseCharge': post([], (world, parameters) => {
    const payment = paymentOf(world, parameters, 'commerceOrder', 'flowOrder')
    if (!isReversible(world, payment)) return { status: '0', message: 'The charge can not be reversed' }
    payment.status = 4
    return { status: '1', message: 'Reverse charge was successful' }
  }),

  'customer/getCharges': get(['customerId'], (world, parameters) => {
    const { customerId } = getCustomer(world.state, parameters.text('customerId'))
    const own = world.state.payments.filter((payment) => payment.customerId === customerId && payment.card !== null)
    return pageOf(world, parameters, byStatus(parameters, chosen(parameters, own, 'requestDate')), presentPayment)
  }),

  'customer/getChargeAttemps': get(['customerId'], (world, parameters) => {
    const { customerId } = getCustomer(world.state, parameters.text('customerId'))
    const own = world.state.attempts.filter((attempt) => attempt.customerId === customerId)
    const order = parameters.find('commerceOrder')
    const rows = chosen(parameters, own, 'date').filter(({ commerceOrder }) => order === null || commerceOrder === order)
    return pageOf(world, parameters, rows, presentAttempt)
  }),
}

/** Rows from `fromDate` on whose order holds `filter`. */
function chosen<D extends 'requestDate' | 'date', T extends Readonly<Record<D, string>> & { readonly commerceOrder: string }>(
  parameters: Parameters,
  rows: readonly T[],
  dateName: D,
): readonly T[] {
  const from = parameters.has('fromDate') ? parameters.day('fromDate') : ''
  const filter = parameters.find('filter') ?? ''
  return rows.filter((row) => row[dateName] >= from && row.commerceOrder.includes(filter))
}
