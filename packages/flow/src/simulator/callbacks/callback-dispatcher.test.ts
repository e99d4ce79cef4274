import { describe, expect, it } from 'vitest'
import { createCustomer, createPlan, openReceiver, openSimulator, subscribe } from '../testing/open-simulator.ts'

async function openWithCallback() {
  const receiver = await openReceiver()
  const simulator = await openSimulator()
  await createPlan(simulator, { urlCallback: receiver.url })
  const tokens = (): readonly string[] => receiver.received.map(({ body }) => body.replace('token=', ''))
  return { receiver, simulator, tokens }
}

describe('callbacks', () => {
  it('are forms with a token alone, which leads to the payment', async () => {
    const { receiver, simulator } = await openWithCallback()
    const { subscriptionId } = await subscribe(simulator)
    await simulator.control.flushCallbacks()
    expect(receiver.received).toHaveLength(1)
    const [{ body, type, method } = { body: '', type: '', method: '' }] = receiver.received
    expect([method, type]).toEqual(['POST', 'application/x-www-form-urlencoded;charset=UTF-8'])
    const form = new URLSearchParams(body)
    expect([...form.keys()]).toEqual(['token'])
    const payment = await simulator.call('GET payment/getStatus', { token: form.get('token') ?? '' })
    expect(payment.commerceOrder).toMatch(new RegExp(`^${subscriptionId}_\\d+_2026-01-15 10:00$`))
    const [logged] = await simulator.control.callbacks()
    expect(logged).toMatchObject({ state: 'delivered', alertMailed: false, deliveries: [{ status: 200, error: null }] })
  })

  it('come after their delay even while the clock stands still', async () => {
    const { simulator, tokens } = await openWithCallback()
    await simulator.control.changeSettings({ callbackDelayMs: 30 })
    await subscribe(simulator)
    await expect.poll(() => tokens().length).toBe(1)
  })

  it('of renewals come one by one while the clock advances', async () => {
    const { simulator, tokens } = await openWithCallback()
    await subscribe(simulator)
    await simulator.control.advance({ months: 3 })
    expect(new Set(tokens()).size).toBe(4)
    const times = (await simulator.control.callbacks()).map(({ deliveries }) => deliveries[0]?.at)
    expect(times).toEqual(['2026-01-15 10:00:02', '2026-02-15 00:00:02', '2026-03-15 00:00:02', '2026-04-15 00:00:02'])
  })

  it('are not repeated after a failure, unless the settings say so', async () => {
    const { receiver, simulator, tokens } = await openWithCallback()
    receiver.status = 308
    await subscribe(simulator)
    await simulator.control.advance({ hours: 1 })
    expect(tokens()).toHaveLength(1)
    expect(await simulator.control.callbacks()).toMatchObject([{ state: 'failed', alertMailed: true, deliveries: [{ status: 308 }] }])
    await simulator.control.changeSettings({ callbackRetries: 2 })
    await subscribe(simulator)
    await simulator.control.advance({ hours: 1 })
    expect(tokens()).toHaveLength(4)
  })

  it('are cut off after the time limit', async () => {
    const simulator = await openSimulator()
    await createPlan(simulator, { urlCallback: 'http://127.0.0.1:9/closed' })
    await subscribe(simulator)
    await simulator.control.flushCallbacks()
    expect(await simulator.control.callbacks()).toMatchObject([{ state: 'failed', deliveries: [{ status: null, error: 'TypeError' }] }])
  })

  it('are dropped, doubled, late or joined by a forged one, each for one callback', async () => {
    const { simulator, tokens } = await openWithCallback()
    for (const kind of ['drop', 'duplicate', 'late', 'forged'] as const) await simulator.control.addFault({ endpoint: 'callback', kind })
    await subscribe(simulator)
    await simulator.control.advance({ seconds: 10 })
    expect(tokens()).toEqual([])
    await subscribe(simulator)
    await simulator.control.advance({ seconds: 10 })
    expect(tokens()).toHaveLength(2)
    expect(new Set(tokens()).size).toBe(1)
    await subscribe(simulator)
    await simulator.control.advance({ seconds: 10 })
    expect(tokens()).toHaveLength(2)
    await simulator.control.advance({ seconds: 90 })
    expect(tokens()).toHaveLength(3)
    await subscribe(simulator)
    await simulator.control.advance({ seconds: 10 })
    const known = (await simulator.control.snapshot()).payments.map(({ token }) => token)
    expect(
      tokens()
        .slice(3)
        .map((token) => known.includes(token)),
    ).toEqual([true, false])
    expect(await simulator.control.faults()).toEqual([])
  })

  it('are delivered again or forged by the control interface', async () => {
    const { receiver, simulator, tokens } = await openWithCallback()
    await subscribe(simulator)
    await simulator.control.flushCallbacks()
    const [callback] = await simulator.control.callbacks()
    await simulator.control.redeliver({ id: callback?.id ?? 0, times: 5 })
    expect(tokens()).toHaveLength(6)
    await simulator.control.forge({ url: receiver.url })
    await simulator.control.forge({ url: receiver.url, token: 'X' })
    expect(tokens().at(-1)).toBe('X')
    expect((await simulator.send('GET payment/getStatus', { token: tokens().at(-2) ?? '' })).body.message).toBe('Transaction not found')
  })

  it('tell of refused charges only where the settings say so', async () => {
    const { simulator, tokens } = await openWithCallback()
    await createCustomer(simulator)
    await subscribe(simulator, 'refusedAtCharge')
    await simulator.control.flushCallbacks()
    expect(tokens()).toEqual([])
    await simulator.control.changeSettings({ notifyRefusedCharges: true })
    await subscribe(simulator, 'refusedAtCharge')
    await simulator.control.flushCallbacks()
    expect((await simulator.call('GET payment/getStatus', { token: tokens()[0] ?? '' })).status).toBe(3)
  })
})
