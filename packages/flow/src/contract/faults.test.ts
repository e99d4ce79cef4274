import { type Fault, type Simulator, startSimulator, testCards } from '@basejuris/flow/simulator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFlowClient, type FlowClient } from '../client/client.ts'
import { listAll } from '../client/paging.ts'
import { unique } from './testing/flow-subject.ts'

let simulator: Simulator
let client: FlowClient

beforeAll(async () => {
  simulator = await startSimulator({ now: '2026-07-26 12:00:00', isFrozen: true })
  const { origin, apiKey, secretKey } = simulator
  const timeouts = { read: 3000, write: 3000, charge: 1500 }
  client = createFlowClient({ mode: 'simulator', baseUrl: `${origin}/api`, apiKey, secretKey, timeouts })
  const plan = { planId: 'fullBjud', name: 'Plan', amount: 1000, currency: 'CLP', interval: 3 } as const
  await client.call('plans/create', { ...plan, urlCallback: `${origin}/nobody` })
})
afterAll(() => simulator.close())

async function createCardholder(): Promise<string> {
  const { customerId } = await client.call('customer/create', { name: 'Ana', email: 'ana@correo.cl', externalId: unique('user_') })
  await simulator.control.setCard({ customerId, card: { number: testCards.credit.number } })
  return customerId
}

async function countSubscriptions(customerId: string): Promise<number> {
  const pages = listAll((range) => client.call('customer/getSubscriptions', { customerId, ...range }), {
    endpoint: 'customer/getSubscriptions',
  })
  return (await Array.fromAsync(pages)).length
}

/** What the client says of a faulty answer, whether it is sure that nothing happened, and what happened. */
const faults: readonly (readonly [kind: Fault['kind'], says: string, mayHaveActed: boolean, subscriptions: number])[] = [
  ['timeoutBefore', 'unavailable', true, 0],
  ['timeoutAfter', 'unavailable', true, 1],
  ['resetBefore', 'unavailable', true, 0],
  ['resetAfter', 'unavailable', true, 1],
  ['errorBefore', 'unavailable', true, 0],
  ['errorAfter', 'unavailable', true, 1],
  ['htmlBefore', 'invalid', true, 0],
  ['htmlAfter', 'invalid', true, 1],
  ['truncated', 'invalid', true, 1],
  ['redirect', 'unavailable', true, 0],
  ['wrongSignature', 'unavailable', false, 0],
  ['quota', 'unavailable', false, 0],
]

describe('a subscription that is created amid the fault', () => {
  it.each(faults)('%s is reported as %s, and never created again', async (kind, says, mayHaveActed, subscriptions) => {
    const customerId = await createCardholder()
    await simulator.control.addFault({ endpoint: 'subscription/create', kind } as Fault)
    const failed = client.call('subscription/create', { planId: 'fullBjud', customerId })
    await expect(failed).rejects.toMatchObject({ name: 'FlowError', kind: says, mayHaveActed })
    expect(await countSubscriptions(customerId)).toBe(subscriptions)
    expect(await simulator.control.faults()).toEqual([])
  })

  it('duplicate leaves two, which only a list of the customer shows', async () => {
    const customerId = await createCardholder()
    await simulator.control.addFault({ endpoint: 'subscription/create', kind: 'duplicate' })
    await client.call('subscription/create', { planId: 'fullBjud', customerId })
    expect(await countSubscriptions(customerId)).toBe(2)
  })
})

describe('a charge', () => {
  it('that the bank declines leaves the subscription with an unpaid invoice', async () => {
    const customerId = await createCardholder()
    await simulator.control.addFault({ endpoint: 'charge', kind: 'decline' })
    const created = await client.call('subscription/create', { planId: 'fullBjud', customerId })
    expect(created).toMatchObject({ status: 1, morose: 2, invoices: [{ status: 0 }] })
  })

  it('of another amount shows in the payment', async () => {
    const customerId = await createCardholder()
    await simulator.control.addFault({ endpoint: 'charge', kind: 'wrongAmount', amount: 500 })
    const { invoices } = await client.call('subscription/create', { planId: 'fullBjud', customerId })
    const { payment } = await client.call('invoice/get', { invoiceId: invoices[0]?.id ?? 0 })
    expect(payment?.amount).toBe(1500)
  })
})

describe('a read', () => {
  it.each(['resetBefore', 'errorBefore', 'resetAfter'] as const)('is repeated after %s', async (kind) => {
    const customerId = await createCardholder()
    await simulator.control.addFault({ endpoint: 'customer/get', kind, times: 2 })
    expect(await client.call('customer/get', { customerId })).toMatchObject({ customerId })
  })

  it('fails where the fault stays', async () => {
    const customerId = await createCardholder()
    await simulator.control.addFault({ endpoint: 'customer/get', kind: 'errorBefore', times: 3 })
    await expect(client.call('customer/get', { customerId })).rejects.toMatchObject({ kind: 'unavailable', httpStatus: 500 })
  })
})

it('a shop without the contract cannot register cards', async () => {
  const customerId = await createCardholder()
  await simulator.control.changeSettings({ hasContract: false })
  const failed = client.call('customer/register', { customerId, url_return: 'https://app.correo.cl/vuelta' })
  await expect(failed).rejects.toMatchObject({ kind: 'rejected', code: 7001, reason: 'no_contract' })
  await simulator.control.changeSettings({ hasContract: true })
})

it.each(['number', 'boolean'] as const)('lists are read to their end with hasMore as a %s', async (hasMoreAs) => {
  await simulator.control.changeSettings({ hasMoreAs })
  const made = [await createCardholder(), await createCardholder(), await createCardholder()]
  const pages = listAll((range) => client.call('customer/list', range), { endpoint: 'customer/list', pageSize: 2 })
  expect((await Array.fromAsync(pages)).map(({ customerId }) => customerId)).toEqual(expect.arrayContaining(made))
})

it('a mailbox that cannot be is a reason of its own', async () => {
  await simulator.control.changeSettings({ checkCustomerMail: true })
  const failed = client.call('customer/create', { name: 'Ana', email: 'ana@example.cl', externalId: unique('user_') })
  await expect(failed).rejects.toMatchObject({ kind: 'rejected', code: 1620, reason: 'bad_email' })
})
