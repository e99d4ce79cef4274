import { chileanDate, dayMs } from '../calendar.ts'

/** The provider's copy of a subscription, with numbers and days coerced. Days are `yyyy-mm-dd` in Chile. */
export interface ProviderSubscription {
  /** 0 not started, 1 active, 2 in trial, 4 cancelled. */
  readonly status: number
  /** 0 all paid, 1 something overdue, 2 something pending that is not due yet. */
  readonly morose: number
  /** Last day of the period, included. */
  readonly periodEnd: string | null
  readonly cancelAtPeriodEnd: boolean
  readonly cancelAt: string | null
  readonly nextInvoiceDate: string | null
  /** Whether an invoice of the expected amount was paid. A registered card is not a payment. */
  readonly hasPaidInvoice: boolean
}

/** Sentences that the specification quotes. */
export const subscriptionReasons = {
  cancelled: 'Suscripción cancelada',
  cancelling: 'Suscripción activa con cancelación programada',
  active: 'Suscripción completa activa',
  inactive: 'Suscripción inactiva',
  arrears: 'Suscripción en mora',
  expired: 'Suscripción vencida',
} as const
export type SubscriptionState = keyof typeof subscriptionReasons

/** Days after the end of a period in which the renewal may still be charged: the provider's `days_until_due`. */
export const renewalGraceDays = 3

/** `yyyy-mm-dd` plus a number of days. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

export function givesAccess(state: SubscriptionState): boolean {
  return state === 'active' || state === 'cancelling'
}

const runningStatuses = new Set([1, 2])
const trialStatus = 2

/** The state of a subscription on a Chilean day. The first rule that holds decides; only `active` and `cancelling` give access. */
export function deriveSubscriptionState(copy: ProviderSubscription, today: string): SubscriptionState {
  const endsAt = copy.cancelAtPeriodEnd ? (copy.cancelAt ?? copy.periodEnd) : null
  if (copy.status === 4 || (endsAt !== null && endsAt < today)) return 'cancelled'
  if (copy.morose === 1) return 'arrears'
  if (!runningStatuses.has(copy.status)) return 'inactive'
  if (!copy.hasPaidInvoice && copy.status !== trialStatus) return 'inactive'
  if (endsAt !== null) return 'cancelling'
  return copy.periodEnd !== null && today <= addDays(copy.periodEnd, renewalGraceDays) ? 'active' : 'expired'
}

export interface SubscriptionSummary {
  readonly state: SubscriptionState
  readonly reason: string
  /** The state gives access, also until the day of a cancellation. */
  readonly isActive: boolean
  readonly isPendingCancellation: boolean
  readonly isCancelled: boolean
  /** Day after which a cancelled subscription gives no access; null unless it was cancelled. */
  readonly cancelAt: string | null
  readonly nextInvoiceDate: string | null
}

/** The state with the flags that the specification derives from it. */
export function summariseSubscription(copy: ProviderSubscription, now: Date): SubscriptionSummary {
  const state = deriveSubscriptionState(copy, chileanDate(now))
  return {
    state,
    reason: subscriptionReasons[state],
    isActive: givesAccess(state),
    isPendingCancellation: state === 'cancelling',
    isCancelled: state === 'cancelled',
    cancelAt: copy.cancelAtPeriodEnd || copy.status === 4 ? (copy.cancelAt ?? copy.periodEnd) : null,
    nextInvoiceDate: copy.nextInvoiceDate,
  }
}

/**
 * The instant at which a Chilean day begins, with its offset: `2026-08-26` → `2026-08-26T00:00:00-04:00`. A day whose midnight the change
 * of the clock skips begins at 01:00.
 */
export function chileanDayStart(day: string): string {
  for (const hour of ['03', '04'] as const) {
    const instant = new Date(`${day}T${hour}:00:00Z`)
    if (chileanDate(instant) === day) return withChileanOffset(instant)
  }
  throw new RangeError(`not a day: ${day}`)
}

const offsetFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Santiago', timeZoneName: 'longOffset' })

function withChileanOffset(instant: Date): string {
  const name = offsetFormat.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT-04:00'
  const offset = name.replace('GMT', '')
  const hours = Number(offset.slice(0, 3))
  return `${new Date(instant.getTime() + hours * 3_600_000).toISOString().slice(0, 19)}${offset}`
}
