import { describe, expect, it } from 'vitest'
import {
  type Body,
  createCustomer,
  createItem,
  createPlan,
  type Fields,
  type OpenSimulator,
  openReceiver,
  openSimulator,
  subscribe,
} from '../testing/open-simulator.ts'

const refusalOf = async (simulator: OpenSimulator, call: string, fields: Fields): Promise<readonly [number, number, string]> => {
  const { status, body } = await simulator.send(call, fields)
  return [status, body.code, body.message]
}

describe('customers', () => {
  it('hold their externalId for ever, as the only one', async () => {
    const simulator = await openSimulator()
    const fields = { name: 'Ana Pérez-Soto', email: 'ana@correo.cl', externalId: 'user_7' }
    const created = await simulator.call('POST customer/create', fields)
    expect(created).toEqual({
      customerId: expect.stringMatching(/^cus_[a-z0-9]{10}$/),
      created: '2026-01-15 10:00:00',
      email: 'ana@correo.cl',
      name: 'Ana Pérez Soto',
      pay_mode: 'manual',
      creditCardType: null,
      last4CardDigits: null,
      externalId: 'user_7',
      status: '1',
      registerDate: null,
    })
    const taken = [401, 501, 'There is a customer with this externalId: user_7']
    expect(await refusalOf(simulator, 'POST customer/create', fields)).toEqual(taken)
    await simulator.call('POST customer/delete', { customerId: created.customerId })
    expect(await refusalOf(simulator, 'POST customer/create', fields)).toEqual(taken)
    await simulator.control.changeSettings({ deletedHoldExternalId: false })
    expect((await simulator.send('POST customer/create', fields)).status).toBe(200)
  })

  it('are edited, found by name and paged', async () => {
    const simulator = await openSimulator()
    for (let at = 1; at <= 12; at++)
      await simulator.call('POST customer/create', { name: `Persona ${at}`, email: 'p@correo.cl', externalId: `p${at}` })
    const first = await simulator.call('GET customer/list')
    expect([first.total, first.hasMore, first.data.length]).toEqual([12, true, 10])
    const rest = await simulator.call('GET customer/list', { start: 10, limit: 100 })
    expect([rest.hasMore, rest.data.length]).toEqual([false, 2])
    await simulator.control.changeSettings({ hasMoreAs: 'number' })
    expect((await simulator.call('GET customer/list', { start: 10 })).hasMore).toBe(0)
    expect((await simulator.call('GET customer/list', { filter: 'persona 11' })).total).toBe(1)
    expect((await simulator.send('GET customer/list', { limit: 101 })).status).toBe(400)
    const [{ customerId }] = first.data
    expect(await simulator.call('POST customer/edit', { customerId, name: 'Otra' })).toMatchObject({ name: 'Otra', email: 'p@correo.cl' })
    expect(await refusalOf(simulator, 'POST customer/edit', { customerId, externalId: 'p2' })).toMatchObject([
      401,
      501,
      'There is a customer with this externalId: p2',
    ])
  })
})

describe('cards', () => {
  it('cannot be registered without the contract', async () => {
    const simulator = await openSimulator()
    const customerId = await createCustomer(simulator, null)
    await simulator.control.changeSettings({ hasContract: false })
    const fields = { customerId, url_return: 'http://127.0.0.1:9/return' }
    expect(await refusalOf(simulator, 'POST customer/register', fields)).toEqual([400, 7001, 'Commerce has not automatic charge contract'])
  })

  it('are unknown by an invented token', async () => {
    const simulator = await openSimulator()
    expect((await simulator.send('GET customer/getRegisterStatus', { token: 'A'.repeat(40) })).status).toBe(401)
  })
})

describe('charges', () => {
  const charge = (customerId: string, amount: number | string) => ({ customerId, amount, subject: 'Cobro', commerceOrder: 'orden-1' })

  it('are made twice for one order, with Flow’s fee', async () => {
    const simulator = await openSimulator()
    const customerId = await createCustomer(simulator)
    const one = await simulator.call('POST customer/charge', charge(customerId, 25_000))
    const two = await simulator.call('POST customer/charge', charge(customerId, 25_000))
    expect(one).toMatchObject({ status: 2, paymentData: { fee: '723.0000', balance: 24_140 } })
    expect(two.flowOrder).toBe(one.flowOrder + 1)
    expect((await simulator.call('GET payment/getStatusByCommerceId', { commerceId: 'orden-1' })).flowOrder).toBe(two.flowOrder)
    expect((await simulator.call('GET customer/getCharges', { customerId, fromDate: '2026-01-15' })).total).toBe(2)
    expect((await simulator.call('GET customer/getCharges', { customerId, fromDate: '2026-01-16' })).total).toBe(0)
  })

  it.each([
    ['349', 'The minimum amount is 350 CLP'],
    ['1000.50', 'Amount can not contain decimals for this currency'],
    ['mil', 'amount must be numeric'],
    ['-1000', 'The minimum amount is 350 CLP'],
    ['1e4', 'amount must be numeric'],
  ])('refuse the amount %s', async (amount, message) => {
    const simulator = await openSimulator()
    const customerId = await createCustomer(simulator)
    expect(await refusalOf(simulator, 'POST customer/charge', charge(customerId, amount))).toEqual([400, 1001, message])
  })

  it('need a card, and stop at the quota of the day', async () => {
    const simulator = await openSimulator()
    const without = await createCustomer(simulator, null)
    expect((await simulator.send('POST customer/charge', charge(without, 1_000))).status).toBe(400)
    const customerId = await createCustomer(simulator)
    await simulator.control.changeSettings({ dailyChargeQuota: 2 })
    await simulator.call('POST customer/charge', charge(customerId, 1_000))
    await simulator.call('POST customer/charge', charge(customerId, 1_000))
    const [, , message] = await refusalOf(simulator, 'POST customer/charge', charge(customerId, 1_000))
    expect(message).toBe(`The customer id: ${customerId} has exceeded the daily transaction quota`)
    await simulator.control.advance({ days: 1 })
    expect((await simulator.send('POST customer/charge', charge(customerId, 1_000))).status).toBe(200)
  })

  it('are refused by a card that fails, and say why', async () => {
    const simulator = await openSimulator()
    const customerId = await createCustomer(simulator, 'refusedAtCharge')
    const { status, token } = await chargeToken(simulator, customerId)
    expect(status).toBe(3)
    expect((await simulator.call('GET payment/getStatusExtended', { token })).lastError).toEqual({
      code: '-6',
      message: 'Rechazo general',
      medioCode: null,
    })
  })

  it('are reversed until the cut-off', async () => {
    const simulator = await openSimulator()
    const customerId = await createCustomer(simulator)
    const reverse = (flowOrder: number) => simulator.call('POST customer/reverseCharge', { flowOrder })
    const morning = await simulator.call('POST customer/charge', charge(customerId, 1_000))
    expect(await reverse(morning.flowOrder)).toMatchObject({ status: '1' })
    expect((await simulator.call('GET payment/getStatusByFlowOrder', { flowOrder: morning.flowOrder })).status).toBe(4)
    expect(await reverse(morning.flowOrder)).toMatchObject({ status: '0' })
    await simulator.control.advance({ hours: 6 })
    const afternoon = await simulator.call('POST customer/charge', charge(customerId, 1_000))
    await simulator.control.setClock({ to: '2026-01-16 14:00:00' })
    expect(await reverse(afternoon.flowOrder)).toMatchObject({ status: '0' })
  })
})

async function chargeToken(simulator: OpenSimulator, customerId: string): Promise<{ readonly status: number; readonly token: string }> {
  const fields = { customerId, amount: 1_000, subject: 'Cobro', commerceOrder: 'orden-2' }
  const { status, flowOrder } = await simulator.call('POST customer/charge', fields)
  const { payments } = await simulator.control.snapshot()
  return { status, token: payments.find((payment) => payment.flowOrder === flowOrder)?.token ?? '' }
}

describe('the catalogue', () => {
  it('keeps a planId for one plan, and lists deleted ones too', async () => {
    const simulator = await openSimulator()
    const plan = await createPlan(simulator, { name: 'Plan — uno' })
    expect(plan.name).toBe('Plan &mdash; uno')
    const again = { planId: 'fullBjud', name: 'n', amount: 1_000, interval: 3 }
    expect(await refusalOf(simulator, 'POST plans/create', again)).toEqual([401, 501, 'This planId has already been used'])
    await subscribe(simulator)
    expect((await simulator.call('POST plans/delete', { planId: 'fullBjud' })).status).toBe('0')
    expect((await simulator.call('GET plans/list')).total).toBe(1)
    expect((await simulator.call('GET plans/list', { status: 1 })).total).toBe(0)
    const customerId = await createCustomer(simulator)
    expect((await simulator.send('POST subscription/create', { planId: 'fullBjud', customerId })).status).toBe(400)
  })

  it.each(['Contraloría', 'Base-1', 'Base.1', 'Base_1', 'Base «1»'])('refuses the item name %s', async (name) => {
    const simulator = await openSimulator()
    const fields = { name, currency: 'CLP', amount: 20_000 }
    expect(await refusalOf(simulator, 'POST subscription_item/create', fields)).toEqual([400, 1001, 'name must be alphanumeric'])
  })

  it('counts the subscriptions of an item', async () => {
    const simulator = await openSimulator()
    await createPlan(simulator)
    const itemId = await createItem(simulator, -500, 'Descuento')
    await subscribe(simulator, 'credit', { 'planAdditionalList[0]': itemId })
    expect(await simulator.call('GET subscription_item/get', { itemId })).toMatchObject({ associatedSubscriptionsCount: 1, status: 1 })
  })
})

describe('orders', () => {
  const order = {
    commerceOrder: 'o1',
    subject: 'Pago',
    amount: 5_000,
    email: 'ana@correo.cl',
    urlConfirmation: 'http://127.0.0.1:9/c',
    urlReturn: 'http://127.0.0.1:9/r',
  }

  it('refuse the domains that receive no mail', async () => {
    const simulator = await openSimulator()
    expect((await simulator.send('POST payment/create', { ...order, email: 'ana@example.cl' })).body.code).toBe(1620)
    expect(await simulator.call('POST payment/create', order)).toEqual({
      url: `${simulator.origin}/app/web/pay.php`,
      token: expect.stringMatching(/^[A-Z0-9]{40}$/),
      flowOrder: expect.any(Number),
    })
  })

  it('are unknown by another order', async () => {
    const simulator = await openSimulator()
    const [status, , message] = await refusalOf(simulator, 'GET payment/getStatusByCommerceId', { commerceId: 'none' })
    expect([status, message]).toEqual([400, 'Transaction not found'])
  })
})

describe('refunds', () => {
  it('are settled by their receiver, never beyond what was paid', async () => {
    const simulator = await openSimulator()
    const receiver = await openReceiver()
    const customerId = await createCustomer(simulator)
    const charged = await simulator.call('POST customer/charge', { customerId, amount: 1_000, subject: 's', commerceOrder: 'c1' })
    const refund = (amount: number) =>
      simulator.send('POST refund/create', {
        refundCommerceOrder: `r${amount}`,
        receiverEmail: 'ana@correo.cl',
        amount,
        urlCallBack: receiver.url,
        flowTrxId: charged.flowOrder,
      })
    expect((await refund(1_001)).status).toBe(400)
    const { body } = await refund(700)
    expect(body).toMatchObject({ status: 'created', amount: '700' })
    expect((await refund(301)).status).toBe(400)
    await simulator.control.settleRefund({ token: body.token, status: 'accepted' })
    await simulator.control.flushCallbacks()
    expect(receiver.received.map((one) => one.body)).toEqual([`token=${body.token}`])
    expect((await simulator.send('POST refund/cancel', { token: body.token })).status).toBe(400)
    await simulator.control.settleRefund({ token: body.token, status: 'refunded' })
    expect((await simulator.call('GET refund/getStatus', { token: body.token })).status).toBe('refunded')
    const { body: other } = await refund(300)
    expect((await simulator.call('POST refund/cancel', { token: other.token })).status).toBe('canceled')
  })
})

describe('invoices', () => {
  it('are paid outside, voided and retried only as long as they are unpaid', async () => {
    const simulator = await openSimulator()
    await createPlan(simulator)
    const { subscription } = await subscribe(simulator, null)
    const [{ id: invoiceId }]: readonly Body[] = subscription.invoices
    expect((await simulator.send('POST invoice/retryToCollect', { invoiceId })).body.message).toBe('The invoice is not overdue')
    const paid = await simulator.call('POST invoice/outsidePayment', { invoiceId, date: '2026-01-15', comment: 'Transferencia' })
    expect(paid).toMatchObject({ status: '1', outsidePayment: { date: '2026-01-15', comment: 'Transferencia' }, paymentLink: null })
    for (const call of ['POST invoice/cancel', 'POST invoice/retryToCollect'])
      expect((await simulator.send(call, { invoiceId })).body.message).toBe('The invoice is not pending')
  })
})
