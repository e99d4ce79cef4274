import { buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts'
import { signInPerson } from '../../../testing/sign-in-person.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  await test.store([buildRuling({ docId: 'uno', sections: buildSections(['Primero: Que la carta de despido no indicaba hecho alguno.']) })])
})
afterAll(() => test.close())

async function writeNote() {
  const ana = await signInPerson(test)
  const { folderId } = (await ana.call('POST', '/v1/folders', { nombre: 'Caso' })).body.data.carpeta
  const note = (await ana.call('POST', `/v1/folders/${folderId}/notes`, { texto: 'primera' })).body.data
  const path = `/v1/folders/${folderId}/notes/${note.noteId}`
  const stored = async () => (await ana.call('GET', `/v1/folders/${folderId}`)).body.data.notas
  return { ana, folderId, note, path, stored }
}

it('answers a write against an older version with the present text, and writes nothing', async () => {
  const { ana, note, path, stored } = await writeNote()
  expect(note.version).toBe(1)
  expect((await ana.call('PUT', path, { texto: 'de la primera ventana', version: 1 })).body.data).toMatchObject({ version: 2 })
  const refused = await ana.call('PUT', path, { texto: 'de la segunda ventana', version: 1 })
  expect([refused.status, refused.body.code]).toEqual([409, 'note.changed'])
  expect(refused.body.presente).toEqual({ texto: 'de la primera ventana', version: 2, updatedAt: expect.any(String) })
  expect(await stored()).toMatchObject([{ texto: 'de la primera ventana', version: 2 }])
  expect((await ana.call('PUT', path, { texto: 'ambas', version: 2 })).body.data).toMatchObject({ texto: 'ambas', version: 3 })
  expect((await ana.call('PUT', path, { texto: 'del futuro', version: 9 })).body.code).toBe('note.changed')
})

it('deletes only the version that was read', async () => {
  const { ana, path, stored } = await writeNote()
  await ana.call('PUT', path, { texto: 'con algo nuevo', version: 1 })
  const refused = await ana.call('DELETE', path, { version: 1 })
  expect([refused.status, refused.body.code, refused.body.presente.texto]).toEqual([409, 'note.changed', 'con algo nuevo'])
  expect(await stored()).toHaveLength(1)
  expect((await ana.call('DELETE', path, { version: 2 })).status).toBe(200)
})

it('tells the second of two people who delete one note that it is gone, and the author who changes it then', async () => {
  const { ana, path, stored } = await writeNote()
  const deleted = await Promise.all([ana.call('DELETE', path, { version: 1 }), ana.call('DELETE', path, { version: 1 })])
  expect(deleted.map(({ status }) => status).sort()).toEqual([200, 404])
  expect((await ana.call('PUT', path, { texto: 'tarde', version: 1 })).body).toMatchObject({ code: 'folder.note_not_found' })
  expect(await stored()).toEqual([])
})

it('lets one of many concurrent writes win, and shows the others its text', async () => {
  const { ana, path, stored } = await writeNote()
  const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => ana.call('PUT', path, { texto: `ventana ${at}`, version: 1 })))
  const won = answers.filter(({ status }) => status === 200)
  expect([won.length, answers.filter(({ body }) => body.code === 'note.changed').length]).toEqual([1, 7])
  const text = won[0]?.body.data.texto
  expect(await stored()).toMatchObject([{ texto: text, version: 2 }])
  expect(new Set(answers.flatMap(({ body }) => body.presente?.texto ?? []))).toEqual(new Set([text]))
})

it('shows the text of a note to nobody who may not write it', async () => {
  const { path } = await writeNote()
  const eva = await signInPerson(test)
  const refused = await eva.call('PUT', path, { texto: 'x', version: 7 })
  expect([refused.body.code, refused.body.presente]).toEqual(['folder.not_found', undefined])
})

it('guards the private note of a favourite in the same way, and leaves its tags out of it', async () => {
  const ana = await signInPerson(test)
  const put = (body: object) => ana.call('PUT', '/v1/favorites', { docId: 'uno', ...body })
  expect((await ana.call('POST', '/v1/favorites', { docId: 'uno' })).body.data).toMatchObject({ nota: null, versionNota: 1 })
  expect((await put({ nota: 'primera', versionNota: 1 })).body.data).toMatchObject({ nota: 'primera', versionNota: 2 })
  const refused = await put({ nota: 'de otra ventana', versionNota: 1 })
  expect([refused.status, refused.body.code]).toEqual([409, 'note.changed'])
  expect(refused.body.presente).toMatchObject({ texto: 'primera', version: 2 })
  expect((await put({ etiquetas: ['urgente'] })).body.data).toMatchObject({ nota: 'primera', versionNota: 2, etiquetas: ['urgente'] })
  expect((await ana.call('POST', '/v1/favorites', { docId: 'uno', nota: 'otra' })).body.code).toBe('note.changed')
  expect((await put({ nota: null, versionNota: 2 })).body.data).toMatchObject({ nota: null, versionNota: 3 })
  const unversioned = await put({ nota: 'x' })
  expect(unversioned.body.details).toEqual([{ field: 'versionNota', message: 'indique la versión que leyó de la nota' }])
})

it('guards the note of a saved passage in the same way, and leaves its tags, colour and folder out of it', async () => {
  const ana = await signInPerson(test)
  const place = { desde: { ancla: 'p2', posicion: 0 }, hasta: { ancla: 'p2', posicion: 40 } }
  const saved = (await ana.call('POST', '/v1/passages', { docId: 'uno', ...place, nota: 'primera' })).body.data
  expect(saved).toMatchObject({ nota: 'primera', versionNota: 1 })
  const path = `/v1/passages/${saved.passageId}`
  const put = (body: object) => ana.call('PUT', path, body)
  const answers = await Promise.all(Array.from({ length: 4 }, (_, at) => put({ nota: `ventana ${at}`, versionNota: 1 })))
  const won = answers.find(({ status }) => status === 200)?.body.data
  expect([won?.versionNota, answers.filter(({ body }) => body.code === 'note.changed').length]).toEqual([2, 3])
  expect(answers.flatMap(({ body }) => body.presente ?? [])).toEqual(
    Array.from({ length: 3 }, () => ({ texto: won?.nota, version: 2, updatedAt: expect.any(String) })),
  )
  expect((await put({ etiquetas: ['urgente'], resaltado: 'rosa' })).body.data).toMatchObject({ nota: won?.nota, versionNota: 2 })
  expect((await put({ nota: won?.nota, versionNota: 1 })).body.data).toMatchObject({ versionNota: 2 })
  const refused = await ana.call('DELETE', path, { versionNota: 1 })
  expect([refused.status, refused.body.code, refused.body.presente.texto]).toEqual([409, 'note.changed', won?.nota])
  expect((await put({ nota: null, versionNota: 2 })).body.data).toMatchObject({ nota: null, versionNota: 3, etiquetas: ['urgente'] })
  expect((await put({ nota: 'x' })).body.details).toEqual([{ field: 'versionNota', message: 'indique la versión que leyó de la nota' }])
  expect((await ana.call('DELETE', path, { versionNota: 3 })).status).toBe(200)
})
