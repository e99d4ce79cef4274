import { randomUUID } from 'node:crypto'
import { findUser, findUserByEmail, updateUser } from '@basejuris/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attemptRules } from '../../security/attempt-limits.ts'
import { accountCalls, password } from '../../testing/account-calls.ts'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'
import { sampleBilling } from '../../testing/sample-billing.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const { call, register } = accountCalls(() => test)

describe('registering', () => {
  it('creates the account, opens a session and answers the user with every field', async () => {
    const answer = await call('POST', '/v1/auth/register', { email: '  Ana.Perez@Ejemplo.test ', password, aceptaTerminos: true })
    expect(answer.status).toBe(200)
    expect(answer.body.data.user).toMatchObject({
      email: 'ana.perez@ejemplo.test',
      customerId: null,
      subscriptionId: null,
      history: [],
      counterUse: 0,
      isValid: true,
      startService: null,
      emailVerificado: false,
      segundoFactor: false,
      preferencias: {},
      billingData: { billingData: null, lastUpdated: null, version: '1.0' },
    })
    expect(answer.cookie).toMatchObject({ value: answer.body.data.token, httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(answer.cookie?.secure).toBeUndefined()
    const days = ((answer.cookie?.expires?.getTime() ?? 0) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(6.9)
    expect(days).toBeLessThanOrEqual(7)
    const stored = await findUserByEmail(test.services.db, 'ana.perez@ejemplo.test')
    expect(stored?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(stored?.acceptedTermsAt).not.toBeNull()
    const again = await call('POST', '/v1/auth/register', { email: 'ANA.PEREZ@ejemplo.test', password, aceptaTerminos: true })
    expect(again).toMatchObject({ status: 409, body: { code: 'auth.email_taken' } })
    expect(again.cookie).toBeUndefined()
  })

  it('names every wrong field at once', async () => {
    const { status, body } = await call('POST', '/v1/auth/register', { email: 'no es', password: 'corta', aceptaTerminos: false })
    expect(status).toBe(400)
    expect(body.details.map(({ field }: { field: string }) => field)).toEqual(['email', 'password', 'aceptaTerminos'])
  })

  it('marks the cookie for https alone behind a proxy that speaks it', async () => {
    const secure = await openTestApp({ publicUrl: 'https://basejuris.test' })
    try {
      const payload = { email: 'ana@ejemplo.test', password, aceptaTerminos: true }
      const response = await secure.app.inject({ method: 'POST', url: '/v1/auth/register', payload })
      expect(response.cookies[0]).toMatchObject({ name: '__Host-basejuris-token', path: '/', secure: true, httpOnly: true })
    } finally {
      await secure.close()
    }
  })

  it('gives the other cookies of accounts a prefix for https alone, takes those without it, and replaces them', async () => {
    const secure = await openTestApp({ publicUrl: 'https://basejuris.test' })
    const post = (url: string, payload: object, { cookie = '', remoteAddress = '10.0.0.1' } = {}) =>
      secure.app.inject({ method: 'POST', url, payload, remoteAddress, headers: { cookie, origin: 'https://basejuris.test' } })
    try {
      const email = 'ana@ejemplo.test'
      const { cookies } = await post('/v1/auth/register', { email, password, aceptaTerminos: true })
      const device = cookies.find(({ name }) => name === '__Secure-basejuris-equipo')
      expect(device).toMatchObject({ path: '/v1/auth', secure: true, httpOnly: true, sameSite: 'Lax' })
      const recovery = await post('/v1/auth/send/recovery-code', { email })
      expect(recovery.cookies.map(({ name }) => name)).toEqual(['__Secure-basejuris-recuperacion'])
      for (let time = 0; time < attemptRules['sign-in to'].maxAttempts; time++)
        await post('/v1/auth/login', { email, password: 'otra cosa distinta' }, { remoteAddress: `10.1.${time}.1` })
      expect((await post('/v1/auth/login', { email, password })).json().code).toBe('auth.too_many_attempts')
      const known = await post('/v1/auth/login', { email, password }, { cookie: `basejuris-equipo=${device?.value}` })
      expect(known.statusCode).toBe(200)
      const values = Object.fromEntries(known.cookies.map(({ name, value }) => [name, value !== '']))
      expect(values).toMatchObject({ '__Secure-basejuris-equipo': true, 'basejuris-equipo': false })
    } finally {
      await secure.close()
    }
  })
})

describe('signing in and out', () => {
  it('opens a session with the right password, whatever the capitals of the e-mail', async () => {
    const { email, userId } = await register()
    const answer = await call('POST', '/v1/auth/login', { email: email.toUpperCase(), password })
    expect(answer).toMatchObject({ status: 200, body: { data: { user: { id: userId }, message: 'Inició sesión.' } } })
    expect(answer.cookie?.value).toBe(answer.body.data.token)
  })

  it('answers the same for an unknown e-mail, a wrong password and a disabled account', async () => {
    const { email, userId } = await register()
    const unknown = await call('POST', '/v1/auth/login', { email: 'nadie@ejemplo.test', password })
    const wrong = await call('POST', '/v1/auth/login', { email, password: 'otra cosa distinta' })
    await updateUser(test.services.db, userId, { disabledAt: new Date() })
    const disabled = await call('POST', '/v1/auth/login', { email, password })
    for (const { status, body, cookie } of [unknown, wrong, disabled]) {
      expect({ status, ...body, requestId: '' }).toEqual({
        status: 401,
        code: 'auth.credentials',
        requestId: '',
        error: 'Credenciales incorrectas. Por favor, verifica tu email y contraseña.',
      })
      expect(cookie).toBeUndefined()
    }
  })

  it('ends one session by signing out, and all of them on demand', async () => {
    const { email, headers, userId } = await register()
    const other = await call('POST', '/v1/auth/login', { email, password })
    const otherHeaders = { authorization: `Bearer ${other.body.data.token}` }
    const out = await call('POST', '/v1/auth/logout', undefined, otherHeaders)
    expect(out).toMatchObject({ status: 200, body: { data: { cerradas: 1 } }, cookie: { value: '' } })
    expect((await call('GET', `/v1/auth/profile/${userId}`, undefined, otherHeaders)).body.code).toBe('auth.expired')
    expect((await call('GET', `/v1/auth/profile/${userId}`, undefined, headers)).status).toBe(200)
    await call('POST', '/v1/auth/login', { email, password })
    expect((await call('POST', '/v1/auth/logout-all', undefined, headers)).body.data).toEqual({ cerradas: 2 })
    expect((await call('GET', `/v1/auth/profile/${userId}`, undefined, headers)).body.code).toBe('auth.expired')
    expect((await call('POST', '/v1/auth/logout')).body.data).toEqual({ cerradas: 0 })
  })
})

describe('the session of a browser', () => {
  it('names its user without the history, and nobody for a visitor', async () => {
    const { token, userId } = await register()
    const { body } = await call('GET', '/v1/auth/session', undefined, { cookie: `basejuris-token=${token}` })
    expect(body.data.usuario).toMatchObject({ id: userId, emailVerificado: false })
    expect(body.data.usuario).not.toHaveProperty('history')
    const visitor = await call('GET', '/v1/auth/session')
    expect(visitor).toMatchObject({ status: 200, body: { data: { usuario: null } } })
    expect(visitor.cookie).toBeUndefined()
  })

  it('clears an invalid cookie, there and with every 401', async () => {
    const { userId } = await register()
    const headers = { cookie: 'basejuris-token=forged' }
    expect((await call('GET', '/v1/auth/session', undefined, headers)).cookie).toMatchObject({ value: '', path: '/' })
    const refused = await call('GET', `/v1/auth/profile/${userId}`, undefined, headers)
    expect(refused).toMatchObject({ status: 401, body: { code: 'auth.expired' }, cookie: { value: '' } })
  })
})

describe('the profile', () => {
  it('is read and changed by its owner alone', async () => {
    const [mine, theirs] = [await register(), await register()]
    const url = `/v1/auth/profile/${mine.userId}`
    expect((await call('GET', url, undefined, mine.headers)).body.data).toMatchObject({ id: mine.userId, history: [] })
    for (const userId of [mine.userId, randomUUID()])
      expect(await call('GET', `/v1/auth/profile/${userId}`, undefined, theirs.headers)).toMatchObject({
        status: 403,
        body: { code: 'auth.forbidden' },
      })
    expect((await call('GET', url)).body.code).toBe('auth.required')
    expect((await call('PUT', url, { preferencias: 'no' })).body.code).toBe('auth.required')
  })

  it('stores preferences one by one and billing data encrypted', async () => {
    const { userId, headers } = await register()
    const url = `/v1/auth/profile/${userId}`
    await call('PUT', url, { preferencias: { tema: 'oscuro' } }, headers)
    const written = { ...sampleBilling, rut: '111111111' }
    const { body } = await call('PUT', url, { preferencias: { tamano: 25 }, billingData: written }, headers)
    expect(body.data).toMatchObject({
      preferencias: { tema: 'oscuro', tamano: 25 },
      billingData: { billingData: sampleBilling, version: '1.0' },
    })
    expect((await findUser(test.services.db, userId))?.billingData).not.toContain('Ana')
  })

  it('stores whether answers are quotations alone, and names the field of any other value', async () => {
    const { userId, headers } = await register()
    const url = `/v1/auth/profile/${userId}`
    for (const soloCitas of [true, false])
      expect((await call('PUT', url, { preferencias: { soloCitas } }, headers)).body.data.preferencias).toEqual({ soloCitas })
    const refused = await call('PUT', url, { preferencias: { soloCitas: 'siempre' } }, headers)
    expect(refused).toMatchObject({ status: 400, body: { details: [{ field: 'preferencias.soloCitas' }] } })
    expect((await call('GET', url, undefined, headers)).body.data.preferencias).toEqual({ soloCitas: false })
  })

  it('changes the password with the current one and closes the other sessions', async () => {
    const { userId, email, headers } = await register()
    const elsewhere = await call('POST', '/v1/auth/login', { email, password })
    const url = `/v1/auth/profile/${userId}`
    const expected = 'una clave muy nueva'
    for (const passwordActual of [undefined, 'equivocada'])
      expect((await call('PUT', url, { password: expected, passwordActual }, headers)).body.code).toBe('auth.credentials')
    expect((await call('PUT', url, { password: expected, passwordActual: password }, headers)).status).toBe(200)
    expect((await call('GET', url, undefined, headers)).status).toBe(200)
    expect((await call('GET', url, undefined, { authorization: `Bearer ${elsewhere.body.data.token}` })).status).toBe(401)
    expect((await call('POST', '/v1/auth/login', { email, password })).status).toBe(401)
    expect((await call('POST', '/v1/auth/login', { email, password: expected })).status).toBe(200)
  })
})

describe('deleting the account', () => {
  it('asks for the password, then leaves nothing of the user', async () => {
    const { userId, email, headers } = await register()
    const url = `/v1/auth/profile/${userId}`
    expect((await call('DELETE', url, {}, headers)).body.code).toBe('auth.credentials')
    const deleted = await call('DELETE', url, { passwordActual: password }, headers)
    expect(deleted).toMatchObject({ status: 200, body: { data: { eliminada: true } }, cookie: { value: '' } })
    expect(await findUser(test.services.db, userId)).toBeNull()
    expect((await call('GET', url, undefined, headers)).status).toBe(401)
    expect((await call('POST', '/v1/auth/login', { email, password })).status).toBe(401)
  })

  it('clears every cookie of the account in the browser', async () => {
    const { userId, email, headers } = await register()
    const { cookies } = await test.app.inject({ method: 'POST', url: '/v1/auth/login', payload: { email, password } })
    const recovery = await test.app.inject({ method: 'POST', url: '/v1/auth/send/recovery-code', payload: { email } })
    const sent = [...cookies, ...recovery.cookies]
    const deleted = await test.app.inject({
      method: 'DELETE',
      url: `/v1/auth/profile/${userId}`,
      payload: { passwordActual: password },
      headers: { ...headers, cookie: sent.map(({ name, value }) => `${name}=${value}`).join('; ') },
    })
    const cleared = deleted.cookies.filter(({ value }) => value === '').map(({ name, path }) => [name, path])
    expect(cleared.toSorted()).toEqual(sent.map(({ name, path }) => [name, path]).toSorted())
    expect(cleared).toHaveLength(3)
  })

  it('erases nothing while the subscription cannot be ended', async () => {
    const { userId, headers } = await register()
    await updateUser(test.services.db, userId, { subscriptionId: 'sub_1' })
    const refused = await call('DELETE', `/v1/auth/profile/${userId}`, { passwordActual: password }, headers)
    expect(refused).toMatchObject({ status: 503, body: { code: 'auth.subscription_open' } })
    expect(await findUser(test.services.db, userId)).not.toBeNull()
  })
})
