import { listSignIns, updateUser } from '@basejuris/database'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { accountCalls, password } from '../../../testing/account-calls.ts'
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts'
import { newDeviceDays } from './open-account-session.ts'
import { signIn } from './sign-in.ts'

let test: TestApp
let silent: TestApp
beforeAll(async () => {
  test = await openTestApp()
  silent = await openTestApp({ notifyNewDevices: false })
})
afterAll(() => Promise.all([test.close(), silent.close()]))
afterEach(() => vi.useRealTimers())

const agents = {
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  newerFirefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0',
  safari: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
} as const
const subject = 'Inicio de sesión en su cuenta desde un equipo nuevo'
const confirmed = (userId: string, app: TestApp) => updateUser(app.services.db, userId, { emailVerifiedAt: new Date() })

function people(app: () => TestApp) {
  const { call, register } = accountCalls(app)
  const enter = (email: string, agent: keyof typeof agents, given = password) =>
    call('POST', '/v1/auth/login', { email, password: given }, { 'user-agent': agents[agent] })
  const reported = async (email: string) => (await app().mailsTo(email)).filter((mail) => mail.subject === subject)
  return { call, register, enter, reported }
}
const { call, register, enter, reported } = people(() => test)

it('mails about a device once, and not about its newer versions', async () => {
  const { email, userId } = await register()
  await confirmed(userId, test)
  expect((await enter(email, 'firefox')).status).toBe(200)
  await enter(email, 'firefox')
  await enter(email, 'newerFirefox')
  const [mail, ...more] = await reported(email)
  expect(more).toEqual([])
  expect(mail?.text).toMatch(/Firefox en Linux, desde la dirección 10\.1\.\d+\.\d+, el /)
  expect(mail?.html).toContain('https://basejuris.test/cuenta#sesiones')
  await enter(email, 'safari')
  expect((await reported(email)).map(({ text }) => /Safari en macOS/.test(text))).toEqual([false, true])
})

it('does not mail about the registering device, about refused attempts, or to an unconfirmed e-mail', async () => {
  const { body } = await call(
    'POST',
    '/v1/auth/register',
    { email: 'propia@ejemplo.test', password, aceptaTerminos: true },
    { 'user-agent': agents.firefox },
  )
  await enter('propia@ejemplo.test', 'safari')
  await confirmed(body.data.user.id, test)
  await enter('propia@ejemplo.test', 'firefox')
  await enter('propia@ejemplo.test', 'safari', 'equivocada del todo')
  expect(await reported('propia@ejemplo.test')).toEqual([])
})

it(`mails again about a device without a sign-in for ${newDeviceDays} days`, async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date() })
  const { email, userId } = await register()
  await confirmed(userId, test)
  vi.setSystemTime(Date.now() + 60_000)
  await enter(email, 'firefox')
  vi.setSystemTime(Date.now() + (newDeviceDays - 1) * 86_400_000)
  await enter(email, 'firefox')
  expect(await reported(email)).toHaveLength(1)
  vi.setSystemTime(Date.now() + (newDeviceDays + 1) * 86_400_000)
  await enter(email, 'firefox')
  expect(await reported(email)).toHaveLength(2)
})

it('can be turned off, and the page of sessions says so', async () => {
  const off = people(() => silent)
  const [there, here] = [await off.register(), await register()]
  await confirmed(there.userId, silent)
  await off.enter(there.email, 'firefox')
  expect(await off.reported(there.email)).toEqual([])
  expect((await off.call('GET', '/v1/auth/sessions', undefined, there.headers)).body.data.avisaEquipoNuevo).toBe(false)
  expect((await call('GET', '/v1/auth/sessions', undefined, here.headers)).body.data.avisaEquipoNuevo).toBe(true)
})

it('logs no sign-in whose session could not be opened', async () => {
  const { email, userId } = await register()
  const entering = { email, password, at: new Date(), device: 'Firefox en Linux', address: '10.9.9.9' }
  const sessions = { ...test.services.sessions, open: () => Promise.reject(new Error('no session')) }
  await expect(signIn({ ...test.services, sessions }, entering)).rejects.toThrow('no session')
  expect(await listSignIns(test.services.db, userId, 10)).toEqual([])
  await signIn(test.services, entering)
  expect((await listSignIns(test.services.db, userId, 10)).map(({ outcome }) => outcome)).toEqual(['ok'])
})
