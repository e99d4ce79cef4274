import { findUser } from '@basejuris/database'
import { maxFolderMembers, maxInvitationsPerDay } from '@basejuris/domain'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { callAs } from '../../../testing/call-as.ts'
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts'
import { invitationCodes } from '../../../testing/share-folder.ts'
import { signInPerson, type TestPerson } from '../../../testing/sign-in-person.ts'
import { purgeOldEntries } from '../../accounts/account/purge-old-entries.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
afterEach(() => vi.useRealTimers())

const dayMs = 86_400_000
const nobody = () => `nadie-${crypto.randomUUID()}@ejemplo.test`
const createFolder = async ({ call }: TestPerson, body: object = {}): Promise<string> =>
  (await call('POST', '/v1/folders', { nombre: 'Zarzaparrilla contra Otra', ...body })).body.data.carpeta.folderId
const invite = ({ call }: TestPerson, folderId: string, email: string, body: object = {}) =>
  call('POST', `/v1/folders/${folderId}/invitations`, { email, ...body })
const accept = ({ call }: TestPerson, codigo: string | undefined) => call('POST', '/v1/invitations/accept', { codigo })
const newestCode = async (email: string) => (await invitationCodes(test, email)).at(-1) as string
const membersOf = async ({ call }: TestPerson, folderId: string) => (await call('GET', `/v1/folders/${folderId}`)).body.data.miembros

describe('an invitation by e-mail', () => {
  it('gives the same answer and the same mail whether or not the e-mail has an account', async () => {
    const [ana, eva, unproven] = [await signInPerson(test), await signInPerson(test), await signInPerson(test, { confirmed: false })]
    const seen: unknown[] = []
    for (const email of [eva.email, unproven.email, nobody()]) {
      const folderId = await createFolder(ana)
      const { status, body } = await invite(ana, folderId, email)
      const mails = await test.mailsTo(email)
      const scrub = (value: unknown) =>
        JSON.stringify(value)
          .replaceAll(email, 'E')
          .replaceAll(/codigo=[\w-]+/g, 'codigo=C')
          .replaceAll(/"(invitationId|enviadaEl|venceEl|id)":"[^"]*"/g, '"$1":""')
      seen.push([status, scrub(body.data), scrub(mails)])
      expect(mails).toHaveLength(1)
      expect(JSON.stringify(mails)).not.toMatch(new RegExp(`Zarzaparrilla|${folderId}`))
      expect(mails[0]?.text).toContain(ana.email)
    }
    expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(1)
  })

  it('makes a member with its role, once, who is then in the list and no longer pending', async () => {
    const [ana, eva] = [await signInPerson(test), await signInPerson(test)]
    const folderId = await createFolder(ana)
    const { invitaciones } = (await invite(ana, folderId, eva.email, { rol: 'lee' })).body.data
    expect(invitaciones).toMatchObject([{ email: eva.email, rol: 'lee', vencida: false }])
    expect((await eva.call('GET', `/v1/folders/${folderId}`)).status).toBe(404)
    const code = await newestCode(eva.email)
    expect((await accept(eva, code)).body.data).toEqual({ folderId, rol: 'lee', avisos: [] })
    expect(await membersOf(ana, folderId)).toMatchObject([{ email: eva.email, rol: 'lee' }])
    expect((await ana.call('GET', `/v1/folders/${folderId}/invitations`)).body.data.invitaciones).toEqual([])
    expect((await accept(eva, code)).body.code).toBe('invitation.code')
    expect((await invite(ana, folderId, eva.email)).body.code).toBe('invitation.member')
  })

  it('is accepted once by concurrent requests', async () => {
    const [ana, eva] = [await signInPerson(test), await signInPerson(test)]
    const folderId = await createFolder(ana)
    await invite(ana, folderId, eva.email)
    const code = await newestCode(eva.email)
    const answers = await Promise.all(Array.from({ length: 5 }, () => accept(eva, code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
  })

  it('is bound to its e-mail: another person’s session gets nothing, and it stays valid', async () => {
    const [ana, eva, thief] = [await signInPerson(test), await signInPerson(test), await signInPerson(test)]
    const folderId = await createFolder(ana)
    await invite(ana, folderId, eva.email)
    const code = await newestCode(eva.email)
    for (const other of [thief, ana]) expect((await accept(other, code)).body.code).toBe('invitation.other_email')
    expect((await thief.call('GET', `/v1/folders/${folderId}`)).status).toBe(404)
    const guest = await test.app.inject({ method: 'POST', url: '/v1/invitations/accept', payload: { codigo: code } })
    expect(guest.statusCode).toBe(401)
    expect((await accept(eva, code)).status).toBe(200)
  })

  it('is not used up by a folder that became full', async () => {
    const [ana, eva] = [await signInPerson(test), await signInPerson(test)]
    const folderId = await createFolder(ana)
    await invite(ana, folderId, eva.email)
    const code = await newestCode(eva.email)
    await test.database.execute(
      `with people as (
         insert into users (id, email, created_at) select gen_random_uuid(), 'llena-' || n || '@ejemplo.test', now() from generate_series(1, $2::int) n returning id
       ) insert into folder_members (folder_id, user_id, created_at) select $1::uuid, id, now() from people`,
      [folderId, maxFolderMembers],
    )
    expect((await accept(eva, code)).body.code).toBe('folder.full')
    await test.database.execute(
      `delete from folder_members where folder_id = $1::uuid and user_id in (select id from users where email = 'llena-1@ejemplo.test')`,
      [folderId],
    )
    expect((await accept(eva, code)).status).toBe(200)
  })

  it('goes to an e-mail however it is written, and only once', async () => {
    const [ana, eva] = [await signInPerson(test), await signInPerson(test)]
    const folderId = await createFolder(ana)
    await invite(ana, folderId, eva.email)
    const { invitaciones } = (await invite(ana, folderId, `  ${eva.email.toUpperCase()} `)).body.data
    expect(invitaciones).toMatchObject([{ email: eva.email }])
    const [first, second] = await invitationCodes(test, eva.email)
    expect((await accept(eva, first)).body.code).toBe('invitation.code')
    expect((await accept(eva, second)).status).toBe(200)
  })

  it.each([
    'ñandú@ejemplo.test',
    'eva@ejémplo.test',
    'eva@ejemplo',
    'a b@ejemplo.test',
    'eva@ejemplo.test\u200b',
    '',
    `${'x'.repeat(250)}@e.cl`,
  ])('refuses «%s» by naming the field', async (email) => {
    const ana = await signInPerson(test)
    const refused = await invite(ana, await createFolder(ana), email)
    expect([refused.status, refused.body.details?.[0]?.field]).toEqual([400, 'email'])
  })

  it('goes to no list of 1,000 addresses in one call', async () => {
    const ana = await signInPerson(test)
    const folderId = await createFolder(ana)
    const addresses = Array.from({ length: 1000 }, nobody)
    for (const email of [addresses, addresses.join(','), addresses.join('; ')])
      expect((await ana.call('POST', `/v1/folders/${folderId}/invitations`, { email, rol: 'lee' })).status).toBe(400)
    expect((await ana.call('GET', `/v1/folders/${folderId}/invitations`)).body.data.invitaciones).toEqual([])
  })

  it('does not go to oneself, nor from an e-mail that nobody proved', async () => {
    const [ana, unproven] = [await signInPerson(test), await signInPerson(test, { confirmed: false })]
    expect((await invite(ana, await createFolder(ana), ana.email.toUpperCase())).body.code).toBe('invitation.self')
    expect((await invite(unproven, await createFolder(unproven), nobody())).body.code).toBe('auth.email_unverified')
  })
})

describe('an invitation ends', () => {
  it('after 14 days; its e-mail is deleted after 30', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date() })
    const [ana, eva] = [await signInPerson(test), await signInPerson(test)]
    const folderId = await createFolder(ana)
    await invite(ana, folderId, eva.email)
    const code = await newestCode(eva.email)
    const stored = async () => (await test.database.execute('select 1 from folder_invitations where email = $1', [eva.email])).rows.length
    vi.setSystemTime(Date.now() + 14 * dayMs + 1000)
    const later = [await resigned(ana), await resigned(eva)] as const
    expect((await accept(later[1], code)).body.code).toBe('invitation.code')
    const { invitaciones } = (await later[0].call('GET', `/v1/folders/${folderId}/invitations`)).body.data
    expect(invitaciones).toMatchObject([{ email: eva.email, vencida: true }])
    await purgeOldEntries(test.services, new Date())
    expect(await stored()).toBe(1)
    await purgeOldEntries(test.services, new Date(Date.now() + 16 * dayMs))
    expect(await stored()).toBe(0)
  })

  it('when the owner revokes it, the folder is deleted, or passes its last day', async () => {
    const [ana, eva] = [await signInPerson(test), await signInPerson(test)]
    const invited = async () => {
      const folderId = await createFolder(ana)
      const { invitaciones } = (await invite(ana, folderId, eva.email)).body.data
      return { folderId, path: `/v1/folders/${folderId}/invitations/${invitaciones[0].invitationId}`, code: await newestCode(eva.email) }
    }
    const revoked = await invited()
    expect((await ana.call('DELETE', revoked.path)).status).toBe(200)
    expect((await ana.call('DELETE', revoked.path)).body.code).toBe('invitation.not_found')
    const deleted = await invited()
    await ana.call('DELETE', `/v1/folders/${deleted.folderId}`)
    const expired = await invited()
    await test.database.execute(`update folders set kept_until = '2020-01-01' where id = $1`, [expired.folderId])
    for (const { code } of [revoked, deleted, expired]) expect((await accept(eva, code)).body.code).toBe('invitation.code')
    for (const codigo of ['x', 'x'.repeat(43)]) expect((await accept(eva, codigo)).body.code).toBe('invitation.code')
    for (const codigo of ['', 'x'.repeat(101), undefined]) expect((await accept(eva, codigo)).status).toBe(400)
  })

  it('after 30 in a day, to whatever folder', async () => {
    const ana = await signInPerson(test)
    const folders = [await createFolder(ana), await createFolder(ana)]
    for (let sent = 0; sent < maxInvitationsPerDay; sent++)
      expect((await invite(ana, folders[sent % 2] as string, nobody())).status, `number ${sent}`).toBe(200)
    const refused = await invite(ana, folders[0] as string, nobody())
    expect([refused.status, refused.body.code]).toEqual([429, 'invitation.too_many'])
    expect((await ana.call('GET', `/v1/folders/${folders[0]}/invitations`)).body.data.invitaciones).toHaveLength(maxInvitationsPerDay / 2)
  })
})

describe('an account that nobody proved', () => {
  it('proves its e-mail by the code of an ordinary folder', async () => {
    const [ana, eva] = [await signInPerson(test), await signInPerson(test, { confirmed: false })]
    const folderId = await createFolder(ana)
    await invite(ana, folderId, eva.email)
    expect((await accept(eva, await newestCode(eva.email))).body.data).toMatchObject({ folderId })
    expect((await findUser(test.services.db, eva.userId))?.emailVerifiedAt).not.toBeNull()
    expect((await eva.call('GET', `/v1/folders/${folderId}`)).status).toBe(200)
  })

  it('ends what else was set up in its name with that proof', async () => {
    const [ana, eva] = [await signInPerson(test), await signInPerson(test, { confirmed: false })]
    const { token } = await test.services.sessions.open({ userId: eva.userId, device: 'de otra persona', address: '127.0.0.1' })
    await invite(ana, await createFolder(ana), eva.email)
    const { avisos } = (await accept(eva, await newestCode(eva.email))).body.data
    expect(avisos).toEqual(['Se cerraron las sesiones que estaban abiertas en otros equipos (1).'])
    const other = await test.app.inject({ url: '/v1/folders', headers: { authorization: `Bearer ${token}` } })
    expect(other.statusCode).toBe(401)
  })

  it('gets no reserved folder before it proved it otherwise', async () => {
    const [ana, eva] = [await signInPerson(test), await signInPerson(test, { confirmed: false })]
    const folderId = await createFolder(ana, { reservada: true })
    expect((await invite(ana, folderId, eva.email)).status).toBe(200)
    const code = await newestCode(eva.email)
    expect((await accept(eva, code)).body.code).toBe('auth.email_unverified')
    expect((await eva.call('GET', `/v1/folders/${folderId}`)).status).toBe(404)
    await test.database.execute('update users set email_verified_at = now() where id = $1', [eva.userId])
    expect((await accept(eva, code)).status).toBe(200)
  })
})

/** The person with a session that was opened now. */
async function resigned(person: TestPerson): Promise<TestPerson> {
  const { token } = await test.services.sessions.open({ userId: person.userId, device: 'prueba', address: '127.0.0.1' })
  const headers = { authorization: `Bearer ${token}` } as const
  return { ...person, token, headers, call: callAs(test, headers) }
}
