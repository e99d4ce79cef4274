import { balanceOf, changePlanNow, checkPlanChange } from '../../billing/change-plan.ts'
import { nextPeriodStart } from '../../billing/periods.ts'
import type { Plan, Subscription } from '../../state/entities.ts'
import { getItem, getPlan, getSubscription } from '../../state/find.ts'
import { refusal } from '../../state/flow-error.ts'
import type { World } from '../../state/world.ts'
import { type Calls, post } from '../call.ts'
import type { Parameters } from '../parameters.ts'
import { dayFirst, moneyText } from '../shapes/amounts.ts'
import { presentSubscription } from '../shapes/subscription-shapes.ts'
import { newDiscount, readCoupon } from './coupon-calls.ts'
import { newSubscriptionItem } from './item-calls.ts'

function readLive({ state }: World, parameters: Parameters): Subscription {
  const subscription = getSubscription(state, parameters.text('subscriptionId'))
  if (subscription.status === 4) throw refusal('The subscription is canceled')
  return subscription
}

interface PlanChange {
  readonly subscription: Subscription
  readonly old: Plan
  readonly plan: Plan
  readonly day: string
}

function readPlanChange(world: World, parameters: Parameters): PlanChange {
  const subscription = readLive(world, parameters)
  const plan = getPlan(world.state, parameters.text('newPlanId'))
  const day = parameters.has('startDateOfNewPlan') ? parameters.day('startDateOfNewPlan') : world.today
  checkPlanChange(world, subscription, plan, day)
  return { subscription, old: getPlan(world.state, subscription.planId), plan, day }
}

const describePlan = ({ planId, name, amount, currency }: Plan) => ({ planId, name, amount: moneyText(amount), currency })

/** Items, coupons and plan of a live subscription. */
export const subscriptionItemCalls: Calls = {
  'subscription/addItem': post(['subscriptionId', 'itemId'], (world, parameters) => {
    const subscription = readLive(world, parameters)
    const item = getItem(world.state, parameters.integer('itemId'))
    const quantity = parameters.optionalInteger('quantity', { min: 1, max: 10_000 }) ?? 1
    if (item.status === 0) throw refusal('The item is not active')
    if (item.currency !== getPlan(world.state, subscription.planId).currency) throw refusal('The item has another currency than the plan')
    if (subscription.items.some(({ itemId }) => itemId === item.id)) throw refusal('The item is already added in the subscription')
    subscription.items.push(newSubscriptionItem(world, item, quantity))
    return { sub_id: subscription.subscriptionId, item_id: item.id, quantity, success: true }
  }),

  'subscription/deleteItem': post(['subscriptionId', 'itemId'], (world, parameters) => {
    const subscription = readLive(world, parameters)
    const id = parameters.integer('itemId')
    if (!subscription.items.some(({ itemId }) => itemId === id)) throw refusal('The item is not in the subscription')
    subscription.items = subscription.items.filter(({ itemId }) => itemId !== id)
    return { sub_id: subscription.subscriptionId, item_id: id, success: true }
  }),

  'subscription/addCoupon': post(['subscriptionId', 'couponId'], (world, parameters) => {
    const subscription = readLive(world, parameters)
    const coupon = readCoupon(world, parameters, getPlan(world.state, subscription.planId).currency)
    subscription.discount = newDiscount(world, coupon)
    return presentSubscription(world, subscription)
  }),

  'subscription/deleteCoupon': post(['subscriptionId'], (world, parameters) => {
    const subscription = readLive(world, parameters)
    if (subscription.discount === null) throw refusal('The subscription has no coupon')
    subscription.discount = null
    return presentSubscription(world, subscription)
  }),

  'subscription/changePlan': post(['subscriptionId', 'newPlanId'], (world, parameters) => {
    const { subscription, old, plan, day } = readPlanChange(world, parameters)
    const balance = balanceOf(world, subscription, plan, day)
    if (parameters.has('startDateOfNewPlan') && day > world.today) subscription.scheduledPlan = { planId: plan.planId, date: day }
    else changePlanNow(world, subscription, plan)
    return {
      start_date_of_new_plan: day,
      new_amount: moneyText(plan.amount),
      new_currency: plan.currency,
      new_plan_id: plan.planId,
      balance: moneyText(balance),
      old_amount: moneyText(old.amount),
      old_currency: old.currency,
      old_plan_id: old.planId,
    }
  }),

  'subscription/changePlanPreview': post(['subscriptionId', 'newPlanId'], (world, parameters) => {
    const { subscription, old, plan, day } = readPlanChange(world, parameters)
    const balance = balanceOf(world, subscription, plan, day)
    const next = nextPeriodStart({ ...subscription, anchor: day, periodsSinceAnchor: 0 }, plan)
    return {
      balance: {
        amount: moneyText(balance),
        credit_expiration_date: null,
        credit_expiration_amount: null,
        credit_expiration_warning: null,
      },
      next_invoice_date: dayFirst(subscription.status === 2 ? (subscription.nextInvoice ?? next) : next),
      old_plan: describePlan(old),
      new_plan: describePlan(plan),
    }
  }),

  'subscription/changePlanCancel': post(['subscriptionId'], (world, parameters) => {
    const subscription = readLive(world, parameters)
    if (subscription.scheduledPlan === null) throw refusal('The subscription has no scheduled plan change')
    subscription.scheduledPlan = null
    return { success: true }
  }),
}
