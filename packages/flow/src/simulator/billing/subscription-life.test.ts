import { describe, expect, it } from 'vitest'
import { testCards } from '../state/test-cards.ts'
import { type Body, createCustomer, createItem, createPlan, openSimulator, subscribe } from '../testing/open-simulator.ts'

const invoicesOf = (subscription: Body): readonly (readonly [string, string, string])[] =>
  subscription.invoices.map(({ created, amount, status }: Body) => [created.slice(0, 10), amount, status])

describe('a new subscription', () => {
  it('charges the card before the call returns', async () => {
    const simulator = await openSimulator()
    await createPlan(simulator)
    const { subscription } = await subscribe(simulator)
    expect(subscription).toMatchObject({
      subscriptionId: expect.stringMatching(/^sus_[a-z0-9]{10}$/),
      status: '1',
      morose: '0',
      period_start: '2026-01-15 00:00:00',
      period_end: '2026-02-14 00:00:00',
      next_invoice_date: '2026-02-15 00:00:00',
      cancel_at: null,
      discount: [],
      items: [],
    })
    expect(invoicesOf(subscription)).toEqual([['2026-01-15', '1000.0000', '1']])
    for (const left of ['payment', 'paymentLink', 'chargeAttemps']) expect(subscription.invoices[0]).not.toHaveProperty(left)
    const whole = await simulator.call('GET invoice/get', { invoiceId: subscription.invoices[0].id })
    expect(whole).toMatchObject({
      subject: 'Plan base - período: 2026-01-15 / 2026-02-14',
      paymentLink: null,
      chargeAttemps: [],
      payment: { status: 2, amount: '1000', commerceOrder: `${subscription.subscriptionId}_${whole.id}_2026-01-15 10:00` },
    })
  })

  it('has a trial without invoice, and then its first period', async () => {
    const simulator = await openSimulator()
    await createPlan(simulator)
    const { subscription, subscriptionId } = await subscribe(simulator, 'credit', { trial_period_days: 10 })
    expect(subscription).toMatchObject({
      status: '2',
      trial_start: '2026-01-15 00:00:00',
      trial_end: '2026-01-24 00:00:00',
      next_invoice_date: '2026-01-25 00:00:00',
      invoices: [],
    })
    await simulator.control.advance({ days: 10 })
    const later = await simulator.call('GET subscription/get', { subscriptionId })
    expect(later).toMatchObject({ status: '1', period_start: '2026-01-25 00:00:00', period_end: '2026-02-24 00:00:00' })
    expect(invoicesOf(later)).toEqual([['2026-01-25', '1000.0000', '1']])
  })

  it('starts on its day and not before', async () => {
    const simulator = await openSimulator()
    await createPlan(simulator)
    const { subscription, subscriptionId } = await subscribe(simulator, 'credit', { subscription_start: '2026-02-01' })
    expect(subscription).toMatchObject({ status: '0', invoices: [], next_invoice_date: '2026-02-01 00:00:00' })
    await simulator.control.advance({ days: 17 })
    expect(invoicesOf(await simulator.call('GET subscription/get', { subscriptionId }))).toEqual([['2026-02-01', '1000.0000', '1']])
  })

  it('has an unpaid invoice with a link where the customer has no card', async () => {
    const simulator = await openSimulator()
    await createPlan(simulator)
    const { subscription } = await subscribe(simulator, null)
    expect(subscription).toMatchObject({ status: '1', morose: '2', invoices: [{ status: '0', attemp_count: 0 }] })
    const whole = await simulator.call('GET invoice/get', { invoiceId: subscription.invoices[0].id })
    expect(whole.paymentLink).toMatch(new RegExp(`^${simulator.origin}/app/web/pay\\.php\\?token=[A-Z0-9]{40}$`))
    expect(whole.payment).toBeNull()
  })

  it('is charged again for each call, for nobody recognises a repetition', async () => {
    const simulator = await openSimulator()
    await createPlan(simulator)
    const { customerId } = await subscribe(simulator)
    await simulator.call('POST subscription/create', { planId: 'fullBjud', customerId })
    const { total, data } = await simulator.call('GET customer/getSubscriptions', { customerId })
    expect([total, data.map(({ morose }: Body) => morose)]).toEqual([2, ['0', '0']])
  })
})

describe('items', () => {
  it('are charged from the next invoice on, and no longer once removed', async () => {
    const simulator = await openSimulator()
    await createPlan(simulator)
    const { subscriptionId } = await subscribe(simulator)
    const itemId = await createItem(simulator, 20_000)
    expect(await simulator.call('POST subscription/addItem', { subscriptionId, itemId })).toEqual({
      sub_id: subscriptionId,
      item_id: itemId,
      quantity: 1,
      success: true,
    })
    const twice = await simulator.send('POST subscription/addItem', { subscriptionId, itemId })
    expect([twice.status, twice.body.message]).toEqual([400, 'The item is already added in the subscription'])
    expect(invoicesOf(await simulator.call('GET subscription/get', { subscriptionId }))).toEqual([['2026-01-15', '1000.0000', '1']])
    await simulator.control.advance({ months: 2 })
    await simulator.call('POST subscription/deleteItem', { subscriptionId, itemId })
    await simulator.control.advance({ months: 1 })
    const subscription = await simulator.call('GET subscription/get', { subscriptionId })
    expect(invoicesOf(subscription)).toEqual([
      ['2026-01-15', '1000.0000', '1'],
      ['2026-02-15', '21000.0000', '1'],
      ['2026-03-15', '21000.0000', '1'],
      ['2026-04-15', '1000.0000', '1'],
    ])
    expect(subscription.items).toEqual([])
  })

  it('change in live subscriptions only where the whole catalogue is changed', async () => {
    const simulator = await openSimulator()
    await createPlan(simulator)
    const { subscriptionId } = await subscribe(simulator)
    const itemId = await createItem(simulator, 20_000)
    await simulator.call('POST subscription/addItem', { subscriptionId, itemId })
    const amount = async () => (await simulator.call('GET subscription/get', { subscriptionId })).items.map((item: Body) => item.amount)
    expect((await simulator.send('POST subscription_item/edit', { itemId, amount: 25_000 })).body.code).toBe(104)
    await simulator.call('POST subscription_item/edit', { itemId, amount: 25_000, changeType: 'to_future' })
    expect(await amount()).toEqual(['20000.0000'])
    await simulator.call('POST subscription_item/edit', { itemId, amount: 30_000, changeType: 'all' })
    expect(await amount()).toEqual(['30000.0000'])
    await simulator.call('POST subscription_item/delete', { itemId, changeType: 'to_future' })
    expect(await amount()).toEqual(['30000.0000'])
    await simulator.call('POST subscription_item/delete', { itemId, changeType: 'all' })
    expect(await amount()).toEqual([])
  })
})

describe('renewals', () => {
  it('keep the 31st in months that have it', async () => {
    const simulator = await openSimulator({ now: '2026-01-31 10:00:00' })
    await createPlan(simulator)
    const { subscriptionId } = await subscribe(simulator)
    await simulator.control.advance({ days: 120 })
    const { invoices } = await simulator.call('GET subscription/get', { subscriptionId })
    expect(invoices.map(({ period_start, period_end }: Body) => [period_start.slice(0, 10), period_end.slice(0, 10)])).toEqual([
      ['2026-01-31', '2026-02-27'],
      ['2026-02-28', '2026-03-30'],
      ['2026-03-31', '2026-04-29'],
      ['2026-04-30', '2026-05-30'],
      ['2026-05-31', '2026-06-29'],
    ])
  })

  it('are billed on the day without midnight', async () => {
    const simulator = await openSimulator({ now: '2026-08-06 10:00:00' })
    await createPlan(simulator)
    const { subscriptionId } = await subscribe(simulator)
    await simulator.control.setClock({ to: '2026-09-05 23:59:59' })
    expect(invoicesOf(await simulator.call('GET subscription/get', { subscriptionId }))).toHaveLength(1)
    await simulator.control.advance({ seconds: 1 })
    const { invoices } = await simulator.call('GET subscription/get', { subscriptionId })
    expect(invoices.map(({ created }: Body) => created)).toEqual(['2026-08-06 10:00:00', '2026-09-06 01:00:00'])
  })

  it('are retried as often as the plan says, and are overdue after their due date', async () => {
    const simulator = await openSimulator()
    await createPlan(simulator, { charges_retries_number: 2 })
    const { subscriptionId, customerId } = await subscribe(simulator)
    await simulator.control.setCard({ customerId, card: { number: testCards.credit.number, accepts: false } })
    const morose = async () => (await simulator.call('GET subscription/get', { subscriptionId })).morose
    await simulator.control.setClock({ to: '2026-02-15 12:00:00' })
    expect(await morose()).toBe('2')
    await simulator.control.advance({ days: 3 })
    expect(await morose()).toBe('2')
    await simulator.control.advance({ days: 1 })
    expect(await morose()).toBe('1')
    const overdue = await simulator.call('GET invoice/getOverDue')
    expect(overdue).toMatchObject({ total: 1, data: [{ due_date: '2026-02-18 00:00:00', attemp_count: 3, next_attemp_date: null }] })
    const whole = await simulator.call('GET invoice/get', { invoiceId: overdue.data[0].id })
    expect(whole.chargeAttemps.map(({ date, errorCode }: Body) => [date, errorCode])).toEqual([
      ['2026-02-15 00:00:00', -6],
      ['2026-02-16 00:00:00', -6],
      ['2026-02-17 00:00:00', -6],
    ])
    await simulator.control.setCard({ customerId, card: { number: testCards.credit.number } })
    await simulator.call('POST invoice/retryToCollect', { invoiceId: whole.id })
    expect(await morose()).toBe('0')
  })

  it('succeed at a retry with the new card', async () => {
    const simulator = await openSimulator()
    await createPlan(simulator)
    const { subscriptionId, customerId } = await subscribe(simulator)
    await simulator.control.addFault({ endpoint: 'charge', kind: 'decline', code: -8 })
    await simulator.control.setClock({ to: '2026-02-15 12:00:00' })
    const unpaid = await simulator.call('GET subscription/get', { subscriptionId })
    expect(unpaid).toMatchObject({
      morose: '2',
      invoices: [{ status: '1' }, { status: '0', error: 1, errorDescription: 'Tarjeta vencida' }],
    })
    await simulator.control.setCard({ customerId, card: { number: testCards.debit.number } })
    await simulator.control.advance({ days: 1 })
    expect(await simulator.call('GET subscription/get', { subscriptionId })).toMatchObject({ morose: '0' })
    const { total, data } = await simulator.call('GET customer/getChargeAttemps', { customerId })
    expect([total, data[0].errorCode]).toEqual([1, -8])
    expect((await simulator.call('GET payment/getPayments', { date: '2026-02-16' })).total).toBe(1)
  })

  it('are born unpaid after the card was removed', async () => {
    const simulator = await openSimulator()
    await createPlan(simulator)
    const { subscriptionId, customerId } = await subscribe(simulator)
    expect(await simulator.call('POST customer/unRegister', { customerId })).toMatchObject({ pay_mode: 'manual', last4CardDigits: null })
    await simulator.control.advance({ months: 1 })
    expect(await simulator.call('GET subscription/get', { subscriptionId })).toMatchObject({ morose: '2' })
  })
})

describe('a cancellation', () => {
  it('at the end of the period takes effect the day after it, and repeats with 200', async () => {
    const simulator = await openSimulator()
    await createPlan(simulator)
    const { subscriptionId } = await subscribe(simulator)
    const cancel = () => simulator.call('POST subscription/cancel', { subscriptionId, at_period_end: 1 })
    const pending = await cancel()
    expect(pending).toMatchObject({ status: '1', cancel_at_period_end: 1, cancel_at: '2026-02-14' })
    expect(await cancel()).toEqual(pending)
    await simulator.control.setClock({ to: '2026-02-14 23:59:59' })
    expect(await simulator.call('GET subscription/get', { subscriptionId })).toMatchObject({ status: '1' })
    await simulator.control.advance({ seconds: 1 })
    const ended = await simulator.call('GET subscription/get', { subscriptionId })
    expect(ended).toMatchObject({ status: '4', next_invoice_date: null, cancel_at: '2026-02-14', invoices: [{ status: '1' }] })
    expect(await cancel()).toEqual(ended)
  })

  it('now ends it at once, and a customer without debts can be deleted', async () => {
    const simulator = await openSimulator()
    await createPlan(simulator)
    const { subscriptionId, customerId } = await subscribe(simulator, null)
    expect((await simulator.send('POST customer/delete', { customerId })).body.message).toBe('The customer has active subscriptions')
    const ended = await simulator.call('POST subscription/cancel', { subscriptionId, at_period_end: 0 })
    expect(ended).toMatchObject({ status: '4', next_invoice_date: null, cancel_at: '2026-01-15' })
    expect((await simulator.send('POST customer/delete', { customerId })).body.message).toBe('The customer has unpaid invoices')
    await simulator.call('POST invoice/cancel', { invoiceId: ended.invoices[0].id })
    expect(await simulator.call('POST customer/delete', { customerId })).toMatchObject({ status: '0' })
  })

  it('ends a subscription of a set number of periods by itself', async () => {
    const simulator = await openSimulator()
    await createPlan(simulator)
    const { subscriptionId } = await subscribe(simulator, 'credit', { periods_number: 2 })
    await simulator.control.advance({ months: 6 })
    const ended = await simulator.call('GET subscription/get', { subscriptionId })
    expect(ended).toMatchObject({ status: '4', subscription_end: '2026-03-14 00:00:00' })
    expect(ended.invoices).toHaveLength(2)
  })
})

describe('other terms', () => {
  it('take a coupon off as many invoices as it says', async () => {
    const simulator = await openSimulator()
    await createPlan(simulator, { amount: 10_000 })
    const coupon = await simulator.call('POST coupon/create', { name: 'Oferta-1', percent_off: 25, duration: 1, times: 2 })
    expect(coupon).toMatchObject({ name: 'Oferta1', percent_off: '25.00', duration: 1 })
    expect((await simulator.call('GET coupon/list')).data[0].duration).toBe('Definite')
    const { subscriptionId } = await subscribe(simulator, 'credit', { couponId: coupon.id })
    await simulator.control.advance({ months: 2 })
    const { invoices } = await simulator.call('GET subscription/get', { subscriptionId })
    expect(invoices.map(({ amount }: Body) => amount)).toEqual(['7500.0000', '7500.0000', '10000.0000'])
    for (const [fields, message] of [
      [{ name: 'a', percent_off: 5, duration: 2 }, 'The duration must be 0 or 1'],
      [{ name: 'a', percent_off: 5, duration: 1 }, 'If duration = 1 times must be sent'],
    ] as const)
      expect((await simulator.send('POST coupon/create', fields)).body.message).toBe(message)
  })

  it('change the plan at once with a charge of the balance, or with a credit and an invoice of zero', async () => {
    const simulator = await openSimulator()
    await createPlan(simulator, { amount: 31_000 })
    await createPlan(simulator, { planId: 'small', amount: 1_000 })
    const { subscriptionId } = await subscribe(simulator)
    await simulator.control.advance({ days: 10 })
    const same = await simulator.send('POST subscription/changePlan', { subscriptionId, newPlanId: 'fullBjud' })
    expect([same.status, same.body.code]).toEqual([400, 1001])
    const preview = await simulator.call('POST subscription/changePlanPreview', { subscriptionId, newPlanId: 'small' })
    expect(preview).toMatchObject({ balance: { amount: '-20000.0000' }, next_invoice_date: '25-02-2026' })
    await simulator.call('POST subscription/changePlan', { subscriptionId, newPlanId: 'small' })
    const changed = await simulator.call('GET subscription/get', { subscriptionId })
    expect(changed).toMatchObject({ planId: 'small', discount_balance: '20000.0000', next_invoice_date: '2026-02-25 00:00:00' })
    expect(changed.invoices.at(-1)).toMatchObject({ amount: '0.0000', status: '1' })
    await simulator.control.advance({ months: 1 })
    expect(await simulator.call('GET subscription/get', { subscriptionId })).toMatchObject({ discount_balance: '19000.0000' })
  })

  it('schedule a change of plan within the period', async () => {
    const simulator = await openSimulator()
    await createPlan(simulator)
    await createPlan(simulator, { planId: 'big', amount: 31_000 })
    const { subscriptionId } = await subscribe(simulator)
    const change = (startDateOfNewPlan: string) =>
      simulator.send('POST subscription/changePlan', { subscriptionId, newPlanId: 'big', startDateOfNewPlan })
    expect((await change('2026-02-15')).status).toBe(400)
    expect((await change('2026-02-14')).status).toBe(200)
    expect(await simulator.call('GET subscription/get', { subscriptionId })).toMatchObject({ newPlanId: 'big', planId: 'fullBjud' })
    await simulator.control.advance({ months: 1 })
    expect(await simulator.call('GET subscription/get', { subscriptionId })).toMatchObject({ newPlanId: null, planId: 'big' })
  })

  it('move the end of a trial', async () => {
    const simulator = await openSimulator()
    await createPlan(simulator)
    const { subscriptionId } = await subscribe(simulator, 'credit', { trial_period_days: 5 })
    const longer = await simulator.call('POST subscription/changeTrial', { subscriptionId, trial_period_days: 20 })
    expect(longer).toMatchObject({ status: '2', trial_end: '2026-02-03 00:00:00', next_invoice_date: '2026-02-04 00:00:00' })
    await simulator.control.advance({ days: 10 })
    const over = await simulator.call('POST subscription/changeTrial', { subscriptionId, trial_period_days: 5 })
    expect(over).toMatchObject({ status: '1', trial_end: '2026-01-24 00:00:00', period_start: '2026-01-25 00:00:00' })
    expect(invoicesOf(over)).toEqual([['2026-01-25', '1000.0000', '1']])
    expect((await simulator.send('POST subscription/changeTrial', { subscriptionId, trial_period_days: 1 })).status).toBe(400)
  })

  it('freeze the price of a plan that has subscribers', async () => {
    const simulator = await openSimulator()
    await createPlan(simulator)
    expect((await simulator.call('POST plans/edit', { planId: 'fullBjud', amount: 900 })).amount).toBe('900.0000')
    await subscribe(simulator)
    expect((await simulator.send('POST plans/edit', { planId: 'fullBjud', amount: 1_000 })).status).toBe(400)
    expect((await simulator.call('POST plans/edit', { planId: 'fullBjud', trial_period_days: 3 })).trial_period_days).toBe('3')
    expect(await createCustomer(simulator)).toMatch(/^cus_[a-z0-9]{10}$/)
  })
})
