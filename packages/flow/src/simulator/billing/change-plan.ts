import { addDays, daysBetween } from '../clock/calendar-days.ts'
import type { Plan, Subscription } from '../state/entities.ts'
import { getPlan } from '../state/find.ts'
import { refusal } from '../state/flow-error.ts'
import type { World } from '../state/world.ts'
import { collectInvoice } from './collect-invoice.ts'
import { addInvoice } from './compose-invoice.ts'
import { roundMoney } from './money.ts'
import { nextPeriodStart } from './periods.ts'

/** Throws where the plan cannot be the next one of this subscription, or the day lies outside the period. */
export function checkPlanChange(world: World, subscription: Subscription, plan: Plan, day: string): void {
  if (subscription.status !== 1 && subscription.status !== 2) throw refusal('The subscription is not active')
  if (subscription.cancelAtPeriodEnd === 1) throw refusal('The subscription is scheduled to be canceled')
  if (plan.status === 0) throw refusal('The plan was deleted')
  if (plan.planId === subscription.planId) throw refusal('The selected plan is the same as the current one')
  if (plan.currency !== getPlan(world.state, subscription.planId).currency) throw refusal('The plans have different currencies')
  if (day < world.today || day > (subscription.periodEnd ?? '')) throw refusal('startDateOfNewPlan must be within the current period')
}

/** What the new plan costs on a day, less the unused part of the period. Items do not count. Negative for a credit. */
export function balanceOf(world: World, subscription: Subscription, plan: Plan, day: string): number {
  const old = getPlan(world.state, subscription.planId)
  const { periodStart, periodEnd, status } = subscription
  if (status !== 1 || periodStart === null || periodEnd === null) return plan.amount
  const days = daysBetween(periodStart, periodEnd) + 1
  return roundMoney(plan.currency, plan.amount - (old.amount * (daysBetween(day, periodEnd) + 1)) / days)
}

/** Changes the plan today: a new period begins, a positive balance is charged at once, and a negative one becomes credit. */
export function changePlanNow(world: World, subscription: Subscription, plan: Plan): void {
  const day = world.today
  const balance = balanceOf(world, subscription, plan, day)
  Object.assign(subscription, { planId: plan.planId, scheduledPlan: null })
  if (subscription.status === 2) return
  Object.assign(subscription, { anchor: day, periodsSinceAnchor: 0 })
  const next = nextPeriodStart(subscription, plan)
  Object.assign(subscription, { periodsSinceAnchor: 1, periodStart: day, periodEnd: addDays(next, -1), nextInvoice: next })
  if (balance < 0) subscription.credit = roundMoney(plan.currency, subscription.credit - balance)
  const subject = `${plan.name} - período: ${subscription.periodStart} / ${subscription.periodEnd}`
  const unused = roundMoney(plan.currency, Math.max(0, Math.min(plan.amount, plan.amount - balance)))
  const lines = [{ subject, type: 1 as const, amount: plan.amount }]
  collectInvoice(
    world,
    addInvoice(
      world,
      subscription,
      plan,
      subject,
      unused === 0 ? lines : [...lines, { subject: 'Saldo a favor', type: 2, amount: -unused }],
    ),
  )
}
