import { findPaymentAttempt } from '@basejuris/database'
import { describe, expect, it } from 'vitest'
import { lostAnswers } from '../../testing/payments/lost-answers.ts'
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
import { chargesAt, expectLedgerOf, subscriptionsOf } from '../../testing/payments/provider-ledger.ts'
import { signInPerson } from '../../testing/sign-in-person.ts'
import { reconcileAttempts } from './reconcile/reconcile-attempts.ts'
import { reconcileSubscriptions } from './reconcile/reconcile-subscriptions.ts'

const test = paymentFixture()

const subscriptionsAt = (payer: Payer) => subscriptionsOf(test, payer)
const chargesOf = (payer: Payer) => chargesAt(test, payer)
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

const expectSameLedger = (payer: Payer) => expectLedgerOf(test, payer)

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
  it.each(lostAnswers)('of %s ends with one subscription and one charge', async (kind) => {
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

  it('of the question whether the card was registered ends nothing: the attempt goes on', async () => {
    const payer = await addPayer(test)
    const { redirectUrl, paymentRef } = await pay(payer, ['contraloria'])
    const back = await registerAtProvider(redirectUrl, 'credit')
    await test.simulator.control.addFault({ endpoint: 'customer/getRegisterStatus', kind: 'errorBefore', times: 3 })
    expect((await comeBack(test, back?.token ?? '')).status).toBe(303)
    expect(await attemptOf(payer, paymentRef)).toMatchObject({ estado: 'returned', terminado: false })
    await test.simulator.control.clearFaults()
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
  expect((await test.simulator.control.snapshot()).customers.filter(({ externalId }) => externalId === `user_${ana.userId}`)).toMatchObject(
    [{ customerId }],
  )
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
