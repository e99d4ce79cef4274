import { addDays, instantOfDay } from '../clock/calendar-days.ts'
import type { Subscription } from '../state/entities.ts'
import { getPlan } from '../state/find.ts'
import type { World } from '../state/world.ts'
import { changePlanNow } from './change-plan.ts'
import { collectInvoice } from './collect-invoice.ts'
import { lastDayOf } from './periods.ts'
import { billPeriod, endSubscription, startSubscription } from './subscription-life.ts'

interface DueEvent {
  readonly day: string
  readonly run: () => void
}

/** The instant of the earliest thing that falls due; null where nothing ever does. */
export function nextDueMs(world: World): number | null {
  const event = nextEvent(world)
  return event === null ? null : instantOfDay(event.day, world.state.settings.billingHour)
}

/** Does everything that is due by now, in order, with the clock at the time at which it was due. */
export function runDue(world: World): void {
  const { nowMs } = world.clock
  for (;;) {
    const event = nextEvent(world)
    if (event === null) return
    const dueMs = instantOfDay(event.day, world.state.settings.billingHour)
    if (dueMs > nowMs) return
    world.clock.standAt(dueMs, event.run)
  }
}

/** The earliest event; of one day, those of subscriptions come first, and each kind in the order of creation. */
function nextEvent(world: World): DueEvent | null {
  let first: DueEvent | null = null
  for (const event of events(world)) if (first === null || event.day < first.day) first = event
  return first
}

function* events(world: World): Generator<DueEvent> {
  for (const subscription of world.state.subscriptions) {
    const event = subscription.status === 4 ? null : eventOf(world, subscription)
    if (event !== null) yield event
  }
  for (const invoice of world.state.invoices)
    if (invoice.status === 0 && invoice.nextAttempt !== null) yield { day: invoice.nextAttempt, run: () => collectInvoice(world, invoice) }
}

function eventOf(world: World, subscription: Subscription): DueEvent | null {
  const { status, start, trialDays, nextInvoice, scheduledPlan } = subscription
  if (status === 0 && trialDays > 0) return { day: start, run: () => startSubscription(world, subscription) }
  const lastDay = lastDayOf(subscription)
  const candidates: DueEvent[] = []
  if (lastDay !== null) candidates.push({ day: addDays(lastDay, 1), run: () => endSubscription(subscription, lastDay) })
  if (scheduledPlan !== null)
    candidates.push({
      day: scheduledPlan.date,
      run: () => changePlanNow(world, subscription, getPlan(world.state, scheduledPlan.planId)),
    })
  if (nextInvoice !== null) candidates.push({ day: nextInvoice, run: () => billPeriod(world, subscription) })
  return candidates.reduce<DueEvent | null>((first, event) => (first === null || event.day < first.day ? event : first), null)
}
