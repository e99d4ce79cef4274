import { addDays } from '../clock/calendar-days.ts'
import type { Invoice } from '../state/entities.ts'
import { getCustomer, getPlan } from '../state/find.ts'
import type { World } from '../state/world.ts'
import { addPayment, type Charge, chargeCard } from './charge-card.ts'

/** Tries to collect an unpaid invoice: by the card where there is one, else by a link. A refusal sets the next attempt. */
export function collectInvoice(world: World, invoice: Invoice): void {
  invoice.nextAttempt = null
  if (invoice.amount === 0) {
    invoice.status = 1
    return
  }
  const customer = getCustomer(world.state, invoice.customerId)
  if (customer.card === null) {
    issueLink(world, invoice)
    return
  }
  const payment = chargeCard(world, { customer, ...orderOf(world, invoice) })
  invoice.attempts += 1
  if (payment.status === 2) {
    voidLink(world, invoice)
    Object.assign(invoice, { status: 1, paidBy: payment.flowOrder })
    return
  }
  issueLink(world, invoice)
  if (invoice.retriesLeft === 0) return
  invoice.retriesLeft -= 1
  invoice.nextAttempt = addDays(world.today, world.state.settings.retrySpacingDays)
}

/** The payment behind an invoice can no longer be made. */
export function voidLink({ state }: World, invoice: Invoice): void {
  const link = state.payments.find(({ flowOrder }) => flowOrder === invoice.link)
  if (link?.status === 1) link.status = 4
}

function issueLink(world: World, invoice: Invoice): void {
  if (invoice.link !== null) return
  const { email } = getCustomer(world.state, invoice.customerId)
  const payment = addPayment(world, {
    ...orderOf(world, invoice),
    customerId: invoice.customerId,
    payer: email,
    urlReturn: null,
    expires: null,
  })
  invoice.link = payment.flowOrder
}

/** Flow itself writes the order of a subscription's charge. */
function orderOf(world: World, invoice: Invoice): Omit<Charge, 'customer'> {
  const { subscriptionId, id, subject, currency, amount, planId } = invoice
  return {
    commerceOrder: `${subscriptionId}_${id}_${world.stamp().slice(0, 16)}`,
    subject,
    currency,
    amount,
    invoiceId: id,
    optional: null,
    urlConfirmation: getPlan(world.state, planId).urlCallback || null,
  }
}
