import { listUserSubscriptions } from '@basejuris/database'
import { chileanDate, deriveSubscriptionState, givesAccess } from '@basejuris/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addPayer, comeBack, type Payer, pay, paymentFixture, registerAtProvider } from '../../testing/payments/payment-fixture.ts'
import { reconcileAttempts } from './reconcile/reconcile-attempts.ts'
import { reconcilePayments, reconcileSubscriptions } from './reconcile/reconcile-subscriptions.ts'
import { reconcileRefunds } from './refunds/settle-withdrawal.ts'

const test = paymentFixture()

const someBases = ['contraloria', 'base_corte_suprema'] as const
const faults = ['timeoutAfter', 'resetBefore', 'errorAfter', 'htmlBefore', 'truncated'] as const
const endpoints = [
  'subscription/create',
  'subscription/addItem',
  'subscription/cancel',
  'subscription/get',
  'customer/register',
  'invoice/cancel',
  'refund/create',
] as const

/** What may happen next: an act of the user, of the provider, of time, or a fault. */
const step = fc.oneof(
  fc.record({
    kind: fc.constant('pay' as const),
    base: fc.constantFrom(...someBases),
    card: fc.constantFrom('credit', 'refusedAtCharge', 'refusedAtRegistration'),
  }),
  fc.record({ kind: fc.constant('add' as const), base: fc.constantFrom(...someBases) }),
  fc.record({ kind: fc.constant('remove' as const), base: fc.constantFrom(...someBases) }),
  fc.record({ kind: fc.constantFrom('cancel', 'withdraw', 'accept', 'jobs', 'notices', 'create', 'reconcile') }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ kind: fc.constant('fault' as const), endpoint: fc.constantFrom(...endpoints), fault: fc.constantFrom(...faults) }),
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const liveOf = async ({ userId }: Payer) =>
  (await listUserSubscriptions(test.services.db, { userId, mode: 'simulator' })).find(({ row }) => row.isLive)?.row.subscriptionId

async function take(payer: Payer, one: Step): Promise<void> {
  const { call, customerId } = payer
  const subscriptionId = (await liveOf(payer)) ?? 'sus_none'
  const itemOf = async (name: string): Promise<number> =>
    (await call('POST', '/v1/payment/subscription/item/create', { name })).body.data?.itemId ?? 1
  if (one.kind === 'pay') {
    const started = await pay(payer, [one.base], { otraTarjeta: true })
    const back = started === undefined ? null : await registerAtProvider(started.redirectUrl, one.card as 'credit').catch(() => null)
    if (back !== null) await comeBack(test, back.token)
  }
  if (one.kind === 'add') await call('POST', '/v1/payment/subscription/item/add', { subscriptionId, itemId: await itemOf(one.base) })
  if (one.kind === 'remove') await call('DELETE', '/v1/payment/subscription/item/delete', { itemId: await itemOf(one.base) })
  if (one.kind === 'cancel') await call('POST', `/v1/payment/subscription/cancel?subscriptionId=${subscriptionId}`)
  if (one.kind === 'withdraw')
    for (const { row } of await listUserSubscriptions(test.services.db, { userId: payer.userId, mode: 'simulator' }))
      await call('POST', '/v1/payment/subscription/withdraw', { subscriptionId: row.subscriptionId })
  if (one.kind === 'accept') await acceptRefunds(payer)
  if (one.kind === 'create') await call('POST', '/v1/payment/subscription/create', { planId: 'fullBjud', customerId })
  if (one.kind === 'jobs') await test.runJobs().catch(() => undefined)
  if (one.kind === 'notices') await notifyAll()
  if (one.kind === 'reconcile') await settle()
  if (one.kind === 'wait') await test.advance({ days: one.days })
  if (one.kind === 'fault') await test.simulator.control.addFault({ endpoint: one.endpoint, kind: one.fault })
}

/** The receiver accepts what the provider pays back, which tells us by a notice. */
async function acceptRefunds({ email }: Payer): Promise<void> {
  for (const { token, status, receiverEmail } of (await test.simulator.control.snapshot()).refunds)
    if (status === 'created' && receiverEmail === email) await test.simulator.control.settleRefund({ token, status: 'accepted' })
}

/** Every charge so far is notified, some for the second time. */
async function notifyAll(): Promise<void> {
  for (const { token } of (await test.simulator.control.snapshot()).payments)
    await test.app.inject({
      method: 'POST',
      url: '/v1/payment/flow/callback',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `token=${token}`,
    })
}

async function settle(): Promise<void> {
  const { services, provider } = test
  for (let run = 0; run < 4; run++) await reconcileAttempts(services, { ...provider, staleMs: -1 }, { untouchedMs: -1 })
  await reconcileSubscriptions(services, provider, { scope: 'all' })
  await reconcilePayments(services, provider).catch(() => [])
  for (let run = 0; run < 2; run++) await reconcileRefunds(services, { ...provider, staleMs: -1 }, { scope: 'all' })
}

/** What must hold once everything was asked about. */
async function expectTruth(payer: Payer): Promise<void> {
  const { subscriptions, invoices, payments } = await test.simulator.control.snapshot()
  const theirs = subscriptions.filter(({ customerId }) => customerId === payer.customerId)
  const stored = await listUserSubscriptions(test.services.db, { userId: payer.userId, mode: 'simulator' })
  expect(stored.map(({ row, status }) => `${row.subscriptionId} ${status}`).sort()).toEqual(
    theirs.map(({ subscriptionId, status }) => `${subscriptionId} ${status}`).sort(),
  )
  expect(theirs.filter(({ status, cancelAtPeriodEnd }) => status !== 4 && cancelAtPeriodEnd === 0).length).toBeLessThanOrEqual(1)
  const ids = theirs.map(({ subscriptionId }) => subscriptionId)
  const charged = invoices.filter(({ subscriptionId }) => ids.includes(subscriptionId ?? ''))
  const { rows } = await test.database.execute('select invoice_id, amount, status, is_held from payment_invoices where user_id = $1', [
    payer.userId,
  ])
  const ledger = rows as { invoice_id: number; amount: number; status: number; is_held: boolean }[]
  expect(ledger.map((row) => `${row.invoice_id} ${row.amount} ${row.status}`).sort()).toEqual(
    charged.map(({ id, amount, status }) => `${id} ${amount} ${status}`).sort(),
  )
  expect(ledger.filter(({ is_held }) => is_held)).toEqual([])
  const withdrawn = await expectRefunds(payer, ledger)
  // No period of a subscription is charged twice, and no two subscriptions charge the same day, but for what was paid back.
  const days = charged.filter(({ id, status }) => status === 1 && !withdrawn.has(id)).map(({ periodStart }) => periodStart)
  expect(new Set(days).size).toBe(days.length)
  const paid = payments.filter(({ status, invoiceId }) => status === 2 && charged.some(({ id }) => id === invoiceId))
  expect(paid.length).toBe(charged.filter(({ status }) => status === 1).length)
  // No access without a payment.
  const today = chileanDate(test.provider.now())
  for (const one of stored.filter((each) => givesAccess(deriveSubscriptionState(each, today))))
    expect(ledger.some(({ status }) => status === 1)).toBe(one.hasPaidInvoice)
}

/** Of a subscription that was withdrawn from, every payment is paid back once and whole; of others none. */
async function expectRefunds({ userId, email }: Payer, ledger: readonly { invoice_id: number; amount: number; status: number }[]) {
  const { rows } = await test.database.execute(
    `select i.invoice_id from payment_invoices i join payment_withdrawals w using (subscription_id, mode) where i.user_id = $1`,
    [userId],
  )
  const withdrawn = new Set((rows as { invoice_id: number }[]).map(({ invoice_id }) => Number(invoice_id)))
  const owed = ledger.filter(({ invoice_id, status }) => status === 1 && withdrawn.has(Number(invoice_id))).map(({ amount }) => amount)
  const { refunds, subscriptions } = await test.simulator.control.snapshot()
  const back = refunds.filter(({ receiverEmail }) => receiverEmail === email).map(({ amount }) => amount)
  expect(back.sort()).toEqual(owed.sort())
  const { rows: documents } = await test.database.execute(
    `select d.total from tax_documents d where d.user_id = $1 and d.kind = 'nota_credito'`,
    [userId],
  )
  expect((documents as { total: number }[]).map(({ total }) => total).sort()).toEqual(owed)
  const { rows: ended } = await test.database.execute('select subscription_id from payment_withdrawals where user_id = $1', [userId])
  for (const { subscription_id } of ended as { subscription_id: string }[])
    expect(subscriptions.find(({ subscriptionId }) => subscriptionId === subscription_id)?.status).toBe(4)
  return withdrawn
}

/** `PAYMENT_RUNS=200` runs it longer. */
const runs = Number(process.env['PAYMENT_RUNS'] ?? 6)
/** Of one run on a busy machine. */
const runMs = 20_000

it('keeps the ledger equal to the provider’s in any order of acts, notices, faults and days', { timeout: runs * runMs }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
      const payer = await addPayer(test)
      for (const one of steps) await take(payer, one)
      await test.simulator.control.clearFaults()
      await test.runJobs().catch(() => undefined)
      await settle()
      await expectTruth(payer)
    }),
    { numRuns: runs, endOnFailure: true },
  )
})
