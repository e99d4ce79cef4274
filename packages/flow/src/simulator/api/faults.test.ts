import { describe, expect, it } from 'vitest'
import type { AnswerFault } from '../state/faults.ts'
import {
  createCustomer,
  createPlan,
  type OpenSimulator,
  openSimulator,
  sendRaw,
  signatureOf,
  subscribe,
} from '../testing/open-simulator.ts'

const countOf = async ({ control }: OpenSimulator): Promise<number> => (await control.snapshot()).subscriptions.length

/** A simulator with a plan and a customer, and a call that subscribes and gives up after a moment. */
async function openSubscribing() {
  const simulator = await openSimulator()
  await createPlan(simulator)
  const customerId = await createCustomer(simulator)
  const fields = { planId: 'fullBjud', customerId, apiKey: simulator.apiKey }
  const create = (waitMs = 1_000) =>
    sendRaw(
      simulator.origin,
      'POST subscription/create',
      { ...fields, s: signatureOf(fields, simulator.secretKey) },
      AbortSignal.timeout(waitMs),
    )
  const fault = (kind: AnswerFault['kind'], more: Partial<AnswerFault> = {}) =>
    simulator.control.addFault({ endpoint: 'subscription/create', kind, ...more })
  return { simulator, create, fault }
}

describe('faults of a call', () => {
  it.each([
    ['timeoutBefore', 0],
    ['timeoutAfter', 1],
  ] as const)('%s gives no answer and leaves %i subscriptions', async (kind, count) => {
    const { simulator, create, fault } = await openSubscribing()
    await fault(kind)
    await expect(create(300)).rejects.toThrow('aborted due to timeout')
    expect(await countOf(simulator)).toBe(count)
    expect((await create()).status).toBe(200)
    expect(await countOf(simulator)).toBe(count + 1)
  })

  it.each([
    ['resetBefore', 0],
    ['resetAfter', 1],
  ] as const)('%s cuts the connection and leaves %i subscriptions', async (kind, count) => {
    const { simulator, create, fault } = await openSubscribing()
    await fault(kind)
    await expect(create()).rejects.toThrow('fetch failed')
    expect(await countOf(simulator)).toBe(count)
  })

  it.each([
    ['errorBefore', 500, 0],
    ['errorAfter', 500, 1],
    ['htmlBefore', 200, 0],
    ['htmlAfter', 200, 1],
    ['redirect', 302, 0],
    ['truncated', 200, 1],
  ] as const)('%s answers %i without JSON and leaves %i subscriptions', async (kind, status, count) => {
    const { simulator, create, fault } = await openSubscribing()
    await fault(kind)
    const answer = await create()
    expect([answer.status, answer.body]).toEqual([status, null])
    expect(await countOf(simulator)).toBe(count)
  })

  it('an error has the status that was asked for, as often as was asked for, after the calls to skip', async () => {
    const { create, fault } = await openSubscribing()
    await fault('errorBefore', { status: 503, times: 2, skip: 1 })
    const statuses: number[] = []
    for (let at = 0; at < 4; at++) statuses.push((await create()).status)
    expect(statuses).toEqual([200, 503, 503, 200])
  })

  it('a slow call has its effect and answers late', async () => {
    const { simulator, create, fault } = await openSubscribing()
    await fault('slow', { delayMs: 400 })
    const startedMs = performance.now()
    expect((await create(5_000)).body.status).toBe('1')
    expect(performance.now() - startedMs).toBeGreaterThan(390)
    expect(await countOf(simulator)).toBe(1)
  })

  it('a doubled call has its effect twice', async () => {
    const { simulator, create, fault } = await openSubscribing()
    await fault('duplicate')
    const { body } = await create()
    const { subscriptions, payments } = await simulator.control.snapshot()
    expect(subscriptions.map(({ subscriptionId }) => subscriptionId)).toContain(body.subscriptionId)
    expect([subscriptions.length, payments.filter(({ status }) => status === 2).length]).toEqual([2, 2])
  })

  it.each([
    ['wrongSignature', 401, 108],
    ['quota', 400, 1001],
    ['noContract', 400, 7001],
  ] as const)('%s is refused with %i and code %i', async (kind, status, code) => {
    const { simulator, create, fault } = await openSubscribing()
    await fault(kind)
    const answer = await create()
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(await countOf(simulator)).toBe(0)
  })

  it('one for every endpoint meets the next call, whichever it is', async () => {
    const { simulator } = await openSubscribing()
    await simulator.control.addFault({ endpoint: '*', kind: 'errorBefore', times: 2 })
    expect((await simulator.send('GET plans/list')).status).toBe(500)
    expect((await simulator.send('GET customer/list')).status).toBe(500)
    expect((await simulator.send('GET customer/list')).status).toBe(200)
  })
})

describe('faults of a charge', () => {
  it('decline the first charge of a subscription', async () => {
    const { simulator, create } = await openSubscribing()
    await simulator.control.addFault({ endpoint: 'charge', kind: 'decline' })
    const { body } = await create()
    expect(body).toMatchObject({ status: '1', morose: '2', invoices: [{ status: '0', attemp_count: 1, error: 1 }] })
  })

  it('charge another amount, which invoice and payment agree on', async () => {
    const { simulator, create } = await openSubscribing()
    await simulator.control.addFault({ endpoint: 'charge', kind: 'wrongAmount', amount: 500 })
    const { body } = await create()
    const invoice = await simulator.call('GET invoice/get', { invoiceId: body.invoices[0].id })
    expect([invoice.amount, invoice.payment.amount]).toEqual(['1500.0000', '1500'])
  })

  it('charge in another currency', async () => {
    const { simulator, create } = await openSubscribing()
    await simulator.control.addFault({ endpoint: 'charge', kind: 'wrongAmount', currency: 'UF' })
    const { body } = await create()
    const invoice = await simulator.call('GET invoice/get', { invoiceId: body.invoices[0].id })
    expect([invoice.amount, invoice.currency, invoice.payment.currency]).toEqual(['1000.0000', 'UF', 'UF'])
    const { customerId } = body
    const charge = { customerId, amount: 1_000, subject: 's', commerceOrder: 'o' }
    await simulator.control.addFault({ endpoint: 'charge', kind: 'wrongAmount', times: 1 })
    expect((await simulator.call('POST customer/charge', charge)).amount).toBe('1001')
  })

  it('make the provider’s clock wrong', async () => {
    const { simulator, create } = await openSubscribing()
    await simulator.control.changeSettings({ clockSkewSeconds: 3_600 })
    const { body } = await create()
    expect([body.created, body.period_start]).toEqual(['2026-01-15 11:00:00', '2026-01-15 00:00:00'])
  })
})

describe('an operator in the panel', () => {
  it('cancels, and marks as morose', async () => {
    const simulator = await openSimulator()
    await createPlan(simulator)
    const { subscriptionId } = await subscribe(simulator)
    await simulator.control.forceMorose({ subscriptionId, morose: 1 })
    expect(await simulator.call('GET subscription/get', { subscriptionId })).toMatchObject({ morose: '1' })
    await simulator.control.forceMorose({ subscriptionId, morose: null })
    await simulator.control.cancelInPanel({ subscriptionId, atPeriodEnd: false })
    expect(await simulator.call('GET subscription/get', { subscriptionId })).toMatchObject({ morose: '0', status: '4' })
  })
})
