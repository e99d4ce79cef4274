import { describe, expect, it } from 'vitest'
import { expectInvoice } from './expected-invoice.ts'

const serviceFee = 1000
const item = (amount: number, addedOn: string, removedOn: string | null = null) => ({ amount, addedOn, removedOn })

describe('what an invoice amounts to', () => {
  it('is the fee alone in the first month, and the fee with every item from the second', () => {
    const items = [item(20_000, '2026-07-26'), item(10_000, '2026-08-01')]
    expect([expectInvoice('2026-07-26', { serviceFee, items }).amount, expectInvoice('2026-08-26', { serviceFee, items }).amount]).toEqual([
      1000, 31_000,
    ])
  })

  it('has the fee of its contract, whatever new contracts pay', () => {
    const { amount, isExpected } = expectInvoice('2026-08-26', { serviceFee: 700, items: [item(20_000, '2026-07-26')] })
    expect([amount, isExpected(20_700), isExpected(21_000)]).toEqual([20_700, true, false])
  })

  it('is without an item that was removed before the period', () => {
    expect(expectInvoice('2026-08-26', { serviceFee, items: [item(20_000, '2026-07-26', '2026-08-20')] }).amount).toBe(1000)
    expect(expectInvoice('2026-08-26', { serviceFee, items: [item(20_000, '2026-07-26', '2026-08-27')] }).amount).toBe(21_000)
  })

  it('may be either for an item that came or went on the day of the invoice, and nothing else', () => {
    const { isExpected } = expectInvoice('2026-08-26', {
      serviceFee,
      items: [item(20_000, '2026-08-26'), item(10_000, '2026-07-26', '2026-08-26')],
    })
    expect([1000, 11_000, 21_000, 31_000].map(isExpected)).toEqual([true, true, true, true])
    expect([0, 999, 20_000, 32_000].map(isExpected)).toEqual([false, false, false, false])
  })
})
