import { randomUUID } from 'node:crypto'
import { addFolderNote } from '@basejuris/database'
import { buildRuling } from '@basejuris/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts'
import { signInPerson, type TestPerson } from '../../../testing/sign-in-person.ts'
import { encryptNote } from './present-folder.ts'

const docIds = Array.from({ length: 100 }, (_, at) => `sentencia-${at}`)
const longText = 'ñ'.repeat(10_000)

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  await test.store(docIds.map((docId) => buildRuling({ docId, caption: `Carátula ${docId}` })))
})
afterAll(() => test.close())

/** Notes that were stored before the account had a limit: number `at` goes to the folder itself or to a ruling. */
async function writeNotes({ userId }: TestPerson, folderId: string, total: number, docIdOf: (at: number) => string | null): Promise<void> {
  await test.services.db.transaction(async (tx) => {
    for (let at = 0; at < total; at++) {
      const [id, createdAt] = [randomUUID(), new Date(Date.UTC(2026, 0, 1) + at * 1000)]
      const text = encryptNote(test.services, id, `${at} ${longText}`)
      await addFolderNote(
        tx,
        { id, folderId, docId: docIdOf(at), authorId: userId, text, version: 1, createdAt, updatedAt: createdAt },
        total + 1,
      )
    }
  })
}
const createFolder = async ({ call }: TestPerson, body: object = {}): Promise<string> =>
  (await call('POST', '/v1/folders', { nombre: 'Caso', ...body })).body.data.carpeta.folderId
const numbersOf = (notes: readonly { texto: string }[]) => notes.map(({ texto }) => Number(texto.split(' ')[0]))

describe('a folder with 2,000 notes of 10,000 characters', { timeout: 120_000 }, () => {
  it('answers the newest notes of each thread, and the others by pages', async () => {
    const ana = await signInPerson(test)
    const folderId = await createFolder(ana, { docIds })
    await writeNotes(ana, folderId, 2000, (at) => (at < 1000 ? null : (docIds[at % 100] ?? null)))
    const path = `/v1/folders/${folderId}`
    const { body } = await ana.call('GET', `${path}?tamano=1`)
    expect(JSON.stringify(body).length).toBeLessThan(150_000)
    expect([body.data.totalNotas, body.data.items[0].totalNotas]).toEqual([1000, 10])
    expect(numbersOf(body.data.notas)).toEqual([997, 998, 999])
    const { data } = (await ana.call('GET', `${path}/notes?tamano=3&pagina=2`)).body
    expect({ ...data, notas: numbersOf(data.notas) }).toEqual({ notas: [994, 995, 996], total: 1000, pagina: 2, tamano: 3, maximo: 2000 })
    const ofRuling = (await ana.call('GET', `${path}/notes?docId=${docIds[7]}&tamano=100`)).body.data
    expect([ofRuling.total, numbersOf(ofRuling.notas).at(-1)]).toEqual([10, 1907])
    const found = (await ana.call('GET', `${path}?texto=1907%20${longText.slice(0, 10)}`)).body.data
    expect(found.items.map(({ docId }: { docId: string }) => docId)).toEqual([docIds[7]])
    const stranger = await signInPerson(test)
    expect((await stranger.call('GET', `${path}/notes`)).body.code).toBe('folder.not_found')
  })
})

describe('the notes of one account', () => {
  it('have a limit in bytes over folders and favourites, and may always be shortened', async () => {
    const ana = await signInPerson(test)
    const folderId = await createFolder(ana)
    const path = `/v1/folders/${folderId}/notes`
    const { noteId } = (await ana.call('POST', path, { texto: longText })).body.data
    await writeNotes(ana, folderId, 187, () => null)
    const refused = await ana.call('POST', path, { texto: longText })
    expect([refused.status, refused.body.code]).toEqual([409, 'notes.full'])
    expect(refused.body.error).toContain('5 MB por cuenta')
    expect((await ana.call('POST', '/v1/favorites', { docId: docIds[0], nota: longText })).body.code).toBe('notes.full')
    expect((await ana.call('PUT', `${path}/${noteId}`, { texto: 'corta', version: 1 })).status).toBe(200)
    expect((await ana.call('POST', '/v1/favorites', { docId: docIds[0], nota: 'corta' })).status).toBe(200)
    expect((await ana.call('PUT', `${path}/${noteId}`, { texto: longText, version: 2 })).body.code).toBe('notes.full')
    expect((await ana.call('PUT', '/v1/favorites', { docId: docIds[0], nota: longText, versionNota: 1 })).body.code).toBe('notes.full')
  })
})
