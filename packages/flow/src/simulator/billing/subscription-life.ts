import { addDays } from '../clock/calendar-days.ts'
import type { Discount, Plan, Subscription, SubscriptionItem } from '../state/entities.ts'
import { getPlan } from '../state/find.ts'
import type { World } from '../state/world.ts'
import { collectInvoice } from './collect-invoice.ts'
import { composePeriodInvoice } from './compose-invoice.ts'
import { nextPeriodStart } from './periods.ts'

export interface NewSubscription {
  readonly customerId: string
  readonly plan: Plan
  /** Day on which it starts, today or later. */
  readonly start: string
  readonly trialDays: number
  readonly periods: number
  readonly discount: Discount | null
  readonly items: SubscriptionItem[]
}

/** Stores a subscription. One that starts today without trial is charged before this returns. */
export function openSubscription(world: World, { plan, start, trialDays, ...fields }: NewSubscription): Subscription {
  const subscription: Subscription = {
    subscriptionId: world.newCode('sus_'),
    planId: plan.planId,
    created: world.stamp(),
    daysUntilDue: plan.daysUntilDue,
    start,
    anchor: start,
    periodsSinceAnchor: 0,
    periodsBilled: 0,
    periodStart: null,
    periodEnd: null,
    nextInvoice: null,
    trialDays: 0,
    trialStart: null,
    trialEnd: null,
    cancelAtPeriodEnd: 0,
    cancelAt: null,
    end: null,
    status: 0,
    forcedMorose: null,
    credit: 0,
    scheduledPlan: null,
    ...fields,
  }
  setTrial(subscription, trialDays)
  world.state.subscriptions.push(subscription)
  if (start <= world.today) startSubscription(world, subscription)
  return subscription
}

/** Sets the trial of a subscription that was not billed yet. */
export function setTrial(subscription: Subscription, trialDays: number): void {
  const firstBilled = addDays(subscription.start, trialDays)
  const hasTrial = trialDays > 0
  Object.assign(subscription, {
    trialDays,
    trialStart: hasTrial ? subscription.start : null,
    trialEnd: hasTrial ? addDays(firstBilled, -1) : null,
    anchor: firstBilled,
    nextInvoice: firstBilled,
  })
  if (subscription.status !== 2) return
  subscription.periodEnd = subscription.trialEnd
  if (subscription.cancelAtPeriodEnd === 1) subscription.cancelAt = subscription.trialEnd
}

/** The trial was made so short that it is over: the first period begins today. */
export function endTrial(world: World, subscription: Subscription): void {
  const { today } = world
  Object.assign(subscription, { anchor: today, nextInvoice: today })
  if (subscription.trialEnd !== null) subscription.trialEnd = addDays(today, -1)
  if (subscription.cancelAtPeriodEnd === 1) endSubscription(subscription, addDays(today, -1))
  else billPeriod(world, subscription)
}

/** The start day has come: trial, or the first period. */
export function startSubscription(world: World, subscription: Subscription): void {
  if (subscription.trialDays === 0) billPeriod(world, subscription)
  else Object.assign(subscription, { status: 2, periodStart: subscription.trialStart, periodEnd: subscription.trialEnd })
}

/** Begins the period that `nextInvoice` names and collects its invoice. */
export function billPeriod(world: World, subscription: Subscription): void {
  const plan = getPlan(world.state, subscription.planId)
  const periodEnd = addDays(nextPeriodStart(subscription, plan), -1)
  subscription.periodsBilled += 1
  const isLast = subscription.periods > 0 && subscription.periodsBilled >= subscription.periods
  Object.assign(subscription, {
    status: 1,
    periodStart: subscription.nextInvoice,
    periodEnd,
    periodsSinceAnchor: subscription.periodsSinceAnchor + 1,
    nextInvoice: isLast ? null : addDays(periodEnd, 1),
    end: isLast ? periodEnd : null,
  })
  collectInvoice(world, composePeriodInvoice(world, subscription, plan))
}

/** Cancels now, or at the end of the period. Repeating it changes nothing. */
export function cancelSubscription(world: World, subscription: Subscription, atPeriodEnd: boolean): void {
  if (subscription.status === 4) return
  if (atPeriodEnd && subscription.periodEnd !== null) {
    Object.assign(subscription, { cancelAtPeriodEnd: 1, cancelAt: subscription.periodEnd, scheduledPlan: null })
    return
  }
  Object.assign(subscription, { cancelAtPeriodEnd: 0, cancelAt: world.today })
  endSubscription(subscription, world.today)
}

/** Nothing follows the last day. */
export function endSubscription(subscription: Subscription, lastDay: string): void {
  Object.assign(subscription, { status: 4, end: lastDay, nextInvoice: null, scheduledPlan: null })
}
