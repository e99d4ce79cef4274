import { randomUUID } from 'node:crypto'
import { updateUser } from '@basejuris/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOidcSignIn } from '../../../security/oidc-sign-in.ts'
import { accountCalls, password } from '../../../testing/account-calls.ts'
import { type OidcPerson, type OidcProvider, oidcClient, openOidcProvider } from '../../../testing/oidc-provider.ts'
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts'
import { oidcPaths } from './oidc-routes.ts'

let test: TestApp
let provider: OidcProvider
const publicUrl = 'https://basejuris.test'
beforeAll(async () => {
  provider = await openOidcProvider()
  const redirectUrl = `${publicUrl}${oidcPaths.callback}`
  test = await openTestApp({ publicUrl, signInService: createOidcSignIn({ ...oidcClient, issuer: provider.issuer, redirectUrl }) })
})
afterAll(async () => {
  await test.close()
  await provider.close()
})
const { call, logIn, register } = accountCalls(() => test)

let address = 0
const get = async (url: string, cookie = '') => {
  const response = await test.app.inject({ url, headers: { cookie }, remoteAddress: `10.7.0.${++address}` })
  const set = (name: string) => response.cookies.find((one) => one.name === name)
  return { status: response.statusCode, location: response.headers.location ?? '', set }
}
const start = async (next = '/mis-favoritos') => {
  const { location, set } = await get(`${oidcPaths.start}?next=${encodeURIComponent(next)}`)
  return { location, cookie: `__Secure-basejuris-oidc=${encodeURIComponent(set('__Secure-basejuris-oidc')?.value ?? '')}` }
}
const comeBack = (url: string, cookie: string) => get(url.slice(publicUrl.length), cookie)
const enter = async (person: OidcPerson, next?: string) => {
  const { location, cookie } = await start(next)
  return comeBack(provider.signIn(location, person), cookie)
}
const userOf = async ({ set }: Awaited<ReturnType<typeof enter>>) =>
  (await call('GET', '/v1/auth/session', undefined, { cookie: `__Host-basejuris-token=${set('__Host-basejuris-token')?.value}` })).body.data
    .usuario
const person = (): Required<OidcPerson> => ({ sub: randomUUID(), email: `firma-${randomUUID()}@ejemplo.test`, email_verified: true })
const failed = { status: 302, location: '/login?next=%2Fmis-favoritos&sesion=organizacion' }
/** Without the cookie the page to return to is unknown. */
const lost = { status: 302, location: '/login?sesion=organizacion' }

describe('signing in at the firm’s own service', () => {
  it('makes an account with a proven e-mail, the same one the next time, and goes back to where the visitor was', async () => {
    const someone = person()
    const first = await enter(someone)
    expect(first).toMatchObject({ status: 302, location: '/mis-favoritos' })
    expect(first.set('__Host-basejuris-token')).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax' })
    const user = await userOf(first)
    expect(user).toMatchObject({ email: someone.email, emailVerificado: true })
    expect(await userOf(await enter({ ...someone, email: 'cambiada@ejemplo.test' }))).toMatchObject({ id: user.id, email: someone.email })
    expect((await logIn(someone.email)).status).toBe(401)
    const headers = { authorization: `Bearer ${first.set('__Host-basejuris-token')?.value}` }
    const { ingresos } = (await call('GET', '/v1/auth/sessions', undefined, headers)).body.data
    expect(ingresos.map(({ resultado }: { resultado: string }) => resultado)).toEqual(['rechazado', 'ok', 'ok'])
    const { location } = await start()
    expect(new URL(location).searchParams.get('code_challenge_method')).toBe('S256')
  })

  it('opens the account with that e-mail, and takes it from a user who never confirmed it', async () => {
    const [proven, squatted] = [await register(), await register()]
    await updateUser(test.services.db, proven.userId, { emailVerifiedAt: new Date() })
    expect(await userOf(await enter({ ...person(), email: proven.email }))).toMatchObject({ id: proven.userId })
    expect((await logIn(proven.email)).status).toBe(200)
    expect(await userOf(await enter({ ...person(), email: squatted.email }))).toMatchObject({ id: squatted.userId, emailVerificado: true })
    expect((await logIn(squatted.email, { password })).status).toBe(401)
    expect((await call('GET', '/v1/auth/sessions', undefined, squatted.headers)).status).toBe(401)
  })

  it('refuses an unconfirmed e-mail and a disabled account', async () => {
    expect(await enter({ sub: 'a', email: 'x@ejemplo.test', email_verified: false })).toMatchObject(failed)
    expect(await enter({ sub: 'b' })).toMatchObject(failed)
    const someone = person()
    const { id } = await userOf(await enter(someone))
    await updateUser(test.services.db, id, { disabledAt: new Date() })
    const refused = await enter(someone)
    expect(refused).toMatchObject(failed)
    expect(refused.set('__Host-basejuris-token')).toBeUndefined()
  })

  it('takes no code twice, of another visitor, with another state or nonce, or none', async () => {
    const [mine, theirs] = [await start(), await start()]
    const back = provider.signIn(mine.location, person())
    expect(await comeBack(back, '')).toMatchObject(lost)
    expect(await comeBack(back, theirs.cookie)).toMatchObject(failed)
    expect(await comeBack(back.replace(/state=[^&]+/, 'state=otro'), mine.cookie)).toMatchObject(failed)
    expect(await comeBack(back, mine.cookie)).toMatchObject({ location: '/mis-favoritos' })
    expect(await comeBack(back, mine.cookie)).toMatchObject(failed)
    expect(await comeBack(provider.signIn(theirs.location, person(), { nonce: 'otro' }), theirs.cookie)).toMatchObject(failed)
    expect(await comeBack(`${publicUrl}${oidcPaths.callback}?error=access_denied&state=x`, theirs.cookie)).toMatchObject(failed)
    expect(await comeBack(`${publicUrl}${oidcPaths.callback}`, '__Secure-basejuris-oidc=forged')).toMatchObject(lost)
  })

  it.each(['//otro.test', '/\\otro.test', 'https://otro.test', 'javascript:alert(1)', '/\t/otro.test', 'x'])(
    'never leads to %j',
    async (next) => {
      expect(await enter(person(), next)).toMatchObject({ status: 302, location: '/' })
    },
  )

  it('says so when the service does not answer, and is not there when none is configured', async () => {
    const away = createOidcSignIn({ ...oidcClient, issuer: 'http://127.0.0.1:9', redirectUrl: publicUrl })
    const [broken, without] = [await openTestApp({ signInService: away }), await openTestApp()]
    try {
      expect((await broken.app.inject(`${oidcPaths.start}?next=/mis-favoritos`)).headers.location).toBe(failed.location)
      expect((await without.app.inject(oidcPaths.start)).statusCode).toBe(404)
      expect((await without.app.inject('/v1/settings')).json().data.inicioUnico).toBe(false)
      expect((await test.app.inject('/v1/settings')).json().data.inicioUnico).toBe(true)
    } finally {
      await broken.close()
      await without.close()
    }
  })
})
