import type { Coupon, Customer, Invoice, Item, Payment, Plan, Subscription } from './entities.ts'
import { FlowError, refusal } from './flow-error.ts'
import type { SimulatorState } from './simulator-state.ts'

function got<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw refusal(`${what} not found`)
  return found
}

export function getCustomer(state: SimulatorState, id: string): Customer {
  return got(
    state.customers.find(({ customerId }) => customerId === id),
    'Customer',
  )
}

/** A customer that was not deleted. */
export function getActiveCustomer(state: SimulatorState, id: string): Customer {
  const customer = getCustomer(state, id)
  if (customer.status === 0) throw refusal('The customer was deleted')
  return customer
}

export function getPlan(state: SimulatorState, id: string): Plan {
  return got(
    state.plans.find(({ planId }) => planId === id),
    'Plan',
  )
}

export function getItem(state: SimulatorState, id: number): Item {
  return got(
    state.items.find((item) => item.id === id),
    'Item',
  )
}

export function getCoupon(state: SimulatorState, id: number): Coupon {
  return got(
    state.coupons.find((coupon) => coupon.id === id),
    'Coupon',
  )
}

export function getSubscription(state: SimulatorState, id: string): Subscription {
  return got(
    state.subscriptions.find(({ subscriptionId }) => subscriptionId === id),
    'Subscription',
  )
}

export function getInvoice(state: SimulatorState, id: number): Invoice {
  return got(
    state.invoices.find((invoice) => invoice.id === id),
    'Invoice',
  )
}

/** Throws 400 «Transaction not found», the only answer that means that nothing was charged. */
export function getPayment(state: SimulatorState, matches: (payment: Payment) => boolean): Payment {
  const found = state.payments.findLast(matches)
  if (found === undefined) throw new FlowError(400, 105, 'Transaction not found')
  return found
}
