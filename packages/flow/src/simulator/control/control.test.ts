import { request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { createCustomer, createItem, createPlan, type OpenSimulator, openSimulator, subscribe } from '../testing/open-simulator.ts'

/** What two snapshots of one history share: everything but the time that calls took. */
const comparable = async ({ control }: OpenSimulator): Promise<unknown> => {
  const { requests, clock: _clock, ...rest } = await control.snapshot()
  return { ...rest, requests: requests.map(({ ms: _ms, ...entry }) => entry), clock: await control.clock() }
}

describe('the control interface', () => {
  it('is closed to other machines’ names, pages of a browser and forms', async () => {
    const { origin } = await openSimulator()
    const status = (headers: Readonly<Record<string, string>>, method = 'GET'): Promise<number> =>
      new Promise((resolve, reject) => {
        request(`${origin}/__sim/snapshot`, { headers, method }, (response) => {
          response.resume()
          resolve(response.statusCode ?? 0)
        })
          .on('error', reject)
          .end()
      })
    expect(await status({})).toBe(200)
    expect(await status({ host: 'sim.example' })).toBe(403)
    expect(await status({ origin: 'http://localhost:3000' })).toBe(403)
    const form = await fetch(`${origin}/__sim/reset`, { method: 'POST', body: new URLSearchParams({ seed: '1' }) })
    expect(form.status).toBe(403)
  })

  it('says what is wrong with a request', async () => {
    const { control, origin } = await openSimulator()
    await expect(control.advance({ days: -1 })).rejects.toThrow('days')
    await expect(control.setClock({ to: '2026-01-14 10:00:00' })).rejects.toThrow('lies in the past')
    await expect(control.setClock({ to: 'ayer' })).rejects.toThrow('yyyy-mm-dd')
    await expect(control.cancelInPanel({ subscriptionId: 'sus_x', atPeriodEnd: true })).rejects.toThrow('Subscription not found')
    await expect(control.addFault({ endpoint: 'charge', kind: 'slow' as 'decline' })).rejects.toThrow('400')
    await expect(control.restore({ format: 1 } as never)).rejects.toThrow('seed')
    const broken = await fetch(`${origin}/__sim/reset`, { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } })
    expect(broken.status).toBe(400)
  })

  it('resets to the same ids by the same seed, with the clock where it stands', async () => {
    const simulator = await openSimulator({ seed: 7 })
    const first = await createCustomer(simulator)
    await simulator.control.advance({ days: 1 })
    await simulator.control.reset()
    expect(await createCustomer(simulator)).toBe(first)
    await simulator.control.reset(8)
    expect(await createCustomer(simulator)).not.toBe(first)
    expect(await simulator.control.clock()).toEqual({
      local: '2026-01-16 10:00:00',
      instant: '2026-01-16T13:00:00.000Z',
      isFrozen: true,
    })
  })

  it('gives keys by the seed, or the ones that were passed', async () => {
    const [one, other, given] = [
      await openSimulator({ seed: 7 }),
      await openSimulator({ seed: 8 }),
      await openSimulator({ apiKey: 'K', secretKey: 'S' }),
    ]
    expect(one.apiKey).toMatch(/^[0-9A-F]{8}(?:-[0-9A-F]{4}){3}-[0-9A-F]{12}$/)
    expect(one.secretKey).toMatch(/^[0-9a-f]{40}$/)
    expect(other.apiKey).not.toBe(one.apiKey)
    expect([given.apiKey, given.secretKey]).toEqual(['K', 'S'])
    expect((await given.send('GET plans/list')).status).toBe(200)
  })

  it('restores a snapshot, in the same simulator and in another', async () => {
    const simulator = await openSimulator()
    await createPlan(simulator)
    const { subscriptionId } = await subscribe(simulator)
    await simulator.control.flushCallbacks()
    const snapshot = await simulator.control.snapshot()
    await simulator.control.advance({ months: 2 })
    const later = await comparable(simulator)
    await simulator.control.restore(snapshot)
    expect((await simulator.call('GET subscription/get', { subscriptionId })).invoices).toHaveLength(1)
    await simulator.control.restore(snapshot)
    await simulator.control.advance({ months: 2 })
    expect(await comparable(simulator)).toEqual(later)
    const other = await openSimulator({ seed: 99 })
    await other.control.restore(snapshot)
    expect((await other.call('GET subscription/get', { subscriptionId })).invoices).toHaveLength(1)
  })

  it('logs calls without keys and signatures, and no card number anywhere', async () => {
    const simulator = await openSimulator()
    await createPlan(simulator)
    await subscribe(simulator)
    await simulator.send('GET plans/get', { planId: 'none' })
    const requests = await simulator.control.requests()
    expect(requests.map(({ method, endpoint, status, code }) => [method, endpoint, status, code])).toEqual([
      ['POST', 'plans/create', 200, null],
      ['POST', 'customer/create', 200, null],
      ['POST', 'subscription/create', 200, null],
      ['GET', 'plans/get', 400, 1001],
    ])
    const all = JSON.stringify(await simulator.control.snapshot())
    for (const secret of [simulator.secretKey, simulator.apiKey, '4051885600446623']) expect(all).not.toContain(secret)
    expect(requests.flatMap(({ parameters }) => Object.keys(parameters))).not.toContain('s')
  })

  it('advances to the same state in one journey and in two, callbacks included', async () => {
    const run = async (steps: readonly number[]): Promise<unknown> => {
      const simulator = await openSimulator({ now: '2026-08-31 00:00:00' })
      await createPlan(simulator, { urlCallback: 'http://127.0.0.1:9/closed' })
      const { subscriptionId } = await subscribe(simulator, 'refusedAtCharge')
      const customerId = await createCustomer(simulator)
      await simulator.call('POST subscription/create', { planId: 'fullBjud', customerId })
      const itemId = await createItem(simulator, 20_000)
      await simulator.call('POST subscription/addItem', { subscriptionId, itemId })
      for (const days of steps) await simulator.control.advance({ days })
      const { requests: _requests, customers: _customers, callbacks, clock: _clock, ...state } = await simulator.control.snapshot()
      const delivered = callbacks.map(({ id, token, dueMs, deliveries }) => [id, token, dueMs, deliveries.map(({ at }) => at)])
      return { ...state, delivered, clock: await simulator.control.clock() }
    }
    const whole = await run([100])
    expect(await run([6, 94])).toEqual(whole)
    expect(await run([1, 30, 0, 69])).toEqual(whole)
  })

  it('lets real time pass while the clock runs', async () => {
    const { control } = await openSimulator({ isFrozen: false })
    const { instant } = await control.clock()
    await expect.poll(async () => (await control.clock()).instant > instant).toBe(true)
    expect((await control.setClock({ isFrozen: true })).isFrozen).toBe(true)
  })

  it('bills by itself what falls due while the clock runs', async () => {
    const simulator = await openSimulator({ isFrozen: false })
    await createPlan(simulator)
    await subscribe(simulator)
    await simulator.control.setClock({ to: '2026-02-14 23:59:59' })
    await expect.poll(async () => (await simulator.control.snapshot()).invoices.length, { timeout: 5_000 }).toBe(2)
  })
})
