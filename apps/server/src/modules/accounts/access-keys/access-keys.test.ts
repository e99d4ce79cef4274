import { randomUUID } from 'node:crypto'
import { readZip } from '@basejuris/documents/testing/read-back'
import { maxAccessKeys } from '@basejuris/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAccessKey } from '../../../security/access-keys.ts'
import { accountCalls, password } from '../../../testing/account-calls.ts'
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts'
import { signInPerson } from '../../../testing/sign-in-person.ts'
import { purgeOldEntries } from '../account/purge-old-entries.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const { call, register } = accountCalls(() => test)
type Person = Awaited<ReturnType<typeof signInPerson>>
const make = (person: Pick<Person, 'call'>, body: object = {}) =>
  person.call('POST', '/v1/keys', { nombre: 'Notebook', permisos: ['buscar', 'leer'], ...body })
const storedKeys = async (userId: string) =>
  (await test.database.execute('select * from access_keys where user_id = $1', [userId])).rows as readonly { readonly id: string }[]
const keysOf = async (person: Pick<Person, 'call'>) => (await person.call('GET', '/v1/keys')).body.data

describe('access keys', () => {
  it('are shown once, listed without the key, and revoked', async () => {
    const person = await signInPerson(test)
    const { clave, creada } = (await make(person, { permisos: ['leer', 'buscar', 'leer'] })).body.data
    expect(clave).toMatch(/^basejuris_[\w-]{43}$/)
    expect(creada).toMatchObject({ nombre: 'Notebook', termina: clave.slice(-4), permisos: ['buscar', 'leer'], ultimoUso: null })
    const listed = await keysOf(person)
    expect(listed).toMatchObject({ claves: [creada], maximo: maxAccessKeys, url: 'https://basejuris.test/mcp' })
    expect(JSON.stringify(listed)).not.toContain(clave)
    expect((await person.call('DELETE', `/v1/keys/${creada.keyId}`)).body.data).toEqual({ revocadas: 1 })
    expect((await keysOf(person)).claves).toEqual([])
    expect((await person.call('DELETE', `/v1/keys/${creada.keyId}`)).body.code).toBe('access_key.not_found')
  })

  it('are stored as hashes, and say when they were used, at most once a minute', async () => {
    const person = await signInPerson(test)
    const { clave } = (await make(person)).body.data
    const rows = await storedKeys(person.userId)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(clave)
    const first = new Date('2030-01-01T00:00:00Z')
    const opened = await openAccessKey(test.database.db, clave, first)
    expect(opened).toMatchObject({ actor: { kind: 'user', userId: person.userId }, scopes: ['buscar', 'leer'] })
    await openAccessKey(test.database.db, clave, new Date('2030-01-01T00:00:59Z'))
    expect((await keysOf(person)).claves[0].ultimoUso).toBe(first.toISOString())
    for (const bad of ['', 'basejuris_', `${clave}x`, clave.slice(0, -1), `basejuris_${'x'.repeat(500)}`, "basejuris_' or 1=1"])
      expect(await openAccessKey(test.database.db, bad, first)).toBeNull()
  })

  it.each([
    [{ nombre: '' }, 'nombre'],
    [{ nombre: 'x'.repeat(61) }, 'nombre'],
    [{ nombre: 7 }, 'nombre'],
    [{ permisos: [] }, 'permisos'],
    [{ permisos: ['borrar'] }, 'permisos.0'],
    [{ permisos: 'leer' }, 'permisos'],
    [{ permisos: Array(50).fill('leer') }, 'permisos'],
    [{ userId: randomUUID() }, 'userId'],
  ])('refuse %j, naming the field', async (body, field) => {
    const answer = await make(await signInPerson(test), body)
    expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
    expect(answer.body.details[0].field).toBe(field)
  })

  it('of somebody else are as unknown as none', async () => {
    const [mine, theirs] = [await signInPerson(test), await signInPerson(test)]
    const { creada } = (await make(theirs)).body.data
    for (const keyId of [creada.keyId, randomUUID()])
      expect(await mine.call('DELETE', `/v1/keys/${keyId}`)).toMatchObject({ status: 404, body: { code: 'access_key.not_found' } })
    expect((await keysOf(theirs)).claves).toHaveLength(1)
  })

  it('are limited in number, also when asked for at once, and in a day', async () => {
    const person = await signInPerson(test)
    const answers = await Promise.all(Array.from({ length: maxAccessKeys + 3 }, () => make(person)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(maxAccessKeys)
    expect(answers.find(({ status }) => status !== 200)?.body.code).toBe('access_key.too_many')
    let last = ''
    for (const { keyId } of (await keysOf(person)).claves) await person.call('DELETE', `/v1/keys/${keyId}`)
    for (let at = 0; at <= maxAccessKeys && last === ''; at++) {
      const { status, body } = await make(person)
      if (status === 200) await person.call('DELETE', `/v1/keys/${body.data.creada.keyId}`)
      else last = body.code
    }
    expect(last).toBe('access_key.too_many_today')
  })

  it('are told to their owner by mail', async () => {
    const person = await signInPerson(test)
    await make(person)
    expect((await test.mailsTo(person.email)).map(({ subject }) => subject)).toContain('Se creó una clave de acceso a su cuenta')
  })

  it('open nothing once the password changed, every session was closed or the account was deleted', async () => {
    const at = new Date()
    const { headers, userId } = await register()
    const keyOf = async (): Promise<string> =>
      (await call('POST', '/v1/keys', { nombre: 'A', permisos: ['leer'] }, headers)).body.data.clave
    const first = await keyOf()
    const body = { passwordActual: password, password: 'otra frase bien larga 93' }
    expect((await call('PUT', `/v1/auth/profile/${userId}`, body, headers)).status).toBe(200)
    expect(await openAccessKey(test.database.db, first, at)).toBeNull()
    const second = await keyOf()
    expect(await openAccessKey(test.database.db, second, at)).not.toBeNull()
    expect((await call('DELETE', `/v1/auth/profile/${userId}`, { passwordActual: body.password }, headers)).status).toBe(200)
    expect(await openAccessKey(test.database.db, second, at)).toBeNull()
    expect(await storedKeys(userId)).toEqual([])
  })

  it('are deleted half a year after they were revoked, and never while they open something', async () => {
    const person = await signInPerson(test)
    const [live, revoked] = [(await make(person)).body.data, (await make(person)).body.data]
    await person.call('DELETE', `/v1/keys/${revoked.creada.keyId}`)
    const count = async () => (await storedKeys(person.userId)).map(({ id }) => id)
    await purgeOldEntries(test.services, new Date(Date.now() + 179 * 86_400_000))
    expect(await count()).toHaveLength(2)
    await purgeOldEntries(test.services, new Date(Date.now() + 181 * 86_400_000))
    expect(await count()).toEqual([live.creada.keyId])
  })

  it('are in the data of their owner, without hash', async () => {
    const person = await signInPerson(test)
    const { clave } = (await make(person)).body.data
    const answer = await test.app.inject({ method: 'GET', url: `/v1/auth/profile/${person.userId}/export`, headers: person.headers })
    expect(answer.statusCode).toBe(200)
    const data = String((await readZip(answer.rawPayload)).get('datos.json'))
    expect(JSON.parse(data).datos.access_keys).toMatchObject([{ name: 'Notebook', ending: clave.slice(-4), scopes: ['buscar', 'leer'] }])
    expect(data).not.toContain(clave)
    expect(data).not.toContain('key_hash')
  })
})
