import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { baseIds, collectionIds } from '../courts/bases.ts'
import { isAttemptOpen, openAttemptStates, statesBefore } from './payment-attempt.ts'
import { entitlementWith, readableBases, type SubscribedBase, type SubscriptionOfUser } from './readable-bases.ts'

const base = (changes: Partial<SubscribedBase> = {}): SubscribedBase => ({
  base: 'contraloria',
  readableFrom: '2026-07-26',
  readableUntil: null,
  ...changes,
})
const subscription = (bases: readonly SubscribedBase[], changes: Partial<SubscriptionOfUser> = {}): SubscriptionOfUser => ({
  status: 1,
  morose: 0,
  periodEnd: '2026-08-25',
  cancelAtPeriodEnd: false,
  cancelAt: null,
  nextInvoiceDate: null,
  hasPaidInvoice: true,
  bases,
  ...changes,
})
const read = (subscriptions: readonly SubscriptionOfUser[], today = '2026-08-20') => [...readableBases(subscriptions, today)]

describe('bases that subscriptions make readable', () => {
  it('are those of a valid subscription', () => {
    expect(read([subscription([base()])])).toEqual(['contraloria'])
    expect(read([subscription([base()], { morose: 1 })])).toEqual([])
    expect(read([subscription([base()], { hasPaidInvoice: false })])).toEqual([])
    expect(read([])).toEqual([])
  })

  it('stay readable to the last day of a removed base, that day included', () => {
    const removed = [subscription([base({ readableUntil: '2026-08-25' })])]
    expect([read(removed, '2026-08-25'), read(removed, '2026-08-26')]).toEqual([['contraloria'], []])
  })

  it('wait for the day on which they become readable', () => {
    expect(read([subscription([base({ readableFrom: null })])])).toEqual([])
    expect(read([subscription([base({ readableFrom: '2026-08-21' })])])).toEqual([])
  })
})

describe('what an actor may read', () => {
  it('is everything in the beta and without subscriptions, otherwise what is free and what was subscribed', () => {
    const flags = fc.record({ betaFree: fc.boolean(), subscriptions: fc.boolean(), subscriptionPage: fc.boolean() })
    fc.assert(
      fc.property(flags, fc.subarray([...baseIds]), (switches, bases) => {
        const { readable } = entitlementWith(new Set(bases), switches)
        if (switches.betaFree || !switches.subscriptions) {
          expect(readable.size).toBe(collectionIds.length)
          return
        }
        for (const free of ['civil', 'familia', 'tribunal_constitucional', 'administrativo'] as const) expect(readable.has(free)).toBe(true)
        expect(readable.has('corte_suprema')).toBe(bases.includes('base_corte_suprema'))
        expect(readable.has('contraloria')).toBe(bases.includes('contraloria'))
      }),
    )
  })
})

describe('the states of an attempt', () => {
  it('end in four, and a claim can be given back', () => {
    expect(openAttemptStates).toEqual(['created', 'redirected', 'returned', 'card_confirmed', 'activating'])
    expect(statesBefore('activating')).toEqual(['card_confirmed'])
    expect(statesBefore('card_confirmed')).toContain('activating')
    expect(statesBefore('expired')).not.toContain('card_confirmed')
    expect((['active', 'failed', 'abandoned', 'expired'] as const).some(isAttemptOpen)).toBe(false)
  })
})
