// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { notify } from '../../notifications/notify.ts'
import { renderView, signedIn } from '../../testing/render-view.tsx'
import { type Answer, stubServer } from '../../testing/stub-server.ts'
import { finishPayment } from '../payment/finish-payment.ts'
import { onPaymentRequest } from '../payment/open-payment.ts'
import { AddToCart } from './add-to-cart.tsx'
import { CartButton } from './cart-button.tsx'
import { addToCart, readCart } from './cart-items.ts'
import { onCartRequest } from './open-cart.ts'
import { PaidBase } from './paid-base.tsx'
import { CartPanel } from './panel/cart-panel.tsx'
import { useCart } from './use-cart.ts'

vi.mock('../../notifications/notify.ts', () => ({ notify: vi.fn(() => Promise.resolve()) }))

const amount = (total: number) => ({ neto: Math.round(total / 1.19), iva: total - Math.round(total / 1.19), total })
const lines = {
  contraloria: {
    base: 'contraloria',
    nombre: 'Contraloría',
    mensual: 10_000,
    gratisAhora: true,
    plazo: 'se lee desde hoy y se cobra desde el 22-12-2026',
  },
  base_corte_suprema: {
    base: 'base_corte_suprema',
    nombre: 'Corte Suprema',
    mensual: 20_000,
    gratisAhora: true,
    plazo: 'se lee desde hoy y se cobra desde el 22-12-2026',
  },
} as const
const quoteOf = (more: object = {}): Answer => ({
  data: {
    lineas: Object.values(lines),
    hoy: amount(1000),
    desdeSegundoMes: amount(31_000),
    primerCobroCompleto: '2026-12-22',
    seSuma: false,
    comienza: null,
    retractoHasta: '2026-12-02',
    termino: 'Puede cancelar cuando quiera; si cancela durante el primer mes, las bases no se cobran.',
    consentimiento: '',
    versionTerminos: '2',
    ...more,
  },
})
const quoteCall = 'POST /v1/payment/quote'

function Panel({ onClosed }: { readonly onClosed: () => void }) {
  return <CartPanel items={useCart()} onClosed={onClosed} />
}
const onClosed = vi.fn()
const openWith = (quote: Answer | readonly Answer[], bases: readonly string[] = ['contraloria', 'base_corte_suprema']) => {
  for (const base of bases) addToCart(base)
  const calls = stubServer({ [quoteCall]: quote })
  renderView(<Panel onClosed={onClosed} />, signedIn)
  return calls
}
const rowsOf = async (panel: HTMLElement) => (await within(panel).findAllByRole('row')).map(({ textContent }) => textContent)
const basesInCart = () => readCart().map(({ base }) => base)

beforeEach(() => vi.clearAllMocks())

test('the panel shows offer, warning, bases, both totals and the notes of the specification', async () => {
  openWith(quoteOf())
  const panel = await screen.findByRole('dialog', { name: 'Carrito de Suscripciones (2)' })
  const rows = await rowsOf(panel)
  const text = panel.textContent ?? ''
  expect(text).toContain('Oferta de Introducción: Primer mes: Solo tarifa de servicio $1.000')
  expect(text).toContain(
    'IMPORTANTE: Cobro Diferido. Las bases se activan de inmediato y se cobran desde el 2º mes. Puede cancelar cuando quiera; si cancela durante el 1er mes, no se le cobran.',
  )
  expect(rows).toEqual([
    'ConceptoPago de Hoy (1º Mes)Desde el 2º MesQuitar',
    'Contraloría 1º mes: Gratis$10.000',
    'Corte Suprema 1º mes: Gratis$20.000',
    'Tarifa de servicio$1.000$1.000',
    'Total$1.000$31.000',
    'IVA incluido$160$4.950',
    'Se cobrahoycada mes desde el 22-12-2026',
  ])
  expect(text).toContain('CLP • Facturación automática mensual')
  expect(text).toContain('El pago lo procesa Flow, el proveedor de tarjetas, en una conexión segura.')
})

test('whoever has a subscription pays nothing today', async () => {
  const plazo = 'se lee desde hoy y se suma a su factura del 05-12-2026'
  const termino = 'Puede quitar cada base cuando quiera; si la quita antes del 05-12-2026, no se cobra.'
  openWith(
    quoteOf({
      lineas: [{ ...lines.base_corte_suprema, plazo }],
      hoy: amount(0),
      seSuma: true,
      desdeSegundoMes: amount(31_000),
      primerCobroCompleto: '2026-12-05',
      termino,
    }),
    ['base_corte_suprema'],
  )
  const panel = await screen.findByRole('dialog')
  const rows = await rowsOf(panel)
  const text = panel.textContent ?? ''
  expect(text).toContain('Pago de hoy: $0 · se suma a su factura del 05-12-2026')
  expect(rows.slice(0, 4)).toEqual([
    'ConceptoPago de hoyDesde su factura del 05-12-2026Quitar',
    `Corte Suprema ${plazo}.Gratis$20.000`,
    'Lo que ya paga, con la tarifa de servicio$0$11.000',
    'Total$0$31.000',
  ])
  expect(text).toContain(`IMPORTANTE: Cobro Diferido. Cada base se lee y se cobra desde el día que se indica bajo su nombre. ${termino}`)
  expect(text).not.toMatch(/Oferta de Introducción|1º mes|2º mes|2º Mes/u)
})

test('a subscription that starts when an earlier one ends charges nothing today', async () => {
  openWith(
    quoteOf({
      lineas: [{ ...lines.contraloria, gratisAhora: false, plazo: 'se lee y se cobra con la suscripción nueva, desde el 05-01-2027' }],
      hoy: amount(0),
      desdeSegundoMes: amount(11_000),
      comienza: '2027-01-05',
      primerCobroCompleto: '2027-01-05',
    }),
  )
  const panel = await screen.findByRole('dialog')
  expect((await rowsOf(panel)).slice(0, 4)).toEqual([
    'ConceptoPago de hoyDesde el 05-01-2027Quitar',
    'Contraloría se lee y se cobra con la suscripción nueva, desde el 05-01-2027.$0$10.000',
    'Tarifa de servicio$0$1.000',
    'Total$0$11.000',
  ])
  expect(panel.textContent).toContain('Hoy no se cobra nada: la suscripción comienza el 05-01-2027, cuando termina la anterior.')
  expect(panel.textContent).not.toMatch(/1º mes|2º Mes|se activan de inmediato/u)
})

test('a base that had its free month says when it can be read', async () => {
  const plazo = 'ya tuvo su mes sin cobro: se lee desde la factura del 22-12-2026, una vez pagada'
  openWith(quoteOf({ lineas: [{ ...lines.contraloria, gratisAhora: false, plazo }, lines.base_corte_suprema] }))
  const panel = await screen.findByRole('dialog')
  expect((await rowsOf(panel)).slice(1, 4)).toEqual([
    `Contraloría ${plazo}.$0$10.000`,
    'Corte Suprema 1º mes: Gratis$20.000',
    'Tarifa de servicio$1.000$1.000',
  ])
  expect(panel.textContent).not.toContain('Las bases se activan de inmediato')
})

test('bases are removed one by one or all, and the empty cart says what to do', async () => {
  openWith([quoteOf(), quoteOf({ lineas: [lines.base_corte_suprema], desdeSegundoMes: amount(21_000) })])
  fireEvent.click(await screen.findByRole('button', { name: 'Quitar Contraloría del carrito' }))
  expect(basesInCart()).toEqual(['base_corte_suprema'])
  await screen.findByRole('row', { name: /^Total .* \$21\.000$/ })
  fireEvent.click(screen.getByRole('button', { name: 'Vaciar Carrito' }))
  expect(basesInCart()).toEqual([])
  expect(await screen.findByText('Su carrito está vacío')).toBeDefined()
  expect(screen.getByText('Agregue bases jurisprudenciales para comenzar')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Continuar Explorando' }))
  await waitFor(() => expect(onClosed).toHaveBeenCalled())
})

test('going on closes the panel and asks for the payment of what is in the cart', async () => {
  const asked = vi.fn()
  const stop = onPaymentRequest(asked)
  openWith(quoteOf())
  fireEvent.click(await screen.findByRole('button', { name: 'Proceder al Pago Seguro' }))
  expect(asked).toHaveBeenCalledWith(['contraloria', 'base_corte_suprema'])
  await waitFor(() => expect(onClosed).toHaveBeenCalled())
  stop()
})

test('what the server does not sell to this user leaves the cart, and the user is told', async () => {
  openWith(quoteOf({ lineas: [lines.contraloria], desdeSegundoMes: amount(11_000) }))
  await waitFor(() => expect(basesInCart()).toEqual(['contraloria']))
  expect(notify).toHaveBeenCalledWith('Ya tienes una suscripción activa a esta base')
})

test('a base that is not sold any more leaves the cart, and the others stay', async () => {
  const refused = { status: 400, message: 'No se vende.', code: 'payment.not_premium', details: [{ field: 'bases.1' }] }
  openWith([refused, quoteOf({ lineas: [lines.contraloria], desdeSegundoMes: amount(11_000) })], ['contraloria', 'base_civil'])
  await waitFor(() => expect(basesInCart()).toEqual(['contraloria']))
  expect(await screen.findByRole('row', { name: /^Total / })).toBeDefined()
  expect(notify).toHaveBeenCalledWith('Solo las bases premium pueden agregarse al carrito')
})

test('a cart that somebody else wrote is emptied when the server refuses it', async () => {
  openWith({ status: 400, message: 'Los datos ingresados no son válidos.' }, ['base_inventada'])
  await waitFor(() => expect(basesInCart()).toEqual([]))
})

test('without connection the cart stays, and can be asked for again', async () => {
  openWith(['offline', quoteOf()])
  fireEvent.click(await screen.findByRole('button', { name: 'Intentar de nuevo' }))
  expect(await screen.findByRole('row', { name: /^Total / })).toBeDefined()
  expect(basesInCart()).toHaveLength(2)
})

test('whoever owes a charge is offered nothing, and finds the page on which it is paid', async () => {
  const message = 'Debe $11.000, con vencimiento el 22-12-2026.'
  const details = [{ field: 'cobro', message, enlace: 'https://pago.test/1' }]
  openWith({ status: 409, message: 'Tiene un cobro pendiente.', code: 'payment.unpaid', details })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(`Tiene un cobro pendiente.${message}`)
  expect(screen.getByRole('link', { name: 'Pagar ahora' }).getAttribute('href')).toBe('https://pago.test/1')
  expect(screen.queryByRole('button', { name: 'Proceder al Pago Seguro' })).toBeNull()
  expect(document.body.textContent).not.toMatch(/Oferta de Introducción|Tarifa de servicio/)
  expect(basesInCart()).toHaveLength(2)
})

test('a payment empties the cart', async () => {
  openWith(quoteOf())
  await screen.findByRole('row', { name: /^Total / })
  act(() => finishPayment())
  expect(await screen.findByText('Su carrito está vacío')).toBeDefined()
})

const addWith = async (answer: Answer) => {
  stubServer({ [quoteCall]: answer })
  renderView(<AddToCart base="contraloria" name="Contraloría" />, signedIn)
  fireEvent.click(screen.getByRole('button', { name: 'Agregar al carrito: Contraloría' }))
  await waitFor(() => expect(notify).toHaveBeenCalled())
}

test('a base is added once, and its button then opens the cart', async () => {
  const opened = vi.fn()
  const stop = onCartRequest(opened)
  await addWith(quoteOf())
  expect(notify).toHaveBeenCalledWith('Contraloría está en su carrito.', expect.anything())
  fireEvent.click(await screen.findByRole('button', { name: /^En su carrito: Contraloría/ }))
  expect(opened).toHaveBeenCalledOnce()
  stop()
})

test.each([['a base that the user has', quoteOf({ lineas: [] }), 'Ya tienes una suscripción activa a esta base']])(
  '%s is not added',
  async (_, answer, sentence) => {
    await addWith(answer)
    expect(notify).toHaveBeenCalledWith(sentence)
    expect(basesInCart()).toEqual([])
  },
)

test('a failure says why the base was not added', async () => {
  await addWith('offline')
  expect(notify).toHaveBeenCalledWith('La base no se agregó al carrito.', {
    description: 'Error de conexión. Por favor, intenta nuevamente.',
  })
  expect(basesInCart()).toEqual([])
})

test('a base that another tab added meanwhile is not added twice', async () => {
  const { wantBase } = await import('./want-base.ts')
  addToCart('contraloria')
  await wantBase('contraloria')
  expect(notify).toHaveBeenCalledWith('Esta base ya está en tu carrito', expect.anything())
})

test('a guest is sent to sign in, and told why on the next page', () => {
  vi.spyOn(location, 'assign').mockImplementation(() => {})
  renderView(<AddToCart base="contraloria" name="Contraloría" />)
  fireEvent.click(screen.getByRole('button', { name: 'Agregar al carrito: Contraloría' }))
  expect(sessionStorage.getItem('basejuris:aviso')).toBe('Debes iniciar sesión para agregar bases al carrito')
  expect(basesInCart()).toEqual([])
})

test('the floating button counts up to nine', () => {
  const { rerender } = renderView(<CartButton count={9} />, signedIn)
  expect(screen.getByRole('button', { name: 'Abrir el carrito: 9 bases' }).textContent).toBe('9')
  rerender(<CartButton count={10} />)
  expect(screen.getByRole('button', { name: 'Abrir el carrito: 10 bases' }).textContent).toBe('9+')
})

test('a card without text says its base and price', () => {
  renderView(<PaidBase base="base_corte_suprema" price={20_000} />)
  expect(screen.getByText(/^Texto en una base de pago:/).textContent).toBe('Texto en una base de pago: Corte Suprema, $20.000 al mes.')
  expect(screen.getByRole('button', { name: 'Agregar al carrito: Corte Suprema' })).toBeDefined()
})
