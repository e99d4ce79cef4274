import { buildRuling } from '@basejuris/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts'
import { shareFolder } from '../../../testing/share-folder.ts'
import { signInPerson, type TestPerson } from '../../../testing/sign-in-person.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  await test.store([buildRuling({ docId: 'uno' }), buildRuling({ docId: 'dos' })])
})
afterAll(() => test.close())

const place = { desde: { ancla: 'p2', posicion: 0 }, hasta: { ancla: 'p3', posicion: 20 } }

/** A folder of Ana that Eva wrote in, with a ruling, a note and a passage of hers. */
async function sharedFolder() {
  const [ana, eva] = [await signInPerson(test), await signInPerson(test)]
  const { folderId } = (await ana.call('POST', '/v1/folders', { nombre: 'Caso', docIds: ['uno'] })).body.data.carpeta
  const path = `/v1/folders/${folderId}`
  await shareFolder(test, { owner: ana, folderId, member: eva })
  await eva.call('POST', `${path}/items`, { docIds: ['dos'] })
  const { noteId } = (await eva.call('POST', `${path}/notes`, { texto: 'de Eva' })).body.data
  const { passageId } = (await eva.call('POST', '/v1/passages', { docId: 'uno', folderId, ...place })).body.data
  const setRole = (rol: string) => ana.call('PUT', `${path}/members/${eva.userId}`, { rol })
  return { ana, eva, path, setRole, ids: { folderId, noteId, passageId } }
}

/** Whatever changes the content of a folder. */
const writes = ({ folderId, noteId, passageId }: Readonly<Record<'folderId' | 'noteId' | 'passageId', string>>) => {
  const path = `/v1/folders/${folderId}`
  return [
    ['POST', `${path}/items`, { docIds: ['uno'] }],
    ['DELETE', `${path}/items`, { docId: 'dos' }],
    ['POST', `${path}/notes`, { texto: 'x' }],
    ['POST', `${path}/notes`, { texto: 'x', docId: 'uno' }],
    ['PUT', `${path}/notes/${noteId}`, { texto: 'x', version: 1 }],
    ['DELETE', `${path}/notes/${noteId}`, { version: 1 }],
    ['POST', '/v1/passages', { docId: 'uno', folderId, ...place }],
    ['PUT', `/v1/passages/${passageId}`, { etiquetas: ['x'] }],
    ['DELETE', `/v1/passages/${passageId}`, { versionNota: 1 }],
    ['PUT', `${path}/passages/order`, { passageIds: [passageId] }],
  ] as const
}

async function codesOf({ call }: TestPerson, calls: ReturnType<typeof writes>): Promise<Set<string>> {
  const codes = new Set<string>()
  for (const [method, url, body] of calls) codes.add((await call(method, url, body)).body.code)
  return codes
}

describe('who only reads a folder', () => {
  it('reads it whole, changes nothing in it, not even their own notes, and may leave', async () => {
    const { ana, eva, path, ids, setRole } = await sharedFolder()
    expect((await setRole('lee')).body.data.miembros).toMatchObject([{ userId: eva.userId, rol: 'lee' }])
    const seen = (await eva.call('GET', path)).body.data
    expect(seen).toMatchObject({ carpeta: { rol: 'lee' }, total: 2, notas: [{ texto: 'de Eva' }], miembros: [{ yo: true, rol: 'lee' }] })
    for (const place of ['/notes', '/log', '/passages']) expect((await eva.call('GET', `${path}${place}`)).status).toBe(200)
    expect(await codesOf(eva, writes(ids))).toEqual(new Set(['folder.read_only']))
    const file = { formato: 'ris', origen: { tipo: 'carpeta', folderId: ids.folderId } }
    const exported = await test.app.inject({ method: 'POST', url: '/v1/exports', headers: eva.headers, payload: file })
    expect(exported.statusCode).toBe(200)
    expect((await ana.call('GET', path)).body.data).toMatchObject({ total: 2, notas: [{ texto: 'de Eva', version: 1 }] })
    expect((await eva.call('DELETE', `${path}/members/${eva.userId}`)).status).toBe(200)
  })

  it('may do what is the owner’s as little as whoever writes', async () => {
    const { ana, eva, path, setRole } = await sharedFolder()
    for (const rol of ['escribe', 'lee']) {
      await setRole(rol)
      for (const [method, url, body] of [
        ['PUT', path, { nombre: 'x' }],
        ['DELETE', path, undefined],
        ['PUT', `${path}/members/${eva.userId}`, { rol: 'escribe' }],
        ['DELETE', `${path}/members/${ana.userId}`, undefined],
      ] as const)
        expect([rol, method, url, (await eva.call(method, url, body)).body.code]).toEqual([rol, method, url, 'folder.owner_only'])
    }
    expect((await ana.call('GET', path)).body.data.miembros).toMatchObject([{ rol: 'lee' }])
  })

  it('writes again as soon as the owner says so, and the log tells it', async () => {
    const { ana, eva, path, ids, setRole } = await sharedFolder()
    await setRole('lee')
    await setRole('escribe')
    expect((await eva.call('PUT', `${path}/notes/${ids.noteId}`, { texto: 'de nuevo', version: 1 })).status).toBe(200)
    const { registro } = (await ana.call('GET', `${path}/log`)).body.data
    const shown = registro.map(({ accion, persona }: { accion: string; persona: { email: string } | null }) => [accion, persona?.email])
    expect(shown).toContainEqual(['Dejó a una persona con permiso solo para leer', eva.email])
    expect(shown).toContainEqual(['Permitió escribir a una persona', eva.email])
  })
})

describe('roles of a folder', () => {
  it('are given to members alone, and are one of two', async () => {
    const { ana, path, setRole } = await sharedFolder()
    const stranger = await signInPerson(test)
    for (const userId of [ana.userId, stranger.userId, crypto.randomUUID()])
      expect((await ana.call('PUT', `${path}/members/${userId}`, { rol: 'lee' })).body.code).toBe('folder.member_not_found')
    for (const rol of ['dueno', '', 'LEE']) {
      const { status, body } = await setRole(rol)
      expect([status, body.details]).toEqual([400, [{ field: 'rol', message: 'indique «escribe» o «lee»' }]])
    }
  })

  it('end with the membership: a former member reaches nothing', async () => {
    const { ana, eva, path, ids } = await sharedFolder()
    await ana.call('DELETE', `${path}/members/${eva.userId}`)
    expect(await codesOf(eva, writes(ids))).toEqual(new Set(['folder.not_found', 'passage.not_found']))
    expect((await eva.call('GET', `/v1/passages?docId=uno&passageId=${ids.passageId}`)).body.code).toBe('passage.not_found')
    for (const place of ['', '/notes', '/log', '/passages'])
      expect((await eva.call('GET', `${path}${place}`)).body.code).toBe('folder.not_found')
    expect((await eva.call('POST', '/v1/favorites/marks', { docIds: ['uno', 'dos'] })).body.data.marcas).toEqual([])
  })

  it('hold for a write that waited while the role changed', async () => {
    const { eva, path, setRole } = await sharedFolder()
    const [changed, ...written] = await Promise.all([
      setRole('lee'),
      ...Array.from({ length: 6 }, () => eva.call('POST', `${path}/notes`, { texto: 'a la vez' })),
    ])
    expect(changed?.status).toBe(200)
    for (const { status, body } of written) expect([200, 403], body.code).toContain(status)
    expect((await eva.call('POST', `${path}/notes`, { texto: 'después' })).body.code).toBe('folder.read_only')
  })
})
