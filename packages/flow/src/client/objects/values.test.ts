import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { customerSchema, registerResultSchema } from './customer.ts'
import { parseChargeOrder, paymentSchema, refundSchema } from './payment.ts'
import { planSchema } from './plan.ts'
import { subscriptionStatus } from './subscription.ts'
import { flag, integer, listOf, number, oneOf, optional, optionalDay, optionalInstant, optionalText, text } from './values.ts'

describe('numbers', () => {
  it('are read from every decimal text', () => {
    expect(['25000.0000', 25000, ' 25000 ', '1.7850', '-5'].map((value) => number.parse(value))).toEqual([25000, 25000, 25000, 1.785, -5])
    fc.assert(
      fc.property(fc.integer(), (value) => {
        expect(integer.parse(`${value}.0000`)).toBe(value)
      }),
    )
  })

  it.each(['', null, undefined, '1e5', '0x10', '1,000', '1.000,00', Number.NaN, Number.POSITIVE_INFINITY, true, [], {}, '٣'])(
    'are not read from %o',
    (value) => {
      expect(number.safeParse(value).success).toBe(false)
    },
  )

  it('are whole where they are ids or states', () => {
    expect([integer.safeParse('1.5').success, integer.safeParse('99999999999999999').success]).toEqual([false, false])
    expect([oneOf(subscriptionStatus).parse('4'), oneOf(subscriptionStatus).safeParse('3').success]).toEqual([4, false])
  })
})

describe('flags', () => {
  it.each([
    [1, true],
    ['1', true],
    [true, true],
    [0, false],
    ['0', false],
    [false, false],
    [null, false],
    [undefined, false],
    ['', false],
  ])('%o is %o', (value, expected) => {
    expect(flag.parse(value)).toBe(expected)
  })

  it.each([2, 'true', 'yes', []])('are not read from %o', (value) => {
    expect(flag.safeParse(value).success).toBe(false)
  })
})

describe('what is absent', () => {
  it.each([null, undefined, ''])('%o is null', (value) => {
    expect([optionalText, optionalDay, optionalInstant].map((schema) => schema.parse(value))).toEqual([null, null, null])
    expect(text.safeParse(value).success).toBe(false)
  })

  it('may be a date of zeros', () => {
    expect(optionalInstant.parse('0000-00-00 00:00:00')).toBeNull()
  })

  it('may be an empty list in place of an object', () => {
    const schema = optional(z.object({ a: number }))
    expect([[], null, undefined, '', { a: '1' }].map((value) => schema.parse(value))).toEqual([null, null, null, null, { a: 1 }])
    expect(schema.safeParse({}).success).toBe(false)
  })
})

describe('lists', () => {
  const list = listOf(z.object({ a: number }))

  it.each([
    [
      [{ a: 1 }, { a: '2' }],
      [1, 2],
    ],
    [{ 0: { a: 1 }, 2: { a: 2 } }, [1, 2]],
    [{ a: 3 }, [3]],
    [{}, []],
    [null, []],
    [undefined, []],
  ])('%o is read', (value, expected) => {
    expect(list.parse(value).map(({ a }) => a)).toEqual(expected)
  })

  it('are not read from text', () => {
    expect(list.safeParse('none').success).toBe(false)
  })
})

describe('objects', () => {
  const customer = { customerId: 'cus_1', created: '2026-07-21 12:33:15', status: '1' }

  it('of a customer without card', () => {
    expect(
      customerSchema.parse({ ...customer, pay_mode: 'manual', creditCardType: null, last4CardDigits: null, registerDate: null }),
    ).toMatchObject({
      status: 1,
      pay_mode: 'manual',
      last4CardDigits: null,
      registerDate: null,
    })
  })

  it('of a registration that was not finished', () => {
    expect(registerResultSchema.parse({ status: '0', customerId: 'cus_1', creditCardType: '', last4CardDigits: '' })).toMatchObject({
      status: 0,
      last4CardDigits: null,
    })
    expect(registerResultSchema.safeParse({ customerId: 'cus_1' }).success).toBe(false)
  })

  it('of a payment not made yet', () => {
    const payment = { flowOrder: 1, commerceOrder: 'x', status: 1, currency: 'CLP', amount: '350', paymentData: [] }
    expect(paymentSchema.parse(payment)).toMatchObject({ status: 1, paymentData: null, requestDate: null })
  })

  it('of a plan and a refund', () => {
    const plan = { planId: 'p', currency: 'UF', amount: '1.7850', interval: '3', interval_count: '1', status: '1', periods_number: '' }
    expect(planSchema.parse(plan)).toMatchObject({ amount: 1.785, interval: 3, periods_number: null, trial_period_days: null })
    const refund = {
      token: 'T',
      flowRefundOrder: '122767',
      date: '2026-07-21 12:33:15',
      status: 'created',
      amount: '12000.00',
      fee: '240.00',
    }
    expect(refundSchema.parse(refund)).toMatchObject({ status: 'created', amount: 12000, fee: 240 })
    expect(refundSchema.safeParse({ ...refund, status: 'lost' }).success).toBe(false)
  })
})

describe('parseChargeOrder', () => {
  it('names subscription and invoice of a charge', () => {
    expect(parseChargeOrder('sus_f7254c813f_1167928_2026-07-05 19:55')).toEqual({ subscriptionId: 'sus_f7254c813f', invoiceId: 1167928 })
  })

  it.each(['', 'orden-1', 'sus_f7254c813f', 'sus_f7254c813f_x_2026', 'xsus_a_1_2026', 'sus_a_12345678901234567_2026'])(
    'reads nothing from «%s»',
    (order) => {
      expect(parseChargeOrder(order)).toBeNull()
    },
  )
})
