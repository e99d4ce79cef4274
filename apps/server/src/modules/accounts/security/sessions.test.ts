import { randomUUID } from 'node:crypto'
import { refuseSignIn } from '@basejuris/database'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ServiceError } from '../../../errors/service-error.ts'
import { attemptRules } from '../../../security/attempt-limits.ts'
import { passwordMatches } from '../../../security/password-hashing.ts'
import { accountCalls, password } from '../../../testing/account-calls.ts'
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts'
import { purgeOldEntries } from '../account/purge-old-entries.ts'
import { signIn as logInVerb } from '../sign-in/sign-in.ts'

vi.mock('../../../security/password-hashing.ts', async (original) => {
  const real = await original<typeof import('../../../security/password-hashing.ts')>()
  return { ...real, passwordMatches: vi.fn(real.passwordMatches) }
})

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
afterEach(() => vi.useRealTimers())

const { call, logIn, register } = accountCalls(() => test)
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const sessionsOf = async (headers: Record<string, string>) => (await call('GET', '/v1/auth/sessions', undefined, headers)).body.data

describe('open sessions', () => {
  it('are listed with device and last use, and closed one by one', async () => {
    const { email, headers, userId } = await register()
    const other = await call('POST', '/v1/auth/login', { email, password }, { 'user-agent': firefox })
    const { sesiones } = await sessionsOf(headers)
    expect(sesiones).toHaveLength(2)
    const [mine, theirs] = [true, false].map((actual) => sesiones.find((session: { actual: boolean }) => session.actual === actual))
    expect(theirs).toMatchObject({ dispositivo: 'Firefox en Linux', direccion: expect.stringMatching(/^10\.1\./) })
    expect(mine.actual).toBe(true)
    const closed = await call('DELETE', `/v1/auth/sessions/${theirs.id}`, undefined, headers)
    expect(closed.body.data).toEqual({ cerradas: 1 })
    const otherHeaders = { authorization: `Bearer ${other.body.data.token}` }
    expect((await call('GET', `/v1/auth/profile/${userId}`, undefined, otherHeaders)).body.code).toBe('auth.expired')
    expect((await call('DELETE', `/v1/auth/sessions/${theirs.id}`, undefined, headers)).body.code).toBe('auth.session_not_found')
  })

  it('of somebody else are as unknown as none', async () => {
    const [mine, theirs] = [await register(), await register()]
    const [session] = (await sessionsOf(theirs.headers)).sesiones
    for (const id of [session.id, randomUUID()])
      expect(await call('DELETE', `/v1/auth/sessions/${id}`, undefined, mine.headers)).toMatchObject({
        status: 404,
        body: { code: 'auth.session_not_found' },
      })
    expect((await sessionsOf(theirs.headers)).sesiones).toHaveLength(1)
  })

  it('come with the log of sign-in attempts, newest first, for half a year', async () => {
    const { email } = await register()
    const old = { email, attemptKey: '', device: 'Firefox', address: '10.0.0.1' } as const
    for (const days of [179, 181])
      await refuseSignIn(test.services.db, { ...old, id: randomUUID(), at: new Date(Date.now() - days * 86_400_000) })
    await logIn(email, { password: 'equivocada del todo' })
    const entered = await logIn(email)
    await purgeOldEntries(test.services, new Date())
    const { ingresos } = await sessionsOf({ authorization: `Bearer ${entered.body.data.token}` })
    expect(ingresos.map(({ resultado }: { resultado: string }) => resultado)).toEqual(['ok', 'rechazado', 'rechazado'])
  })
})

describe('sign-in attempts', () => {
  const tryFrom = async (remoteAddress: string, email: string, given = 'equivocada del todo') => {
    const response = await test.app.inject({ method: 'POST', url: '/v1/auth/login', payload: { email, password: given }, remoteAddress })
    return { status: response.statusCode, code: response.json().code as string | undefined }
  }
  const { maxAttempts } = attemptRules['sign-in from']

  it('stop after ten from one address, whether or not there is an account, without locking the owner out elsewhere', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date() })
    const { email } = await register()
    for (const tried of [email, 'nadie-intentos@ejemplo.test']) {
      const from = tried === email ? '10.9.0.1' : '10.9.0.2'
      for (let time = 0; time < maxAttempts; time++) expect((await tryFrom(from, tried)).code).toBe('auth.credentials')
      expect(await tryFrom(from, tried, password)).toEqual({ status: 429, code: 'auth.too_many_attempts' })
    }
    expect((await tryFrom('10.9.0.3', email, password)).status).toBe(200)
    vi.setSystemTime(Date.now() + 15 * 60_000 + 1000)
    expect((await tryFrom('10.9.0.1', email, password)).status).toBe(200)
  })

  it('that succeed are forgotten', async () => {
    const { email } = await register()
    for (let round = 0; round < 3; round++) {
      for (let time = 0; time < maxAttempts - 1; time++) await tryFrom('10.9.1.1', email)
      expect((await tryFrom('10.9.1.1', email, password)).status).toBe(200)
    }
  })

  it('three thousand of them, from a hundred addresses, are counted and refused without hashing', async () => {
    const { email } = await register()
    vi.mocked(passwordMatches).mockClear()
    const outcomes = new Map<string, number>()
    const attempt = { email, password: 'equivocada del todo', device: 'prueba', at: new Date() }
    const tryFrom = async (address: string): Promise<void> => {
      const outcome = await logInVerb(test.services, { ...attempt, address }).then(
        () => 'entered',
        (error: ServiceError) => error.code,
      )
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    }
    const addresses = Array.from({ length: 100 }, (_, at) => `10.20.0.${at}`)
    // All addresses at once: a server of PostgreSQL answers them side by side.
    for (let round = 0; round < 30; round++) await Promise.all(addresses.map(tryFrom))
    const counted = attemptRules['sign-in to'].maxAttempts
    expect(Object.fromEntries(outcomes)).toEqual({ 'auth.credentials': counted, 'auth.too_many_attempts': 3000 - counted })
    expect(passwordMatches).toHaveBeenCalledTimes(counted)
    const { rows } = await test.database.execute(`select max(points) as points from attempt_limits where key like 'sign-in to:%'`)
    expect(rows).toEqual([{ points: counted }])
  }, 300_000)
})
