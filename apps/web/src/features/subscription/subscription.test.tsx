// @vitest-environment happy-dom
import type { OwnSubscription, SubscriptionView } from '@basejuris/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { notify } from '../../notifications/notify.ts'
import { renderView, signedIn } from '../../testing/render-view.tsx'
import { type Answer, stubServer } from '../../testing/stub-server.ts'
import type { Invoice, SubscriptionPageProps } from './subscription-facts.ts'
import { SubscriptionPage } from './subscription-page.tsx'

vi.mock('../../notifications/notify.ts', () => ({ notify: vi.fn(() => Promise.resolve()) }))

const amount = (neto: number, iva: number) => ({ neto, iva, total: neto + iva })
const retracto = { disponible: false, hasta: '2026-12-02', monto: 1000, solicitadoEl: null, devolucion: null }
const view: SubscriptionView = {
  subscriptionId: 'sus_a',
  planId: 'fullBjud',
  status: 1,
  morose: 0,
  period_end: '2026-12-21T00:00:00-03:00',
  cancel_at: null,
  cancel_at_period_end: 0,
  next_invoice_date: '2026-12-22T00:00:00-03:00',
  isActive: true,
  isPendingCancellation: false,
  isCancelled: false,
  cancelAt: null,
  nextInvoiceDate: '2026-12-22',
  motivo: 'Suscripción completa activa',
  desactualizado: false,
  bases: [],
  retracto,
  preciosNuevos: [],
  consentimientoPrecios: null,
}
const held = { legibleDesde: '2026-11-22', legibleHasta: null }
const own: OwnSubscription = {
  suscripcion: view,
  seRenueva: true,
  anterior: null,
  tarifa: { esteMes: 1000, proxima: 1000 },
  bases: [{ base: 'contraloria', nombre: 'Contraloría General de la República', esteMes: 0, proxima: 10_000, itemId: 7, ...held }],
  periodo: { desde: '2026-11-22', hasta: '2026-12-21', monto: amount(840, 160), diferencia: 0 },
  proximaFactura: { fecha: '2026-12-22', monto: amount(9244, 1756) },
  tarjetaPorVencer: false,
}
const invoice: Invoice = {
  invoiceId: 1,
  subscriptionId: 'sus_a',
  fecha: '2026-11-22T12:00:00.000Z',
  desde: '2026-11-22',
  hasta: '2026-12-21',
  vence: '2026-11-25',
  estado: 'pagado',
  monto: amount(840, 160),
  pagadoEl: '2026-11-22T12:00:00.000Z',
  enlaceDePago: null,
  devolucion: null,
  documentos: [],
}
const card = {
  creditCardType: 'Visa',
  last4CardDigits: '6623',
  customerId: 'cus_a',
  email: 'abogada@ejemplo.cl',
  status: 1,
  registerDate: '2024-01-15T12:00:00.000Z',
  subscriptionStatus: 1,
}
const base = (id: 'contraloria' | 'base_corte_suprema', name: string, price: number) => ({
  id,
  name,
  price,
  icon: 'x',
  color: 'x',
  description: 'x',
  coleccion: id,
  isPremium: true,
  qdrant: true as const,
  total: 12,
  ficticias: 0,
  desde: null,
  hasta: null,
})
const bases = [base('contraloria', 'Contraloría General de la República', 10_000), base('base_corte_suprema', 'Corte Suprema', 20_000)]
const asked = 'GET /v1/payment/subscription/get'

function show(changed: Partial<SubscriptionPageProps> = {}, answers: Readonly<Record<string, Answer>> = {}) {
  const calls = stubServer({ [asked]: { data: changed.own?.suscripcion ?? view }, ...answers })
  const props = { own, card, invoices: [invoice], settings: { subscriptions: true, disponible: true, betaFree: false }, bases, ...changed }
  renderView(<SubscriptionPage {...props} />, signedIn)
  return calls
}
const subscribed = (changes: Partial<SubscriptionView>, rest: Partial<OwnSubscription> = {}): OwnSubscription => ({
  ...own,
  ...rest,
  suscripcion: { ...view, ...changes },
})
const section = (name: string) => within(screen.getByRole('region', { name }))

beforeEach(() => vi.clearAllMocks())

test('the paid month and the next invoice stand line by line, with net and IVA that give the total', () => {
  show()
  expect(screen.getByText('Suscripción completa activa')).toBeDefined()
  const table = section('Lo que contrató')
  expect(table.getByRole('columnheader', { name: 'Próximo cobro, el 22-12-2026' })).toBeDefined()
  for (const row of ['Tarifa de servicio $1.000 $1.000', 'Total, IVA incluido $1.000 $11.000', 'Neto $840 $9.244', 'IVA $160 $1.756'])
    expect(table.getByRole('row', { name: row })).toBeDefined()
  expect(table.queryByRole('row', { name: /Diferencia/ })).toBeNull()
  expect(table.getByRole('row', { name: /^Contraloría/ }).textContent).toContain('Gratis$10.000')
  expect(section('Cobros').getAllByRole('row')).toHaveLength(2)
  expect(section('Tarjeta').getByText('6623')).toBeDefined()
})

test('what no line explains of a paid invoice stands in a line of its own, so that the column adds up', () => {
  const periodo = { desde: '2026-11-22', hasta: '2026-12-21', monto: amount(420, 80), diferencia: -500 }
  show({ own: { ...own, periodo } })
  const row = section('Lo que contrató').getByRole('row', { name: /^Diferencia de este cobro/ })
  expect(row.textContent).toMatch(/-\$500\$0$/)
})

test('who has no subscription chooses bases, or reads that there is none to choose', () => {
  const without: OwnSubscription = { ...own, suscripcion: null, seRenueva: false, bases: [], periodo: null, proximaFactura: null }
  const settings = { subscriptions: true, disponible: true, betaFree: true }
  const free = bases.map((each) => ({ ...each, isPremium: false }))
  show({ own: without, invoices: [], settings, bases: free })
  expect(screen.getByText(/No la necesita: BaseJuris está en versión beta/)).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Elegir bases' })).toBeNull()
  show({ own: without, invoices: [] })
  expect(screen.getByText(/Elija las bases que quiere contratar/)).toBeDefined()
  expect(section('Elegir bases').getAllByRole('checkbox')).toHaveLength(2)
})

test('a base says how many rulings it has and of which days, or that it has none', () => {
  const without: OwnSubscription = { ...own, suscripcion: null, seRenueva: false, bases: [], periodo: null, proximaFactura: null }
  const [held, empty] = bases
  if (held === undefined || empty === undefined) throw new Error('Two bases are needed')
  show({
    own: without,
    invoices: [],
    bases: [
      { ...held, desde: '2024-01-02', hasta: '2024-01-02' },
      { ...empty, total: 0 },
    ],
  })
  const chooser = section('Elegir bases')
  expect(chooser.getByText('12 sentencias, del 02-01-2024')).toBeDefined()
  expect(chooser.getByRole('checkbox', { name: /Corte Suprema Aún sin sentencias/ })).toBeDefined()
})

test.each([
  'Suscripción cancelada',
  'Suscripción activa con cancelación programada',
  'Suscripción completa activa',
  'Suscripción inactiva',
  'Suscripción en mora',
  'Suscripción vencida',
])('the state is said in the words of the server: %s', (motivo) => {
  show({ own: subscribed({ motivo, isActive: false }) })
  expect(screen.getByText(motivo, { exact: true })).toBeDefined()
})

test('the page stands before the provider answers, and is rendered again only where something differs', async () => {
  const calls = show({}, { [asked]: 'pending' })
  expect(screen.getByText('Suscripción completa activa')).toBeDefined()
  expect(calls.map(({ call }) => call)).toContain(asked)
})

test('arrears say what access there is, link the payment, and can be cancelled', () => {
  const unpaid: Invoice = { ...invoice, estado: 'pendiente', pagadoEl: null, enlaceDePago: 'https://pago.test/1' }
  const late = subscribed({ motivo: 'Suscripción en mora', isActive: false, morose: 1 }, { periodo: null })
  show({ own: late, invoices: [{ ...unpaid, invoiceId: 2 }, invoice] })
  expect(screen.getByText('Suscripción en mora')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Activar Suscripción' })).toBeNull()
  expect(screen.getByText(/Tiene un cobro pendiente de \$1\.000\. No tiene acceso a sus bases hasta que se pague\./)).toBeDefined()
  expect(screen.getAllByRole('link', { name: /Pagar/ })[0]?.getAttribute('href')).toBe('https://pago.test/1')
  expect(screen.getByRole('button', { name: 'Cancelar suscripción' })).toBeDefined()
})

test('before it is due an unpaid invoice keeps the access, with a notice', () => {
  const unpaid: Invoice = { ...invoice, estado: 'pendiente', pagadoEl: null, enlaceDePago: 'https://pago.test/1' }
  show({ own: subscribed({ morose: 2 }), invoices: [unpaid] })
  expect(screen.getByText(/Conserva el acceso; si no se paga hasta el 25-11-2026, lo pierde\./)).toBeDefined()
})

test('cancelling takes one press and its confirmation, with nothing offered between', async () => {
  const calls = show({}, { 'POST /v1/payment/subscription/cancel': { data: view } })
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar suscripción' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Cancelar la suscripción' }))
  expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['', 'Volver', 'Confirmar cancelación'])
  expect(dialog.queryByRole('link')).toBeNull()
  fireEvent.click(dialog.getByRole('button', { name: 'Confirmar cancelación' }))
  await waitFor(() => expect(calls.some(({ call }) => call === 'POST /v1/payment/subscription/cancel')).toBe(true))
  await waitFor(() => expect(notify).toHaveBeenCalledWith(expect.stringContaining('quedó cancelada')))
})

test.each([
  [
    { isPendingCancellation: true, cancelAt: '2026-12-21', motivo: 'Suscripción activa con cancelación programada' },
    'Válida hasta el 21-12-2026',
  ],
  [{ isActive: false, isCancelled: true, cancelAt: '2026-12-21', motivo: 'Suscripción cancelada' }, 'Expiró el 21-12-2026'],
] as const)('%o says its day, offers Activar Suscripción with no base chosen, and nothing to cancel', (changes, sentence) => {
  show({ own: subscribed(changes, { seRenueva: false, proximaFactura: null }) })
  expect(document.body.textContent).toMatch(new RegExp(`${sentence}\\..*use el botón Activar Suscripción\\.`))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Contraloría/ }).checked).toBe(false)
  expect(screen.getByRole('button', { name: 'Activar Suscripción' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Cancelar suscripción' })).toBeNull()
})

test('one that starts later stands beside the one that ends', () => {
  const anterior = { motivo: 'Suscripción activa con cancelación programada', hasta: '2026-12-21', bases: ['Corte Suprema'] }
  show({ own: subscribed({ status: 0, isActive: false, motivo: 'Suscripción inactiva' }, { anterior, periodo: null }) })
  expect(screen.queryByRole('region', { name: 'Agregar una base' })).toBeNull()
  const state = screen.getByText('Suscripción contratada: comienza el 22-12-2026')
  expect(state.className).not.toContain('text-no')
  expect(screen.queryByText('Suscripción inactiva')).toBeNull()
  expect(
    screen.getByText(/sigue hasta el 21-12-2026 \(«Suscripción activa con cancelación programada»\), con Corte Suprema\./),
  ).toBeDefined()
})

test('a base is removed after its confirmation, and a removed one says until when it is read', async () => {
  const calls = show({}, { 'DELETE /v1/payment/subscription/item/delete': { data: view } })
  fireEvent.click(screen.getByRole('button', { name: 'Quitar Contraloría General de la República' }))
  fireEvent.click(screen.getByRole('button', { name: 'Quitar la base' }))
  await waitFor(() => expect(calls.find(({ call }) => call.startsWith('DELETE'))?.body).toEqual({ itemId: 7 }))
})

test('a removed base is read to its day and charged no more', () => {
  const [line] = own.bases
  const removed = { ...line, itemId: null, proxima: null, legibleHasta: '2026-12-21' } as OwnSubscription['bases'][number]
  show({ own: { ...own, bases: [removed] } })
  expect(screen.getByRole('row', { name: /^Contraloría/ }).textContent).toMatch(/Quitada: se lee hasta el 21-12-2026.*No se cobra/)
  expect(screen.queryByRole('button', { name: /^Quitar/ })).toBeNull()
})

test('the withdrawal says its last day and amount; done, how far the refund is', async () => {
  const calls = show(
    { own: subscribed({ retracto: { ...retracto, disponible: true } }) },
    { 'POST /v1/payment/subscription/withdraw': { data: view } },
  )
  expect(screen.getByText(/^Hasta el 02-12-2026 puede retractarse sin dar razones: .* \$1\.000/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Retractarme' }))
  fireEvent.click(screen.getByRole('button', { name: 'Confirmar retracto' }))
  await waitFor(() => expect(calls.find(({ call }) => call.endsWith('/withdraw'))?.body).toEqual({ subscriptionId: 'sus_a' }))
})

test('a withdrawal that was asked for says so', () => {
  const done = { ...retracto, solicitadoEl: '2026-11-23T12:00:00.000Z', devolucion: { monto: 1000, estado: 'solicitada' as const } }
  show({ own: subscribed({ isActive: false, isCancelled: true, retracto: done }, { seRenueva: false }) })
  expect(screen.getByText(/La devolución de \$1\.000 está solicitada/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Retractarme' })).toBeNull()
})

test('a changed price waits for a consent that nobody ticked', async () => {
  const change = { base: 'contraloria' as const, nombre: 'Contraloría', precioActual: 8000, precioNuevo: 10_000 }
  const dates = { desde: '2026-12-22', aceptarHasta: '2026-12-19', aceptadoEl: null }
  const waiting = { ...change, ...dates, porAceptar: true }
  const court = { base: 'base_corte_suprema' as const, nombre: 'Corte Suprema', precioActual: 25_000, precioNuevo: 20_000 }
  const lower = { ...court, ...dates, porAceptar: false }
  const calls = show(
    { own: subscribed({ preciosNuevos: [waiting, lower], consentimientoPrecios: 'Acepto que cueste $10.000.' }) },
    { 'POST /v1/payment/subscription/prices/accept': { data: view } },
  )
  const prices = section('Precios nuevos')
  expect(prices.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Contraloría: de $8.000 a $10.000 al mes desde el 22-12-2026. Puede aceptar hasta el 19-12-2026; si no acepta, la base termina el día anterior al cambio y no se le cobra.',
    'Corte Suprema: de $25.000 a $20.000 al mes desde el 22-12-2026. No necesita hacer nada.',
  ])
  const accept = screen.getByRole<HTMLButtonElement>('button', { name: 'Aceptar los precios nuevos' })
  expect(accept.disabled).toBe(true)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Acepto que cueste $10.000.' }))
  fireEvent.click(accept)
  // What the consent names, and nothing else: a lower price needs none.
  await waitFor(() =>
    expect(calls.find(({ call }) => call.endsWith('/accept'))?.body).toEqual({
      subscriptionId: 'sus_a',
      precios: [{ base: 'contraloria', precio: 10_000 }],
      aceptaCobro: true,
    }),
  )
})

test.each([
  ['accepted', { precioActual: 8000, aceptadoEl: '2026-11-23T12:00:00.000Z' }, /Lo aceptó el 23-11-2026\.$/],
  ['not accepted in time', { precioActual: 8000 }, /No se aceptó hasta el 19-12-2026: la base termina el día anterior al cambio/],
  ['lower', { precioActual: 12_000 }, /de \$12\.000 a \$10\.000 al mes desde el 22-12-2026\. No necesita hacer nada\.$/],
] as const)('a changed price that is %s is said, and asks for nothing', (_, change, sentence) => {
  const dates = { desde: '2026-12-22', aceptarHasta: '2026-12-19', aceptadoEl: null, porAceptar: false }
  const price = { base: 'contraloria' as const, nombre: 'Contraloría', precioNuevo: 10_000, ...dates, ...change }
  show({ own: subscribed({ preciosNuevos: [price] }) })
  expect(section('Precios nuevos').getByRole('listitem').textContent).toMatch(sentence)
  expect(screen.queryByRole('button', { name: 'Aceptar los precios nuevos' })).toBeNull()
})

test('another card is registered at the provider, also when the old one may expire', async () => {
  vi.spyOn(location, 'assign').mockImplementation(() => {})
  const url = 'https://pago.test/tarjeta'
  const calls = show(
    { own: { ...own, tarjetaPorVencer: true } },
    { 'POST /v1/payment/user/card-register': { data: { redirectUrl: url, paymentRef: 'x' } } },
  )
  expect(screen.getByText(/Su tarjeta puede estar por vencer: la registró el 15-01-2024/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Cambiar tarjeta' }))
  await waitFor(() => expect(location.assign).toHaveBeenCalledWith(url))
  expect(calls.find(({ call }) => call.endsWith('card-register'))?.body).toEqual({
    customerId: 'cus_a',
    proposito: 'tarjeta',
    otraTarjeta: true,
  })
})

test.each([
  [false, 'Las suscripciones no están disponibles actualmente. Todas las funcionalidades son gratuitas con registro.'],
  [true, 'El pago no está disponible en este momento. Intente más tarde.'],
])('closed payments (subscriptions %s) leave the page, the charges and the cancellation', (subscriptions, sentence) => {
  show({ settings: { subscriptions, disponible: false, betaFree: false } })
  expect(screen.getByText(sentence)).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Agregar una base' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Cancelar suscripción' })).toBeDefined()
})

test('who never had one chooses bases and sees what they cost', async () => {
  const hoy = amount(840, 160)
  const quote = { lineas: [], hoy, desdeSegundoMes: amount(9244, 1756), primerCobroCompleto: '2026-12-22', seSuma: false, comienza: null }
  show({ own: { ...own, suscripcion: null, bases: [], proximaFactura: null }, invoices: [] }, { 'POST /v1/payment/quote': { data: quote } })
  const opened = vi.fn()
  addEventListener('payment:open', (event) => opened((event as CustomEvent).detail), { once: true })
  fireEvent.click(screen.getByRole('checkbox', { name: /^Contraloría/ }))
  await screen.findByText('Pago de hoy: $1.000. Desde el 22-12-2026, $11.000 al mes (neto $9.244 + IVA $1.756).')
  fireEvent.click(screen.getByRole('button', { name: 'Activar Suscripción' }))
  expect(opened).toHaveBeenCalledWith(['contraloria'])
})
