import { describe, expect, it } from 'vitest'
import { freePetitions, trialDays } from '../limits.ts'
import { trialStatus } from './trial.ts'

const now = new Date('2026-11-20T12:00:00Z')
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000)
const both = [true, false] as const
const cases = both.flatMap((betaFree) =>
  both.flatMap((subscriptions) =>
    both.flatMap((liveSubscription) =>
      both.flatMap((isValid) =>
        [null, 0, 29, 30, 31].flatMap((days) =>
          [0, 1, 29, 30, 31].map((counterUse) => ({ betaFree, subscriptions, liveSubscription, isValid, days, counterUse })),
        ),
      ),
    ),
  ),
)

describe('the free trial', () => {
  it(`decides each of the ${cases.length} combinations`, () => {
    for (const one of cases) {
      const { betaFree, subscriptions, liveSubscription, isValid, days, counterUse } = one
      const status = trialStatus(
        { counterUse, isValid, startService: days === null ? null : daysAgo(days) },
        { flags: { betaFree, subscriptions }, liveSubscription, now },
      )
      const counted = !betaFree && subscriptions && !liveSubscription
      const inTime = days === null || days < 30
      expect([one, status.unlimited]).toEqual([one, !counted])
      expect([one, status.valid]).toEqual([one, isValid && inTime])
      expect([one, status.allowed]).toEqual([one, !counted || (isValid && inTime && counterUse < 30)])
      expect([one, status.remaining]).toEqual([one, isValid && inTime ? Math.max(0, 30 - counterUse) : 0])
    }
  })

  it.each([
    [{ counterUse: 30, isValid: true, startService: daysAgo(1) }, 'petitions'],
    [{ counterUse: 1, isValid: true, startService: daysAgo(30) }, 'days'],
    [{ counterUse: 30, isValid: true, startService: daysAgo(40) }, 'days'],
    [{ counterUse: 0, isValid: false, startService: null }, 'ended'],
    [{ counterUse: 29, isValid: true, startService: daysAgo(29) }, null],
  ] as const)('says why %j is blocked: %s', (use, blockedBy) => {
    const flags = { betaFree: false, subscriptions: true }
    expect(trialStatus(use, { flags, liveSubscription: false, now }).blockedBy).toBe(blockedBy)
  })

  it('gives the full allowance to a user without stored use, and ends thirty days after the first petition', () => {
    const terms = { flags: { betaFree: false, subscriptions: true }, liveSubscription: false, now }
    expect(trialStatus(null, terms)).toEqual({
      unlimited: false,
      valid: true,
      remaining: freePetitions,
      until: null,
      allowed: true,
      blockedBy: null,
    })
    expect(trialStatus({ counterUse: 1, isValid: true, startService: now }, terms).until).toEqual(daysAgo(-trialDays))
  })
})
