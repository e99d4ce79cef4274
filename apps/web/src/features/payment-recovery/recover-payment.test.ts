// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { notify } from '../../notifications/notify.ts'
import { stubServer } from '../../testing/stub-server.ts'
import { writePaymentFlow } from '../payment/payment-flow.ts'
import { recoverPayment } from './recover-payment.ts'

vi.mock('../../notifications/notify.ts', () => ({ notify: vi.fn(() => Promise.resolve()) }))

const paymentRef = '0f8fad5b-d9cb-469f-a165-70867728950e'
const now = Date.parse('2026-11-20T12:00:00Z')
const hourMs = 3_600_000
const refresh = vi.fn()
const asked = `GET /v1/payment/attempts/${paymentRef}`
const ended = (fields: object) => ({
  data: { paymentRef, terminado: true, motivo: null, proposito: 'suscripcion', hoy: { total: 1000 }, enEspera: [], ...fields },
})
const create = 'POST /v1/payment/subscription/create'
const noCard = { status: 409, message: 'No hay tarjeta.', code: 'payment.no_card' }
const isStored = () => localStorage.getItem('paymentFlow') !== null

function leave(fields: { readonly customerId?: string; readonly at?: number; readonly paymentRef?: string | null } = {}) {
  const { customerId = 'cus_a', at = now - hourMs } = fields
  writePaymentFlow({ customerId, billingData: null, paymentRef: fields.paymentRef === undefined ? paymentRef : fields.paymentRef }, at)
}

function answer(attempt: ReturnType<typeof ended> | { readonly status: number; readonly message: string }) {
  return stubServer({
    'GET /v1/payment/user': { data: { customerId: 'cus_a' } },
    [asked]: [attempt, attempt],
    'GET /v1/payment/attempts': { data: { intento: 'data' in attempt ? attempt.data : null } },
    [create]: [noCard, noCard],
  })
}

beforeEach(() => {
  localStorage.clear()
  vi.mocked(notify).mockClear()
  refresh.mockClear()
})

test('a paid subscription is told for six seconds, and what was stored goes', async () => {
  leave()
  localStorage.setItem('basejuris-cart', '[]')
  answer(ended({ estado: 'active' }))
  await recoverPayment(refresh, now)
  expect(notify).toHaveBeenCalledWith('Su suscripción se activó automáticamente.', expect.objectContaining({ durationMs: 6000 }))
  expect([isStored(), localStorage.getItem('basejuris-cart')]).toEqual([false, null])
  expect(refresh).toHaveBeenCalledOnce()
})

test('nothing is asked without a stored payment', async () => {
  const calls = answer(ended({ estado: 'active' }))
  await recoverPayment(refresh, now)
  expect(calls).toEqual([])
})

test.each([
  ['another customer', { customerId: 'cus_b' }],
  ['more than a day ago', { at: now - 25 * hourMs }],
])('a payment of %s is dropped without asking for it', async (_, fields) => {
  leave(fields)
  const calls = answer(ended({ estado: 'active' }))
  await recoverPayment(refresh, now)
  expect(calls.map(({ call }) => call)).toEqual(['GET /v1/payment/user'])
  expect(isStored()).toBe(false)
  expect(notify).not.toHaveBeenCalled()
})

test('the server is asked at most once in five minutes, whatever the browser stores', async () => {
  leave()
  const calls = answer({ data: { ...ended({ estado: 'redirected' }).data, terminado: false } })
  await recoverPayment(refresh, now)
  await recoverPayment(refresh, now + 299_000)
  expect(calls.filter(({ call }) => call === asked)).toHaveLength(1)
  expect(isStored()).toBe(true)
  await recoverPayment(refresh, now + 301_000)
  expect(notify).not.toHaveBeenCalled()
})

test('a declined payment says why; one that the server does not know goes silently', async () => {
  leave()
  answer(ended({ estado: 'failed', motivo: 'Su banco rechazó el cobro.' }))
  await recoverPayment(refresh, now)
  expect(notify).toHaveBeenCalledWith('Error en el pago: Su banco rechazó el cobro.', { durationMs: 6000 })
  expect(isStored()).toBe(false)
  vi.mocked(notify).mockClear()
  leave()
  answer({ status: 404, message: 'El pago no existe.' })
  await recoverPayment(refresh, now + hourMs)
  expect([isStored(), vi.mocked(notify).mock.calls.length]).toEqual([false, 0])
})

test('a flow that names no attempt asks for the one in progress', async () => {
  leave({ paymentRef: null })
  const calls = answer(ended({ estado: 'active' }))
  await recoverPayment(refresh, now)
  expect(calls.map(({ call }) => call)).toContain('GET /v1/payment/attempts')
  expect(isStored()).toBe(false)
})

test('a card that was registered without coming back is charged, and its activation is announced', async () => {
  leave()
  const left = { data: { ...ended({ estado: 'redirected' }).data, terminado: false } }
  const calls = stubServer({
    'GET /v1/payment/user': { data: { customerId: 'cus_a' } },
    [asked]: [left, ended({ estado: 'active' })],
    [create]: { data: {} },
  })
  await recoverPayment(refresh, now)
  expect(calls.find(({ call }) => call === create)?.body).toEqual({ planId: 'fullBjud', customerId: 'cus_a' })
  expect(notify).toHaveBeenCalledWith('Su suscripción se activó automáticamente.', expect.anything())
  expect(isStored()).toBe(false)
})

test('without a card yet the payment stays for later, in silence', async () => {
  leave()
  stubServer({
    'GET /v1/payment/user': { data: { customerId: 'cus_a' } },
    [asked]: [{ data: { ...ended({ estado: 'redirected' }).data, terminado: false } }],
    [create]: noCard,
  })
  await recoverPayment(refresh, now)
  expect([isStored(), vi.mocked(notify).mock.calls.length]).toEqual([true, 0])
})

const unfinished = { data: { ...ended({ estado: 'redirected' }).data, terminado: false } }
const user = { data: { customerId: 'cus_a' } }

test.each([
  ['No se pudo obtener perfil del usuario', { 'GET /v1/payment/user': { status: 500, message: 'No.' } }, paymentRef],
  ['No se pudieron recuperar datos faltantes', { 'GET /v1/payment/user': user, [asked]: { status: 500, message: 'No.' } }, paymentRef],
  [
    'No se pudieron recuperar datos faltantes',
    { 'GET /v1/payment/user': user, 'GET /v1/payment/attempts': { status: 500, message: 'No.' } },
    null,
  ],
  [
    'Error creando suscripción completa',
    {
      'GET /v1/payment/user': user,
      [asked]: unfinished,
      [create]: { status: 502, message: 'No.', code: 'payment.connection' },
    },
    paymentRef,
  ],
] as const)('a step that fails says its sentence for six seconds, and is tried again later: %s', async (sentence, answers, ref) => {
  leave({ paymentRef: ref })
  stubServer(answers)
  await expect(recoverPayment(refresh, now)).rejects.toThrow('No.')
  expect(vi.mocked(notify).mock.calls).toEqual([
    [sentence, { description: 'Lo intentamos de nuevo más tarde. El estado de su pago está en Suscripciones.', durationMs: 6000 }],
  ])
  expect(isStored()).toBe(true)
})

test('a flow that names no attempt, where none is in progress, says what is missing and goes', async () => {
  leave({ paymentRef: null })
  stubServer({ 'GET /v1/payment/user': user, 'GET /v1/payment/attempts': { data: { intento: null } } })
  await recoverPayment(refresh, now)
  expect(notify).toHaveBeenCalledWith('No se pudieron recuperar datos faltantes', expect.objectContaining({ durationMs: 6000 }))
  expect(isStored()).toBe(false)
})

test.each([
  ['the browser is offline', 'offline'],
  ['the session ended', { status: 401, message: 'Sesión expirada.', code: 'auth.required' }],
] as const)('nothing is said of the payment where %s', async (_, answer) => {
  leave()
  stubServer({ 'GET /v1/payment/user': answer })
  await expect(recoverPayment(refresh, now)).rejects.toThrow()
  expect(notify).not.toHaveBeenCalled()
  expect(isStored()).toBe(true)
})

test('with payments closed nothing is said, and the payment stays', async () => {
  leave()
  const closed = { status: 503, message: 'No.', code: 'payment.unavailable' }
  stubServer({ 'GET /v1/payment/user': user, [asked]: unfinished, [create]: closed })
  await expect(recoverPayment(refresh, now)).rejects.toThrow('No.')
  expect([isStored(), vi.mocked(notify).mock.calls.length]).toEqual([true, 0])
})

test('a subscription that starts later is not said to be readable', async () => {
  leave()
  answer(ended({ estado: 'active', hoy: { total: 0 } }))
  await recoverPayment(refresh, now)
  expect(notify).toHaveBeenCalledWith(
    'Su suscripción se activó automáticamente.',
    expect.objectContaining({ description: 'Recuperamos el pago que dejó en proceso. Comienza cuando termine la anterior.' }),
  )
})
