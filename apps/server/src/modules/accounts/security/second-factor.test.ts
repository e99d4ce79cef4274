import { findSecondFactor } from '@basejuris/database'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { attemptRules } from '../../../security/attempt-limits.ts'
import { accountCalls, password } from '../../../testing/account-calls.ts'
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts'
import { createTotp } from './second-factor.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date() }))
afterEach(() => vi.useRealTimers())

const { call, logIn, registerProven } = accountCalls(() => test)
const url = '/v1/auth/second-factor'
const codeNow = (secret: string, step = 0) => createTotp(secret).generate({ timestamp: Date.now() + step * 30_000 })
const nextStep = () => vi.setSystemTime(Date.now() + 30_000)

async function registerWithFactor() {
  const user = await registerProven()
  const { body } = await call('POST', url, { passwordActual: password }, user.headers)
  const secret = body.data.secreto as string
  const confirmed = await call('PUT', url, { codigo: codeNow(secret) }, user.headers)
  nextStep()
  return { ...user, secret, started: body.data, backup: confirmed.body.data.codigosDeRespaldo as string[] }
}

describe('a second factor', () => {
  it('is prepared with the password and a QR code, and takes effect once confirmed', async () => {
    const { email, secret, started, backup, userId, headers } = await registerWithFactor()
    expect(started.uri).toBe(
      `otpauth://totp/BaseJuris:${encodeURIComponent(email)}?issuer=BaseJuris&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    )
    expect(Buffer.from(started.qr.split(',')[1], 'base64').toString()).toMatch(/^<svg /)
    expect(new Set(backup).size).toBe(10)
    expect((await findSecondFactor(test.services.db, userId))?.secret).not.toContain(secret)
    expect((await call('GET', `/v1/auth/profile/${userId}`, undefined, headers)).body.data.segundoFactor).toBe(true)
    expect((await test.mailsTo(email)).at(-1)?.subject).toBe('Su cuenta pide ahora un segundo factor')
    for (const method of ['POST', 'PUT'] as const)
      expect((await call(method, url, { passwordActual: password, codigo: '123456' }, headers)).status).toBe(400)
    expect((await call('POST', url, { passwordActual: password }, headers)).body.code).toBe('auth.second_factor_on')
    expect((await call('PUT', url, { codigo: codeNow(secret) }, headers)).body.code).toBe('auth.second_factor_on')
  })

  it('has no effect before it is confirmed, nor with a wrong code', async () => {
    const { email, headers } = await registerProven()
    expect((await call('PUT', url, { codigo: '123456' }, headers)).body.code).toBe('auth.second_factor')
    expect((await call('POST', url, { passwordActual: 'equivocada' }, headers)).body.code).toBe('auth.credentials')
    const { body } = await call('POST', url, { passwordActual: password }, headers)
    const wrong = String((Number(codeNow(body.data.secreto)) + 1) % 1_000_000).padStart(6, '0')
    expect((await call('PUT', url, { codigo: wrong }, headers)).body.code).toBe('auth.second_factor')
    expect((await logIn(email)).status).toBe(200)
  })

  it('is required only after a correct password', async () => {
    const { email, secret } = await registerWithFactor()
    expect((await logIn(email, { password: 'equivocada del todo' })).body.code).toBe('auth.credentials')
    expect(await logIn(email)).toMatchObject({ status: 401, body: { code: 'auth.second_factor' }, cookie: undefined })
    expect((await logIn(email, { codigo: '000000' })).body.code).toBe('auth.second_factor')
    expect((await logIn(email, { codigo: codeNow(secret) })).status).toBe(200)
  })

  it('accepts each code once, also from clocks half a minute off, and none older than the last', async () => {
    const { email, secret } = await registerWithFactor()
    const ahead = codeNow(secret, 1)
    expect((await logIn(email, { codigo: ahead })).status).toBe(200)
    expect((await logIn(email, { codigo: ahead })).body.code).toBe('auth.second_factor')
    expect((await logIn(email, { codigo: codeNow(secret) })).body.code).toBe('auth.second_factor')
    nextStep()
    nextStep()
    expect((await logIn(email, { codigo: codeNow(secret, -2) })).body.code).toBe('auth.second_factor')
    expect((await logIn(email, { codigo: codeNow(secret) })).status).toBe(200)
  })

  it('accepts each backup code once', async () => {
    const { email, backup } = await registerWithFactor()
    const [first = '', second = ''] = backup
    expect((await logIn(email, { codigo: first.toUpperCase().replace('-', ' ') })).status).toBe(200)
    expect((await logIn(email, { codigo: first })).body.code).toBe('auth.second_factor')
    expect((await logIn(email, { codigo: second })).status).toBe(200)
  })

  it('stops after ten wrong codes an hour, wherever they come from', async () => {
    const { email, secret } = await registerWithFactor()
    for (let time = 0; time < 10; time++) expect((await logIn(email, { codigo: '000000' })).body.code).toBe('auth.second_factor')
    expect((await logIn(email, { codigo: codeNow(secret) })).body).toMatchObject({
      code: 'auth.too_many_factor_codes',
      error: expect.stringContaining(`Espere ${attemptRules['second factor'].minutes} minutos`),
    })
    vi.setSystemTime(Date.now() + (attemptRules['second factor'].minutes + 1) * 60_000)
    expect((await logIn(email, { codigo: codeNow(secret) })).status).toBe(200)
  })

  it('stops a session after ten wrong codes also where it is removed, though the password is correct', async () => {
    const { secret, headers } = await registerWithFactor()
    const remove = (codigo: string) => call('DELETE', url, { passwordActual: password, codigo }, headers)
    for (let time = 0; time < 10; time++) expect((await remove('000000')).body.code).toBe('auth.second_factor')
    expect((await remove(codeNow(secret))).body.code).toBe('auth.too_many_factor_codes')
    vi.setSystemTime(Date.now() + (attemptRules['second factor'].minutes + 1) * 60_000)
    expect((await remove(codeNow(secret))).body.data).toEqual({ quitado: true })
  })

  it('is removed with password and code', async () => {
    const { email, secret, headers } = await registerWithFactor()
    const remove = (payload: object) => call('DELETE', url, payload, headers)
    expect((await remove({ passwordActual: 'equivocada', codigo: codeNow(secret) })).body.code).toBe('auth.credentials')
    expect((await remove({ passwordActual: password, codigo: '000000' })).body.code).toBe('auth.second_factor')
    expect((await remove({ passwordActual: password, codigo: codeNow(secret) })).body.data).toEqual({ quitado: true })
    expect((await logIn(email)).status).toBe(200)
    expect((await test.mailsTo(email)).at(-1)?.subject).toBe('Su cuenta ya no pide un segundo factor')
  })
})
