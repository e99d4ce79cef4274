import { randomUUID } from 'node:crypto'
import {
  addExternalIdentity,
  addFolderMember,
  confirmSecondFactor,
  findSecondFactor,
  findUserByExternalIdentity,
  startSecondFactor,
  updateUser,
} from '@basejuris/database'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createOidcSignIn } from '../../security/oidc-sign-in.ts'
import { accountCalls, password } from '../../testing/account-calls.ts'
import { type OidcPerson, type OidcProvider, oidcClient, openOidcProvider } from '../../testing/oidc-provider.ts'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'
import { shareFolder } from '../../testing/share-folder.ts'
import { createTotp } from './security/second-factor.ts'
import { oidcPaths } from './sign-in/oidc-routes.ts'

const publicUrl = 'https://basejuris.test'
let test: TestApp
let provider: OidcProvider
beforeAll(async () => {
  provider = await openOidcProvider()
  const redirectUrl = `${publicUrl}${oidcPaths.callback}`
  test = await openTestApp({ publicUrl, signInService: createOidcSignIn({ ...oidcClient, issuer: provider.issuer, redirectUrl }) })
})
afterAll(async () => {
  await test.close()
  await provider.close()
})
afterEach(() => vi.useRealTimers())

const { call, logIn, register, registerProven } = accountCalls(() => test)
type User = Awaited<ReturnType<typeof register>>
const newPassword = 'doce volcanes nevados'
const confirm = (codigo: string, headers: Record<string, string> = {}) => call('POST', '/v1/auth/verification/confirm', { codigo }, headers)
const undo = (codigo: string, chosen = newPassword) => call('POST', '/v1/auth/email-change/undo', { codigo, newPassword: chosen })
const codesFor = async (email: string, page: string) =>
  (await test.mailsTo(email)).flatMap(
    ({ text }) => new RegExp(`https://basejuris\\.test/${page}\\?codigo=(\\S+)`).exec(text)?.slice(1) ?? [],
  )
const newestCode = async (email: string, page = 'verificar-correo') => (await codesFor(email, page)).at(-1) as string
const undoCode = (email: string) => newestCode(email, 'deshacer-cambio-de-correo')
const subjects = async (email: string) => (await test.mailsTo(email)).map(({ subject }) => subject)
const update = ({ userId, headers }: User, payload: object) => call('PUT', `/v1/auth/profile/${userId}`, payload, headers)
const isOpen = async ({ headers }: Pick<User, 'headers'>) => (await call('GET', '/v1/auth/sessions', undefined, headers)).status === 200
const somebody = () => `malo-${randomUUID()}@ejemplo.test`

/** Asks to change the e-mail and answers the code mailed to the new one. */
async function askChange(user: User, email: string): Promise<string> {
  expect((await update(user, { email, passwordActual: password })).status).toBe(200)
  return newestCode(email)
}

async function recover(email: string): Promise<void> {
  await call('POST', '/v1/auth/send/recovery-code', { email })
  const code = (await test.mailsTo(email)).flatMap(({ text }) => /^ {4}(\d{4}-\d{4})$/m.exec(text)?.slice(1) ?? []).at(-1)
  expect((await call('POST', '/v1/auth/verify/recovery-code', { email, code, newPassword })).status).toBe(200)
}

let address = 0
async function enterByService(person: OidcPerson): Promise<string> {
  const get = (url: string, cookie = '') => test.app.inject({ url, headers: { cookie }, remoteAddress: `10.8.0.${++address}` })
  const started = await get(oidcPaths.start)
  const secrets = started.cookies.find(({ name }) => name === '__Secure-basejuris-oidc')?.value ?? ''
  const back = provider.signIn(String(started.headers.location), person)
  const entered = await get(back.slice(publicUrl.length), `__Secure-basejuris-oidc=${encodeURIComponent(secrets)}`)
  return entered.cookies.find(({ name }) => name === '__Host-basejuris-token')?.value ?? ''
}

async function enableFactor(user: User): Promise<string> {
  const { body } = await call('POST', '/v1/auth/second-factor', { passwordActual: password }, user.headers)
  const secret = body.data.secreto as string
  const codigo = createTotp(secret).generate({ timestamp: Date.now() })
  expect((await call('PUT', '/v1/auth/second-factor', { codigo }, user.headers)).status).toBe(200)
  return secret
}

async function inviteToFolder(owner: User, email: string) {
  const made = await call('POST', '/v1/folders', { nombre: 'Caso' }, owner.headers)
  const { folderId } = made.body.data.carpeta
  return { folderId, invited: await call('POST', `/v1/folders/${folderId}/invitations`, { email }, owner.headers) }
}

describe('a pending change of e-mail', () => {
  const ends: readonly (readonly [string, (user: User) => Promise<unknown>])[] = [
    ['recovery', ({ email }) => recover(email)],
    ['a new password', (user) => update(user, { password: newPassword, passwordActual: password })],
    ['a second factor', (user) => enableFactor(user)],
    ['signing out everywhere', ({ headers }) => call('POST', '/v1/auth/logout-all', undefined, headers)],
    ['the firm’s service', ({ email }) => enterByService({ sub: randomUUID(), email, email_verified: true })],
    [
      'the first proof of the address',
      async ({ email, headers, userId }) => {
        await updateUser(test.services.db, userId, { emailVerifiedAt: null })
        await call('POST', '/v1/auth/verification', undefined, headers)
        expect((await confirm(await newestCode(email), headers)).status).toBe(200)
      },
    ],
  ]
  it.each(ends)('does not survive %s', async (_what, end) => {
    const user = await registerProven()
    const code = await askChange(user, somebody())
    await end(user)
    expect((await confirm(code)).body.code).toBe('auth.verification_code')
  })

  it('does not survive the removal of the second factor', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date() })
    const user = await registerProven()
    const secret = await enableFactor(user)
    const code = await askChange(user, somebody())
    vi.setSystemTime(Date.now() + 30_000)
    const codigo = createTotp(secret).generate({ timestamp: Date.now() })
    expect((await call('DELETE', '/v1/auth/second-factor', { passwordActual: password, codigo }, user.headers)).status).toBe(200)
    expect((await confirm(code)).body.code).toBe('auth.verification_code')
  })

  it('closes every session but the one that confirms', async () => {
    const user = await registerProven()
    const other = { headers: { authorization: `Bearer ${(await logIn(user.email)).body.data.token}` } }
    const answer = await confirm(await askChange(user, somebody()), user.headers)
    expect(answer.body.data.message).toContain('Se cerraron las sesiones que estaban abiertas en otros equipos (1).')
    expect([await isOpen(user), await isOpen(other)]).toEqual([true, false])
  })
})

describe('the owner of the old e-mail', () => {
  it('undoes a change that was confirmed, with everything set up since, and once', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date() })
    const [owner, accomplice] = [await registerProven(), await registerProven()]
    const { folderId } = await inviteToFolder(owner, somebody())
    const thief = somebody()
    const code = await askChange(owner, thief)
    vi.setSystemTime(Date.now() + 3_600_000)
    await confirm(code, owner.headers)
    await enableFactor(owner)
    await shareFolder(test, { owner, folderId, member: accomplice })
    await call('POST', `/v1/folders/${folderId}/invitations`, { email: 'otra@ejemplo.test' }, owner.headers)
    const identity = { issuer: provider.issuer, subject: randomUUID() }
    await test.services.db.transaction((tx) => addExternalIdentity(tx, { ...identity, userId: owner.userId, createdAt: new Date() }))

    const [first, second] = (await codesFor(owner.email, 'deshacer-cambio-de-correo')) as [string, string]
    expect((await undo(second)).body.data.message).toContain('Se cerraron todas las sesiones.')
    expect(await isOpen(owner)).toBe(false)
    expect([(await logIn(thief)).status, (await logIn(owner.email)).status]).toEqual([401, 401])
    const signedIn = await logIn(owner.email, { password: newPassword })
    expect(signedIn.body.data.user).toMatchObject({ id: owner.userId, email: owner.email, segundoFactor: false, emailVerificado: true })
    const headers = { authorization: `Bearer ${signedIn.body.data.token}` }
    expect((await call('GET', `/v1/folders/${folderId}`, undefined, accomplice.headers)).status).toBe(404)
    expect((await call('GET', `/v1/folders/${folderId}`, undefined, headers)).status).toBe(200)
    const pending = (await call('GET', `/v1/folders/${folderId}/invitations`, undefined, headers)).body.data
    expect([pending.invitaciones.length, JSON.stringify(pending).includes('otra@ejemplo.test')]).toEqual([1, false])
    expect(await findUserByExternalIdentity(test.services.db, identity)).toBeNull()
    const restored = (await test.mailsTo(owner.email)).find(({ subject }) => subject === 'Su cuenta volvió a este correo')
    for (const said of ['Se quitó el segundo factor', 'Se desvinculó', 'Se dejó de compartir carpetas'])
      expect(restored?.text).toContain(said)
    expect((await subjects(thief)).at(-1)).toBe('Se deshizo el cambio de correo de su cuenta')
    for (const used of [first, second]) expect((await undo(used)).body.code).toBe('auth.undo_code')
  })

  it('undoes one that is still pending', async () => {
    const owner = await registerProven()
    const code = await askChange(owner, somebody())
    expect((await undo(await undoCode(owner.email), 'basketball1')).body.code).toBe('auth.common_password')
    expect((await undo(await undoCode(owner.email))).status).toBe(200)
    expect((await confirm(code)).body.code).toBe('auth.verification_code')
    expect((await logIn(owner.email, { password: newPassword })).status).toBe(200)
  })

  it('has seven days, whatever the new holder does meanwhile', async () => {
    const owner = await registerProven()
    const [second, third] = [somebody(), somebody()]
    await confirm(await askChange(owner, second), owner.headers)
    await confirm(await askChange(owner, third), owner.headers)
    await update(owner, { password: 'la clave del ladrón', passwordActual: password })
    expect((await call('POST', '/v1/auth/register', { email: owner.email, password, aceptaTerminos: true })).body.code).toBe(
      'auth.email_taken',
    )
    expect(await enterByService({ sub: randomUUID(), email: somebody(), email_verified: true })).not.toBe('')
    expect(await enterByService({ sub: randomUUID(), email: owner.email, email_verified: true })).toBe('')
    expect((await undo(await undoCode(second), 'otra clave del ladrón')).status).toBe(200)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 86_400_000 })
    expect((await undo(await undoCode(owner.email))).status).toBe(200)
    expect((await logIn(owner.email, { password: newPassword })).status).toBe(200)

    const late = await registerProven()
    await askChange(late, somebody())
    const code = await undoCode(late.email)
    vi.setSystemTime(Date.now() + 7 * 86_400_000 + 1000)
    expect((await undo(code)).body.code).toBe('auth.undo_code')
  })

  it('gets no way into the account with an address that was never proven, nor with another kind of link', async () => {
    const user = await register()
    const code = await askChange(user, somebody())
    expect(await codesFor(user.email, 'deshacer-cambio-de-correo')).toEqual([])
    expect((await undo(code)).body.code).toBe('auth.undo_code')
    const owner = await registerProven()
    await askChange(owner, somebody())
    expect((await confirm(await undoCode(owner.email))).body.code).toBe('auth.verification_code')
  })

  it('drops a second factor that was set while the change was pending, which ended it', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date() })
    const owner = await registerProven()
    const code = await askChange(owner, somebody())
    vi.setSystemTime(Date.now() + 60_000)
    await enableFactor(owner)
    expect((await confirm(code)).body.code).toBe('auth.verification_code')
    expect((await undo(await undoCode(owner.email))).status).toBe(200)
    expect((await logIn(owner.email, { password: newPassword })).body.data.user.segundoFactor).toBe(false)
  })

  it('keeps a second factor that was there before', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date() })
    const owner = await registerProven()
    await enableFactor(owner)
    vi.setSystemTime(Date.now() + 60_000)
    await askChange(owner, somebody())
    expect((await undo(await undoCode(owner.email))).status).toBe(200)
    expect((await logIn(owner.email, { password: newPassword })).body.code).toBe('auth.second_factor')
  })
})

describe('an e-mail that nobody proved', () => {
  it('gets no second factor and shares nothing', async () => {
    const [squatter, member] = [await register(), await registerProven()]
    const started = await call('POST', '/v1/auth/second-factor', { passwordActual: password }, squatter.headers)
    expect(started).toMatchObject({ status: 403, body: { code: 'auth.email_unverified' } })
    expect((await call('PUT', '/v1/auth/second-factor', { codigo: '123456' }, squatter.headers)).body.code).toBe('auth.email_unverified')
    expect((await inviteToFolder(squatter, member.email)).invited).toMatchObject({ status: 403, body: { code: 'auth.email_unverified' } })
    expect(await subjects(member.email)).not.toContain('Le invitaron a una carpeta de BaseJuris')
  })

  /** As before these rules, or by a change of the e-mail. */
  async function squat() {
    const [squatter, member] = [await register(), await registerProven()]
    const { db } = test.services
    const at = new Date()
    await startSecondFactor(db, { userId: squatter.userId, secret: 'x', createdAt: at })
    await confirmSecondFactor(db, { userId: squatter.userId, step: 1, backupHashes: ['y'], at })
    const { folderId } = await inviteToFolder(squatter, member.email)
    await db.transaction((tx) => addFolderMember(tx, { folderId, userId: member.userId, role: 'escribe', createdAt: at }, 10))
    return { squatter, member, folderId, pending: await askChange(squatter, somebody()) }
  }
  const proofs: readonly (readonly [string, (email: string) => Promise<unknown>])[] = [
    ['recovery', recover],
    ['the firm’s service', (email) => enterByService({ sub: randomUUID(), email, email_verified: true })],
    ['the link of the registration', async (email) => confirm(await newestCode(email))],
  ]
  it.each(proofs)('is given to its owner by %s without what the squatter set up, and the owner reads it', async (_how, prove) => {
    const { squatter, member, folderId, pending } = await squat()
    await prove(squatter.email)
    expect(await isOpen(squatter)).toBe(false)
    expect(await findSecondFactor(test.services.db, squatter.userId)).toBeNull()
    expect((await call('GET', `/v1/folders/${folderId}`, undefined, member.headers)).status).toBe(404)
    expect((await confirm(pending)).body.code).toBe('auth.verification_code')
    const mail = (await test.mailsTo(squatter.email)).find(({ subject }) => subject === 'Su correo quedó confirmado')
    for (const said of ['Se cerraron las sesiones', 'Se quitó el segundo factor', 'Se dejó de compartir carpetas'])
      expect(mail?.text).toContain(said)
  })
})
