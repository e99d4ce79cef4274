import { findPaymentAttempt, findPaymentCustomer, listPaymentMails, listUserAttempts } from '@basejuris/database'
import { expect } from 'vitest'
import { takeBack } from '../../modules/billing/flow-routes.ts'
import { sendPaymentMails } from '../../modules/billing/mails/send-payment-mails.ts'
import { ensureCustomer } from '../../modules/billing/provider/ensure-customer.ts'
import { reconcileAttempts } from '../../modules/billing/reconcile/reconcile-attempts.ts'
import { activateAttempt } from '../../modules/billing/subscribing/activate-attempt.ts'
import { registerCard } from '../../modules/billing/subscribing/register-card.ts'
import type { PaymentProvider, Services } from '../../services.ts'
import { signInPerson } from '../sign-in-person.ts'
import { Killed, mortalProcess } from './mortal-process.ts'
import { registerAtProvider, type TestPayments } from './open-payments.ts'
import { chargesAt, expectLedgerOf, subscriptionsOf } from './provider-ledger.ts'

const mode = 'simulator' as const
const contracted = ['contraloria', 'base_corte_suprema'] as const

interface Process {
  readonly services: Services
  readonly provider: PaymentProvider
}

/** From the pay button to the mails, as one process does it. The browser goes to the provider's page in between. */
async function subscribeWhole({ services, provider }: Process, userId: string): Promise<void> {
  const { customerId } = await ensureCustomer(services, provider, userId)
  const { redirectUrl, paymentRef } = await registerCard(services, provider, {
    userId,
    customerId,
    purpose: 'subscription',
    bases: contracted,
    hasAgreed: true,
    otherCard: false,
    address: '127.0.0.1',
  })
  if (new URL(redirectUrl).pathname !== '/payment-return') {
    await registerAtProvider(redirectUrl, 'credit')
    const attempt = await findPaymentAttempt(services.db, paymentRef)
    if (attempt === null) throw new Error('the attempt was not stored')
    await takeBack(services, provider, attempt)
  }
  await activateAttempt(services, provider, paymentRef)
  await sendPaymentMails(services, provider)
}

/** What happens after a start: the jobs, and where they bring no subscription, the user tries again. */
async function goOn(process: Process, userId: string): Promise<void> {
  const { services, provider } = process
  for (let run = 0; run < 4; run++) await reconcileAttempts(services, { ...provider, staleMs: -1 }, { untouchedMs: -1 })
  const attempts = await listUserAttempts(services.db, { userId, mode, limit: 10 })
  if (attempts.some(({ state }) => state === 'active')) await sendPaymentMails(services, provider)
  else await subscribeWhole({ services, provider: { ...provider, staleMs: -1 } }, userId)
}

/** Whether the process was killed. */
async function isKilled(task: Promise<unknown>): Promise<boolean> {
  try {
    await task
    return false
  } catch (error) {
    if (error instanceof Killed) return true
    throw error
  }
}

/**
 * A person subscribes while the process is killed before step `kills[0]`, the one after it before its step `kills[1]`, and so on; the last one
 * lives. Afterwards there is one subscription, one charge, each mail once, and the ledger equals the provider's. Answers how many
 * processes were killed, and the steps of the first.
 */
export async function killWhileSubscribing(
  test: TestPayments,
  kills: readonly number[],
): Promise<{ readonly killed: number; readonly steps: readonly string[] }> {
  const { userId } = await signInPerson(test)
  const first = mortalProcess(test.services, test.provider, kills[0] ?? Number.POSITIVE_INFINITY)
  let killed = Number(await isKilled(subscribeWhole(first, userId)))
  for (const at of kills.slice(1)) {
    const next = mortalProcess(test.services, test.provider, at)
    killed += Number(await isKilled(goOn(next, userId)))
  }
  if (killed > 0) await goOn({ services: test.services, provider: test.provider }, userId)
  await expectOneSubscription(test, userId, [kills.join(), first.steps.at(-1) ?? 'start'].join(' after '))
  return { killed, steps: first.steps }
}

async function expectOneSubscription(test: TestPayments, userId: string, when: string): Promise<void> {
  const { db } = test.services
  const customer = await findPaymentCustomer(db, { userId, mode })
  if (customer === null) throw new Error(`no customer: ${when}`)
  const owner = { userId, customerId: customer.customerId }
  const customers = (await test.simulator.control.snapshot()).customers.filter(({ externalId }) => externalId === `user_${userId}`)
  const [subscriptions, charges] = [await subscriptionsOf(test, owner), await chargesAt(test, owner)]
  expect([when, customers.length, subscriptions.length, charges.length]).toEqual([when, 1, 1, 1])
  expect([when, subscriptions[0]?.items.length]).toEqual([when, contracted.length])
  await expectLedgerOf(test, owner)
  const attempts = await listUserAttempts(db, { userId, mode, limit: 10 })
  expect([when, attempts.filter(({ state }) => state === 'active').length]).toEqual([when, 1])
  const mails = await listPaymentMails(db, { userId, mode })
  expect([when, ...mails.map(({ kind }) => kind).sort()]).toEqual([when, 'charge', 'contracted'])
  const { rows } = await test.database.execute('select count(*)::int as count from mails where user_id = $1', [userId])
  expect([when, rows]).toEqual([when, [{ count: 2 }]])
}
