import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, chileanDayOf } from '../client/chilean-time.ts'
import { parseChargeOrder } from '../client/objects/payment.ts'
import { createCustomer, createItem, createPlan, type FlowSubject, type OpenedSubject, unique } from './testing/flow-subject.ts'

/** Subscriptions, their invoices and charges, without the passing of time. */
export function describeSubscriptions({ abilities, open }: OpenedSubject): void {
  let subject: FlowSubject
  beforeAll(async () => {
    subject = await open()
  })
  afterAll(() => subject[Symbol.asyncDispose]())

  const subscribe = async (customerId: string, trialDays?: number) => {
    const planId = await createPlan(subject, trialDays === undefined ? {} : { trialDays })
    return subject.client.call('subscription/create', { planId, customerId })
  }

  describe('without a card', () => {
    it('a subscription has an unpaid invoice with a link, and is not overdue', async () => {
      const { subscriptionId, invoices, ...created } = await subscribe(await createCustomer(subject))
      expect(created).toMatchObject({ status: 1, morose: 2, cancel_at_period_end: false })
      expect(invoices).toMatchObject([{ status: 0, amount: 1000, currency: 'CLP' }])
      const invoice = await subject.client.call('invoice/get', { invoiceId: invoices[0]?.id ?? 0 })
      expect(invoice).toMatchObject({ subscriptionId, status: 0, paymentLink: expect.stringMatching(/^https?:/), payment: null })
      expect(invoice.due_date).toBe(addDays(chileanDayOf(invoice.created), 3))
    })

    it('an invoice can be voided', async () => {
      const { invoices } = await subscribe(await createCustomer(subject))
      const invoiceId = invoices[0]?.id ?? 0
      expect(await subject.client.call('invoice/cancel', { invoiceId })).toMatchObject({ id: invoiceId, status: 2 })
      expect((await subject.client.call('invoice/get', { invoiceId })).paymentLink).toBeNull()
    })

    it('the period covers its last day, and the next invoice follows', async () => {
      const { json } = await subject.raw.get('subscription/get', {
        subscriptionId: (await subscribe(await createCustomer(subject))).subscriptionId,
      })
      const midnight = /^\d{4}-\d{2}-\d{2} 00:00:00$/
      expect(json).toMatchObject({ period_start: expect.stringMatching(midnight), period_end: expect.stringMatching(midnight) })
      const [end, next] = [json['period_end'], json['next_invoice_date']].map((text) => String(text).slice(0, 10))
      expect(next).toBe(addDays(end ?? '', 1))
    })

    it('a customer with an unpaid invoice is not deleted', async () => {
      const customerId = await createCustomer(subject)
      await subscribe(customerId)
      await expect(subject.client.call('customer/delete', { customerId })).rejects.toMatchObject({ kind: 'rejected' })
    })

    it('a trial has status 2 and no invoice', async () => {
      const created = await subscribe(await createCustomer(subject), 10)
      expect(created).toMatchObject({ status: 2, morose: 0, invoices: [] })
      expect(created.trial_end).not.toBeNull()
    })

    it('a subscription is found again among those of its customer', async () => {
      const customerId = await createCustomer(subject)
      const { subscriptionId, planId } = await subscribe(customerId)
      const { data } = await subject.client.call('customer/getSubscriptions', { customerId, start: 0, limit: 10 })
      expect(data).toMatchObject([{ subscriptionId, planId, customerId, status: 1 }])
    })

    it('two equal calls make two subscriptions: nothing is merged', async () => {
      const [customerId, planId] = [await createCustomer(subject), await createPlan(subject)]
      const create = () => subject.client.call('subscription/create', { planId, customerId })
      const ids = [await create(), await create()].map(({ subscriptionId }) => subscriptionId)
      expect(new Set(ids).size).toBe(2)
    })
  })

  describe('cancelling', () => {
    it('at the end of the period keeps the subscription active, on a day without time', async () => {
      const { subscriptionId, period_end } = await subscribe(await createCustomer(subject))
      const cancel = () => subject.client.call('subscription/cancel', { subscriptionId, at_period_end: 1 })
      const cancelled = await cancel()
      expect(cancelled).toMatchObject({ status: 1, cancel_at_period_end: true, cancel_at: period_end })
      expect(cancelled.raw).toMatchObject({ cancel_at: period_end })
      expect(await cancel()).toMatchObject({ status: 1, cancel_at_period_end: true, cancel_at: period_end })
    })

    it('now ends it, and again succeeds', async () => {
      const { subscriptionId } = await subscribe(await createCustomer(subject))
      const cancel = () => subject.client.call('subscription/cancel', { subscriptionId, at_period_end: 0 })
      expect(await cancel()).toMatchObject({ subscriptionId, status: 4, next_invoice_date: null })
      expect(await cancel()).toMatchObject({ subscriptionId, status: 4 })
    })
  })

  describe('an item of a subscription', () => {
    it('is added once, and the present invoice stays as it is', async () => {
      const { subscriptionId, invoices } = await subscribe(await createCustomer(subject))
      const itemId = await createItem(subject)
      const change = { subscriptionId, itemId }
      expect(await subject.client.call('subscription/addItem', change)).toMatchObject({ item_id: itemId, success: true })
      const again = subject.client.call('subscription/addItem', change)
      await expect(again).rejects.toMatchObject({ kind: 'rejected', httpStatus: 400, reason: 'already_added' })
      const held = await subject.client.call('subscription/get', { subscriptionId })
      expect(held.items).toMatchObject([{ item_id: itemId, amount: 20_000 }])
      expect(held.invoices).toMatchObject([{ id: invoices[0]?.id, amount: 1000 }])
      expect((held.raw as { readonly items: unknown }).items).toBeInstanceOf(Array)
    })

    it('is taken away from this subscription alone', async () => {
      const customerId = await createCustomer(subject)
      const [first, second] = [await subscribe(customerId), await subscribe(customerId)]
      const itemId = await createItem(subject)
      for (const { subscriptionId } of [first, second]) await subject.client.call('subscription/addItem', { subscriptionId, itemId })
      await subject.client.call('subscription/deleteItem', { subscriptionId: first.subscriptionId, itemId })
      const items = async (subscriptionId: string) => (await subject.client.call('subscription/get', { subscriptionId })).items.length
      expect([await items(first.subscriptionId), await items(second.subscriptionId)]).toEqual([0, 1])
    })
  })

  describe.runIf(abilities.hasCards)('with a card', () => {
    it('a subscription is charged before the answer', async () => {
      const { subscriptionId, invoices, ...created } = await subscribe(await subject.openCardholder())
      expect(created).toMatchObject({ status: 1, morose: 0 })
      expect(invoices).toMatchObject([{ status: 1, amount: 1000 }])
      const embedded = (created.raw as { readonly invoices: readonly object[] }).invoices[0] ?? {}
      for (const name of ['paymentLink', 'payment', 'chargeAttemps']) expect(embedded).not.toHaveProperty(name)
      const invoice = await subject.client.call('invoice/get', { invoiceId: invoices[0]?.id ?? 0 })
      expect(invoice).toMatchObject({ status: 1, payment: { status: 2, amount: 1000, currency: 'CLP' } })
      expect(invoice.paymentLink).toBeNull()
      expect(parseChargeOrder(invoice.payment?.commerceOrder ?? '')).toEqual({ subscriptionId, invoiceId: invoice.id })
      await subject.client.call('subscription/cancel', { subscriptionId, at_period_end: 0 })
    })

    it('a payment is found by its order, by the order of the shop, and on its day', async () => {
      const customerId = await subject.openCardholder()
      const { subscriptionId, invoices } = await subscribe(customerId)
      const { payment } = await subject.client.call('invoice/get', { invoiceId: invoices[0]?.id ?? 0 })
      const { flowOrder, commerceOrder } = payment ?? { flowOrder: 0, commerceOrder: '' }
      const found = [
        await subject.client.call('payment/getStatusByFlowOrder', { flowOrder }),
        await subject.client.call('payment/getStatusByCommerceId', { commerceId: commerceOrder }),
      ]
      expect(found).toMatchObject([
        { flowOrder, commerceOrder, status: 2 },
        { flowOrder, commerceOrder, status: 2 },
      ])
      const date = chileanDayOf(payment?.paymentData?.date ?? new Date(Number.NaN))
      const days = await subject.client.call('payment/getPayments', { date, start: 0, limit: 100 })
      expect(days.data.map((one) => one.commerceOrder)).toContain(commerceOrder)
      const charges = await subject.client.call('customer/getCharges', { customerId, start: 0, limit: 100 })
      expect(charges.data.map((one) => one.flowOrder)).toContain(flowOrder)
      await subject.client.call('subscription/cancel', { subscriptionId, at_period_end: 0 })
    })

    it('one order of the shop charged twice is two payments', async () => {
      const customerId = await subject.openCardholder()
      const charge = { customerId, amount: 350, subject: 'Prueba', commerceOrder: unique('orden') }
      const answers = [await subject.raw.post('customer/charge', charge), await subject.raw.post('customer/charge', charge)]
      expect(answers).toMatchObject([
        { status: 200, json: { commerceOrder: charge.commerceOrder } },
        { status: 200, json: { commerceOrder: charge.commerceOrder } },
      ])
      expect(answers[0]?.json['flowOrder']).not.toBe(answers[1]?.json['flowOrder'])
    })

    it.each([
      [349, /minimum/i],
      ['1000.5', /decimal/i],
    ])('%s pesos are not charged', async (amount, message) => {
      const customerId = await subject.openCardholder()
      const answer = await subject.raw.post('customer/charge', { customerId, amount, subject: 'Prueba', commerceOrder: unique('orden') })
      expect(answer).toMatchObject({ status: 400, json: { message: expect.stringMatching(message) } })
    })

    it('a payment can be refunded', async () => {
      const customerId = await subject.openCardholder()
      const commerceTrxId = unique('orden')
      await subject.raw.post('customer/charge', { customerId, amount: 1000, subject: 'Prueba', commerceOrder: commerceTrxId })
      const { email: receiverEmail, callbackUrl: urlCallBack, client } = subject
      const refund = { refundCommerceOrder: unique('devolucion'), receiverEmail, amount: 1000, urlCallBack, commerceTrxId }
      const { token, flowRefundOrder, ...created } = await client.call('refund/create', refund)
      expect(created).toMatchObject({ status: 'created', amount: 1000 })
      expect(await client.call('refund/getStatus', { token })).toMatchObject({ flowRefundOrder, status: 'created' })
    })
  })
}
