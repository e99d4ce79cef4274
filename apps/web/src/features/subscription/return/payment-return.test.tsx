// @vitest-environment happy-dom

import type { AttemptView } from '@basejuris/contract'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { notify } from '../../../notifications/notify.ts'
import { renderView, signedIn } from '../../../testing/render-view.tsx'
import { stubServer } from '../../../testing/stub-server.ts'
import { writePaymentFlow } from '../../payment/payment-flow.ts'
import { PaymentReturn } from './payment-return.tsx'

vi.mock('../../../notifications/notify.ts', () => ({ notify: vi.fn(() => Promise.resolve()) }))

const paymentRef = '0f8fad5b-d9cb-469f-a165-70867728950e'
const amount = (total: number) => ({ neto: total, iva: 0, total })
const waiting: AttemptView = {
  paymentRef,
  proposito: 'suscripcion',
  estado: 'returned',
  terminado: false,
  motivo: null,
  bases: ['contraloria'],
  enEspera: [],
  hoy: amount(1000),
  desdeSegundoMes: amount(11_000),
  primerCobroCompleto: null,
  subscriptionId: null,
  referencia: null,
  createdAt: '2026-11-20T12:00:00Z',
}
const paid: AttemptView = { ...waiting, estado: 'active', terminado: true, primerCobroCompleto: '2026-12-20', referencia: 'FLW-1' }
const show = (attempt: AttemptView) => renderView(<PaymentReturn attempt={attempt} />, signedIn)

beforeEach(() => {
  vi.mocked(notify).mockClear()
  localStorage.setItem('basejuris-cart', '[]')
})

test('waits, and says a success with its reference once the server confirmed it', async () => {
  stubServer({ [`GET /v1/payment/attempts/${paymentRef}`]: { data: paid } })
  show(waiting)
  expect(screen.getByRole('heading', { name: 'Estamos confirmando su pago' })).toBeDefined()
  expect(await screen.findByRole('heading', { name: 'Suscripción activa' })).toBeDefined()
  expect(screen.getByText('FLW-1')).toBeDefined()
  expect(document.body.textContent).toContain('Primer cobro completo: el 20-12-2026, $11.000 al mes, IVA incluido, hasta que cancele.')
  expect(localStorage.getItem('basejuris-cart')).toBeNull()
  expect(notify).toHaveBeenCalledWith('Suscripción activada. Ya puede leer sus bases.')
})

test('one without a payment today is said to start when the earlier one ends', async () => {
  const later = { ...paid, hoy: amount(0), referencia: null }
  stubServer({ [`GET /v1/payment/attempts/${paymentRef}`]: { data: later } })
  show({ ...waiting, hoy: amount(0) })
  expect(await screen.findByRole('heading', { name: 'Suscripción contratada' })).toBeDefined()
  expect(screen.getByText(/^Comienza cuando termine la anterior\. Pago de hoy: \$0\./)).toBeDefined()
  expect(notify).toHaveBeenCalledWith('Suscripción contratada. Comienza cuando termine la anterior.')
})

test('a base that was taken again is not said to be readable', async () => {
  const again = { ...paid, enEspera: ['Contraloría'] }
  stubServer({ [`GET /v1/payment/attempts/${paymentRef}`]: { data: again } })
  show(waiting)
  expect(await screen.findByText(/^Contraloría: se lee desde la próxima factura pagada\. Pago de hoy: \$1\.000\./)).toBeDefined()
  expect(notify).toHaveBeenCalledWith('Suscripción activada. Contraloría: se lee desde la próxima factura pagada.')
})

test('a later visit says the same and leaves a new cart alone', () => {
  show(paid)
  expect(screen.getByRole('heading', { name: 'Suscripción activa' })).toBeDefined()
  expect(localStorage.getItem('basejuris-cart')).toBe('[]')
  expect(notify).not.toHaveBeenCalled()
})

test('the browser that left for it clears what it stored', async () => {
  writePaymentFlow({ customerId: 'cus_a', billingData: null, paymentRef })
  show(paid)
  await waitFor(() => expect(localStorage.getItem('paymentFlow')).toBeNull())
  expect(localStorage.getItem('basejuris-cart')).toBeNull()
})

test('a declined payment says why and leaves the cart', async () => {
  writePaymentFlow({ customerId: 'cus_a', billingData: null, paymentRef })
  show({ ...waiting, estado: 'failed', terminado: true, motivo: 'Su banco rechazó el cobro.' })
  expect(screen.getByRole('heading', { name: 'Suscripción no procesada' })).toBeDefined()
  await waitFor(() => expect(notify).toHaveBeenCalledWith('Error en el pago: Su banco rechazó el cobro.'))
  expect([localStorage.getItem('paymentFlow'), localStorage.getItem('basejuris-cart')]).toEqual([null, '[]'])
})

test.each([
  ['expired', 'El pago venció'],
  ['abandoned', 'El pago no se completó'],
] as const)('an attempt that is %s charged nothing', (estado, title) => {
  show({ ...waiting, estado, terminado: true })
  expect(screen.getByRole('heading', { name: title })).toBeDefined()
  expect(screen.getByText(/No se cobró nada/)).toBeDefined()
})

test('an attempt that the server refuses is not invented', async () => {
  stubServer({ [`GET /v1/payment/attempts/${paymentRef}`]: { status: 404, message: 'El pago no existe.' } })
  show(waiting)
  expect(await screen.findByRole('heading', { name: 'No se pudo consultar el pago' })).toBeDefined()
})
