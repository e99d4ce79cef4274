import { cancelSubscription, endTrial, openSubscription, setTrial } from '../../billing/subscription-life.ts'
import { getActiveCustomer, getItem, getPlan, getSubscription } from '../../state/find.ts'
import { refusal } from '../../state/flow-error.ts'
import { type Calls, get, post } from '../call.ts'
import { byFilter, byStatus, pageOf } from '../paging.ts'
import { presentSubscription } from '../shapes/subscription-shapes.ts'
import { newDiscount, readCoupon } from './coupon-calls.ts'
import { newSubscriptionItem } from './item-calls.ts'

const maxDays = 3_650

export const subscriptionCalls: Calls = {
  'subscription/create': post(['planId', 'customerId'], (world, parameters) => {
    const plan = getPlan(world.state, parameters.text('planId'))
    if (plan.status === 0) throw refusal('The plan was deleted')
    const { customerId } = getActiveCustomer(world.state, parameters.text('customerId'))
    const start = parameters.has('subscription_start') ? parameters.day('subscription_start') : world.today
    if (start < world.today) throw refusal('subscription_start can not be in the past')
    const trialDays = parameters.optionalInteger('trial_period_days', { max: maxDays }) ?? plan.trialDays
    const periods = parameters.optionalInteger('periods_number', { max: 10_000 }) ?? plan.periods
    const coupon = parameters.has('couponId') ? readCoupon(world, parameters, plan.currency) : null
    const items = parameters.integers('planAdditionalList').map((id) => getItem(world.state, id))
    if (new Set(items).size < items.length) throw refusal('The item is already added in the subscription')
    if (items.some(({ status, currency }) => status === 0 || currency !== plan.currency)) throw refusal('Item not available for this plan')
    const subscription = openSubscription(world, {
      plan,
      customerId,
      start,
      trialDays,
      periods,
      discount: coupon === null ? null : newDiscount(world, coupon),
      items: items.map((item) => newSubscriptionItem(world, item, 1)),
    })
    return presentSubscription(world, subscription)
  }),

  'subscription/get': get(['subscriptionId'], (world, parameters) =>
    presentSubscription(world, getSubscription(world.state, parameters.text('subscriptionId'))),
  ),

  'subscription/list': get(['planId'], (world, parameters) => {
    const { planId } = getPlan(world.state, parameters.text('planId'))
    const names = new Map(world.state.customers.map(({ customerId, name }) => [customerId, name]))
    const own = world.state.subscriptions.filter((subscription) => subscription.planId === planId)
    const rows = byFilter(parameters, byStatus(parameters, own), ({ customerId }) => names.get(customerId) ?? '')
    return pageOf(world, parameters, rows, (subscription) => presentSubscription(world, subscription))
  }),

  'subscription/changeTrial': post(['subscriptionId', 'trial_period_days'], (world, parameters) => {
    const subscription = getSubscription(world.state, parameters.text('subscriptionId'))
    const trialDays = parameters.integer('trial_period_days', { max: maxDays })
    if (subscription.status !== 0 && subscription.status !== 2)
      throw refusal('The trial can only be changed before the start or during the trial')
    setTrial(subscription, trialDays)
    if (subscription.status === 2 && (subscription.nextInvoice ?? '') <= world.today) endTrial(world, subscription)
    return presentSubscription(world, subscription)
  }),

  'subscription/cancel': post(['subscriptionId'], (world, parameters) => {
    const subscription = getSubscription(world.state, parameters.text('subscriptionId'))
    const atPeriodEnd = parameters.optionalInteger('at_period_end', { max: 1 }) === 1
    cancelSubscription(world, subscription, atPeriodEnd)
    return presentSubscription(world, subscription)
  }),
}
