import { randomUUID } from 'node:crypto'
import { updateUser } from '@basejuris/database'
import { knownDeviceDays } from '@basejuris/domain'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { attemptRules } from '../../security/attempt-limits.ts'
import { accountCalls, password } from '../../testing/account-calls.ts'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'
import { createTotp } from './security/second-factor.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
afterEach(() => vi.useRealTimers())

const { call, logIn, register, registerProven, browser } = accountCalls(() => test)
type Browser = ReturnType<typeof browser>
const newPassword = 'doce volcanes nevados'
const wrong = 'equivocada del todo'
const enter = (from: Browser, email: string, given = password, codigo?: string) =>
  from('POST', '/v1/auth/login', { email, password: given, ...(codigo === undefined ? {} : { codigo }) })
const ask = (from: Browser, email: string) => from('POST', '/v1/auth/send/recovery-code', { email })
const recover = (from: Browser, email: string, code: string) => from('POST', '/v1/auth/verify/recovery-code', { email, code, newPassword })
const codesTo = async (email: string) =>
  (await test.mailsTo(email)).flatMap(({ text }) => /^ {4}(\d{4}-\d{4})$/m.exec(text)?.slice(1) ?? [])
const newestCode = async (email: string) => (await codesTo(email)).at(-1) as string

/** Guesses from ever new addresses until the account refuses strangers. Answers how many were allowed. */
async function exhaust(email: string): Promise<number> {
  let count = 0
  while ((await logIn(email, { password: wrong })).body.code === 'auth.credentials') count++
  return count
}

describe('an account under attack', () => {
  it('lets in its owner from a browser that signed in before, and guesses from there are few', async () => {
    const { email } = await register()
    const known = browser()
    await enter(known, email)
    expect(await exhaust(email)).toBe(attemptRules['sign-in to'].maxAttempts)
    expect((await enter(browser(), email)).body.code).toBe('auth.too_many_attempts')
    expect((await enter(known, email)).status).toBe(200)
    for (let time = 0; time < attemptRules['sign-in device'].maxAttempts; time++)
      expect((await enter(known, email, wrong)).body.code).toBe('auth.credentials')
    expect((await enter(known, email)).body.code).toBe('auth.too_many_attempts')
  })

  it('lets in its owner from a new browser after a recovery, and no browser that knew the password before', async () => {
    const { email } = await register()
    const [former, fresh] = [browser(), browser()]
    await enter(former, email)
    await exhaust(email)
    await ask(fresh, email)
    expect((await recover(fresh, email, await newestCode(email))).status).toBe(200)
    await exhaust(email)
    expect((await enter(fresh, email, newPassword)).status).toBe(200)
    expect((await enter(former, email, newPassword)).body.code).toBe('auth.too_many_attempts')
  })

  it('takes no token of a device for another account, nor an old or altered one', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date() })
    const [mine, theirs] = [await register(), await register()]
    const own = browser()
    await enter(own, theirs.email)
    const { cookies } = await logIn(mine.email)
    const token = cookies.find(({ name }) => name === 'basejuris-equipo')?.value ?? ''
    const withToken = (value: string) =>
      call('POST', '/v1/auth/login', { email: mine.email, password }, { cookie: `basejuris-equipo=${value}` })
    await exhaust(mine.email)
    expect((await enter(own, mine.email)).body.code).toBe('auth.too_many_attempts')
    for (const value of ['', '..', 'x', token.slice(0, -1), `a${token}`, token.replace(/\.\d+\./, '.99999.')])
      expect((await withToken(value)).body.code).toBe('auth.too_many_attempts')
    expect((await withToken(token)).status).toBe(200)
    vi.setSystemTime(Date.now() + (knownDeviceDays + 2) * 86_400_000)
    await exhaust(mine.email)
    expect((await withToken(token)).body.code).toBe('auth.too_many_attempts')
  })

  it('costs the database the same with a token, whether or not there is an account', async () => {
    const { email } = await register()
    const session = test.services.db._.session
    const sessions: typeof session = Object.getPrototypeOf(session)
    const asked = async (given: string) => {
      const prepared = vi.spyOn(sessions, 'prepareQuery')
      await call('POST', '/v1/auth/login', { email: given, password: wrong }, { cookie: 'basejuris-equipo=a.20000.b' })
      // Each second the process exchanges its counts of requests, whatever is asked.
      const statements = prepared.mock.calls.flatMap(([query]) => (query.sql.includes('jsonb_to_recordset') ? [] : [query.sql]))
      prepared.mockRestore()
      return statements
    }
    expect(await asked(`nadie-${randomUUID()}@ejemplo.test`)).toEqual(await asked(email))
  })

  it('lets its owner in although somebody who knows the password guesses second factors', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date() })
    const { email, headers } = await registerProven()
    const { body } = await call('POST', '/v1/auth/second-factor', { passwordActual: password }, headers)
    const codeNow = () => createTotp(body.data.secreto).generate({ timestamp: Date.now() })
    await call('PUT', '/v1/auth/second-factor', { codigo: codeNow() }, headers)
    vi.setSystemTime(Date.now() + 30_000)
    const known = browser()
    expect((await enter(known, email, password, codeNow())).status).toBe(200)
    for (let time = 0; time < attemptRules['second factor'].maxAttempts; time++) await logIn(email, { codigo: '000000' })
    expect((await logIn(email, { codigo: '000000' })).body.code).toBe('auth.too_many_factor_codes')
    vi.setSystemTime(Date.now() + 30_000)
    expect((await enter(known, email, password, codeNow())).status).toBe(200)
  })

  it('lets its owner change the password although another session guesses it', async () => {
    const { email, headers, userId } = await register()
    const change = (given: object, passwordActual: string) =>
      call('PUT', `/v1/auth/profile/${userId}`, { password: newPassword, passwordActual }, given as Record<string, string>)
    const stolen = { authorization: `Bearer ${(await logIn(email)).body.data.token}` }
    while ((await change(stolen, wrong)).body.code !== 'auth.too_many_attempts');
    expect((await change(headers, password)).status).toBe(200)
  })
})

describe('a recovery', () => {
  it('is stopped by nobody else: not by wrong codes, by other requests or from one network', async () => {
    const { email } = await register()
    const [owner, stranger] = [browser(), browser()]
    await ask(owner, email)
    const code = await newestCode(email)
    for (let time = 0; time < 30; time++) await recover(stranger, email, '1111-2222')
    for (let time = 0; time < 5; time++) await ask(stranger, email)
    for (let time = 0; time < 30; time++) await recover(stranger, email, '3333-4444')
    for (let time = 0; time < 30; time++) await recover(call, email, '5555-6666')
    expect((await ask(stranger, email)).body.code).toBe('auth.too_many_codes')
    expect((await recover(owner, email, code)).status).toBe(200)
  })

  it('can still be asked for when one network has asked too often, and from a known device when many have', async () => {
    const { email } = await register()
    const [known, stranger] = [browser(), browser()]
    await enter(known, email)
    while ((await ask(stranger, email)).status === 200);
    expect((await ask(browser(), email)).status).toBe(200)
    while ((await ask(call, email)).status === 200);
    expect((await ask(known, email)).status).toBe(200)
    expect((await recover(known, email, await newestCode(email))).status).toBe(200)
  })

  it('works without cookies, as the interface promises', async () => {
    const { email } = await register()
    await ask(call, email)
    expect((await recover(call, email, await newestCode(email))).status).toBe(200)
  })

  it('counts both halves of one IPv6 network together', async () => {
    const { email } = await register()
    const at = (host: number) => ask(browser(`2001:db8:1:2::${host.toString(16)}`), email)
    for (let host = 1; host <= attemptRules['recovery mail from'].maxAttempts; host++) expect((await at(host)).status).toBe(200)
    expect((await at(999)).status).toBe(429)
  })
})

describe('mails to an address of somebody else', () => {
  const subjectsTo = async (email: string) => (await test.mailsTo(email)).map(({ subject }) => subject)
  const somebody = () => `ajena-${randomUUID()}@ejemplo.test`

  it('that confirm a change of e-mail are few', async () => {
    const target = somebody()
    for (let account = 0; account < 4; account++) {
      const { userId, headers } = await register()
      for (let time = 0; time < 8; time++)
        await call('PUT', `/v1/auth/profile/${userId}`, { email: target, passwordActual: password }, headers)
    }
    expect(await subjectsTo(target)).toHaveLength(attemptRules['change mail to'].maxAttempts)
    const one = await register()
    const last = await call('PUT', `/v1/auth/profile/${one.userId}`, { email: target, passwordActual: password }, one.headers)
    expect(last).toMatchObject({ status: 429, body: { code: 'auth.too_many_mails' } })
  })

  it('that nobody proved are few, whatever its holder does, and it can still be recovered', async () => {
    const target = somebody()
    for (let round = 0; round < 4; round++) {
      const { userId, headers } = await register(target)
      for (let time = 0; time < 3; time++) await call('POST', '/v1/auth/verification', undefined, headers)
      await call('PUT', `/v1/auth/profile/${userId}`, { email: somebody(), passwordActual: password }, headers)
      await test.mailsTo(target)
      await call('DELETE', `/v1/auth/profile/${userId}`, { passwordActual: password }, headers)
    }
    expect(await subjectsTo(target)).toHaveLength(attemptRules['unproven mail'].maxAttempts)
    const owner = await register(target)
    expect((await call('POST', '/v1/auth/verification', undefined, owner.headers)).body.code).toBe('auth.too_many_mails')
    await ask(call, target)
    expect((await recover(call, target, await newestCode(target))).status).toBe(200)
  })

  it('that invite to folders are few, whoever sends them', async () => {
    const member = await registerProven()
    const invite = async (owner: Awaited<ReturnType<typeof registerProven>>) => {
      const { folderId } = (await call('POST', '/v1/folders', { nombre: 'Caso' }, owner.headers)).body.data.carpeta
      return (await call('POST', `/v1/folders/${folderId}/invitations`, { email: member.email }, owner.headers)).body.code
    }
    const owner = await registerProven()
    const ofOne = attemptRules['invitation of'].maxAttempts
    for (let time = 0; time < ofOne; time++) expect(await invite(owner)).toBeUndefined()
    expect(await invite(owner)).toBe('auth.too_many_mails')
    const toOne = attemptRules['invitation to'].maxAttempts
    for (let time = ofOne; time < toOne; time++) expect(await invite(await registerProven())).toBeUndefined()
    expect(await invite(await registerProven())).toBe('auth.too_many_mails')
    const invited = (await subjectsTo(member.email)).filter((subject) => subject === 'Le invitaron a una carpeta de BaseJuris')
    expect(invited).toHaveLength(toOne)
  })

  it('about new devices are few', async () => {
    const { email, userId } = await register()
    await updateUser(test.services.db, userId, { emailVerifiedAt: new Date() })
    const agent = (browserName: string, system: string) => `Mozilla/5.0 (${system}) ${browserName}/${140}.0`
    const systems = ['X11; Linux x86_64', 'Windows NT 10.0; Win64; x64', 'Macintosh; Intel Mac OS X 14_5', 'Android 14; Mobile']
    const names = ['Firefox', 'Chrome', 'Edg', 'OPR', 'Vivaldi', 'SamsungBrowser', 'YaBrowser']
    for (const system of systems)
      for (const name of names) await call('POST', '/v1/auth/login', { email, password }, { 'user-agent': agent(name, system) })
    const reported = (await subjectsTo(email)).filter((subject) => subject.startsWith('Inicio de sesión'))
    expect(reported.length).toBeLessThanOrEqual(attemptRules['device mail'].maxAttempts)
    expect(reported.length).toBeGreaterThan(3)
  })
})
