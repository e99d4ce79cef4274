import { setTimeout as wait } from 'node:timers/promises'
import { setFlag } from '@basejuris/database'
import { formatDate } from '@basejuris/domain'
import { testCards } from '@basejuris/flow/simulator'
import { buildRuling } from '@basejuris/testkit'
import { beforeAll, describe, expect, it } from 'vitest'
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
import { checkCatalogue } from './provider/check-catalogue.ts'
import { createPaymentGateway, entitlementOfActor } from './provider/payment-gateway.ts'
import { reconcileAttempts } from './reconcile/reconcile-attempts.ts'
import { reconcileSubscriptions } from './reconcile/reconcile-subscriptions.ts'

const test = paymentFixture(async ({ store }) => {
  const base = { base: 'contraloria', collection: 'contraloria', court: 'Contraloría General de la República' } as const
  await store([buildRuling({ docId: 'dictamen', idSentence: 'dictamen', ...base })])
})

const validate = async ({ call }: Payer) => (await call('GET', '/v1/payment/subscription/validate')).body.data
const invoices = async ({ call }: Payer) => (await call('GET', '/v1/payment/invoices')).body.data.cobros
const reads = async ({ call }: Payer) =>
  (await call('POST', '/v2/find-by-id', { docId: 'dictamen', collection: 'contraloria' })).status === 200
const provided = async () => (await test.simulator.control.snapshot()).subscriptions

describe('from a guest to a paid subscription', () => {
  it('charges the service fee, and opens the base at once', async () => {
    const ana = await addPayer(test)
    expect(await reads(ana)).toBe(false)
    const { body: quote } = await ana.call('POST', '/v1/payment/quote', { bases: ['contraloria'] })
    expect(quote.data).toMatchObject({
      hoy: { neto: 840, iva: 160, total: 1000 },
      desdeSegundoMes: { total: 11_000 },
      primerCobroCompleto: '2026-09-01',
      lineas: [{ base: 'contraloria', mensual: 10_000, gratisAhora: true, plazo: 'se lee desde hoy y se cobra desde el 01-09-2026' }],
      termino: 'Puede cancelar cuando quiera; si cancela durante el primer mes, las bases no se cobran.',
    })
    const { redirectUrl, paymentRef } = await pay(ana, ['contraloria'])
    expect(await attemptOf(ana, paymentRef)).toMatchObject({ estado: 'redirected', terminado: false, referencia: null })
    const back = await registerAtProvider(redirectUrl, 'credit')
    expect(back?.action).toBe('https://basejuris.test/v1/payment/flow/return')
    expect(await comeBack(test, back?.token ?? '')).toEqual({
      status: 303,
      location: `https://basejuris.test/payment-return?payment_ref=${paymentRef}`,
    })
    await test.runJobs()
    expect(await attemptOf(ana, paymentRef)).toMatchObject({
      estado: 'active',
      terminado: true,
      motivo: null,
      primerCobroCompleto: '2026-09-01',
      referencia: expect.stringMatching(/^FLW-\d+$/),
    })
    expect(await validate(ana)).toEqual({ isActive: true, motivo: 'Suscripción completa activa' })
    expect(await invoices(ana)).toMatchObject([{ estado: 'pagado', monto: { neto: 840, iva: 160, total: 1000 }, enlaceDePago: null }])
    expect(await reads(ana)).toBe(true)
    expect((await ana.call('GET', '/v1/payment/user')).body.data).toMatchObject({
      creditCardType: 'Visa',
      last4CardDigits: '6623',
      customerId: ana.customerId,
      email: ana.email,
      status: 1,
      subscriptionStatus: 1,
    })
    expect(
      (await ana.call('POST', '/v1/payment/user/card-register', { customerId: ana.customerId, bases: ['contraloria'], aceptaCobro: true }))
        .body.code,
    ).toBe('payment.subscribed')
    const { rows } = await test.database.execute(
      `select c.terms_version, c.text, t.sections->0->>'title' as title from payment_consents c join accepted_terms t on t.hash = c.terms_hash where attempt_id = '${paymentRef}'`,
    )
    expect(rows).toEqual([{ terms_version: '2', text: quote.data.consentimiento, title: 'Quién presta el servicio' }])
  })

  it('fails with a reason where the card is refused at registration, and succeeds the second time', async () => {
    const eva = await addPayer(test)
    const ref = await subscribe(test, eva, ['contraloria'], 'refusedAtRegistration')
    expect(await attemptOf(eva, ref)).toMatchObject({ estado: 'failed', motivo: 'La tarjeta no quedó registrada.', subscriptionId: null })
    const second = await subscribe(test, eva, ['contraloria'])
    expect(await attemptOf(eva, second)).toMatchObject({ estado: 'active' })
  })

  it('gives nothing for a declined first charge; another card pays a new subscription, and the unpaid one ends', async () => {
    const eva = await addPayer(test)
    const ref = await subscribe(test, eva, ['contraloria'], 'refusedAtCharge')
    expect(await attemptOf(eva, ref)).toMatchObject({ estado: 'failed', motivo: 'Su banco rechazó el cobro.', referencia: null })
    expect(await validate(eva)).toEqual({ isActive: false, motivo: 'Suscripción inactiva' })
    expect(await invoices(eva)).toMatchObject([{ estado: 'pendiente', enlaceDePago: expect.stringContaining('pay.php') }])
    expect(await reads(eva)).toBe(false)
    expect((await eva.call('POST', '/v1/payment/subscription/create', { planId: 'fullBjud', customerId: eva.customerId })).body.code).toBe(
      'payment.declined',
    )
    // The month that was never paid does not count as the free one.
    expect((await eva.call('POST', '/v1/payment/quote', { bases: ['contraloria'] })).body.data).toMatchObject({
      hoy: { total: 1000 },
      lineas: [{ base: 'contraloria', gratisAhora: true }],
    })
    const { redirectUrl, paymentRef } = await pay(eva, ['contraloria'], { otraTarjeta: true })
    await comeBack(test, (await registerAtProvider(redirectUrl, 'accepting'))?.token ?? '')
    await test.runJobs()
    expect(await attemptOf(eva, paymentRef)).toMatchObject({ estado: 'active' })
    expect((await invoices(eva)).map(({ estado }: { estado: string }) => estado).sort()).toEqual(['anulado', 'pagado'])
    const statuses = (await provided()).filter(({ customerId }) => customerId === eva.customerId).map(({ status }) => status)
    expect(statuses.sort()).toEqual([1, 4])
    expect(await reads(eva)).toBe(true)
  })

  it('is finished by a job for whoever registered a card and never came back, and expires for who never did', async () => {
    const [ana, eva] = [await addPayer(test), await addPayer(test)]
    const { redirectUrl, paymentRef } = await pay(ana, ['contraloria'])
    const abandoned = await pay(eva, ['contraloria'])
    await registerAtProvider(redirectUrl, 'credit')
    await test.advance({ hours: 1 })
    await reconcileAttempts(test.services, test.provider, { untouchedMs: 0 })
    expect(await attemptOf(ana, paymentRef)).toMatchObject({ estado: 'active' })
    expect(await attemptOf(eva, abandoned.paymentRef)).toMatchObject({ estado: 'redirected' })
    await test.advance({ hours: 24 })
    await reconcileAttempts(test.services, test.provider, { untouchedMs: 0 })
    expect(await attemptOf(eva, abandoned.paymentRef)).toMatchObject({ estado: 'expired', terminado: true })
  })
})

describe('a subscription', () => {
  let ana: Payer
  let subscriptionId: string
  const view = async () => (await ana.call('GET', `/v1/payment/subscription/get?subscriptionId=${subscriptionId}`)).body.data
  const item = async (name: string) => (await ana.call('POST', '/v1/payment/subscription/item/create', { name, amount: 1 })).body.data
  beforeAll(async () => {
    ana = await addPayer(test)
    const ref = await subscribe(test, ana, ['contraloria'])
    subscriptionId = (await attemptOf(ana, ref)).subscriptionId
  })

  it('takes a further base without a charge, readable at once', async () => {
    const added = await item('Corte Suprema')
    expect(added).toMatchObject({ base: 'base_corte_suprema', amount: 20_000, currency: 'CLP' })
    const add = () => ana.call('POST', '/v1/payment/subscription/item/add', { subscriptionId, itemId: added.itemId })
    expect((await add()).body.data.bases).toHaveLength(2)
    expect((await add()).body.code).toBe('payment.base_held')
    expect(await invoices(ana)).toHaveLength(1)
    expect((await ana.call('GET', `/v1/payment/subscription/item?itemId=${added.itemId}`)).body.data).toEqual(added)
    const { body } = await ana.call('POST', '/v1/payment/quote', { bases: ['base_salud_corte_suprema'] })
    const day = formatDate(body.data.primerCobroCompleto)
    const plazo = `se lee desde hoy y se suma a su factura del ${day}`
    const termino = `Puede quitar cada base cuando quiera; si la quita antes del ${day}, no se cobra.`
    expect(body.data).toMatchObject({ hoy: { total: 0 }, desdeSegundoMes: { total: 81_000 }, seSuma: true, lineas: [{ plazo }], termino })
    expect(body.data.consentimiento).toContain(`Bases: Salud Corte Suprema, $50.000 al mes, ${plazo}. ${termino}`)
  })

  it('is charged by the month what the quote said, to the peso', async () => {
    await test.advance({ months: 1, days: 1 })
    expect(await reconcileSubscriptions(test.services, test.provider, { scope: 'near renewal' })).not.toEqual([])
    expect(await invoices(ana)).toMatchObject([
      { estado: 'pagado', monto: { neto: 26_050, iva: 4950, total: 31_000 } },
      { monto: { total: 1000 } },
    ])
    expect(await reconcileSubscriptions(test.services, test.provider, { scope: 'all' })).toEqual([])
  })

  it('lets a base be read to the end of the paid period after it was removed, and charges it no more', async () => {
    const { itemId } = await item('contraloria')
    const removed = await ana.call('DELETE', '/v1/payment/subscription/item/delete', { itemId, changeType: 'to_future' })
    expect(removed.body.data.bases.find((one: { base: string }) => one.base === 'contraloria').legibleHasta).not.toBeNull()
    expect(await reads(ana)).toBe(true)
    await test.advance({ months: 1, days: 1 })
    await reconcileSubscriptions(test.services, test.provider, { scope: 'all' })
    expect((await invoices(ana))[0]).toMatchObject({ estado: 'pagado', monto: { total: 21_000 } })
    expect(await reads(ana)).toBe(false)
  })

  it('makes a base that is taken again within twelve months readable from the next paid invoice, and its quote says so', async () => {
    const { lineas, primerCobroCompleto } = (await ana.call('POST', '/v1/payment/quote', { bases: ['contraloria'] })).body.data
    expect(lineas).toMatchObject([
      {
        gratisAhora: false,
        plazo: `ya tuvo su mes sin cobro: se lee desde su factura del ${formatDate(primerCobroCompleto)}, una vez pagada`,
      },
    ])
    const { itemId } = await item('contraloria')
    const again = await ana.call('POST', '/v1/payment/subscription/item/add', { subscriptionId, itemId })
    expect(again.body.data.bases.at(-1)).toMatchObject({ base: 'contraloria', legibleDesde: null })
    expect(await reads(ana)).toBe(false)
    await test.advance({ months: 1, days: 1 })
    await reconcileSubscriptions(test.services, test.provider, { scope: 'all' })
    expect((await invoices(ana))[0]).toMatchObject({ monto: { total: 31_000 } })
    expect((await view()).next_invoice_date > primerCobroCompleto).toBe(true)
    expect(await reads(ana)).toBe(true)
  })

  it('answers the stored copy, said to be so, while the provider is down', async () => {
    await test.simulator.control.addFault({ endpoint: '*', kind: 'errorBefore', times: 10 })
    expect(await view()).toMatchObject({ isActive: true, desactualizado: true })
    await test.simulator.control.clearFaults()
    expect(await view()).toMatchObject({ isActive: true, desactualizado: false, morose: 0 })
  })

  it('ends with its paid period when it is cancelled, however often, and starts anew without a day charged twice', async () => {
    const cancel = () => ana.call('POST', `/v1/payment/subscription/cancel?subscriptionId=${subscriptionId}`)
    const { body } = await cancel()
    expect(body.data).toMatchObject({ isActive: true, isPendingCancellation: true, cancel_at_period_end: 1 })
    expect((await cancel()).status).toBe(200)
    expect(await validate(ana)).toEqual({ isActive: true, motivo: 'Suscripción activa con cancelación programada' })
    const { cancel_at: ends } = (await cancel()).body.data
    const { body: quoted } = await ana.call('POST', '/v1/payment/quote', { bases: ['contraloria'] })
    const { comienza } = quoted.data
    expect(comienza > ends.slice(0, 10)).toBe(true)
    expect(quoted.data).toMatchObject({
      hoy: { total: 0 },
      desdeSegundoMes: { total: 11_000 },
      primerCobroCompleto: comienza,
      seSuma: false,
      lineas: [{ plazo: `se lee y se cobra con la suscripción nueva, desde el ${formatDate(comienza)}` }],
    })
    expect(quoted.data.consentimiento).toContain('Pago de hoy: $0, IVA incluido. La suscripción comienza el')
    const before = (await invoices(ana)).length
    const ref = await subscribe(test, ana, ['contraloria'])
    expect(await attemptOf(ana, ref)).toMatchObject({ estado: 'active', primerCobroCompleto: comienza, referencia: null })
    expect(await invoices(ana)).toHaveLength(before)
    expect(await reads(ana)).toBe(true)
    await test.advance({ months: 1, days: 1 })
    await reconcileSubscriptions(test.services, test.provider, { scope: 'all' })
    expect((await view()).motivo).toBe('Suscripción cancelada')
    expect((await invoices(ana))[0]).toMatchObject({ monto: { total: 11_000 }, estado: 'pagado' })
    expect((await attemptOf(ana, ref)).primerCobroCompleto).toBe(comienza)
    expect(await validate(ana)).toEqual({ isActive: true, motivo: 'Suscripción completa activa' })
  })

  it('gives no access once a renewal is overdue, and gives it again once it is paid', async () => {
    const eva = await addPayer(test)
    await subscribe(test, eva, ['contraloria'])
    await test.simulator.control.setCard({ customerId: eva.customerId, card: null })
    await test.advance({ months: 1, days: 1 })
    await reconcileSubscriptions(test.services, test.provider, { scope: 'all' })
    expect(await validate(eva)).toEqual({ isActive: true, motivo: 'Suscripción completa activa' })
    const [unpaid] = await invoices(eva)
    expect(unpaid).toMatchObject({ estado: 'pendiente', enlaceDePago: expect.any(String) })
    const refused = {
      status: 409,
      body: {
        code: 'payment.unpaid',
        details: [
          {
            field: 'cobro',
            message: `Debe $11.000, con vencimiento el ${formatDate(unpaid.vence)}.`,
            enlace: unpaid.enlaceDePago,
          },
        ],
      },
    }
    expect(await eva.call('POST', '/v1/payment/quote', { bases: ['contraloria'] })).toMatchObject(refused)
    const { itemId } = (await eva.call('POST', '/v1/payment/subscription/item/create', { name: 'Corte Suprema', amount: 1 })).body.data
    const { subscriptionId } = unpaid
    expect(await eva.call('POST', '/v1/payment/subscription/item/add', { subscriptionId, itemId })).toMatchObject(refused)
    await test.advance({ days: 5 })
    // An invoice that the provider does not answer withholds nothing else that it said.
    await test.simulator.control.addFault({ endpoint: 'invoice/get', kind: 'errorBefore', times: 20 })
    await reconcileSubscriptions(test.services, test.provider, { scope: 'near renewal' }).catch(() => undefined)
    expect(await validate(eva)).toEqual({ isActive: false, motivo: 'Suscripción en mora' })
    await test.simulator.control.clearFaults()
    await reconcileSubscriptions(test.services, test.provider, { scope: 'near renewal' })
    expect(await validate(eva)).toEqual({ isActive: false, motivo: 'Suscripción en mora' })
    expect(await reads(eva)).toBe(false)
    expect(await eva.call('POST', '/v1/payment/quote', { bases: ['contraloria'] })).toMatchObject(refused)
    expect(
      await eva.call('POST', '/v1/payment/user/card-register', { customerId: eva.customerId, bases: ['contraloria'], aceptaCobro: true }),
    ).toMatchObject(refused)
    await test.simulator.control.setCard({ customerId: eva.customerId, card: { number: testCards.credit.number } })
    await test.provider.client.call('invoice/retryToCollect', { invoiceId: unpaid.invoiceId })
    await test.simulator.control.addFault({ endpoint: 'invoice/get', kind: 'slow', delayMs: 500, times: 1 })
    const reconciled = reconcileSubscriptions(test.services, test.provider, { scope: 'near renewal' })
    await wait(300)
    // State and invoices change together.
    expect([(await validate(eva)).isActive, (await invoices(eva))[0].estado]).toEqual([false, 'pendiente'])
    await reconciled
    expect((await invoices(eva))[0]).toMatchObject({ estado: 'pagado', enlaceDePago: null })
    expect(await validate(eva)).toEqual({ isActive: true, motivo: 'Suscripción completa activa' })
    expect(await reads(eva)).toBe(true)
    expect((await eva.call('POST', '/v1/payment/quote', { bases: ['contraloria'] })).body.data).toMatchObject({ lineas: [], seSuma: true })
  })
})

describe('the availability switch', () => {
  it('closes with the specified sentence, and with another where the plan is not ours', async () => {
    const ana = await addPayer(test)
    const start = () => ana.call('POST', '/v1/payment/user/create', {})
    await setFlag(test.services.db, 'subscriptions', false)
    expect((await start()).body.error).toBe(
      'Las suscripciones no están disponibles actualmente. Todas las funcionalidades son gratuitas con registro.',
    )
    await setFlag(test.services.db, 'subscriptions', true)
    const elsewhere = { ...test.services, site: { ...test.services.site, publicUrl: 'https://otro.test' } }
    expect(await checkCatalogue(elsewhere, test.provider)).toEqual([
      'plan fullBjud: la dirección de avisos es https://basejuris.test/v1/payment/flow/callback y debe ser https://otro.test/v1/payment/flow/callback',
    ])
    expect((await start()).body.code).toBe('payment.unavailable')
    expect((await test.app.inject('/v1/settings')).json().data.disponible).toBe(false)
    expect(await checkCatalogue(test.services, test.provider)).toEqual([])
    expect((await start()).body.data).toEqual({ customerId: ana.customerId })
    expect((await test.app.inject('/v1/settings')).json().data.disponible).toBe(true)
  })
  it('closes where the provider charges another amount for the plan or an item', async () => {
    const { control } = test.simulator
    const right = await control.snapshot()
    const [item] = right.items
    await control.restore({ ...right, plans: right.plans.map((plan) => ({ ...plan, amount: 2000 })) })
    expect(await checkCatalogue(test.services, test.provider)).toEqual(['plan fullBjud: el monto es 2000 y debe ser 1000'])
    await control.restore({ ...right, items: right.items.map((one) => (one.id === item?.id ? { ...one, amount: one.amount + 1 } : one)) })
    expect(await checkCatalogue(test.services, test.provider)).toEqual([expect.stringContaining(`ítem ${item?.id} de `)])
    await control.restore(right)
    expect(await checkCatalogue(test.services, test.provider)).toEqual([])
  })
})

it('lets nobody read under real keys what was paid to the simulator', async () => {
  const ana = await addPayer(test)
  await subscribe(test, ana, ['contraloria'])
  const actor = { kind: 'user', userId: ana.userId, sessionId: '' } as const
  const mayRead = async (provider: typeof test.provider) =>
    (await entitlementOfActor({ ...test.services, provider }, actor)).readable.has('contraloria')
  const real = { ...test.provider, mode: 'production' as const }
  expect([await mayRead(test.provider), await mayRead(real)]).toEqual([true, false])
  expect(await createPaymentGateway(test.services, real).hasSubscription(ana.userId)).toBe(false)
})
