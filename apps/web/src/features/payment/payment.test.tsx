// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { beforeEach, expect, test, vi } from 'vitest'
import { notify } from '../../notifications/notify.ts'
import { renderView, signedIn } from '../../testing/render-view.tsx'
import { type Answer, stubServer } from '../../testing/stub-server.ts'
import { LazyPayment } from './lazy-payment.tsx'
import { PaymentDialog } from './modal/payment-dialog.tsx'
import { openPayment } from './open-payment.ts'

vi.mock('../../notifications/notify.ts', () => ({ notify: vi.fn(() => Promise.resolve()) }))

const userId = signedIn.user?.id ?? ''
const paymentRef = '0f8fad5b-d9cb-469f-a165-70867728950e'
const providerPage = 'http://localhost:3199/app/customer/disclaimer.php?token=T'
const amount = (total: number) => ({ neto: total - Math.round(total * 0.16), iva: Math.round(total * 0.16), total })
const plazo = 'se lee desde hoy y se cobra desde el 20-12-2026'
const line = (base: string, nombre: string, mensual: number) => ({ base, nombre, mensual, gratisAhora: true, plazo })
const quote = {
  lineas: [
    line('base_corte_suprema', 'Corte Suprema', 20_000),
    line('base_salud_corte_suprema', 'Salud Corte Suprema', 50_000),
    line('contraloria', 'Contraloría', 10_000),
  ],
  hoy: amount(1000),
  desdeSegundoMes: amount(81_000),
  primerCobroCompleto: '2026-12-20',
  seSuma: false,
  comienza: null,
  termino: 'Puede cancelar cuando quiera; si cancela durante el primer mes, las bases no se cobran.',
  consentimiento: 'Pago de hoy: $1.000, IVA incluido.',
  versionTerminos: '2',
  retractoHasta: '2026-11-30',
}
const billingData = {
  tipoPersona: 'natural',
  nombre: 'Ana',
  apellidos: 'Pérez',
  rut: '12.345.678-5',
  telefono: '+56 2 2345 6789',
  direccion: 'Calle 1',
  ciudad: 'Santiago',
  region: 'Ñuble',
}
const wrapper = (data: object | null) => ({ data: { billingData: data, lastUpdated: null, version: '1.0' } })
const card = (last4CardDigits: string | null) => ({
  data: { status: last4CardDigits === null ? 0 : 1, creditCardType: last4CardDigits && 'Visa', last4CardDigits },
})
const attempt = (fields: object) => ({
  data: { paymentRef, terminado: true, motivo: null, referencia: null, enEspera: [], hoy: amount(1000), ...fields },
})
const answers: Readonly<Record<string, Answer | readonly Answer[]>> = {
  'GET /v1/settings': { data: { subscriptions: true, disponible: true } },
  'POST /v1/payment/quote': { data: quote },
  [`GET /v1/auth/profile/${userId}/billing`]: wrapper(billingData),
  [`PUT /v1/auth/profile/${userId}/billing`]: wrapper(billingData),
  'GET /v1/payment/user': card(null),
  'POST /v1/payment/user/create': { data: { customerId: 'cus_a' } },
  'POST /v1/payment/user/card-register': { data: { redirectUrl: providerPage, paymentRef } },
}
const ownPage = { data: { redirectUrl: `http://localhost/payment-return?payment_ref=${paymentRef}`, paymentRef } }
const onClosed = vi.fn()

async function openWith(changed: typeof answers = {}) {
  const calls = stubServer({ ...answers, ...changed })
  renderView(<PaymentDialog userId={userId} baseIds={['contraloria']} onClosed={onClosed} />, signedIn)
  return calls
}
async function agreeAndPay(): Promise<void> {
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Acepto los/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Pagar $1.000 hoy' }))
}

beforeEach(() => {
  vi.clearAllMocks()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(location, 'assign').mockImplementation(() => {})
})

test('the confirmation names two bases and how many more, both amounts, the four terms and the retracto, with nothing ticked', async () => {
  await openWith()
  const dialog = await screen.findByRole('dialog', { name: 'Datos de facturación' })
  expect(within(dialog).getByText('Paso 1 de 3, confirmación')).toBeDefined()
  expect(dialog.textContent).toContain('Corte Suprema, Salud Corte Suprema y 1 más')
  expect(screen.getByRole('row', { name: 'Total $1.000 $81.000' })).toBeDefined()
  expect(within(screen.getByRole('list', { name: 'Condiciones' })).getAllByRole('listitem')).toHaveLength(4)
  expect(dialog.textContent).toContain('Primer cobro completo: el 20-12-2026, $81.000 al mes')
  expect(dialog.textContent).toContain('Retracto: dentro de diez días, hasta el 30-11-2026')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Acepto los/ }).checked).toBe(false)
})

test('a subscription that starts when an earlier one ends is contracted without a payment today', async () => {
  await openWith({
    'POST /v1/payment/quote': { data: { ...quote, hoy: amount(0), comienza: '2027-01-05', primerCobroCompleto: '2027-01-05' } },
  })
  const dialog = await screen.findByRole('dialog', { name: 'Datos de facturación' })
  expect(dialog.textContent).toContain('Hoy no se cobra nada: la suscripción comienza el 05-01-2027, cuando termina la anterior.')
  expect(screen.getByRole('button', { name: 'Suscribirse sin pago hoy' })).toBeDefined()
})

test('its end says the day on which it starts, and no base that could be read before', async () => {
  await openWith({
    'POST /v1/payment/quote': { data: { ...quote, hoy: amount(0), comienza: '2027-01-05', primerCobroCompleto: '2027-01-05' } },
    'GET /v1/payment/user': card('4425'),
    'POST /v1/payment/user/card-register': ownPage,
    [`GET /v1/payment/attempts/${paymentRef}`]: attempt({ estado: 'active', hoy: amount(0) }),
  })
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Acepto los/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Suscribirse sin pago hoy' }))
  await screen.findByRole('heading', { name: 'Suscripción contratada' })
  expect(screen.getByRole('dialog').textContent).toContain('Comienza el 05-01-2027, cuando termina la anterior.')
  expect(screen.getByRole('dialog').textContent).not.toContain('Ya puede leer')
  expect(notify).toHaveBeenCalledWith('Suscripción contratada. Comienza cuando termine la anterior.')
})

const again = 'ya tuvo su mes sin cobro: se lee desde la factura del 20-12-2026, una vez pagada'
const lineas = [
  line('base_corte_suprema', 'Corte Suprema', 20_000),
  { ...line('contraloria', 'Contraloría', 10_000), gratisAhora: false, plazo: again },
]

test('a base that is taken again says in the table when it is read, and access is not called immediate', async () => {
  await openWith({ 'POST /v1/payment/quote': { data: { ...quote, lineas } } })
  await screen.findByRole('dialog', { name: 'Datos de facturación' })
  expect(screen.getByRole('row', { name: /^Contraloría/ }).textContent).toBe(`Contraloría ${again}.$0$10.000`)
  expect(screen.getByRole('row', { name: 'Corte Suprema Gratis $20.000' })).toBeDefined()
  const terms = within(screen.getByRole('list', { name: 'Condiciones' })).getAllByRole('listitem')
  expect(terms.map(({ textContent }) => textContent)).toContain('Acceso desde el día de cada base')
})

test('its end says which bases are read now and since when the others', async () => {
  await openWith({
    'POST /v1/payment/quote': { data: { ...quote, lineas } },
    'GET /v1/payment/user': card('4425'),
    'POST /v1/payment/user/card-register': ownPage,
    [`GET /v1/payment/attempts/${paymentRef}`]: attempt({ estado: 'active', enEspera: ['Contraloría'] }),
  })
  await agreeAndPay()
  await screen.findByRole('heading', { name: 'Suscripción activa' })
  expect(screen.getByRole('dialog').textContent).toContain(`Ya puede leer: Corte Suprema. Contraloría: ${again}. Pago de hoy: $1.000.`)
  expect(notify).toHaveBeenCalledWith('Suscripción activada. Contraloría: se lee desde la próxima factura pagada.')
})

test('the banner of stored data goes after three seconds', async () => {
  await openWith()
  await screen.findByText('Completamos el formulario con sus datos guardados.')
  await waitFor(() => expect(screen.queryByText('Completamos el formulario con sus datos guardados.')).toBeNull(), { timeout: 5000 })
})

test('an empty form shows every problem, focuses the first field and calls nothing', async () => {
  const calls = await openWith({ [`GET /v1/auth/profile/${userId}/billing`]: wrapper(null) })
  fireEvent.click(await screen.findByRole('button', { name: 'Pagar $1.000 hoy' }))
  expect(screen.getByRole('alert').textContent).toContain('Revise 8 datos para continuar')
  expect(document.activeElement).toBe(screen.getByLabelText('Nombre'))
  expect(calls.some(({ call }) => call.startsWith('PUT') || call.includes('create'))).toBe(false)
})

test('the payment is stored before the browser leaves, cannot be closed meanwhile, and the button skips the countdown', async () => {
  const calls = await openWith()
  await agreeAndPay()
  const go = await screen.findByRole('button', { name: 'Ir ahora' })
  expect(screen.queryByRole('button', { name: 'Cerrar' })).toBeNull()
  const cancel = new Event('cancel', { cancelable: true })
  screen.getByRole('dialog').dispatchEvent(cancel)
  expect(cancel.defaultPrevented).toBe(true)
  expect(JSON.parse(localStorage.getItem('paymentFlow') ?? '')).toMatchObject({
    customerId: 'cus_a',
    paymentRef,
    version: '2.0',
    billingData,
  })
  expect(calls.find(({ call }) => call.endsWith('card-register'))?.body).toEqual({
    customerId: 'cus_a',
    bases: ['base_corte_suprema', 'base_salud_corte_suprema', 'contraloria'],
    aceptaCobro: true,
  })
  expect(location.assign).not.toHaveBeenCalled()
  fireEvent.click(go)
  expect(location.assign).toHaveBeenCalledWith(providerPage)
})

test('the countdown of three seconds leaves by itself', async () => {
  await openWith()
  await agreeAndPay()
  await screen.findByText('3…')
  await waitFor(() => expect(location.assign).toHaveBeenCalledWith(providerPage), { timeout: 6000 })
})

test('a failure to save the billing data is only logged', async () => {
  await openWith({ [`PUT /v1/auth/profile/${userId}/billing`]: { status: 500, message: 'No.' } })
  await agreeAndPay()
  await screen.findByRole('button', { name: 'Ir ahora' })
  expect(console.warn).toHaveBeenCalledWith('billing data were not saved', expect.anything())
})

test('a registered card is charged without leaving; the cart goes and the reference shows once the payment is confirmed', async () => {
  localStorage.setItem('basejuris-cart', '[]')
  await openWith({
    'GET /v1/payment/user': card('4425'),
    'POST /v1/payment/user/card-register': ownPage,
    [`GET /v1/payment/attempts/${paymentRef}`]: [attempt({ terminado: false }), attempt({ estado: 'active', referencia: 'FLW-1795' })],
  })
  await agreeAndPay()
  await screen.findByText('Procesando tu suscripción')
  expect(screen.queryByText('FLW-1795')).toBeNull()
  await screen.findByText('FLW-1795')
  expect(localStorage.getItem('basejuris-cart')).toBeNull()
  expect(notify).toHaveBeenCalledWith('Suscripción activada. Ya puede leer sus bases.')
  expect(location.assign).not.toHaveBeenCalled()
})

test('a declined charge shows reason, tips and support, and Reintentar returns to the form as it was', async () => {
  await openWith({
    'GET /v1/payment/user': card('4425'),
    'POST /v1/payment/user/card-register': ownPage,
    [`GET /v1/payment/attempts/${paymentRef}`]: attempt({ estado: 'failed', motivo: 'Su banco rechazó el cobro.' }),
  })
  fireEvent.change(await screen.findByLabelText('Ciudad'), { target: { value: 'Talca' } })
  await agreeAndPay()
  await screen.findByRole('heading', { name: 'Suscripción no procesada' })
  expect(screen.getByRole('dialog').textContent).toContain('Motivo: Su banco rechazó el cobro.')
  expect(screen.getByRole('link', { name: 'Contactar Soporte' }).getAttribute('href')).toBe('/contacto')
  expect(notify).toHaveBeenCalledWith('Error en el pago: Su banco rechazó el cobro.')
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  await screen.findByRole('heading', { name: 'Datos de facturación' })
  expect(screen.getByLabelText<HTMLInputElement>('Ciudad').value).toBe('Talca')
})

test.each([
  [
    { subscriptions: false, disponible: false },
    'Las suscripciones no están disponibles actualmente. Todas las funcionalidades son gratuitas con registro.',
  ],
  [{ subscriptions: true, disponible: false }, 'El pago no está disponible en este momento. Intente más tarde.'],
])('with payments closed, %o, the sentence shows and the modal closes', async (settings, sentence) => {
  await openWith({ 'GET /v1/settings': { data: settings } })
  await waitFor(() => expect(onClosed).toHaveBeenCalled())
  expect(notify).toHaveBeenCalledWith(sentence)
})

test('payments that close while the form is filled in close the modal with the sentence of the server', async () => {
  await openWith({ 'POST /v1/payment/user/create': { status: 503, message: 'x', code: 'payment.unavailable' } })
  await agreeAndPay()
  await waitFor(() => expect(onClosed).toHaveBeenCalled())
})

test('bases for a live subscription are added one by one, nothing is charged, and one that is held already counts as added', async () => {
  const calls = await openWith({
    'POST /v1/payment/quote': { data: { ...quote, lineas: quote.lineas.slice(0, 2), hoy: amount(0), seSuma: true, retractoHasta: null } },
    [`GET /v1/auth/profile/${userId}`]: { data: { subscriptionId: 'sus_a' } },
    'POST /v1/payment/subscription/item/create': [{ data: { itemId: 7 } }, { data: { itemId: 8 } }],
    'POST /v1/payment/subscription/item/add': [{ status: 409, message: 'x', code: 'payment.base_held' }, { data: {} }],
  })
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Acepto los/ }))
  expect(screen.getByRole('dialog').textContent).toContain('Pago de hoy: $0 · se suma a su factura del 20-12-2026')
  expect(screen.getByRole('columnheader', { name: 'Desde su factura del 20-12-2026' })).toBeDefined()
  expect(screen.getByRole('dialog').textContent).not.toMatch(/1º Mes|2º Mes/u)
  fireEvent.click(screen.getByRole('button', { name: 'Agregar a mi suscripción' }))
  await screen.findByRole('heading', { name: 'Bases agregadas' })
  expect(calls.filter(({ call }) => call.endsWith('item/add')).map(({ body }) => body)).toEqual([
    { subscriptionId: 'sus_a', itemId: 7 },
    { subscriptionId: 'sus_a', itemId: 8 },
  ])
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Listo' })))
  expect(onClosed).toHaveBeenCalled()
})

test('bases that could not be added say why, and that nothing was activated', async () => {
  await openWith({
    'POST /v1/payment/quote': { data: { ...quote, hoy: amount(0), seSuma: true, retractoHasta: null } },
    [`GET /v1/auth/profile/${userId}`]: { data: { subscriptionId: 'sus_a' } },
    'POST /v1/payment/subscription/item/create': { status: 502, message: 'Error de conexión. Por favor, intenta nuevamente.' },
  })
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Acepto los/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Agregar a mi suscripción' }))
  await screen.findByRole('heading', { name: 'Suscripción no procesada' })
  expect(notify).toHaveBeenCalledWith('Error al activar la suscripción')
})

test('a failure to create the payment user shows the four tips, and closes', async () => {
  await openWith({ 'POST /v1/payment/user/create': { status: 500, message: 'Error creando usuario de pago' } })
  await agreeAndPay()
  await screen.findByRole('heading', { name: 'Suscripción no procesada' })
  const tips = within(screen.getByRole('dialog'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(tips).toEqual([
    'Revise los datos de su tarjeta o cuenta.',
    'Compruebe que tiene fondos o cupo suficientes.',
    'Contacte a su banco: puede tener bloqueados los cobros automáticos.',
    'Pruebe con otro medio de pago.',
  ])
  expect(notify).toHaveBeenCalledWith('Error en el pago: Error creando usuario de pago')
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
  await waitFor(() => expect(onClosed).toHaveBeenCalled())
})

test.each([
  ['POST /v1/payment/user/create', 'Configurando tu cuenta de pago'],
  ['POST /v1/payment/user/card-register', 'Creando tu suscripción completa'],
])('the words of each step of processing show: %s', async (call, sentence) => {
  await openWith({ [call]: 'pending' })
  await agreeAndPay()
  expect(await screen.findByText(sentence)).toBeDefined()
  expect(screen.getByText('Paso 2 de 3, procesamiento')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Cerrar' })).toBeNull()
})

test.each([
  [
    'natural',
    [
      'Nombre es requerido',
      'Apellidos son requeridos',
      'RUT es requerido',
      'Teléfono es requerido',
      'Dirección es requerida',
      'Ciudad es requerida',
      'Región es requerida',
    ],
  ],
  ['jurídica', ['Razón social es requerida', 'Giro es requerido', 'Representante legal es requerido', 'RUT es requerido']],
])('an empty form of a person that is %s shows each sentence of the specification', async (kind, sentences) => {
  await openWith({ [`GET /v1/auth/profile/${userId}/billing`]: wrapper(null) })
  fireEvent.click(await screen.findByRole('radio', { name: `Persona ${kind}` }))
  fireEvent.click(screen.getByRole('button', { name: 'Pagar $1.000 hoy' }))
  for (const sentence of sentences) expect(screen.getByRole('dialog').textContent).toContain(sentence)
})

test('a RUT of another form is refused in the words of the specification', async () => {
  await openWith()
  fireEvent.change(await screen.findByLabelText('RUT'), { target: { value: '12.345.678-4' } })
  await agreeAndPay()
  expect(screen.getByRole('dialog').textContent).toContain('Formato de RUT inválido')
})

test('the form offers the sixteen regions', async () => {
  await openWith()
  const region = await screen.findByLabelText<HTMLSelectElement>('Región')
  const offered = [...region.options].map(({ value }) => value).filter((value) => value !== '')
  expect([offered.length, offered.at(0), offered.at(-1)]).toEqual([16, 'Arica y Parinacota', 'Magallanes y de la Antártica Chilena'])
})

test('the IVA within each total shows', async () => {
  await openWith()
  expect(await screen.findByRole('row', { name: 'IVA incluido $160 $12.960' })).toBeDefined()
})

test('what was chosen goes with the modal', async () => {
  const calls = stubServer(answers)
  renderView(
    <PathnameContext value="/cobertura">
      <LazyPayment />
    </PathnameContext>,
    signedIn,
  )
  for (const base of ['contraloria', 'base_corte_suprema']) {
    act(() => openPayment([base]))
    await screen.findByRole('heading', { name: 'Datos de facturación' })
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  const asked = calls.filter(({ call }) => call === 'POST /v1/payment/quote').map(({ body }) => body)
  expect(asked).toEqual([{ bases: ['contraloria'] }, { bases: ['base_corte_suprema'] }])
})

test.each([
  ['the server says why', { status: 502, message: 'Error registrando tarjeta' }, 'Error registrando tarjeta'],
  ['there is no connection', 'offline', 'Error de conexión. Por favor, intenta nuevamente.'],
] as const)('a refused registration of the card says so: %s', async (_, answer, sentence) => {
  await openWith({ 'POST /v1/payment/user/card-register': answer })
  await agreeAndPay()
  await screen.findByRole('heading', { name: 'Suscripción no procesada' })
  expect(screen.getByRole('dialog').textContent).toContain(`Motivo: ${sentence}`)
  expect(notify).toHaveBeenCalledWith(`Error en el pago: ${sentence}`)
})

test('a failure without words says that the payment was not processed', async () => {
  await openWith({
    'GET /v1/payment/user': card('4425'),
    'POST /v1/payment/user/card-register': ownPage,
    [`GET /v1/payment/attempts/${paymentRef}`]: attempt({ estado: 'failed' }),
  })
  await agreeAndPay()
  await screen.findByRole('heading', { name: 'Suscripción no procesada' })
  expect(screen.getByRole('dialog').textContent).toContain('Motivo: Error procesando el pago')
})

test('a failure to load the billing data is only logged', async () => {
  await openWith({ [`GET /v1/auth/profile/${userId}/billing`]: { status: 500, message: 'No.' } })
  expect((await screen.findByLabelText<HTMLInputElement>('Ciudad')).value).toBe('')
  expect(console.warn).toHaveBeenCalledWith('billing data were not loaded', expect.anything())
  expect(notify).not.toHaveBeenCalled()
})
