import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chileanDate } from '../calendar.ts'
import {
  addDays,
  chileanDayStart,
  deriveSubscriptionState,
  givesAccess,
  type ProviderSubscription,
  subscriptionReasons,
  summariseSubscription,
} from './subscription-status.ts'

const paid: ProviderSubscription = {
  status: 1,
  morose: 0,
  periodEnd: '2026-08-25',
  cancelAtPeriodEnd: false,
  cancelAt: null,
  nextInvoiceDate: '2026-08-26',
  hasPaidInvoice: true,
}
const cancelling = { cancelAtPeriodEnd: true, cancelAt: '2026-08-25' } as const

describe('the state of a subscription', () => {
  it.each([
    ['on the last day of its period', {}, '2026-08-25', 'Suscripción completa activa'],
    ['while its renewal may be charged', {}, '2026-08-28', 'Suscripción completa activa'],
    ['when the grace is over', {}, '2026-08-29', 'Suscripción vencida'],
    ['with a payment pending', { morose: 2 }, '2026-08-28', 'Suscripción completa activa'],
    ['with a payment overdue', { morose: 1 }, '2026-08-20', 'Suscripción en mora'],
    ['in trial', { status: 2, hasPaidInvoice: false }, '2026-08-20', 'Suscripción completa activa'],
    ['before it starts', { status: 0 }, '2026-08-20', 'Suscripción inactiva'],
    ['whose first charge was declined', { morose: 2, hasPaidInvoice: false }, '2026-08-01', 'Suscripción inactiva'],
    ['on the day of its cancellation', cancelling, '2026-08-25', 'Suscripción activa con cancelación programada'],
    ['the day after its cancellation', cancelling, '2026-08-26', 'Suscripción cancelada'],
    ['cancelled at the end of a period without a day', { cancelAtPeriodEnd: true }, '2026-08-26', 'Suscripción cancelada'],
    ['cancelled at once, in arrears or not', { status: 4, morose: 1 }, '2026-08-01', 'Suscripción cancelada'],
    ['cancelling in arrears', { ...cancelling, morose: 1 }, '2026-08-20', 'Suscripción en mora'],
    ['without the end of its period', { periodEnd: null }, '2026-08-20', 'Suscripción vencida'],
    ['with a status that nobody knows', { status: 3 }, '2026-08-20', 'Suscripción inactiva'],
  ] as const)('%s', (_name, changes, today, reason) => {
    expect(subscriptionReasons[deriveSubscriptionState({ ...paid, ...changes }, today)]).toBe(reason)
  })

  const days = fc.integer({ min: 0, max: 800 }).map((offset) => addDays('2026-01-01', offset))
  const copies = fc.record({
    status: fc.integer({ min: 0, max: 4 }),
    morose: fc.integer({ min: 0, max: 2 }),
    periodEnd: fc.option(days),
    cancelAtPeriodEnd: fc.boolean(),
    cancelAt: fc.option(days),
    nextInvoiceDate: fc.option(days),
    hasPaidInvoice: fc.boolean(),
  })

  it('gives no access without payment or trial, in arrears, or when nothing of it is left', () => {
    fc.assert(
      fc.property(copies, days, (copy, today) => {
        if (!givesAccess(deriveSubscriptionState(copy, today))) return
        expect([1, 2]).toContain(copy.status)
        expect(copy.morose).not.toBe(1)
        expect(copy.hasPaidInvoice || copy.status === 2).toBe(true)
        const last = copy.cancelAtPeriodEnd ? (copy.cancelAt ?? copy.periodEnd) : copy.periodEnd && addDays(copy.periodEnd, 3)
        expect(last === null || today <= last).toBe(true)
      }),
    )
  })

  it('never comes back to life by the passing of days', () => {
    fc.assert(
      fc.property(copies, days, fc.nat(900), (copy, today, later) => {
        if (givesAccess(deriveSubscriptionState(copy, today))) return
        expect(givesAccess(deriveSubscriptionState(copy, addDays(today, later)))).toBe(false)
      }),
    )
  })
})

describe('the summary', () => {
  it('looks at the Chilean day: an hour before midnight of the last day there is access', () => {
    const end = { ...paid, ...cancelling }
    expect(summariseSubscription(end, new Date('2026-08-26T03:59:59Z'))).toMatchObject({ isActive: true, isPendingCancellation: true })
    expect(summariseSubscription(end, new Date('2026-08-26T04:00:00Z'))).toMatchObject({
      isActive: false,
      isCancelled: true,
      cancelAt: '2026-08-25',
      reason: 'Suscripción cancelada',
    })
  })
})

describe('the beginning of a Chilean day', () => {
  it.each([
    ['2026-08-26', '2026-08-26T00:00:00-04:00'],
    ['2026-12-26', '2026-12-26T00:00:00-03:00'],
    ['2026-09-06', '2026-09-06T01:00:00-03:00'],
    ['2026-04-05', '2026-04-05T00:00:00-04:00'],
  ])('of %s is %s', (day, start) => expect(chileanDayStart(day)).toBe(start))

  it('is the first instant of that day on every day of ten years', () => {
    for (let offset = 0; offset < 3650; offset++) {
      const day = addDays('2022-01-01', offset)
      const start = new Date(chileanDayStart(day))
      expect([chileanDate(start), chileanDate(new Date(start.getTime() - 1))]).toEqual([day, addDays(day, -1)])
    }
  })
})
