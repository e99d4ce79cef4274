import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BaseId, baseIds, getBase } from '../courts/bases.ts'
import { findPlan, monthlyPrice, planId, planItemName, quoteSubscription, serviceFee, soldBases, splitIva } from './prices.ts'

describe('prices with IVA', () => {
  it.each([
    [1000, 840, 160],
    [21_000, 17_647, 3353],
    [59_990, 50_412, 9578],
    [0, 0, 0],
  ])('split %i into %i and %i', (total, net, iva) => expect(splitIva(total)).toEqual({ net, iva, total }))

  it('lose no peso, and their IVA is 19 % of the net, to the peso', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (total) => {
        const { net, iva } = splitIva(total)
        expect(net + iva).toBe(total)
        expect(Math.abs(iva - net * 0.19)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('the quote of a subscription', () => {
  it('charges the service fee today and each base from the second month', () => {
    const quote = quoteSubscription({ bases: ['base_corte_suprema'], subscribed: null, freeMonthUsed: [] })
    expect(quote).toEqual({
      lines: [{ base: 'base_corte_suprema', name: 'Corte Suprema', monthly: 20_000, isFreeNow: true }],
      today: { net: 840, iva: 160, total: 1000 },
      monthly: { net: 17_647, iva: 3353, total: 21_000 },
    })
  })

  it('charges nothing today for a subscription that starts when an earlier one ends, and everything with its first invoice', () => {
    const request = { bases: ['base_corte_suprema'], subscribed: null, freeMonthUsed: [], startsLater: true } as const
    expect(quoteSubscription(request)).toMatchObject({
      lines: [{ base: 'base_corte_suprema', monthly: 20_000, isFreeNow: false }],
      today: { total: 0 },
      monthly: { total: 21_000 },
    })
  })

  it('charges nothing today for a further base, and gives the month without charge once', () => {
    const quote = quoteSubscription({
      bases: ['contraloria', 'base_corte_suprema', 'contraloria'],
      subscribed: { serviceFee: 700, bases: [{ base: 'base_corte_suprema', amount: 18_000 }] },
      freeMonthUsed: ['contraloria'],
    })
    expect(quote.lines).toEqual([{ base: 'contraloria', name: 'Contraloría General de la República', monthly: 10_000, isFreeNow: false }])
    expect([quote.today.total, quote.monthly.total]).toEqual([0, 28_700])
  })

  it('is the sum of its bases and one service fee, whatever is chosen and held', () => {
    const some = fc.subarray([...baseIds])
    fc.assert(
      fc.property(some, fc.option(some), fc.nat(50_000), some, (bases, held, amount, freeMonthUsed) => {
        const subscribed = held === null ? null : { serviceFee: 700, bases: held.map((base) => ({ base, amount })) }
        const fee = subscribed?.serviceFee ?? 1000
        const quote = quoteSubscription({ bases, subscribed, freeMonthUsed })
        const added = [...new Set<BaseId>(bases)].filter((id) => held?.includes(id) !== true)
        const contracted = (held?.length ?? 0) * amount
        expect(quote.monthly.total).toBe(fee + contracted + added.reduce((sum, id) => sum + getBase(id).price, 0))
        expect(monthlyPrice(subscribed ?? { serviceFee, bases: [] })).toBe(fee + contracted)
        expect(quote.today.total).toBe(subscribed === null ? 1000 : 0)
      }),
    )
  })
})

describe('plans of the provider', () => {
  it('are found by their id, and no other is', () => {
    expect([findPlan(planId), findPlan('gratis')]).toEqual([{ id: 'fullBjud', serviceFee: 1000 }, null])
  })
})

describe('items of the provider', () => {
  it('have names of ASCII letters, digits and spaces, one for each base', () => {
    const names = soldBases.map(planItemName)
    expect(names).toContain('itemSuscription Contraloria General de la Republica 10000')
    expect(new Set(names).size).toBe(5)
    for (const name of names) expect(name).toMatch(/^[A-Za-z0-9 ]+$/)
  })
})
