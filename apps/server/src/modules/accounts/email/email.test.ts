import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { accountCalls, password } from '../../../testing/account-calls.ts'
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
afterEach(() => vi.useRealTimers())

const { call, logIn, register } = accountCalls(() => test)
const confirm = (codigo: string, headers: Record<string, string> = {}) => call('POST', '/v1/auth/verification/confirm', { codigo }, headers)
const linksTo = async (email: string) =>
  (await test.mailsTo(email)).flatMap(({ text }) => /https:\/\/basejuris\.test\/verificar-correo\?codigo=(\S+)/.exec(text)?.slice(1) ?? [])
const profile = async ({ userId, headers }: { userId: string; headers: Record<string, string> }) =>
  (await call('GET', `/v1/auth/profile/${userId}`, undefined, headers)).body.data
const change = ({ userId, headers }: { userId: string; headers: Record<string, string> }, payload: object) =>
  call('PUT', `/v1/auth/profile/${userId}`, payload, headers)

describe('confirming the e-mail', () => {
  it('follows the link mailed on registration, once', async () => {
    const user = await register()
    expect(await profile(user)).toMatchObject({ emailVerificado: false })
    const [code] = await linksTo(user.email)
    expect(code).toMatch(/^[\w-]{43}$/)
    expect((await confirm(code as string, user.headers)).body.data).toEqual({ message: 'Su correo está confirmado.' })
    expect(await profile(user)).toMatchObject({ emailVerificado: true })
    expect(await confirm(code as string)).toMatchObject({ status: 400, body: { code: 'auth.verification_code' } })
    expect((await call('POST', '/v1/auth/verification', undefined, user.headers)).body.code).toBe('auth.email_verified')
  })

  it('sends the link again; the one before no longer counts, nor does one after two days', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date() })
    const user = await register()
    expect((await call('POST', '/v1/auth/verification', undefined, user.headers)).status).toBe(200)
    const [first, second] = await linksTo(user.email)
    expect((await confirm(first as string)).status).toBe(400)
    vi.setSystemTime(Date.now() + 48 * 3_600_000 + 1000)
    expect((await confirm(second as string)).status).toBe(400)
    expect((await confirm('x'.repeat(43))).status).toBe(400)
  })
})

describe('changing the e-mail', () => {
  it('takes effect once the new address confirmed it; the old one gets two mails', async () => {
    const user = await register()
    const expected = `otra-${user.email}`
    for (const passwordActual of [undefined, 'equivocada'])
      expect((await change(user, { email: expected, passwordActual })).body.code).toBe('auth.credentials')
    const asked = await change(user, { email: expected, passwordActual: password })
    expect(asked.body.data).toMatchObject({ email: user.email, correoPendiente: expected, emailVerificado: false })
    expect((await logIn(expected)).status).toBe(401)
    const [code] = await linksTo(expected)
    expect((await confirm(code as string, user.headers)).body.data.message).toBe('Su cuenta usa ahora este correo.')
    expect(await profile(user)).toMatchObject({ email: expected, correoPendiente: null, emailVerificado: true })
    expect([(await logIn(user.email)).status, (await logIn(expected)).status]).toEqual([401, 200])
    const reported = (await test.mailsTo(user.email)).map(({ subject }) => subject)
    expect(reported.slice(1)).toEqual(['Se pidió cambiar el correo de su cuenta', 'Cambió el correo de su cuenta'])
    const [registration] = await linksTo(user.email)
    expect((await confirm(registration as string)).status).toBe(400)
  })

  it('does not take the e-mail of somebody else, before or after the link was sent', async () => {
    const [user, other] = [await register(), await register()]
    expect((await change(user, { email: other.email, passwordActual: password })).body.code).toBe('auth.email_taken')
    const expected = `libre-${user.email}`
    await change(user, { email: expected, passwordActual: password })
    await register(expected)
    const codes = await linksTo(expected)
    expect((await confirm(codes[0] as string)).body.code).toBe('auth.verification_code')
    expect((await profile(user)).email).toBe(user.email)
  })

  it('keeps nothing of a change whose other part was refused', async () => {
    const [user, other] = [await register(), await register()]
    const refused = await change(user, { preferencias: { tema: 'oscuro' }, email: other.email, passwordActual: password })
    expect(refused.status).toBe(409)
    expect((await profile(user)).preferencias).toEqual({})
  })
})
