import { addDays } from '../clock/calendar-days.ts'
import type { Invoice, InvoiceLine, Plan, Subscription } from '../state/entities.ts'
import { getCoupon } from '../state/find.ts'
import type { World } from '../state/world.ts'
import { roundMoney } from './money.ts'

type Line = Omit<InvoiceLine, 'id'>

/** The invoice of the subscription's present period: the plan, its items as they stand now, less discount and credit. Never below zero. */
export function composePeriodInvoice(world: World, subscription: Subscription, plan: Plan): Invoice {
  const subject = `${plan.name} - período: ${subscription.periodStart} / ${subscription.periodEnd}`
  const lines: Line[] = [
    { subject, type: 1, amount: plan.amount },
    ...subscription.items.map(({ name, amount, quantity }): Line => ({ subject: name, type: 9, amount: amount * quantity })),
  ]
  const discount = takeDiscount(world, subscription, plan, sumOf(lines))
  if (discount > 0) lines.push({ subject: 'Descuento', type: 2, amount: -discount })
  return addInvoice(world, subscription, plan, subject, withCredit(subscription, plan, lines))
}

/** Stores an unpaid invoice of these lines. */
export function addInvoice(world: World, subscription: Subscription, plan: Plan, subject: string, lines: readonly Line[]): Invoice {
  const wrong = world.takeFault('charge', ['wrongAmount'])
  const all: readonly Line[] =
    wrong === null ? lines : [...lines, { subject: 'Ajuste', type: 9, amount: wrong.amount ?? (wrong.currency === undefined ? 1 : 0) }]
  const invoice: Invoice = {
    id: world.next('invoice'),
    subscriptionId: subscription.subscriptionId,
    customerId: subscription.customerId,
    planId: plan.planId,
    created: world.stamp(),
    subject,
    currency: wrong?.currency ?? plan.currency,
    amount: Math.max(0, roundMoney(plan.currency, sumOf(all))),
    periodStart: subscription.periodStart ?? world.today,
    periodEnd: subscription.periodEnd ?? world.today,
    dueDate: addDays(world.today, subscription.daysUntilDue),
    lines: all.map((line) => ({ id: world.next('other'), ...line })),
    attempts: 0,
    retriesLeft: plan.retries,
    nextAttempt: null,
    status: 0,
    paidBy: null,
    link: null,
    outside: null,
  }
  world.state.invoices.push(invoice)
  return invoice
}

export function sumOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0)
}

/** What the coupon takes off, which uses up one of its invoices. */
function takeDiscount({ state }: World, subscription: Subscription, plan: Plan, total: number): number {
  const { discount } = subscription
  if (discount === null || discount.left === 0) return 0
  const coupon = getCoupon(state, discount.couponId)
  if (discount.left !== null) discount.left -= 1
  const base = Math.max(0, coupon.scope === 1 ? total : plan.amount)
  return roundMoney(plan.currency, coupon.percentOff === null ? Math.min(coupon.amount ?? 0, base) : (base * coupon.percentOff) / 100)
}

/** Lines with as much of the subscription's credit as the invoice can take. */
function withCredit(subscription: Subscription, plan: Plan, lines: readonly Line[]): readonly Line[] {
  const used = roundMoney(plan.currency, Math.min(subscription.credit, Math.max(0, sumOf(lines))))
  if (used === 0) return lines
  subscription.credit = roundMoney(plan.currency, subscription.credit - used)
  return [...lines, { subject: 'Saldo a favor', type: 2, amount: -used }]
}
