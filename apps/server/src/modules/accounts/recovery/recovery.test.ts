import { updateUser } from '@basejuris/database'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { attemptRules } from '../../../security/attempt-limits.ts'
import { accountCalls } from '../../../testing/account-calls.ts'
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
afterEach(() => vi.useRealTimers())

const { call, logIn, register, browser } = accountCalls(() => test)
type Caller = ReturnType<typeof browser>
const newPassword = 'doce volcanes nevados'
const ask = (email: string, caller: Caller = call) => caller('POST', '/v1/auth/send/recovery-code', { email })
const recover = (email: string, code: string, expected = newPassword, caller: Caller = call) =>
  caller('POST', '/v1/auth/verify/recovery-code', { email, code, newPassword: expected })
const codesSentTo = async (email: string) =>
  (await test.mailsTo(email)).flatMap(({ text }) => /^ {4}(\d{4}-\d{4})$/m.exec(text)?.slice(1) ?? [])
const askForCode = async (email: string, caller: Caller = call) => {
  await ask(email, caller)
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

  it('refuses even the right code after five wrong ones of the same browser, and codes that are older or of other users', async () => {
    const [mine, theirs] = [await register(), await register()]
    const [own, foreign] = [browser(), browser()]
    const [first, other] = [await askForCode(mine.email, own), await askForCode(theirs.email, foreign)]
    const second = await askForCode(mine.email, own)
    for (const code of [first, other, 'x', '00000000', '1'])
      expect((await recover(mine.email, code, newPassword, own)).body.code).toBe('auth.recovery_code')
    expect((await recover(mine.email, second, newPassword, own)).body.code).toBe('auth.recovery_code')
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

  it('mails a few codes an hour to one network, whether or not there is an account, and a bounded number in all', async () => {
    const { email } = await register()
    const [few, all] = [attemptRules['recovery mail from'].maxAttempts, attemptRules['recovery mail to'].maxAttempts]
    for (const asked of [email, 'otro-nadie@ejemplo.test']) {
      const one = browser()
      for (let time = 0; time < few; time++) expect((await ask(asked, one)).status).toBe(200)
      expect(await ask(asked.toUpperCase(), one)).toMatchObject({ status: 429, body: { code: 'auth.too_many_codes' } })
      for (let time = few; time < all; time++) expect((await ask(asked)).status).toBe(200)
      expect((await ask(asked)).status).toBe(429)
    }
    expect(await codesSentTo(email)).toHaveLength(all)
  })

  it.each(['with', 'without'])('allows as many attempts an hour %s an account, by network, by browser and in all', async (account) => {
    const email = account === 'with' ? (await register()).email : 'tercer-nadie@ejemplo.test'
    const attempts = async (caller?: Caller) => {
      let count = 0
      while ((await recover(email, '1', newPassword, caller)).body.code === 'auth.recovery_code') count++
      return count
    }
    const holder = browser()
    await ask(email, holder)
    expect(await attempts(holder)).toBe(attemptRules['recovery code ticket'].maxAttempts)
    const from = attemptRules['recovery code from'].maxAttempts
    expect(await attempts(browser())).toBe(from)
    expect(await attempts()).toBe(attemptRules['recovery code to'].maxAttempts - from)
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
