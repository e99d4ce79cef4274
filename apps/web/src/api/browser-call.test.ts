import type { loginEndpoint, sessionsEndpoint } from '@basejuris/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callFromBrowser } from './browser-call.ts'
import { onSessionLost } from './session-lost.ts'

let page: EventTarget
const lost = vi.fn()
const ask = vi.fn<typeof fetch>()
beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
  vi.stubGlobal('fetch', ask)
  onSessionLost(lost)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

const answer = (status: number, body: unknown) => ask.mockResolvedValue(Response.json(body, { status }))
const sessions = () => callFromBrowser<typeof sessionsEndpoint>('GET', '/v1/auth/sessions', undefined)

test('returns the data of an answer and sends the project header', async () => {
  answer(200, { data: { sesiones: [], ingresos: [] } })
  expect(await sessions()).toEqual({ sesiones: [], ingresos: [] })
  expect(ask.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', headers: { 'x-project': 'basejuris' } })
})

test('a failure carries message, code, fields and support code', async () => {
  const details = [{ field: 'email', message: 'use una dirección de correo' }]
  answer(400, { error: 'Los datos ingresados no son válidos.', code: 'request.invalid', requestId: 'r1', details })
  const body = { email: 'x', password: 'y' }
  await expect(callFromBrowser<typeof loginEndpoint>('POST', '/v1/auth/login', body)).rejects.toMatchObject({
    message: 'Los datos ingresados no son válidos.',
    status: 400,
    code: 'request.invalid',
    requestId: 'r1',
    details,
  })
  expect(lost).not.toHaveBeenCalled()
})

test.each([
  ['auth.expired', 1],
  ['auth.required', 1],
  ['auth.credentials', 0],
  ['auth.second_factor', 0],
])('a 401 of %s reports a lost session %i times', async (code, times) => {
  answer(401, { error: 'No.', code, requestId: 'r' })
  await expect(sessions()).rejects.toMatchObject({ status: 401 })
  expect(lost).toHaveBeenCalledTimes(times)
})

test.each([
  [401, 'Credenciales incorrectas'],
  [403, 'No tienes permisos para realizar esta acción'],
  [404, 'Recurso no encontrado'],
  [500, 'Error interno del servidor'],
  [502, 'Ha ocurrido un error inesperado'],
])('a bare %i has its general message', async (status, sentence) => {
  ask.mockResolvedValue(new Response('<html>', { status }))
  await expect(sessions()).rejects.toThrow(sentence)
})

test('a missing server is a connection error and keeps the session', async () => {
  ask.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(sessions()).rejects.toThrow('Error de conexión. Por favor, intenta nuevamente.')
  answer(503, { error: 'El servicio se está iniciando.', code: 'server.unavailable', requestId: 'r' })
  await expect(sessions()).rejects.toMatchObject({ status: 503 })
  expect(lost).not.toHaveBeenCalled()
})

test('an aborted call is no connection error', async () => {
  const aborted = new DOMException('aborted', 'AbortError')
  ask.mockRejectedValue(aborted)
  const call = callFromBrowser<typeof sessionsEndpoint>('GET', '/v1/auth/sessions', undefined, AbortSignal.abort())
  await expect(call).rejects.toBe(aborted)
})

test('a path that is not the endpoint’s does not compile', async () => {
  answer(200, { data: null })
  // @ts-expect-error the endpoint has another path
  await callFromBrowser<typeof sessionsEndpoint>('GET', '/v1/auth/session', undefined)
  answer(200, { data: null })
  await callFromBrowser<typeof sessionsEndpoint>('GET', '/v1/auth/sessions', undefined)
  expect(ask).toHaveBeenCalledTimes(2)
})
