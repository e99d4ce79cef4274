import { moveAttempt } from '@basejuris/database'
import type { testCards } from '@basejuris/flow/simulator'
import { describe, expect, it } from 'vitest'
import { runPaymentMails } from '../../../composition/payment-mail-jobs.ts'
import {
  addPayer,
  attemptOf,
  comeBack,
  type Payer,
  pay,
  paymentFixture,
  registerAtProvider,
} from '../../../testing/payments/payment-fixture.ts'
import { storeSubscription } from '../provider/sync-subscription.ts'
import { reconcileOrphans, voidLeftInvoices } from './reconcile-orphans.ts'

const test = paymentFixture()

const run = () => reconcileOrphans(test.services, test.provider)
const validate = async ({ call }: Payer) => (await call('GET', '/v1/payment/subscription/validate')).body.data
async function lastToSupport(): Promise<string> {
  await runPaymentMails(test.services, test.provider)
  return (await test.mailsTo('soporte@basejuris.test')).at(-1)?.text ?? ''
}

/** An attempt whose creation was answered by nobody, and which was given up. */
async function unknownEnding(kind: 'timeoutAfter' | 'timeoutBefore', card: keyof typeof testCards = 'credit') {
  const payer = await addPayer(test)
  const { redirectUrl, paymentRef } = await pay(payer, ['contraloria'])
  await comeBack(test, (await registerAtProvider(redirectUrl, card))?.token ?? '')
  await test.simulator.control.addFault({ endpoint: 'subscription/create', kind })
  await payer.call('POST', '/v1/payment/subscription/create', { planId: 'fullBjud', customerId: payer.customerId })
  await moveAttempt(test.services.db, paymentRef, { to: 'abandoned', at: test.provider.now(), actor: 'system' })
  return { payer, paymentRef }
}

describe('subscriptions that the provider has and we have not', () => {
  it('are adopted with their bases where they fit an attempt, once', async () => {
    const { payer, paymentRef } = await unknownEnding('timeoutAfter')
    expect(await validate(payer)).toEqual({ isActive: false, motivo: null })
    expect([await run(), await run()]).toEqual([1, 0])
    expect(await validate(payer)).toEqual({ isActive: true, motivo: 'Suscripción completa activa' })
    const { estado, subscriptionId } = await attemptOf(payer, paymentRef)
    expect(estado).toBe('active')
    const [own] = (await test.simulator.control.snapshot()).subscriptions.filter(({ customerId }) => customerId === payer.customerId)
    expect(own?.items).toHaveLength(1)
    expect(await lastToSupport()).toContain(`La suscripción ${subscriptionId} se había creado sin que llegara la respuesta.`)
    expect((await test.mailsTo(payer.email)).map(({ subject }) => subject)).toContain('Confirmación de su suscripción a BaseJuris')
  })

  it('are reported and left alone where they fit none', async () => {
    const { payer } = await unknownEnding('timeoutBefore')
    expect(await run()).toBe(0)
    await test.advance({ days: 3 })
    const { subscriptionId } = await test.provider.client.call('subscription/create', { planId: 'fullBjud', customerId: payer.customerId })
    await run()
    await run()
    expect(await lastToSupport()).toContain(`la suscripción ${subscriptionId} del cliente ${payer.customerId}, que no corresponde`)
    const theirs = (await test.simulator.control.snapshot()).subscriptions.find((one) => one.subscriptionId === subscriptionId)
    expect(theirs?.status).toBe(1)
    expect(await validate(payer)).toEqual({ isActive: false, motivo: null })
    const { rows } = await test.database.execute(`select count(*)::int as count from payment_findings where what = 'orphan'`)
    expect(rows).toEqual([{ count: 1 }])
  })

  it('of a plan that is not ours are reported once', async () => {
    const { payer, paymentRef } = await unknownEnding('timeoutAfter')
    await run()
    const { subscriptionId } = await attemptOf(payer, paymentRef)
    const subscription = await test.provider.client.call('subscription/get', { subscriptionId: String(subscriptionId) })
    const changed = { userId: payer.userId, subscription: { ...subscription, planId: 'planAjeno' } }
    for (let twice = 0; twice < 2; twice++) await storeSubscription(test.services, test.provider, changed)
    expect(await lastToSupport()).toContain(`La suscripción ${subscriptionId} tiene el plan «planAjeno», que no es de los nuestros.`)
    const { rows } = await test.database.execute(`select count(*)::int as count from payment_findings where what = 'plan'`)
    expect(rows).toEqual([{ count: 1 }])
  })

  it('give no access while their first charge is unpaid', async () => {
    const { payer, paymentRef } = await unknownEnding('timeoutAfter', 'refusedAtCharge')
    await run()
    expect((await attemptOf(payer, paymentRef)).estado).toBe('abandoned')
    expect(await validate(payer)).toEqual({ isActive: false, motivo: 'Suscripción inactiva' })
  })
})

it('voids what a killed cancellation left unpaid', async () => {
  const payer = await addPayer(test)
  const { redirectUrl, paymentRef } = await pay(payer, ['contraloria'])
  await comeBack(test, (await registerAtProvider(redirectUrl, 'refusedAtCharge'))?.token ?? '')
  await test.runJobs()
  const { subscriptionId } = await attemptOf(payer, paymentRef)
  await test.simulator.control.addFault({ endpoint: 'invoice/cancel', kind: 'errorBefore' })
  const answer = await payer.call('POST', `/v1/payment/subscription/cancel?subscriptionId=${subscriptionId}`)
  expect(answer.body.code).toBe('payment.connection')
  await payer.call('GET', `/v1/payment/subscription/get?subscriptionId=${subscriptionId}`)
  await voidLeftInvoices(test.services, test.provider)
  expect((await payer.call('GET', '/v1/payment/invoices')).body.data.cobros).toMatchObject([{ estado: 'anulado' }])
})
