import { randomBytes } from 'node:crypto'
import { dayMs } from '@basejuris/domain/calendar'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openLog } from '../errors/open-log.ts'
import { sessionDays } from '../security/sessions.ts'
import { accountCalls, password } from './account-calls.ts'
import { openTestApp, type TestApp } from './open-test-app.ts'

let test: TestApp
const logged: string[] = []
beforeAll(async () => {
  test = await openTestApp({ logger: openLog('trace', { write: (line) => void logged.push(line) }) })
})
afterAll(() => test.close())
afterEach(() => vi.useRealTimers())

const { call, logIn, register } = accountCalls(() => test)

describe('a password', () => {
  it('may have 128 characters, all of which count, and no more', async () => {
    const long = randomBytes(64).toString('hex')
    const email = 'clave.larga@ejemplo.test'
    const body = { email, aceptaTerminos: true }
    expect((await call('POST', '/v1/auth/register', { ...body, password: `${long}x` })).body.details).toMatchObject([{ field: 'password' }])
    expect((await call('POST', '/v1/auth/register', { ...body, password: long })).status).toBe(200)
    expect((await logIn(email, { password: long.slice(0, -1) })).body.code).toBe('auth.credentials')
    expect((await logIn(email, { password: long })).status).toBe(200)
  })
})

describe('a session', () => {
  it('ends some days after signing in, however much it is used', async () => {
    const { userId, headers } = await register()
    const read = () => call('GET', `/v1/auth/profile/${userId}`, undefined, headers)
    const startedMs = Date.now()
    for (const [days, status] of [
      [1, 200],
      [sessionDays - 0.01, 200],
      [sessionDays + 0.01, 401],
    ] as const) {
      vi.useFakeTimers({ toFake: ['Date'], now: startedMs + days * dayMs })
      expect((await read()).status, `${days} days`).toBe(status)
    }
    expect(sessionDays).toBeLessThanOrEqual(30)
  })

  it('is taken from the cookie or the header, never from an address', async () => {
    const { token, userId } = await register()
    const url = `/v1/auth/profile/${userId}`
    for (const name of ['token', 'access_token', 'authorization', 'basejuris-token'])
      expect((await test.app.inject(`${url}?${name}=${token}`)).statusCode, name).toBeGreaterThanOrEqual(400)
    expect((await test.app.inject({ url, headers: { authorization: `Bearer ${token}` } })).statusCode).toBe(200)
  })
})

describe('the log', () => {
  it('holds no password, token, code or e-mail of those who sign in, at its most detailed level', async () => {
    const email = 'nadie.en.el.log@ejemplo.test'
    logged.length = 0
    const { token, headers, userId } = await register(email)
    await logIn(email)
    await logIn(email, { password: 'clave equivocada del todo' })
    await call('PUT', `/v1/auth/profile/${userId}`, { password: 'otra frase muy distinta', passwordActual: password }, headers)
    await call('POST', '/v1/auth/send/recovery-code', { email })
    const code = (await test.mailsTo(email)).flatMap(({ text }) => /^ {4}(\d{4}-\d{4})$/m.exec(text)?.slice(1) ?? []).at(-1) as string
    expect(code).toMatch(/^\d{4}-\d{4}$/)
    await call('POST', '/v1/auth/verify/recovery-code', { email, code, newPassword: 'una tercera frase larga' })
    await test.app.inject({ url: '/v1/auth/session', headers: { cookie: `basejuris-token=${token}` } })
    expect(logged.length).toBeGreaterThanOrEqual(7)
    const secrets = [password, 'clave equivocada', 'otra frase', 'una tercera', token, token.split('.')[2] as string, code, email]
    for (const secret of secrets) expect(logged.join(''), secret).not.toContain(secret)
  })
})

describe('an address', () => {
  it('takes the methods that it declares and no other', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
      const { statusCode, headers } = await test.app.inject({ method, url: '/v1/search' })
      expect([404, 405], method).toContain(statusCode)
      expect(headers['access-control-allow-origin'], method).toBeUndefined()
    }
    expect((await test.app.inject({ method: 'DELETE', url: '/v1/bases' })).statusCode).toBeGreaterThanOrEqual(404)
  })

  it('answers its type with a character set', async () => {
    for (const url of ['/v1/bases', '/v1/nada', '/openapi.json'])
      expect((await test.app.inject(url)).headers['content-type'], url).toBe('application/json; charset=utf-8')
  })
})
