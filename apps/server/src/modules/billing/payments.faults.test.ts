import { findPaymentAttempt, listUserSubscriptions } from '@basejuris/database'
import type { FlowClient, FlowEndpoint } from '@basejuris/flow'
import { describe, expect, it } from 'vitest'
import {
  addPayer,
  attemptOf,
  comeBack,
  type Payer,
  pay,
  paymentFixture,
  registerAtProvider,
  subscribe,
} from '../../testing/payments/payment-fixture.ts'
import { signInPerson } from '../../testing/sign-in-person.ts'
import { reconcileAttempts } from './reconcile/reconcile-attempts.ts'
import { reconcileSubscriptions } from './reconcile/reconcile-subscriptions.ts'
import { activateAttempt } from './subscribing/activate-attempt.ts'

const test = paymentFixture()

const snapshot = () => test.simulator.control.snapshot()
const subscriptionsAt = async ({ customerId }: Payer) => (await snapshot()).subscriptions.filter((one) => one.customerId === customerId)
const chargesOf = async (payer: Payer) => {
  const ids = (await subscriptionsAt(payer)).map(({ subscriptionId }) => subscriptionId)
  return (await snapshot()).payments.filter(({ commerceOrder, status }) => status === 2 && ids.some((id) => commerceOrder.startsWith(id)))
}
const create = ({ call, customerId }: Payer) => call('POST', '/v1/payment/subscription/create', { planId: 'fullBjud', customerId })
const reconcile = async () => {
  for (let run = 0; run < 4; run++) await reconcileAttempts(test.services, test.provider, { untouchedMs: -1 })
}

/** A person whose card is registered and who is back; the job that activates the subscription has not run. */
async function confirmedPayer(bases: readonly string[] = ['contraloria']): Promise<{ payer: Payer; paymentRef: string }> {
  const payer = await addPayer(test)
  const { redirectUrl, paymentRef } = await pay(payer, bases)
  await comeBack(test, (await registerAtProvider(redirectUrl, 'credit'))?.token ?? '')
  return { payer, paymentRef }
}

/** Ledger and provider agree about a person: subscriptions, invoices and what was charged. */
async function expectSameLedger(payer: Payer): Promise<void> {
  const theirs = await subscriptionsAt(payer)
  const stored = await listUserSubscriptions(test.services.db, { userId: payer.userId, mode: 'simulator' })
  expect(stored.map(({ row, status }) => [row.subscriptionId, status]).sort()).toEqual(
    theirs.map(({ subscriptionId, status }) => [subscriptionId, status]).sort(),
  )
  const ids = theirs.map(({ subscriptionId }) => subscriptionId)
  const invoices = (await snapshot()).invoices.filter(({ subscriptionId }) => ids.includes(subscriptionId ?? ''))
  const { rows } = await test.database.execute('select invoice_id, amount, status from payment_invoices where user_id = $1', [payer.userId])
  expect(rows.map((row) => Object.values(row as object).map(Number)).sort()).toEqual(
    invoices.map(({ id, amount, status }) => [id, amount, status]).sort(),
  )
  const items = stored.flatMap((one) => one.items.filter(({ removedAt }) => removedAt === null).map(({ itemId }) => itemId))
  expect(items.sort()).toEqual(theirs.flatMap((one) => one.items.map(({ itemId }) => itemId)).sort())
}

describe('calls at the same time', () => {
  it('end with one customer, one page of the provider and one subscription, charged once', async () => {
    const { payer, paymentRef } = await confirmedPayer()
    const users = await Promise.all(Array.from({ length: 10 }, () => payer.call('POST', '/v1/payment/user/create', {})))
    expect(new Set(users.map(({ body }) => body.data.customerId)).size).toBe(1)
    const created = await Promise.all(Array.from({ length: 10 }, () => create(payer)))
    expect(created.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(new Set(created.map(({ body }) => body.data.subscriptionId)).size).toBe(1)
    await test.runJobs()
    expect(await attemptOf(payer, paymentRef)).toMatchObject({ estado: 'active' })
    expect([await subscriptionsAt(payer), await chargesOf(payer)].map((list) => list.length)).toEqual([1, 1])
    await expectSameLedger(payer)
  })

  it('open one page of the provider for ten presses of the button', async () => {
    const payer = await addPayer(test)
    const pages = await Promise.all(Array.from({ length: 10 }, () => pay(payer, ['contraloria'])))
    expect(new Set(pages.map(({ redirectUrl }) => redirectUrl)).size).toBe(1)
  })

  it('advance once for a return that is posted five times', async () => {
    const payer = await addPayer(test)
    const { redirectUrl, paymentRef } = await pay(payer, ['contraloria'])
    const back = await registerAtProvider(redirectUrl, 'credit')
    const answers = await Promise.all(Array.from({ length: 5 }, () => comeBack(test, back?.token ?? '')))
    expect(answers.every(({ status }) => status === 303)).toBe(true)
    await test.runJobs()
    await comeBack(test, back?.token ?? '')
    expect(await attemptOf(payer, paymentRef)).toMatchObject({ estado: 'active' })
    expect(await chargesOf(payer)).toHaveLength(1)
  })
})

describe('an outcome that is not known', () => {
  it.each([
    'timeoutBefore',
    'timeoutAfter',
    'resetBefore',
    'resetAfter',
    'errorBefore',
    'errorAfter',
    'htmlBefore',
    'htmlAfter',
    'truncated',
  ] as const)('of %s ends with one subscription and one charge', async (kind) => {
    const { payer, paymentRef } = await confirmedPayer()
    await test.simulator.control.addFault({ endpoint: 'subscription/create', kind })
    expect((await create(payer)).body.code).toBe('payment.connection')
    expect((await attemptOf(payer, paymentRef)).estado).toBe('card_confirmed')
    await reconcile()
    expect(await attemptOf(payer, paymentRef)).toMatchObject({ estado: 'active' })
    expect([await subscriptionsAt(payer), await chargesOf(payer)].map((list) => list.length)).toEqual([1, 1])
    await expectSameLedger(payer)
  })

  it('of items and customers ends the same way', async () => {
    const { payer, paymentRef } = await confirmedPayer(['contraloria', 'base_corte_suprema'])
    await test.simulator.control.addFault({ endpoint: 'subscription/addItem', kind: 'timeoutAfter' })
    expect((await create(payer)).body.code).toBe('payment.connection')
    await reconcile()
    expect(await attemptOf(payer, paymentRef)).toMatchObject({ estado: 'active' })
    await expectSameLedger(payer)
  })

  it('never lets a second subscription be created after one look', async () => {
    const { payer, paymentRef } = await confirmedPayer()
    await test.simulator.control.addFault({ endpoint: 'subscription/create', kind: 'timeoutBefore' })
    await create(payer)
    await reconcileAttempts(test.services, test.provider, { untouchedMs: -1 })
    expect((await findPaymentAttempt(test.services.db, paymentRef))?.emptyLooks).toBe(1)
    expect(await subscriptionsAt(payer)).toHaveLength(0)
    await reconcile()
    expect(await subscriptionsAt(payer)).toHaveLength(1)
  })
})

it('finds its customer again when the answer of the creation was lost', async () => {
  const ana = await signInPerson(test)
  const start = () => ana.call('POST', '/v1/payment/user/create', {})
  await test.simulator.control.addFault({ endpoint: 'customer/create', kind: 'timeoutAfter' })
  expect((await start()).body.code).toBe('payment.connection')
  const { customerId } = (await start()).body.data
  expect((await snapshot()).customers.filter(({ externalId }) => externalId === `user_${ana.userId}`)).toMatchObject([{ customerId }])
})

it('holds a first charge of another amount: no access, and it is said', async () => {
  const { payer, paymentRef } = await confirmedPayer()
  await test.simulator.control.addFault({ endpoint: 'charge', kind: 'wrongAmount', amount: 500 })
  await test.runJobs()
  expect(await attemptOf(payer, paymentRef)).toMatchObject({
    estado: 'failed',
    motivo: expect.stringContaining('monto distinto'),
    referencia: null,
  })
  expect((await payer.call('GET', '/v1/payment/subscription/validate')).body.data).toEqual({
    isActive: false,
    motivo: 'Suscripción inactiva',
  })
  expect((await payer.call('GET', '/v1/payment/invoices')).body.data.cobros).toMatchObject([
    { estado: 'en_revision', monto: { total: 1500 } },
  ])
  const { rows } = await test.database.execute(`select before, after from billing_audit where action = 'invoice.held'`)
  expect(rows).toEqual([{ before: null, after: expect.objectContaining({ amount: 1500, expectedAmount: 1000 }) }])
})

it('shows what an operator cancelled in the panel of the provider, and a renewal that was never notified', async () => {
  const payer = await addPayer(test)
  const { subscriptionId } = await attemptOf(payer, await subscribe(test, payer, ['contraloria']))
  await test.advance({ months: 1, days: 1 })
  expect(await reconcileSubscriptions(test.services, test.provider, { scope: 'near renewal' })).toContainEqual({
    subscriptionId,
    what: 'missed payment',
    details: [expect.any(Number)],
  })
  await test.simulator.control.cancelInPanel({ subscriptionId, atPeriodEnd: false })
  await reconcileSubscriptions(test.services, test.provider, { scope: 'all' })
  expect((await payer.call('GET', '/v1/payment/subscription/validate')).body.data).toEqual({
    isActive: false,
    motivo: 'Suscripción cancelada',
  })
  await expectSameLedger(payer)
})

class Killed extends Error {}

/** A client whose process dies at one call to the provider: before it is sent, or after its answer came. */
function dyingClient(client: FlowClient, dies: { at: number; readonly when: 'before' | 'after' }): FlowClient {
  let count = 0
  const call = async (endpoint: FlowEndpoint, ...rest: unknown[]) => {
    const isLast = ++count === dies.at
    if (isLast && dies.when === 'before') throw new Killed()
    const answer = await (client.call as (...all: unknown[]) => Promise<unknown>)(endpoint, ...rest)
    if (isLast) throw new Killed()
    return answer
  }
  return { ...client, call: call as FlowClient['call'] }
}

describe('a process that is killed', () => {
  it('at any call to the provider charges nobody twice, and loses no payment', async () => {
    for (const when of ['before', 'after'] as const)
      for (let at = 1; at <= 12; at++) {
        const { payer, paymentRef } = await confirmedPayer()
        const dies = { at, when }
        const dying = { ...test.provider, client: dyingClient(test.provider.client, dies) }
        const isDead = await activateAttempt(test.services, dying, paymentRef).then(
          () => false,
          (error: unknown) => error instanceof Killed,
        )
        // After the restart the claim is stale.
        const restarted = { ...test.provider, staleMs: -1 }
        for (let run = 0; run < 4; run++) await reconcileAttempts(test.services, restarted, { untouchedMs: -1 })
        expect([at, when, (await attemptOf(payer, paymentRef)).estado]).toEqual([at, when, 'active'])
        expect([at, when, (await chargesOf(payer)).length, (await subscriptionsAt(payer)).length]).toEqual([at, when, 1, 1])
        await expectSameLedger(payer)
        if (!isDead) break
      }
  })
})
