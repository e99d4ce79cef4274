import { findPaymentAttempt, listPaymentMails } from '@basejuris/database'
import { FlowError } from '@basejuris/flow'
import { testCards } from '@basejuris/flow/simulator'
import { expect, it } from 'vitest'
import { Killed, mortalProcess } from '../../testing/payments/mortal-process.ts'
import {
  addPayer,
  attemptOf,
  type Payer,
  pay,
  paymentFixture,
  registerAtProvider,
  subscribe,
} from '../../testing/payments/payment-fixture.ts'
import { chargesAt, expectLedgerOf, subscriptionsOf } from '../../testing/payments/provider-ledger.ts'
import { takeBack } from './flow-routes.ts'
import { sendPaymentMails } from './mails/send-payment-mails.ts'
import { reconcileAttempts } from './reconcile/reconcile-attempts.ts'
import { activateAttempt } from './subscribing/activate-attempt.ts'

const test = paymentFixture()

/** A person whose first charge was declined and whose other card is registered; the job that activates the subscription has not run. */
async function declinedPayer(): Promise<{ payer: Payer; paymentRef: string }> {
  const payer = await addPayer(test)
  await subscribe(test, payer, ['contraloria'], 'refusedAtCharge')
  const { redirectUrl, paymentRef } = await pay(payer, ['contraloria'], { otraTarjeta: true })
  await registerAtProvider(redirectUrl, 'accepting')
  // Without the route of the return, which takes sixty a minute from one address.
  const attempt = await findPaymentAttempt(test.services.db, paymentRef)
  if (attempt !== null) await takeBack(test.services, test.provider, attempt)
  return { payer, paymentRef }
}
/** What jobs do after a start. */
async function restart(): Promise<void> {
  for (let run = 0; run < 4; run++) await reconcileAttempts(test.services, { ...test.provider, staleMs: -1 }, { untouchedMs: -1 })
}

function expectUnknown(error: unknown): void {
  expect(error).toBeInstanceOf(FlowError)
}

/** One subscription is paid, the other one ended with its invoice voided, and one charge was made. */
async function expectReplaced(payer: Payer, paymentRef: string, when: string): Promise<void> {
  const [subscriptions, charges] = [await subscriptionsOf(test, payer), await chargesAt(test, payer)]
  expect([when, (await attemptOf(payer, paymentRef)).estado]).toEqual([when, 'active'])
  expect([when, ...subscriptions.map(({ status }) => status).sort()]).toEqual([when, 1, 4])
  expect([when, charges.length]).toEqual([when, 1])
  const { cobros } = (await payer.call('GET', '/v1/payment/invoices')).body.data
  expect([when, ...cobros.map(({ estado }: { estado: string }) => estado).sort()]).toEqual([when, 'anulado', 'pagado'])
  await expectLedgerOf(test, payer)
}

it.each(['invoice/cancel', 'subscription/cancel', 'subscription/get', 'subscription/create'] as const)(
  'a declined charge tried again ends with one charge when the answer of %s is lost, before and after its effect',
  async (endpoint) => {
    for (const kind of ['timeoutBefore', 'resetAfter', 'errorAfter', 'truncated'] as const) {
      const { payer, paymentRef } = await declinedPayer()
      await test.simulator.control.addFault({ endpoint, kind })
      await activateAttempt(test.services, test.provider, paymentRef).catch(expectUnknown)
      expect(await test.simulator.control.faults()).toEqual([])
      await restart()
      await expectReplaced(payer, paymentRef, `${endpoint} ${kind}`)
    }
  },
)

it('a declined charge tried again ends with one charge when the process is killed before any of its steps', async () => {
  for (let at = 1, killed = true; killed; at++) {
    const { payer, paymentRef } = await declinedPayer()
    const process = mortalProcess(test.services, test.provider, at)
    killed = await activateAttempt(process.services, process.provider, paymentRef).then(
      () => false,
      (error: unknown) => {
        if (error instanceof Killed) return true
        throw error
      },
    )
    await restart()
    await expectReplaced(payer, paymentRef, `killed before step ${at}, after ${process.steps.at(-1) ?? 'the start'}`)
    if (!killed) expect(process.steps).toEqual(expect.arrayContaining(['invoice/cancel', 'subscription/cancel', 'subscription/create']))
  }
}, 120_000)

it('a declined charge tried again keeps the subscription whose invoice was paid meanwhile at its link', async () => {
  const { payer, paymentRef } = await declinedPayer()
  const [{ subscriptionId } = { subscriptionId: '' }] = await subscriptionsOf(test, payer)
  const [{ enlaceDePago }] = (await payer.call('GET', '/v1/payment/invoices')).body.data.cobros
  const { origin, pathname, searchParams } = new URL(enlaceDePago)
  const card = { boton: 'aceptar', numero: testCards.credit.number, vencimiento: '12/99', cvv: '123' }
  await fetch(`${origin}${pathname}`, { method: 'POST', body: new URLSearchParams({ token: searchParams.get('token') ?? '', ...card }) })
  await test.runJobs()
  expect(await attemptOf(payer, paymentRef)).toMatchObject({ estado: 'active', subscriptionId })
  expect(await subscriptionsOf(test, payer)).toHaveLength(1)
  await expectLedgerOf(test, payer)
})

it('a declined charge tried again mails no cancellation of what it replaced', async () => {
  const { payer } = await declinedPayer()
  await test.runJobs()
  await sendPaymentMails(test.services, test.provider)
  const kinds = (await listPaymentMails(test.services.db, { userId: payer.userId, mode: 'simulator' })).map(({ kind }) => kind)
  expect(kinds).toContain('contracted')
  expect(kinds).not.toContain('cancelled')
})
