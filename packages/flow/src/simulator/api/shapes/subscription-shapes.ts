import { moroseOf } from '../../billing/morose.ts'
import type { Discount, Invoice, Subscription, SubscriptionItem } from '../../state/entities.ts'
import { getCoupon, getPlan } from '../../state/find.ts'
import type { World } from '../../state/world.ts'
import { midnight, moneyText, text } from './amounts.ts'
import { presentCoupon } from './catalogue-shapes.ts'
import { presentAttempt, presentPayment } from './payment-shapes.ts'

export function presentSubscription(world: World, subscription: Subscription) {
  const { subscriptionId, planId, scheduledPlan, discount } = subscription
  return {
    subscriptionId,
    planId,
    plan_name: getPlan(world.state, planId).name,
    customerId: subscription.customerId,
    created: subscription.created,
    subscription_start: midnight(subscription.start),
    subscription_end: midnight(subscription.end),
    period_start: midnight(subscription.periodStart),
    period_end: midnight(subscription.periodEnd),
    next_invoice_date: midnight(subscription.nextInvoice),
    trial_period_days: text(subscription.trialDays),
    trial_start: midnight(subscription.trialStart),
    trial_end: midnight(subscription.trialEnd),
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    cancel_at: subscription.cancelAt,
    periods_number: text(subscription.periods),
    days_until_due: text(subscription.daysUntilDue),
    status: text(subscription.status),
    morose: text(moroseOf(world, subscription)),
    discount_balance: moneyText(subscription.credit),
    newPlanId: scheduledPlan?.planId ?? null,
    new_plan_scheduled_change_date: scheduledPlan?.date ?? null,
    in_new_plan_next_attempt_date: null,
    discount: discount === null ? [] : [presentDiscount(world, discount)],
    items: subscription.items.map(presentSubscriptionItem),
    invoices: world.state.invoices
      .filter((invoice) => invoice.subscriptionId === subscriptionId)
      .map((invoice) => presentInvoice(world, invoice)),
  }
}

const presentDiscount = ({ state }: World, { id, couponId, created, left }: Discount) => ({
  id,
  type: 'Subscription discount',
  created,
  start: created,
  end: null,
  deleted: null,
  status: left === 0 ? 0 : 1,
  coupon: presentCoupon(getCoupon(state, couponId)),
})

const presentSubscriptionItem = ({ id, itemId, name, currency, amount, quantity }: SubscriptionItem) => ({
  s_item_id: id,
  item_id: itemId,
  name,
  currency,
  amount: moneyText(amount),
  quantity,
  totalAmount: moneyText(amount * quantity),
  amountFormat: `${currency === 'CLP' ? '$' : 'UF '}${(amount * quantity).toLocaleString('es-CL')}`,
  adjustmentTypeLabel: amount < 0 ? 'Descuento' : 'Recargo',
})

/** An invoice as it stands inside its subscription, without link, payment and attempts. */
export function presentInvoice(world: World, invoice: Invoice) {
  const lastAttempt = world.state.attempts.findLast(({ invoiceId }) => invoiceId === invoice.id)
  return {
    id: invoice.id,
    subscriptionId: invoice.subscriptionId,
    customerId: invoice.customerId,
    created: invoice.created,
    subject: invoice.subject,
    currency: invoice.currency,
    amount: moneyText(invoice.amount),
    period_start: midnight(invoice.periodStart),
    period_end: midnight(invoice.periodEnd),
    attemp_count: invoice.attempts,
    // Flow gives the same for paid and unpaid invoices, so that nobody decides by them.
    attemped: 1,
    next_attemp_date: midnight(invoice.nextAttempt),
    due_date: midnight(invoice.dueDate),
    status: text(invoice.status),
    error: lastAttempt === undefined ? 0 : 1,
    errorDate: lastAttempt?.date ?? null,
    errorDescription: lastAttempt?.errorDescription ?? null,
    items: invoice.lines.map(({ amount, ...line }) => ({ ...line, currency: invoice.currency, amount: moneyText(amount) })),
    outsidePayment: invoice.outside,
  }
}

export function presentFullInvoice(world: World, invoice: Invoice) {
  const paidBy = world.state.payments.find(({ flowOrder }) => flowOrder === invoice.paidBy)
  return {
    ...presentInvoice(world, invoice),
    payment: paidBy === undefined ? null : presentPayment(paidBy),
    paymentLink: paymentLink(world, invoice),
    chargeAttemps: world.state.attempts.filter(({ invoiceId }) => invoiceId === invoice.id).map(presentAttempt),
  }
}

function paymentLink({ state, origin }: World, invoice: Invoice): string | null {
  const link = state.payments.find(({ flowOrder }) => flowOrder === invoice.link)
  return invoice.status !== 0 || link === undefined ? null : `${origin}/app/web/pay.php?token=${link.token}`
}
