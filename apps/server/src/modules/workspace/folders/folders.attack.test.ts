import { buildRuling } from '@basejuris/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callAs, refusedFields } from '../../../testing/call-as.ts'
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts'
import { signInPerson } from '../../../testing/sign-in-person.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  await test.store([buildRuling({ docId: 'uno' }), buildRuling({ docId: 'dos' })])
})
afterAll(() => test.close())

it('strangers and guests reach nothing of a folder, and cannot tell it from a missing one', async () => {
  const [ana, eva] = [await signInPerson(test), await signInPerson(test)]
  const { folderId } = (await ana.call('POST', '/v1/folders', { nombre: 'Propia', docIds: ['uno'] })).body.data.carpeta
  const { noteId } = (await ana.call('POST', `/v1/folders/${folderId}/notes`, { docId: 'uno', texto: 'secreta' })).body.data
  const callsOf = (folder: string) =>
    [
      ['GET', `/v1/folders/${folder}`, undefined],
      ['PUT', `/v1/folders/${folder}`, { nombre: 'x' }],
      ['DELETE', `/v1/folders/${folder}`, undefined],
      ['GET', `/v1/folders/${folder}/log`, undefined],
      ['POST', `/v1/folders/${folder}/items`, { docIds: ['dos'] }],
      ['DELETE', `/v1/folders/${folder}/items`, { docId: 'uno' }],
      ['POST', `/v1/folders/${folder}/notes`, { texto: 'x' }],
      ['PUT', `/v1/folders/${folder}/notes/${noteId}`, { texto: 'x', version: 1 }],
      ['DELETE', `/v1/folders/${folder}/notes/${noteId}`, { version: 1 }],
      ['GET', `/v1/folders/${folder}/invitations`, undefined],
      ['POST', `/v1/folders/${folder}/invitations`, { email: eva.email }],
      ['DELETE', `/v1/folders/${folder}/invitations/${crypto.randomUUID()}`, undefined],
      ['PUT', `/v1/folders/${folder}/members/${eva.userId}`, { rol: 'lee' }],
      ['DELETE', `/v1/folders/${folder}/members/${eva.userId}`, undefined],
    ] as const
  const answers = async (folder: string) => {
    const found: unknown[] = []
    for (const [method, url, body] of callsOf(folder)) {
      const { status, body: answer } = await eva.call(method, url, body)
      found.push([status, answer.code, answer.error])
    }
    return found
  }
  const refused = await answers(folderId)
  expect(new Set(refused.map((one) => JSON.stringify(one))).size).toBe(1)
  expect(refused[0]).toEqual([404, 'folder.not_found', 'Esa carpeta no existe o ya no la comparten con usted.'])
  expect(await answers(crypto.randomUUID())).toEqual(refused)
  for (const [method, url, body] of callsOf(folderId)) expect((await callAs(test)(method, url, body)).status).toBe(401)
  // A note of another folder cannot be reached through one's own folder.
  const own = (await eva.call('POST', '/v1/folders', { nombre: 'De Eva' })).body.data.carpeta.folderId
  for (const [method, body] of [
    ['PUT', { texto: 'x', version: 1 }],
    ['DELETE', { version: 1 }],
  ] as const)
    expect((await eva.call(method, `/v1/folders/${own}/notes/${noteId}`, body)).body.code).toBe('folder.note_not_found')
  const retained = (await ana.call('GET', `/v1/folders/${folderId}`)).body.data
  expect(retained).toMatchObject({ carpeta: { nombre: 'Propia' }, miembros: [], items: [{ notas: [{ texto: 'secreta' }] }] })
})

it('keeps any words as words', async () => {
  const ana = await signInPerson(test)
  const words = "<script>alert(1)</script> 👩‍⚖️ «ñ» \u202e '; drop table folders; --"
  const { folderId, nombre } = (await ana.call('POST', '/v1/folders', { nombre: words })).body.data.carpeta
  expect(nombre).toBe(words)
  expect((await ana.call('POST', `/v1/folders/${folderId}/notes`, { texto: `${words}\nsegunda línea` })).body.data.texto).toBe(
    `${words}\nsegunda línea`,
  )
})

it('names every field that is over-long, empty, foreign or of the wrong type, and writes nothing', async () => {
  const ana = await signInPerson(test)
  const wrong = await ana.call('POST', '/v1/folders', {
    nombre: 'x'.repeat(121),
    reservada: 'sí',
    conservarHasta: 7,
    ownerId: ana.userId,
    docIds: Array(201).fill('uno'),
  })
  expect([wrong.status, refusedFields(wrong)]).toEqual([400, ['conservarHasta', 'docIds', 'nombre', 'ownerId', 'reservada']])
  expect((await ana.call('POST', '/v1/folders', { nombre: ' ' })).body.details).toEqual([{ field: 'nombre', message: 'indique un nombre' }])
  const { folderId } = (await ana.call('POST', '/v1/folders', { nombre: 'a' })).body.data.carpeta
  for (const [method, path, body] of [
    ['GET', '?pagina=0', undefined],
    ['PUT', '', { nombre: null }],
    ['POST', '/items', { docIds: [] }],
    ['POST', '/items', { docIds: 'uno' }],
    ['POST', '/notes', { texto: 'x'.repeat(10_001) }],
    ['POST', '/notes', { texto: 'nulo\0' }],
    ['POST', '/invitations', { email: 'no es' }],
    ['POST', '/invitations', { email: ['a@ejemplo.cl', 'b@ejemplo.cl'] }],
    ['POST', '/invitations', { email: 'a@ejemplo.cl, b@ejemplo.cl' }],
    ['POST', '/invitations', { email: 'a@ejemplo.cl', rol: 'dueno' }],
    ['DELETE', '/invitations/uno', undefined],
    ['DELETE', '/members/uno', undefined],
    ['DELETE', '/notes/uno', { version: 1 }],
    ['DELETE', `/notes/${crypto.randomUUID()}`, undefined],
    ['DELETE', `/notes/${crypto.randomUUID()}`, { version: 0 }],
    ['PUT', `/notes/${crypto.randomUUID()}`, { texto: 'sin versión' }],
    ['PUT', `/notes/${crypto.randomUUID()}`, { texto: 'x', version: '1' }],
  ] as const)
    expect([method, path, (await ana.call(method, `/v1/folders/${folderId}${path}`, body)).status]).toEqual([method, path, 400])
  for (const id of ['uno', '../1', "'--"]) expect((await ana.call('GET', `/v1/folders/${encodeURIComponent(id)}`)).status).toBe(400)
  expect((await ana.call('GET', '/v1/folders')).body.data.carpetas).toHaveLength(1)
})

it('limits the folders of a user, also in concurrent requests', async () => {
  const ana = await signInPerson(test)
  await test.database.execute(
    `insert into folders (id, owner_id, name, reserved, created_at, updated_at)
     select gen_random_uuid(), $1::uuid, '', false, now(), now() from generate_series(1, 199)`,
    [ana.userId],
  )
  const asked = await Promise.all(Array.from({ length: 5 }, () => ana.call('POST', '/v1/folders', { nombre: 'a la vez' })))
  expect(asked.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
})

it('limits rulings, notes and members of a folder, and adds none beyond', async () => {
  const ana = await signInPerson(test)
  const { folderId } = (await ana.call('POST', '/v1/folders', { nombre: 'Llena' })).body.data.carpeta
  await test.database.execute(
    `insert into folder_items (folder_id, doc_id, created_at) select $1::uuid, 'lleno-' || n, now() from generate_series(1, 999) n`,
    [folderId],
  )
  await test.database.execute(
    `insert into folder_notes (id, folder_id, author_id, text, created_at, updated_at)
     select gen_random_uuid(), $1::uuid, $2::uuid, '', now(), now() from generate_series(1, 2000)`,
    [folderId, ana.userId],
  )
  await test.database.execute(
    `with people as (
       insert into users (id, email, created_at) select gen_random_uuid(), 'lleno-' || n || '@ejemplo.test', now() from generate_series(1, 50) n returning id
     ) insert into folder_members (folder_id, user_id, created_at) select $1::uuid, id, now() from people`,
    [folderId],
  )
  const path = `/v1/folders/${folderId}`
  const eva = await signInPerson(test)
  for (const [url, body] of [
    [`${path}/items`, { docIds: ['uno', 'dos'] }],
    [`${path}/notes`, { texto: 'una más' }],
    [`${path}/invitations`, { email: eva.email }],
  ] as const)
    expect([url, (await ana.call('POST', url, body)).body.code]).toEqual([url, 'folder.full'])
  expect((await ana.call('GET', '/v1/folders')).body.data.carpetas).toMatchObject([{ sentencias: 999, miembros: 50 }])
  expect((await ana.call('POST', `${path}/items`, { docIds: ['uno'] })).body.data).toMatchObject({ agregadas: 1 })
  expect((await eva.call('GET', path)).status).toBe(404)
})
