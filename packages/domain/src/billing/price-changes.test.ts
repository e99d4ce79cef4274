import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monthsAfter, priceAcceptUntil, priceEffectiveOn, priceStepDue } from './price-changes.ts'
import { addDays } from './subscription-status.ts'

describe('the day of a new price', () => {
  it('is the next invoice fifteen days or more ahead', () => {
    expect(priceEffectiveOn('2026-09-01', '2026-08-01')).toBe('2026-09-01')
    expect(priceEffectiveOn('2026-09-01', '2026-08-17')).toBe('2026-09-01')
    expect(priceEffectiveOn('2026-09-01', '2026-08-18')).toBe('2026-10-01')
    expect(priceEffectiveOn('2027-01-31', '2027-01-30')).toBe('2027-02-28')
    expect(monthsAfter('2026-12-31', 2)).toBe('2027-02-28')
  })

  it('always leaves its user time to agree', () => {
    const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2026-01-01', days))
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 40 }), (announcedOn, ahead) => {
        const effectiveOn = priceEffectiveOn(addDays(announcedOn, ahead), announcedOn)
        expect(effectiveOn >= addDays(announcedOn, 15)).toBe(true)
        expect(priceAcceptUntil(effectiveOn) >= addDays(announcedOn, 12)).toBe(true)
      }),
    )
  })
})

describe('what is due for a new price', () => {
  const raised = { effectiveOn: '2026-09-01', oldAmount: 8000, newAmount: 10_000, acceptedAt: null }
  const step = (change: object, today: string, nextInvoiceOn: string | null = '2026-09-01') =>
    priceStepDue({ ...raised, ...change }, { today, nextInvoiceOn })

  it.each([
    [{}, '2026-08-29', '2026-09-01', 'wait'],
    [{}, '2026-08-30', '2026-09-01', 'end'],
    [{}, '2026-09-20', '2026-10-01', 'end'],
    [{ acceptedAt: new Date(0) }, '2026-07-20', '2026-08-01', 'wait'],
    [{ acceptedAt: new Date(0) }, '2026-08-02', '2026-09-01', 'swap'],
    [{ acceptedAt: new Date(0) }, '2026-09-20', '2026-10-01', 'swap'],
    [{ acceptedAt: new Date(0) }, '2026-08-02', null, 'wait'],
    [{ newAmount: 5000 }, '2026-08-02', '2026-09-01', 'swap'],
    [{ newAmount: 0 }, '2026-08-02', '2026-09-01', 'end'],
  ] as const)('%#: %o on %s with the invoice of %s: %s', (change, today, next, expected) => {
    expect(step(change, today, next)).toBe(expected)
  })
})
