import { listUserSubscriptions } from '@basejuris/database'
import { type Plan, plans } from '@basejuris/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addPayer,
  comeBack,
  contractedFor,
  openPayments,
  type Payer,
  pay,
  registerAtProvider,
  subscribe,
  type TestPayments,
} from '../../../testing/payments/open-payments.ts'
import { reconcileSubscriptions } from '../reconcile/reconcile-subscriptions.ts'
import { followPrices } from './apply-prices.ts'

let test: TestPayments
beforeAll(async () => {
  test = await openPayments()
})
afterAll(() => test.close())

/** A subscriber whose base was contracted at 8.000 a month; new contracts pay 10.000. */
async function subscribedAt(amount: number): Promise<{ payer: Payer; subscriptionId: string }> {
  const payer = await addPayer(test)
  await subscribe(test, payer, ['contraloria'])
  const [one] = await listUserSubscriptions(test.services.db, { userId: payer.userId, mode: 'simulator' })
  const subscriptionId = one?.row.subscriptionId ?? ''
  await contractedFor(test, { subscriptionId, base: 'contraloria', amount })
  await followPrices(test.services, test.provider)
  return { payer, subscriptionId }
}

const shown = async ({ call }: Payer, subscriptionId: string) =>
  (await call('GET', `/v1/payment/subscription/get?subscriptionId=${subscriptionId}`)).body.data
const accept = ({ call }: Payer, subscriptionId: string, precio = 10_000) =>
  call('POST', '/v1/payment/subscription/prices/accept', { subscriptionId, precios: [{ base: 'contraloria', precio }], aceptaCobro: true })
const charged = async (subscriptionId: string): Promise<number[]> =>
  (await test.simulator.control.snapshot()).invoices.filter((one) => one.subscriptionId === subscriptionId).map(({ amount }) => amount)
const nightly = async () => {
  await reconcileSubscriptions(test.services, test.provider, { scope: 'all' })
  await followPrices(test.services, test.provider)
}
const expectNothingHeld = async (subscriptionId: string) => {
  const { rows } = await test.database.execute('select 1 from payment_invoices where subscription_id = $1 and is_held', [subscriptionId])
  expect(rows).toEqual([])
}

describe('a price that changed', () => {
  it('is announced, and charged from its day on once the user agreed, with proof', async () => {
    const { payer, subscriptionId } = await subscribedAt(8000)
    const { preciosNuevos, consentimientoPrecios, next_invoice_date: next } = await shown(payer, subscriptionId)
    const desde = next.slice(0, 10)
    const announced = { base: 'contraloria', precioActual: 8000, precioNuevo: 10_000, desde, aceptadoEl: null, porAceptar: true }
    expect(preciosNuevos).toMatchObject([announced])
    expect(consentimientoPrecios).toContain('cuesta $10.000 al mes, IVA incluido, en lugar de $8.000')
    expect((await accept(payer, subscriptionId, 9000)).body.code).toBe('payment.price_not_offered')
    const { status, body } = await accept(payer, subscriptionId)
    expect([status, body.data.consentimientoPrecios, body.data.preciosNuevos]).toEqual([200, null, []])
    expect(body.data.bases.filter(({ legibleHasta }: { legibleHasta: string | null }) => legibleHasta === null)).toMatchObject([
      { base: 'contraloria', precio: 10_000, legibleDesde: expect.any(String) },
    ])
    const { rows } = await test.database.execute('select text, terms_version from payment_consents where subscription_id = $1', [
      subscriptionId,
    ])
    expect(rows).toEqual([{ text: consentimientoPrecios, terms_version: '2' }])
    expect((await accept(payer, subscriptionId)).body.code).toBe('payment.price_not_offered')
    await test.advance({ months: 1 })
    await nightly()
    expect(await charged(subscriptionId)).toEqual([1000, 11_000])
    await expectNothingHeld(subscriptionId)
  })

  it('ends the base with its period where nobody agreed, and is never charged', async () => {
    const { payer, subscriptionId } = await subscribedAt(8000)
    const { period_end: end } = await shown(payer, subscriptionId)
    await test.advance({ days: 29 })
    await nightly()
    const { bases, preciosNuevos } = await shown(payer, subscriptionId)
    expect(bases).toMatchObject([{ precio: 8000, legibleHasta: end.slice(0, 10) }])
    expect(preciosNuevos).toEqual([])
    expect((await accept(payer, subscriptionId)).body.code).toBe('payment.price_not_offered')
    await test.advance({ days: 5 })
    await nightly()
    expect(await charged(subscriptionId)).toEqual([1000, 1000])
    await expectNothingHeld(subscriptionId)
  })

  it('is announced fifteen days ahead: where the next invoice is nearer, from the one after it', async () => {
    const payer = await addPayer(test)
    await subscribe(test, payer, ['contraloria'])
    const [one] = await listUserSubscriptions(test.services.db, { userId: payer.userId, mode: 'simulator' })
    const subscriptionId = one?.row.subscriptionId ?? ''
    await contractedFor(test, { subscriptionId, base: 'contraloria', amount: 8000 })
    await test.advance({ days: 20 })
    await nightly()
    expect((await accept(payer, subscriptionId)).body.data.preciosNuevos).toMatchObject([{ aceptadoEl: expect.any(String) }])
    expect((await shown(payer, subscriptionId)).preciosNuevos).toMatchObject([{ porAceptar: false }])
    await test.advance({ days: 15 })
    await nightly()
    expect(await charged(subscriptionId)).toEqual([1000, 9000])
    await test.advance({ months: 1 })
    await nightly()
    expect(await charged(subscriptionId)).toEqual([1000, 9000, 11_000])
    await expectNothingHeld(subscriptionId)
  })

  it('that is lower is charged from its day on without consent', async () => {
    const { payer, subscriptionId } = await subscribedAt(15_000)
    expect((await shown(payer, subscriptionId)).bases).toContainEqual(expect.objectContaining({ precio: 10_000, legibleHasta: null }))
    await test.advance({ months: 1 })
    await nightly()
    expect(await charged(subscriptionId)).toEqual([1000, 11_000])
    await expectNothingHeld(subscriptionId)
  })

  it('is dropped with a base that its user removes', async () => {
    const { payer, subscriptionId } = await subscribedAt(8000)
    const [{ itemId }] = (await shown(payer, subscriptionId)).bases
    expect((await payer.call('DELETE', '/v1/payment/subscription/item/delete', { itemId })).body.data.preciosNuevos).toEqual([])
    await test.advance({ months: 1 })
    await nightly()
    expect(await charged(subscriptionId)).toEqual([1000, 1000])
  })

  it.each(['subscription/deleteItem', 'subscription/addItem'] as const)('survives a lost answer of %s', async (endpoint) => {
    const { payer, subscriptionId } = await subscribedAt(8000)
    await test.simulator.control.addFault({ endpoint, kind: 'timeoutAfter' })
    expect((await accept(payer, subscriptionId)).status).toBe(200)
    await nightly()
    const { items } = (await test.simulator.control.snapshot()).subscriptions.find((one) => one.subscriptionId === subscriptionId) ?? {
      items: [],
    }
    const stored = (await shown(payer, subscriptionId)).bases.filter(({ legibleHasta }: { legibleHasta: unknown }) => legibleHasta === null)
    expect(stored.map(({ itemId }: { itemId: number }) => itemId)).toEqual(items.map(({ itemId }) => itemId))
    await test.advance({ months: 1 })
    await nightly()
    expect(await charged(subscriptionId)).toEqual([1000, 11_000])
    await expectNothingHeld(subscriptionId)
  })

  it('never edits an item of the catalogue', async () => {
    const { payer, subscriptionId } = await subscribedAt(8000)
    const before = (await test.simulator.control.snapshot()).items.map(({ id, amount }) => [id, amount])
    await accept(payer, subscriptionId)
    const after = (await test.simulator.control.snapshot()).items.map(({ id, amount }) => [id, amount])
    expect(after).toEqual(before)
    const paths = (await test.simulator.control.requests()).map(({ endpoint }) => endpoint)
    expect(paths.filter((path) => /subscription_item\/(edit|delete)/.test(path))).toEqual([])
  })
})

it('quotes a further base with the prices that the subscription has', async () => {
  const { payer } = await subscribedAt(8000)
  const { body } = await payer.call('POST', '/v1/payment/quote', { bases: ['base_corte_suprema'] })
  const added = body.data.lineas[0].mensual
  expect(body.data).toMatchObject({ hoy: { total: 0 }, desdeSegundoMes: { total: 1000 + 8000 + added }, retractoHasta: null })
})

it('keeps the fee of a plan that is no longer sold, in quote, page and invoices', async () => {
  const former: Plan = { id: 'planAnterior', serviceFee: 700 }
  const listed = plans as unknown as Plan[]
  listed.unshift(former)
  try {
    const payer = await addPayer(test)
    const { client } = test.provider
    await client.call('plans/create', {
      planId: former.id,
      name: 'BaseJuris anterior',
      amount: former.serviceFee,
      currency: 'CLP',
      interval: 3,
      interval_count: 1,
      trial_period_days: 0,
      days_until_due: 3,
      periods_number: 0,
      charges_retries_number: 3,
      urlCallback: '',
    })
    const { redirectUrl } = await pay(payer, ['contraloria'])
    const token = (await registerAtProvider(redirectUrl, 'credit'))?.token ?? ''
    const { subscriptionId } = await client.call('subscription/create', { planId: former.id, customerId: payer.customerId })
    await comeBack(test, token)
    await test.runJobs()
    const own = (await payer.call('GET', '/v1/payment/subscription')).body.data
    expect(own.suscripcion).toMatchObject({ subscriptionId, planId: former.id, isActive: true })
    expect([own.tarifa, own.proximaFactura.monto.total]).toEqual([{ esteMes: 700, proxima: 700 }, 10_700])
    const quote = (await payer.call('POST', '/v1/payment/quote', { bases: ['base_corte_suprema'] })).body.data
    expect(quote.desdeSegundoMes.total).toBe(30_700)
    await test.advance({ months: 1 })
    await nightly()
    expect(await charged(subscriptionId)).toEqual([700, 10_700])
    await expectNothingHeld(subscriptionId)
  } finally {
    listed.shift()
  }
})
