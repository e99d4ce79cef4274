import { type Database, listUserSubscriptions } from '@basejuris/database'
import type { FlowClient, FlowEndpoint } from '@basejuris/flow'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lostAnswers } from '../../testing/payments/lost-answers.ts'
import { addPayer, openPayments, type Payer, subscribe, type TestPayments } from '../../testing/payments/open-payments.ts'
import { reconcileRefunds } from './refunds/settle-withdrawal.ts'
import { withdraw } from './subscription/withdraw.ts'

let test: TestPayments
beforeAll(async () => {
  test = await openPayments()
})
afterAll(() => test.close())

const subscribed = async (): Promise<{ payer: Payer; subscriptionId: string }> => {
  const payer = await addPayer(test)
  await subscribe(test, payer, ['contraloria'])
  const [one] = await listUserSubscriptions(test.services.db, { userId: payer.userId, mode: 'simulator' })
  return { payer, subscriptionId: one?.row.subscriptionId ?? '' }
}
const press = ({ call }: Payer, subscriptionId: string) => call('POST', '/v1/payment/subscription/withdraw', { subscriptionId })

/** What the jobs do once the calls of a killed process are stale. */
async function finish(): Promise<void> {
  for (let run = 0; run < 3; run++) await reconcileRefunds(test.services, { ...test.provider, staleMs: -1 }, { scope: 'open' })
}

/** Ended and paid back once, in our rows as with the provider. */
async function expectPaidBackOnce({ email, call }: Payer, subscriptionId: string): Promise<void> {
  const { refunds, subscriptions } = await test.simulator.control.snapshot()
  const theirs = refunds.filter(({ receiverEmail }) => receiverEmail === email)
  expect(theirs.map(({ amount, status }) => [amount, status])).toEqual([[1000, 'created']])
  expect(subscriptions.find((one) => one.subscriptionId === subscriptionId)?.status).toBe(4)
  const { rows } = await test.database.execute(
    `select r.state, r.amount, w.ended_at is not null as ended, w.settled_at is not null as settled
     from payment_refunds r join payment_withdrawals w using (subscription_id, mode) where subscription_id = $1`,
    [subscriptionId],
  )
  expect(rows).toEqual([{ state: 'requested', amount: 1000, ended: true, settled: true }])
  const [{ documentos }] = (await call('GET', '/v1/payment/invoices')).body.data.cobros
  expect(documentos.map(({ tipo }: { tipo: string }) => tipo)).toEqual(['boleta', 'nota_credito'])
}

describe('a lost answer', () => {
  it.each(lostAnswers)('of %s of the refund ends with one refund', async (kind) => {
    const { payer, subscriptionId } = await subscribed()
    await test.simulator.control.addFault({ endpoint: 'refund/create', kind })
    const { status, body } = await press(payer, subscriptionId)
    expect([status, body.data.isActive, body.data.retracto.devolucion]).toEqual([200, false, { monto: 1000, estado: 'en_curso' }])
    await finish()
    await expectPaidBackOnce(payer, subscriptionId)
  })

  it.each(['timeoutAfter', 'resetBefore', 'errorBefore', 'htmlAfter'] as const)('of %s of the end is finished by the job', async (kind) => {
    const { payer, subscriptionId } = await subscribed()
    await test.simulator.control.addFault({ endpoint: 'subscription/cancel', kind, times: 3 })
    const { status, body } = await press(payer, subscriptionId)
    expect([status, typeof body.data.retracto.solicitadoEl]).toEqual([200, 'string'])
    await test.simulator.control.clearFaults()
    await test.runJobs()
    await finish()
    await expectPaidBackOnce(payer, subscriptionId)
  })

  it('lets the notice of the provider tell the token that was lost', async () => {
    const { payer, subscriptionId } = await subscribed()
    await test.simulator.control.addFault({ endpoint: 'refund/create', kind: 'timeoutAfter' })
    await press(payer, subscriptionId)
    await finish()
    await expectPaidBackOnce(payer, subscriptionId)
    const { refunds } = await test.simulator.control.snapshot()
    const refund = refunds.find(({ receiverEmail }) => receiverEmail === payer.email)
    await test.simulator.control.settleRefund({ token: refund?.token ?? '', status: 'refunded' })
    const { pathname } = new URL(refund?.urlCallback ?? '')
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    await test.app.inject({ method: 'POST', url: pathname, headers: form, payload: `token=${'A'.repeat(40)}` })
    await test.runJobs()
    await test.app.inject({ method: 'POST', url: pathname, headers: form, payload: `token=${refund?.token}` })
    await test.runJobs()
    const { body } = await payer.call('GET', `/v1/payment/subscription/get?subscriptionId=${subscriptionId}`)
    expect(body.data.retracto.devolucion.estado).toBe('devuelta')
  })

  it('is not repeated while it is fresh', async () => {
    const { payer, subscriptionId } = await subscribed()
    await test.simulator.control.addFault({ endpoint: 'refund/create', kind: 'timeoutBefore' })
    await press(payer, subscriptionId)
    await reconcileRefunds(test.services, { ...test.provider, staleMs: 120_000 }, { scope: 'open' })
    expect((await test.simulator.control.requests()).filter(({ endpoint }) => endpoint === 'refund/create').length).toBeGreaterThan(0)
    const { refunds } = await test.simulator.control.snapshot()
    expect(refunds.filter(({ receiverEmail }) => receiverEmail === payer.email)).toEqual([])
    await finish()
    await expectPaidBackOnce(payer, subscriptionId)
  })
})

it('keeps the account until the refund was asked for', async () => {
  const { payer, subscriptionId } = await subscribed()
  await test.simulator.control.addFault({ endpoint: 'refund/create', kind: 'timeoutAfter' })
  await press(payer, subscriptionId)
  const remove = () => payer.call('DELETE', `/v1/auth/profile/${payer.userId}`, {})
  expect((await remove()).body.code).toBe('auth.subscription_open')
  await finish()
  await expectPaidBackOnce(payer, subscriptionId)
  expect((await remove()).status).toBe(200)
  const { rows } = await test.database.execute(
    'select r.user_id, r.retained_until is not null as stored from payment_refunds r where r.subscription_id = $1',
    [subscriptionId],
  )
  expect(rows).toEqual([{ user_id: null, stored: true }])
})

class Killed extends Error {}

/** A client whose process dies at one call to the provider: before it is sent, or after its answer came. */
function dyingClient(client: FlowClient, dies: { readonly at: number; readonly when: 'before' | 'after' }): FlowClient {
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

it('killed at any call to the provider pays back once', async () => {
  for (const when of ['before', 'after'] as const)
    for (let at = 1; at <= 10; at++) {
      const { payer, subscriptionId } = await subscribed()
      const provider = { ...test.provider, client: dyingClient(test.provider.client, { at, when }) }
      const isDead = await withdraw({ ...test.services, provider }, { userId: payer.userId, subscriptionId }).then(
        () => false,
        (error: unknown) => error instanceof Killed,
      )
      await finish()
      await expectPaidBackOnce(payer, subscriptionId)
      if (!isDead) break
    }
})

const writes = new Set<PropertyKey>(['transaction', 'update', 'insert', 'delete'])

/** A database whose process dies at one write: before it is begun. What a transaction writes is written together. */
function dyingDatabase(db: Database, at: number): Database {
  let count = 0
  return new Proxy(db, {
    get(target, name) {
      if (writes.has(name) && ++count === at) throw new Killed()
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

it('killed before any write of ours pays back once, if it was withdrawn at all', async () => {
  let withdrawn = 0
  for (let at = 1; at <= 20; at++) {
    const { payer, subscriptionId } = await subscribed()
    const services = { ...test.services, db: dyingDatabase(test.services.db, at) }
    const isDead = await withdraw(services, { userId: payer.userId, subscriptionId }).then(
      () => false,
      (error: unknown) => error instanceof Killed,
    )
    await finish()
    const { rows } = await test.database.execute('select 1 from payment_withdrawals where subscription_id = $1', [subscriptionId])
    withdrawn += rows.length
    if (rows.length > 0) await expectPaidBackOnce(payer, subscriptionId)
    if (!isDead) break
  }
  expect(withdrawn).toBeGreaterThan(4)
})
