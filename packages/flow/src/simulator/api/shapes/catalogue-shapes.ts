import type { Coupon, Customer, Item, Plan, Refund } from '../../state/entities.ts'
import type { World } from '../../state/world.ts'
import { moneyText, text } from './amounts.ts'

export function presentCustomer(customer: Customer) {
  return {
    customerId: customer.customerId,
    created: customer.created,
    email: customer.email,
    name: customer.name,
    pay_mode: customer.card === null ? 'manual' : 'auto',
    creditCardType: customer.card?.brand ?? null,
    last4CardDigits: customer.card?.last4 ?? null,
    externalId: customer.externalId,
    status: text(customer.status),
    registerDate: customer.registerDate,
  }
}

export function presentPlan(plan: Plan) {
  return {
    planId: plan.planId,
    name: plan.name,
    currency: plan.currency,
    amount: moneyText(plan.amount),
    interval: text(plan.interval),
    interval_count: text(plan.intervalCount),
    created: plan.created,
    trial_period_days: text(plan.trialDays),
    days_until_due: text(plan.daysUntilDue),
    periods_number: text(plan.periods),
    urlCallback: plan.urlCallback === '' ? null : plan.urlCallback,
    charges_retries_number: text(plan.retries),
    currency_convert_option: text(plan.convertOption),
    status: text(plan.status),
    public: '0',
  }
}

export function presentItem({ state }: World, item: Item) {
  return {
    id: item.id,
    name: item.name,
    amount: moneyText(item.amount),
    currency: item.currency,
    associatedSubscriptionsCount: state.subscriptions.filter(
      ({ status, items }) => status !== 4 && items.some(({ itemId }) => itemId === item.id),
    ).length,
    status: item.status,
    created: item.created,
  }
}

/** `coupon/list` writes the duration in words, `coupon/get` as a number. */
export function presentCoupon(coupon: Coupon, isListed = false) {
  return {
    id: coupon.id,
    name: coupon.name,
    percent_off: coupon.percentOff === null ? null : coupon.percentOff.toFixed(2),
    currency: coupon.currency,
    amount: coupon.amount === null ? null : moneyText(coupon.amount),
    created: coupon.created,
    duration: isListed ? (coupon.duration === 1 ? 'Definite' : 'Undefined') : coupon.duration,
    times: coupon.times,
    max_redemptions: coupon.maxRedemptions,
    expires: coupon.expires,
    status: coupon.status,
    redemtions: coupon.redemptions,
  }
}

export function presentRefund(refund: Refund) {
  return {
    token: refund.token,
    flowRefundOrder: text(refund.flowRefundOrder),
    date: refund.date,
    status: refund.status,
    amount: text(refund.amount),
    fee: text(refundFee),
  }
}

/** Pesos that Flow keeps for each refund: 202 with IVA. */
const refundFee = 202 + Math.round(202 * 0.19)
