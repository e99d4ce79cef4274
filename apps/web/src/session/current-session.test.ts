import { ApiError } from '@basejuris/contract'
import { beforeEach, expect, test, vi } from 'vitest'

const state = vi.hoisted(() => ({ token: true, path: '/', ask: vi.fn(), subscriptions: false }))
vi.mock('server-only', () => ({}))
vi.mock('react', () => ({ cache: <T>(make: T): T => make }))
vi.mock('next/headers', () => ({
  cookies: async () => ({ has: () => state.token }),
  headers: async () => new Map([['x-page-address', state.path]]),
}))
vi.mock('../api/platform-facts.ts', () => ({
  platformFacts: async () => ({ settings: { subscriptions: state.subscriptions, subscriptionPage: true } }),
}))
vi.mock('../api/server-client.ts', () => ({ api: async () => ({ currentSession: state.ask }) }))

const { currentSession, currentUser } = await import('./current-session.ts')
const usuario = {
  id: 'u1',
  email: 'rosa@ejemplo.test',
  emailVerificado: true,
  segundoFactor: false,
  preferencias: { tamano: 20 },
  subscriptionId: 'sus_1',
  customerId: 'cus_1',
}

beforeEach(() => {
  state.token = true
  state.path = '/'
  state.subscriptions = false
  state.ask.mockReset()
})

test('a visitor without a token is a guest and costs no call', async () => {
  state.token = false
  expect(await currentSession()).toEqual({ state: 'guest', user: null })
  expect(state.ask).not.toHaveBeenCalled()
})

test('the page that browsers store is rendered for nobody', async () => {
  state.path = '/carpetas/en-este-equipo?carpeta=1'
  expect(await currentSession()).toEqual({ state: 'unknown', user: null })
  expect(state.ask).not.toHaveBeenCalled()
})

test('pages receive of a user only what they show, without payment data', async () => {
  state.ask.mockResolvedValue({ usuario })
  const { customerId: _, subscriptionId: __, ...shown } = usuario
  expect(await currentSession()).toEqual({
    state: 'user',
    user: { ...shown, premium: true, managesSubscription: true, mayRecoverPayment: false },
  })
  state.ask.mockResolvedValue({ usuario: { ...usuario, subscriptionId: '' } })
  expect(await currentUser()).toMatchObject({ premium: false, managesSubscription: false })
  state.subscriptions = true
  expect(await currentUser()).toMatchObject({ managesSubscription: true, mayRecoverPayment: true })
})

test('a token without a user has expired', async () => {
  state.ask.mockResolvedValue({ usuario: null })
  expect(await currentSession()).toEqual({ state: 'expired', user: null })
})

test.each([
  [new ApiError(401, null), 'expired'],
  [new ApiError(403, null), 'expired'],
  [new ApiError(429, null), 'unknown'],
  [new ApiError(500, null), 'unknown'],
  [new ApiError(503, null), 'unknown'],
  [new TypeError('fetch failed'), 'unknown'],
])('%s makes the session %s', async (error, expected) => {
  state.ask.mockRejectedValue(error)
  expect(await currentSession()).toEqual({ state: expected, user: null })
})
