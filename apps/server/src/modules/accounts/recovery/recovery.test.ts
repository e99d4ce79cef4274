import { updateUser } from '@basejuris/database'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { accountCalls } from '../../../testing/account-calls.ts'
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
afterEach(() => vi.useRealTimers())

const { call, logIn, register } = accountCalls(() => test)
const newPassword = 'doce volcanes nevados'
const ask = (email: string) => call('POST', '/v1/auth/send/recovery-code', { email })
const recover = (email: string, code: string, expected = newPassword) =>
  call('POST', '/v1/auth/verify/recovery-code', { email, code, newPassword: expected })
const codesSentTo = async (email: string) =>
  (await test.mailsTo(email)).flatMap(({ text }) => /^ {4}(\d{4}-\d{4})$/m.exec(text)?.slice(1) ?? [])
const askForCode = async (email: string) => {
  await ask(email)
  return (await codesSentTo(email)).at(-1) as string
}

describe('recovering a password', () => {
  it('changes it with the code that was mailed, closes every session, and takes the code once', async () => {
    const { email, headers, userId } = await register()
    const code = await askForCode(email)
    const answer = await recover(email.toUpperCase(), ` ${code.replace('-', ' ')} `)
    expect(answer).toMatchObject({ status: 200, body: { data: { message: expect.stringContaining('se cerraron todas las sesiones') } } })
    expect((await call('GET', `/v1/auth/profile/${userId}`, undefined, headers)).body.code).toBe('auth.expired')
    expect((await logIn(email)).body.code).toBe('auth.credentials')
    const entered = await logIn(email, { password: newPassword })
    expect(entered.body.data.user).toMatchObject({ id: userId, emailVerificado: true })
    expect((await recover(email, code, 'otra clave distinta')).body.code).toBe('auth.recovery_code')
    expect((await test.mailsTo(email)).at(-1)?.subject).toBe('Cambió la contraseña de su cuenta')
  })

  it('answers the same whether or not there is an account, and mails only where there is one', async () => {
    const { email } = await register()
    const disabled = await register()
    await updateUser(test.services.db, disabled.userId, { disabledAt: new Date() })
    const answers = [await ask(email), await ask('nadie@ejemplo.test'), await ask(disabled.email)]
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
    expect(await codesSentTo(email)).toHaveLength(1)
    expect(await test.mailsTo('nadie@ejemplo.test')).toEqual([])
    expect(await codesSentTo(disabled.email)).toEqual([])
    expect((await recover('nadie@ejemplo.test', '12345678')).body).toMatchObject({ code: 'auth.recovery_code' })
  })

  it('refuses even the right code after five wrong ones, and codes that are older or of other users', async () => {
    const [mine, theirs] = [await register(), await register()]
    const [first, other] = [await askForCode(mine.email), await askForCode(theirs.email)]
    const second = await askForCode(mine.email)
    for (const code of [first, other, 'x', '00000000', '1']) expect((await recover(mine.email, code)).body.code).toBe('auth.recovery_code')
    expect((await recover(mine.email, second)).body.code).toBe('auth.recovery_code')
    expect((await logIn(mine.email)).status).toBe(200)
  })

  it('accepts a code for fifteen minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date() })
    const { email } = await register()
    const late = await askForCode(email)
    vi.setSystemTime(Date.now() + 15 * 60_000 + 1000)
    expect((await recover(email, late)).body.code).toBe('auth.recovery_code')
    const inTime = await askForCode(email)
    vi.setSystemTime(Date.now() + 14 * 60_000)
    expect((await recover(email, inTime)).status).toBe(200)
  })

  it('accepts concurrent uses of a code once', async () => {
    const { email } = await register()
    const code = await askForCode(email)
    const answers = await Promise.all([recover(email, code), recover(email, code), recover(email, code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  })

  it('mails five codes an hour, whether or not there is an account', async () => {
    const { email } = await register()
    for (const asked of [email, 'otro-nadie@ejemplo.test']) {
      for (let time = 0; time < 5; time++) expect((await ask(asked)).status).toBe(200)
      expect(await ask(asked.toUpperCase())).toMatchObject({ status: 429, body: { code: 'auth.too_many_codes' } })
    }
    expect(await codesSentTo(email)).toHaveLength(5)
  })

  it('allows twenty attempts an hour over all codes', async () => {
    for (let time = 0; time < 20; time++) expect((await recover('tercer-nadie@ejemplo.test', '1')).status).toBe(400)
    expect((await recover('tercer-nadie@ejemplo.test', '1')).body.code).toBe('auth.too_many_codes')
  })

  it('refuses a common password before it looks at the code', async () => {
    const { email } = await register()
    const code = await askForCode(email)
    expect((await recover(email, code, 'basketball1')).body.code).toBe('auth.common_password')
    expect((await recover(email, code)).status).toBe(200)
  })

  it('stores neither the code nor the requested e-mail in plain text', async () => {
    const { email } = await register()
    const code = await askForCode(email)
    const { rows } = await test.database.execute('select row_to_json(c)::text as text from account_codes c')
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${code}|${code.replace('-', '')}`))
  })
})
