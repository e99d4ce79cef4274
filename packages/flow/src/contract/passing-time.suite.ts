import { afterEach, beforeEach, expect, it } from 'vitest'
import { addDays, type ChileanDay } from '../client/chilean-time.ts'
import { createCustomer, createItem, createPlan, type FlowSubject, type OpenedSubject } from './testing/flow-subject.ts'

const daysBetween = (from: ChileanDay, to: ChileanDay): number => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** What only time brings: renewals, retries, ends and callbacks. */
export function describePassingTime({ open }: OpenedSubject): void {
  let subject: FlowSubject
  beforeEach(async () => {
    subject = await open()
  })
  afterEach(() => subject[Symbol.asyncDispose]())

  const subscribe = async (customerId: string, trialDays?: number) => {
    const planId = await createPlan(subject, trialDays === undefined ? {} : { trialDays })
    return subject.client.call('subscription/create', { planId, customerId })
  }
  const get = (subscriptionId: string) => subject.client.call('subscription/get', { subscriptionId })
  /** Passes noon of a day after the start, so that no change of clocks matters. */
  const passTo = (start: ChileanDay | null, day: ChileanDay | null) => subject.advanceDays(daysBetween(start ?? '', day ?? ''))

  it('an item added is charged with the next invoice, not with the present one', async () => {
    const { subscriptionId, period_start, next_invoice_date } = await subscribe(await subject.openCardholder())
    await subject.client.call('subscription/addItem', { subscriptionId, itemId: await createItem(subject, 20_000) })
    await passTo(period_start, next_invoice_date)
    const renewed = await get(subscriptionId)
    expect(renewed).toMatchObject({ status: 1, morose: 0, period_start: next_invoice_date })
    expect(renewed.invoices.map(({ amount, status }) => [amount, status]).sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0))).toEqual([
      [1000, 1],
      [21_000, 1],
    ])
    expect(renewed.next_invoice_date).toBe(addDays(renewed.period_end ?? '', 1))
  })

  it('a trial ends with the first charge', async () => {
    const { subscriptionId } = await subscribe(await subject.openCardholder(), 10)
    await subject.advanceDays(11)
    expect(await get(subscriptionId)).toMatchObject({ status: 1, morose: 0, invoices: [{ status: 1, amount: 1000 }] })
  })

  it('an unpaid invoice is pending until its day, then overdue', async () => {
    const { subscriptionId, invoices } = await subscribe(await createCustomer(subject))
    const invoiceId = invoices[0]?.id ?? 0
    expect((await get(subscriptionId)).morose).toBe(2)
    expect((await subject.client.call('invoice/getOverDue', {})).data).toEqual([])
    await subject.advanceDays(5)
    expect(await get(subscriptionId)).toMatchObject({ status: 1, morose: 1 })
    const overdue = await subject.client.call('invoice/getOverDue', { start: 0, limit: 10 })
    expect(overdue.data.map(({ id }) => id)).toEqual([invoiceId])
  })

  it('a card removed leaves the next invoice unpaid, and a new card pays it when asked', async () => {
    const customerId = await subject.openCardholder()
    const { subscriptionId, period_start, next_invoice_date } = await subscribe(customerId)
    expect(await subject.client.call('customer/unRegister', { customerId })).toMatchObject({ pay_mode: 'manual', last4CardDigits: null })
    await passTo(period_start, next_invoice_date)
    const unpaid = await get(subscriptionId)
    expect(unpaid.morose).toBe(2)
    expect(unpaid.invoices.map(({ status }) => status).sort()).toEqual([0, 1])
  })

  it('a cancelled period runs to its end', async () => {
    const { subscriptionId, period_start, next_invoice_date } = await subscribe(await subject.openCardholder())
    const { cancel_at } = await subject.client.call('subscription/cancel', { subscriptionId, at_period_end: 1 })
    await passTo(period_start, cancel_at)
    expect((await get(subscriptionId)).status).toBe(1)
    await passTo(cancel_at, addDays(next_invoice_date ?? '', 1))
    expect(await get(subscriptionId)).toMatchObject({ status: 4, next_invoice_date: null, invoices: [{ status: 1 }] })
  })

  it('a callback holds a token and nothing else, which leads to the payment', async () => {
    const { subscriptionId, invoices } = await subscribe(await subject.openCardholder())
    const [callback, ...others] = await subject.callbacks()
    expect(others).toEqual([])
    expect(callback?.contentType).toMatch(/^application\/x-www-form-urlencoded/)
    const form = new URLSearchParams(callback?.body)
    expect([...form.keys()]).toEqual(['token'])
    const payment = await subject.client.call('payment/getStatus', { token: form.get('token') ?? '' })
    expect(payment).toMatchObject({ status: 2, amount: 1000 })
    expect(payment.commerceOrder).toMatch(new RegExp(`^${subscriptionId}_${invoices[0]?.id}_\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}$`))
  })
}
