import { randomUUID } from 'node:crypto'
import { errorCatalogue } from '@basejuris/contract'
import { findUser, updateUser } from '@basejuris/database'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { accountCalls, type Method, password } from '../../testing/account-calls.ts'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'
import { sampleBilling } from '../../testing/sample-billing.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
const { call, logIn, register, registerProven } = accountCalls(() => test)

const long = 'x'.repeat(5000)
const odd = [null, 7, true, [], {}, '', long, '\0', '<script>alert(1)</script>', '👩‍⚖️'.repeat(80), "'; drop table users; --"]

describe('bad input', () => {
  const bodies: readonly (readonly [Method, string, readonly string[]])[] = [
    ['POST', '/v1/auth/register', ['email', 'password', 'aceptaTerminos']],
    ['POST', '/v1/auth/login', ['email']],
    ['POST', '/v1/auth/send/recovery-code', ['email']],
    ['POST', '/v1/auth/verify/recovery-code', ['email', 'code']],
    ['POST', '/v1/auth/verification/confirm', ['codigo']],
  ]
  it.each(bodies)('%s %s answers in Spanish with the field, and repeats nothing', async (method, url, fields) => {
    for (const value of odd) {
      const { status, body } = await call(method, url, Object.fromEntries(fields.map((field) => [field, value])))
      expect([400, 401]).toContain(status)
      expect(body.error).toBe(errorCatalogue[body.code as keyof typeof errorCatalogue].message)
      expect(JSON.stringify(body)).not.toMatch(/script|drop table|x{100}|stack|zod|Invalid input|argon/i)
    }
    for (const raw of ['', '{', '[]', 'null', '"text"']) {
      const headers = { 'content-type': 'application/json' }
      const response = await test.app.inject({ method, url, payload: raw, headers, remoteAddress: '10.3.0.1' })
      expect([400, 429]).toContain(response.statusCode)
    }
    const extra = await call(method, url, { email: 'a@b.test', isAdmin: true, __proto__: { admin: true } })
    expect(extra.body.details).toContainEqual({ field: 'isAdmin', message: 'campo desconocido' })
  })

  it('does not reach what a profile does not take', async () => {
    const { userId, headers } = await register()
    const url = `/v1/auth/profile/${userId}`
    for (const body of [{ subscriptionId: 'x' }, { counterUse: -5 }, { isValid: true }, { id: randomUUID() }, { emailVerificado: true }])
      expect((await call('PUT', url, body, headers)).status).toBe(400)
    for (const billingData of [{ rut: long }, { [long]: 'x' }, { rut: { a: 1 } }, 'x'])
      expect((await call('PUT', `${url}/billing`, { billingData }, headers)).status).toBe(400)
    const many = Object.fromEntries(Array.from({ length: 12_000 }, (_, index) => [`dato ${index}`, 'x']))
    expect((await call('PUT', `${url}/billing`, { billingData: { ...sampleBilling, ...many } }, headers)).status).toBe(400)
    expect((await call('PUT', `${url}/billing`, { billingData: sampleBilling }, headers)).status).toBe(200)
    for (const preferencias of [{ tamano: 0 }, { tamano: 101 }, { tema: 'rosa' }, { bases: Array(21).fill('x') }, { otra: 1 }])
      expect((await call('PUT', url, { preferencias }, headers)).status).toBe(400)
    expect((await findUser(test.services.db, userId))?.preferences).toEqual({})
  })

  it('is taken whole where it is odd but fine', async () => {
    const email = 'o’brien+ñ@ejemplo.test'
    expect((await call('POST', '/v1/auth/register', { email, password, aceptaTerminos: true })).status).toBe(400)
    const passphrase = '👩‍⚖️ ñandú <b>&"\' ’ 漢字 — frase'
    const { body } = await call('POST', '/v1/auth/register', { email: 'rara@ejemplo.test', password: passphrase, aceptaTerminos: true })
    expect(body.data.user.email).toBe('rara@ejemplo.test')
    expect((await logIn('rara@ejemplo.test', { password: passphrase.normalize('NFD') })).status).toBe(200)
  })

  it('of invalid or unknown ids is answered as such', async () => {
    const { headers } = await register()
    for (const id of ['x', '1', long, '%00', '../../etc/passwd'])
      expect([400, 404]).toContain((await call('GET', `/v1/auth/profile/${encodeURIComponent(id)}`, undefined, headers)).status)
    expect((await call('GET', `/v1/auth/profile/${randomUUID()}`, undefined, headers)).status).toBe(403)
  })
})

describe('common passwords', () => {
  it('are refused wherever one is chosen', async () => {
    const email = `comun-${randomUUID()}@ejemplo.test`
    for (const weak of ['Password1234', 'contraseña2025', 'BaseJuris2026'])
      expect((await call('POST', '/v1/auth/register', { email, password: weak, aceptaTerminos: true })).body.code).toBe(
        'auth.common_password',
      )
    const user = await register(email)
    for (const expected of ['qwertyuiop', `${email} 2026`])
      expect(
        (await call('PUT', `/v1/auth/profile/${user.userId}`, { password: expected, passwordActual: password }, user.headers)).body.code,
      ).toBe('auth.common_password')
  })
})

describe('a session without the password', () => {
  const wrong = 'equivocada del todo'
  const asked: readonly (readonly [string, Method, (id: string) => string, object])[] = [
    ['a new password', 'PUT', (id) => `/v1/auth/profile/${id}`, { password: 'otra frase muy nueva', passwordActual: wrong }],
    ['a new e-mail', 'PUT', (id) => `/v1/auth/profile/${id}`, { email: 'otro@ejemplo.test', passwordActual: wrong }],
    ['the end of the account', 'DELETE', (id) => `/v1/auth/profile/${id}`, { passwordActual: wrong }],
    ['a second factor', 'POST', () => '/v1/auth/second-factor', { passwordActual: wrong }],
    ['no second factor', 'DELETE', () => '/v1/auth/second-factor', { passwordActual: wrong, codigo: '123456' }],
  ]
  it.each(asked)('does not get %s, and guesses ten times', async (_what, method, url, body) => {
    const { userId, headers, email } = await registerProven()
    for (let time = 0; time < 10; time++) expect((await call(method, url(userId), body, headers)).body.code).toBe('auth.credentials')
    const right = { ...body, passwordActual: password }
    expect((await call(method, url(userId), right, headers)).body.code).toBe('auth.too_many_attempts')
    expect((await logIn(email)).status).toBe(200)
  })

  it('guesses ten codes of a second factor that was prepared', async () => {
    const { headers } = await registerProven()
    await call('POST', '/v1/auth/second-factor', { passwordActual: password }, headers)
    const guess = () => call('PUT', '/v1/auth/second-factor', { codigo: '000000' }, headers)
    for (let time = 0; time < 10; time++) expect((await guess()).body.code).toBe('auth.second_factor')
    expect((await guess()).body.code).toBe('auth.too_many_factor_codes')
  })
})

describe('tokens', () => {
  it('of a disabled or deleted user, of another issuer or altered are refused', async () => {
    const [disabled, deleted, changed] = [await register(), await register(), await register()]
    await updateUser(test.services.db, disabled.userId, { disabledAt: new Date() })
    await call('DELETE', `/v1/auth/profile/${deleted.userId}`, { passwordActual: password }, deleted.headers)
    const [head, body, sign] = changed.token.split('.') as [string, string, string]
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
    const other = Buffer.from(JSON.stringify({ ...claims, sub: disabled.userId })).toString('base64url')
    const bad = [disabled.token, deleted.token, `${head}.${other}.${sign}`, `${head}.${body}.`, `${head}.${body}`, long]
    for (const token of bad) {
      const headers = { authorization: `Bearer ${token}` }
      expect((await call('GET', '/v1/auth/sessions', undefined, headers)).body.code).toBe('auth.expired')
      expect((await call('GET', '/v1/auth/session', undefined, { cookie: `basejuris-token=${token}` })).body.data.usuario).toBeNull()
    }
  })

  it('in a cookie write nothing for another site, whatever it claims', async () => {
    const { token, userId } = await register()
    const url = `/v1/auth/profile/${userId}`
    const cookie = { cookie: `basejuris-token=${token}`, host: 'basejuris.test' }
    const origins = [
      undefined,
      'null',
      'https://otro.test',
      'http://basejuris.test.otro.test',
      'https://basejuris.test',
      'http://basejuris.test:81',
    ]
    for (const origin of origins) {
      const headers = origin === undefined ? cookie : { ...cookie, origin }
      expect((await call('DELETE', url, { passwordActual: password }, headers)).body.code).toBe('request.origin')
      expect((await call('POST', '/v1/auth/logout-all', undefined, headers)).body.code).toBe('request.origin')
    }
    const form = { ...cookie, origin: 'http://basejuris.test', 'content-type': 'application/x-www-form-urlencoded' }
    const response = await test.app.inject({ method: 'PUT', url, headers: form, payload: 'preferencias=x' })
    expect(response.statusCode).toBe(415)
    expect((await call('PUT', url, { preferencias: { tema: 'claro' } }, { ...cookie, origin: 'http://basejuris.test' })).status).toBe(200)
  })
})

describe('the time of an answer', () => {
  it('asks the database the same for an unknown e-mail as for a wrong password', async () => {
    const { email } = await register()
    const session = test.services.db._.session
    const sessions: typeof session = Object.getPrototypeOf(session)
    const asked = async (given: string) => {
      const prepared = vi.spyOn(sessions, 'prepareQuery')
      await logIn(given, { password: 'equivocada del todo' })
      const statements = prepared.mock.calls.map(([query]) => query.sql)
      prepared.mockRestore()
      return statements
    }
    const known = await asked(email)
    expect(known).toContainEqual(expect.stringContaining('"sign_ins"'))
    expect(await asked(`nadie-${randomUUID()}@ejemplo.test`)).toEqual(known)
  })

  it('is spent on hashing whether or not there is an account', async () => {
    const { email } = await register()
    const median = async (asked: () => Promise<unknown>) => {
      const times: number[] = []
      for (let time = 0; time < 7; time++) {
        const started = process.cpuUsage().user
        await asked()
        times.push(process.cpuUsage().user - started)
      }
      return times.sort((a, b) => a - b)[3] as number
    }
    let attempt = 0
    const known = await median(() => logIn(email, { password: `equivocada ${attempt++}` }))
    const unknown = await median(() => logIn(`nadie-${randomUUID()}@ejemplo.test`, { password: 'equivocada' }))
    expect(unknown / known).toBeGreaterThan(0.5)
    expect(unknown / known).toBeLessThan(2)
  })
})
