import { describe, expect, it } from 'vitest'
import { contractedOn, withdrawalUntil } from './withdrawal.ts'

const at = (day: string) => new Date(`${day}T12:00:00-04:00`)

describe('the term of a withdrawal', () => {
  it('ends ten days after the day of contracting, which is not counted', () => {
    const confirmed = (day: string) => withdrawalUntil(day, { confirmedOn: day, today: '2027-06-01' })
    expect(confirmed('2026-08-01')).toBe('2026-08-11')
    expect(confirmed('2026-12-25')).toBe('2027-01-04')
  })

  it('becomes ninety days where ten passed without the confirmation', () => {
    const until = (confirmedOn: string | null, today: string) => withdrawalUntil('2026-08-01', { confirmedOn, today })
    expect([until(null, '2026-08-01'), until(null, '2026-08-11')]).toEqual(['2026-08-11', '2026-08-11'])
    expect([until(null, '2026-08-12'), until(null, '2026-11-01')]).toEqual(['2026-10-30', '2026-10-30'])
    expect([until('2026-08-11', '2026-08-12'), until('2026-08-12', '2026-08-12')]).toEqual(['2026-08-11', '2026-10-30'])
    expect(until('2026-10-01', '2026-10-20')).toBe('2026-10-30')
  })

  it('begins with the creation, on the day in Chile', () => {
    expect(contractedOn(new Date('2026-08-02T02:00:00Z'), [])).toBe('2026-08-01')
    expect(contractedOn(at('2026-08-01'), [{ periodStart: '2026-08-01', paidAt: at('2026-08-01') }])).toBe('2026-08-01')
  })

  it('begins with the first payment where an earlier card was declined, never with one of a later period', () => {
    expect(contractedOn(at('2026-08-01'), [{ periodStart: '2026-08-01', paidAt: at('2026-08-05') }])).toBe('2026-08-05')
    expect(contractedOn(at('2026-08-01'), [{ periodStart: '2026-08-20', paidAt: at('2026-08-20') }])).toBe('2026-08-01')
    expect(contractedOn(at('2026-08-01'), [{ periodStart: '2026-08-01', paidAt: null }])).toBe('2026-08-01')
  })
})
