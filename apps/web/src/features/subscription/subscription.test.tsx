// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { notify } from '../../notifications/notify.ts'
import { renderView, signedIn } from '../../testing/render-view.tsx'
import { stubServer } from '../../testing/stub-server.ts'
import type { SubscriptionPageProps } from './subscription-facts.ts'
import { SubscriptionPage } from './subscription-page.tsx'

vi.mock('../../notifications/notify.ts', () => ({ notify: vi.fn(() => Promise.resolve()) }))

const subscription: NonNullable<SubscriptionPageProps['subscription']> = {
  subscriptionId: 'sus_a',
  planId: 'fullBjud',
  status: 1,
  morose: 0,
  period_end: '2026-12-19T00:00:00-03:00',
  cancel_at: null,
  cancel_at_period_end: 0,
  next_invoice_date: '2026-12-20T00:00:00-03:00',
  isActive: true,
  isPendingCancellation: false,
  isCancelled: false,
  cancelAt: null,
  nextInvoiceDate: '2026-12-20',
  motivo: 'Suscripción completa activa',
  desactualizado: false,
  bases: [
    { base: 'contraloria', nombre: 'Contraloría', precio: 10_000, itemId: 7, legibleDesde: '2026-11-20', legibleHasta: null },
    {
      base: 'base_corte_suprema',
      nombre: 'Corte Suprema',
      precio: 20_000,
      itemId: 8,
      legibleDesde: '2026-11-20',
      legibleHasta: '2026-12-19',
    },
  ],
  retracto: { disponible: true, hasta: '2026-11-30', monto: 1000, solicitadoEl: null, devolucion: null },
  preciosNuevos: [],
  consentimientoPrecios: null,
}
const invoice: SubscriptionPageProps['invoices'][number] = {
  invoiceId: 1,
  subscriptionId: 'sus_a',
  fecha: '2026-11-20T12:00:00Z',
  desde: '2026-11-20',
  hasta: '2026-12-19',
  vence: '2026-11-23',
  estado: 'pagado',
  monto: { neto: 840, iva: 160, total: 1000 },
  pagadoEl: '2026-11-20T12:00:00Z',
  enlaceDePago: null,
  devolucion: null,
  documentos: [],
}
const props: SubscriptionPageProps = {
  subscription,
  card: {
    creditCardType: 'Visa',
    last4CardDigits: '6623',
    customerId: 'cus_a',
    email: 'abogada@ejemplo.cl',
    status: 1,
    registerDate: null,
    subscriptionStatus: 1,
  },
  invoices: [invoice],
  quote: {
    lineas: [],
    hoy: { neto: 0, iva: 0, total: 0 },
    desdeSegundoMes: { neto: 9244, iva: 1756, total: 11_000 },
    primerCobroCompleto: '2026-12-20',
    consentimiento: 'c',
    versionTerminos: '2',
    retractoHasta: null,
  },
  settings: { subscriptions: true, disponible: true },
  bases: [],
}
const show = (changed: Partial<SubscriptionPageProps> = {}) => renderView(<SubscriptionPage {...props} {...changed} />, signedIn)
const section = (name: string) => within(screen.getByRole('region', { name }))

beforeEach(() => vi.mocked(notify).mockClear())

test('says state, period, next charge to the peso, card and last day to withdraw', () => {
  show()
  expect(screen.getByText('Suscripción completa activa')).toBeDefined()
  expect(screen.getByText(/^Período pagado hasta el 19-12-2026\./)).toBeDefined()
  const total = section('Lo que contrató').getByRole('row', { name: /^Total desde el 2º mes, IVA incluido/ })
  expect(total.textContent).toContain('Próximo cobro: el 20-12-2026$11.000')
  expect(section('Lo que contrató').getByText('Neto $9.244 + IVA $1.756')).toBeDefined()
  expect(section('Lo que contrató').getByText('Quitada: se lee hasta el 19-12-2026')).toBeDefined()
  expect(section('Tarjeta').getByText('6623')).toBeDefined()
  expect(section('Retracto').getByText(/^Hasta el 30-11-2026 puede retractarse/)).toBeDefined()
})

test('cancelling takes two presses, with no offer between them', async () => {
  const calls = stubServer({ 'POST /v1/payment/subscription/cancel': { data: subscription } })
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar suscripción' }))
  const dialog = screen.getByRole('dialog')
  expect(dialog.textContent).toContain('Conserva sus bases hasta el 19-12-2026. Después no se le cobra nada más.')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Confirmar' }))
  await waitFor(() => expect(notify).toHaveBeenCalledWith(expect.stringMatching(/^Su suscripción quedó cancelada/)))
  expect(calls.map(({ call }) => call)).toEqual(['POST /v1/payment/subscription/cancel'])
})

test('removes the base of its row', async () => {
  const calls = stubServer({ 'DELETE /v1/payment/subscription/item/delete': { data: subscription } })
  show()
  expect(screen.queryByRole('button', { name: 'Quitar Corte Suprema' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Quitar Contraloría' }))
  fireEvent.click(screen.getByRole('button', { name: 'Quitar la base' }))
  await waitFor(() => expect(calls).toEqual([{ call: 'DELETE /v1/payment/subscription/item/delete', body: { itemId: 7 } }]))
})

test('an unpaid charge says whether access remains, and where it is paid', () => {
  const unpaid = { ...invoice, estado: 'pendiente', enlaceDePago: 'https://pago.test/1' } as const
  const { unmount } = show({ invoices: [unpaid] })
  expect(screen.getByText(/Conserva el acceso; si no se paga hasta el 23-11-2026, lo pierde/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Pagar ahora' }).getAttribute('href')).toBe('https://pago.test/1')
  unmount()
  show({ invoices: [unpaid], subscription: { ...subscription, isActive: false, morose: 1, motivo: 'Suscripción en mora' } })
  expect(screen.getByText('Suscripción en mora')).toBeDefined()
  expect(screen.getByText(/No tiene acceso a sus bases hasta que se pague/)).toBeDefined()
})

test('a cancellation shows its day and the way back', () => {
  const pending = { ...subscription, isPendingCancellation: true, cancelAt: '2026-12-19', cancel_at_period_end: 1 }
  const { unmount } = show({ subscription: { ...pending, motivo: 'Suscripción activa con cancelación programada' } })
  expect(screen.getByText(/^Válida hasta el 19-12-2026\..*use el botón Activar Suscripción\.$/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Cancelar suscripción' })).toBeNull()
  unmount()
  show({ subscription: { ...pending, isActive: false, isPendingCancellation: false, isCancelled: true, motivo: 'Suscripción cancelada' } })
  expect(screen.getByText(/^Expiró el 19-12-2026\./)).toBeDefined()
})

test('new prices are accepted with a box that nobody ticked', async () => {
  const calls = stubServer({ 'POST /v1/payment/subscription/prices/accept': { data: subscription } })
  const change = {
    base: 'contraloria',
    nombre: 'Contraloría',
    precioActual: 10_000,
    precioNuevo: 12_000,
    desde: '2027-01-20',
    aceptarHasta: '2027-01-19',
    aceptadoEl: null,
  } as const
  show({ subscription: { ...subscription, preciosNuevos: [change], consentimientoPrecios: 'Acepto $12.000 al mes.' } })
  const accept = screen.getByRole<HTMLButtonElement>('button', { name: 'Aceptar los precios nuevos' })
  expect(accept.disabled).toBe(true)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Acepto $12.000 al mes.' }))
  fireEvent.click(accept)
  const body = { subscriptionId: 'sus_a', precios: [{ base: 'contraloria', precio: 12_000 }], aceptaCobro: true }
  await waitFor(() => expect(calls).toEqual([{ call: 'POST /v1/payment/subscription/prices/accept', body }]))
})

test('without a subscription and with payments closed it says so', () => {
  show({ subscription: null, invoices: [], settings: { subscriptions: true, disponible: false } })
  expect(screen.getByText(/^No tiene una suscripción\./)).toBeDefined()
  expect(screen.getByText('El pago no está disponible en este momento. Intente más tarde.')).toBeDefined()
})
