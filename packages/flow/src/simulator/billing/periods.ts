import { addDays, addMonths } from '../clock/calendar-days.ts'
import type { Plan, Subscription } from '../state/entities.ts'

const addIntervals = (day: string, { interval, intervalCount }: Plan, count: number): string => {
  const units = intervalCount * count
  if (interval === 1) return addDays(day, units)
  if (interval === 2) return addDays(day, 7 * units)
  return addMonths(day, interval === 3 ? units : 12 * units)
}

/** First day after the period that begins next. */
export function nextPeriodStart({ anchor, periodsSinceAnchor }: Subscription, plan: Plan): string {
  return addIntervals(anchor, plan, periodsSinceAnchor + 1)
}

/** The last day on which the subscription lasts, where one is set. */
export function lastDayOf({ cancelAtPeriodEnd, cancelAt, end }: Subscription): string | null {
  return cancelAtPeriodEnd === 1 ? cancelAt : end
}
