import { expect, it } from 'vitest'
import { callAs } from '../../../testing/call-as.ts'
import { contractedFor } from '../../../testing/payments/open-payments.ts'
import { addPayer, type Payer, paymentFixture, subscribe } from '../../../testing/payments/payment-fixture.ts'
import { followPrices } from '../prices/apply-prices.ts'
import { reconcileSubscriptions } from '../reconcile/reconcile-subscriptions.ts'

const test = paymentFixture()
const shown = async ({ call }: Payer) => (await call('GET', '/v1/payment/subscription')).body.data
const reconcile = () => reconcileSubscriptions(test.services, test.provider, { scope: 'all' })
const amount = (total: number) => ({ neto: Math.round(total / 1.19), iva: total - Math.round(total / 1.19), total })

it('is nothing for who never had one, and for nobody without a session', async () => {
  expect(await shown(await addPayer(test))).toEqual({
    suscripcion: null,
    seRenueva: false,
    anterior: null,
    tarifa: { esteMes: 0, proxima: null },
    bases: [],
    periodo: null,
    proximaFactura: null,
    tarjetaPorVencer: false,
  })
  expect((await callAs(test)('GET', '/v1/payment/subscription')).status).toBe(401)
})

it('says line by line what the month costs and what the next invoice charges, without asking the provider', async () => {
  const ana = await addPayer(test)
  await subscribe(test, ana, ['contraloria'])
  const before = (await test.simulator.control.requests()).length
  const first = await shown(ana)
  expect(first).toMatchObject({
    suscripcion: { motivo: 'Suscripción completa activa', isActive: true, desactualizado: false },
    seRenueva: true,
    tarifa: { esteMes: 1000, proxima: 1000 },
    bases: [{ base: 'contraloria', esteMes: 0, proxima: 10_000, itemId: expect.any(Number), legibleHasta: null }],
    periodo: { monto: amount(1000), diferencia: 0 },
    proximaFactura: { monto: amount(11_000) },
  })
  expect(await test.simulator.control.requests()).toHaveLength(before)

  await test.advance({ months: 1, days: 1 })
  await reconcile()
  const { cobros } = (await ana.call('GET', '/v1/payment/invoices')).body.data
  expect(cobros[0].monto).toEqual(first.proximaFactura.monto)
  const second = await shown(ana)
  expect(second).toMatchObject({
    tarifa: { esteMes: 1000, proxima: 1000 },
    bases: [{ esteMes: 10_000, proxima: 10_000 }],
    periodo: { monto: amount(11_000), diferencia: 0 },
  })

  await ana.call('DELETE', '/v1/payment/subscription/item/delete', { itemId: second.bases[0].itemId })
  expect(await shown(ana)).toMatchObject({
    bases: [{ esteMes: 10_000, proxima: null, itemId: null, legibleHasta: second.periodo.hasta }],
    proximaFactura: { monto: amount(1000) },
  })
  await test.advance({ months: 1, days: 1 })
  await reconcile()
  expect(await shown(ana)).toMatchObject({ bases: [], periodo: { monto: amount(1000) } })
})

it('leaves a dearer price out of the next invoice until its user accepts it, and says the base once', async () => {
  const ana = await addPayer(test)
  await subscribe(test, ana, ['contraloria'])
  const { subscriptionId } = (await shown(ana)).suscripcion
  await contractedFor(test, { subscriptionId, base: 'contraloria', amount: 8000 })
  await followPrices(test.services, test.provider)
  expect(await shown(ana)).toMatchObject({ bases: [{ proxima: 0 }], proximaFactura: { monto: amount(1000) } })
  const precios = [{ base: 'contraloria', precio: 10_000 }]
  await ana.call('POST', '/v1/payment/subscription/prices/accept', { subscriptionId, precios, aceptaCobro: true })
  const accepted = await shown(ana)
  expect(accepted).toMatchObject({ bases: [{ proxima: 10_000, legibleHasta: null }], proximaFactura: { monto: amount(11_000) } })
  expect(accepted.bases).toHaveLength(1)
})

it('shows the one that follows beside the one that ends, and says when the copy is old and the card may be', async () => {
  const ana = await addPayer(test)
  await subscribe(test, ana, ['contraloria'])
  const { subscriptionId, period_end: end } = (await shown(ana)).suscripcion
  await ana.call('POST', `/v1/payment/subscription/cancel?subscriptionId=${subscriptionId}`)
  expect(await shown(ana)).toMatchObject({
    suscripcion: { subscriptionId, isPendingCancellation: true },
    seRenueva: false,
    proximaFactura: null,
    bases: [{ proxima: null }],
    anterior: null,
  })
  await subscribe(test, ana, ['contraloria'])
  const next = await shown(ana)
  expect(next).toMatchObject({
    suscripcion: { status: 0, motivo: 'Suscripción inactiva' },
    seRenueva: true,
    anterior: {
      motivo: 'Suscripción activa con cancelación programada',
      hasta: end.slice(0, 10),
      bases: ['Contraloría General de la República'],
    },
    periodo: null,
  })
  expect(next.suscripcion.subscriptionId).not.toBe(subscriptionId)
  expect(next.proximaFactura.fecha > end.slice(0, 10)).toBe(true)

  await test.advance({ days: 3 })
  expect(await shown(ana)).toMatchObject({ suscripcion: { desactualizado: true }, tarjetaPorVencer: false })
  await test.database.execute("update payment_customers set card_registered_at = '2023-01-01' where user_id = $1", [ana.userId])
  expect(await shown(ana)).toMatchObject({ tarjetaPorVencer: true })
})
