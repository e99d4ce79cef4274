import { maxDeviceRulingsAtOnce } from '@basejuris/contract'
import { removeRulings } from '@basejuris/database'
import { deviceFolderDays, maxFolderItems } from '@basejuris/domain'
import { dayMs } from '@basejuris/domain/calendar'
import { buildRuling } from '@basejuris/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts'
import { shareFolder } from '../../../testing/share-folder.ts'
import { signInPerson, type TestPerson } from '../../../testing/sign-in-person.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  await test.store(['uno', 'dos', 'tres'].map((docId) => buildRuling({ docId })))
})
afterAll(() => test.close())

async function makeFolder(owner: TestPerson, fields: object = {}) {
  const { body } = await owner.call('POST', '/v1/folders', { nombre: 'Caso', docIds: ['uno', 'dos'], ...fields })
  const { folderId } = body.data.carpeta
  return { folderId, path: `/v1/folders/${folderId}`, url: `/v1/folders/${folderId}/device` }
}

/** The hashes of what a new copy of the folder would hold. */
async function copyOf(person: TestPerson, url: string) {
  const { traer } = (await person.call('POST', url, {})).body.data
  const { sentencias } = (await person.call('POST', `${url}/rulings`, { docIds: traer })).body.data
  return sentencias.map(({ huella, sentencia }: { huella: string; sentencia: { docId: string } }) => ({ docId: sentencia.docId, huella }))
}

describe('the copy of a folder on a device', () => {
  it('is the whole text of its rulings, without a note, until some days after the last comparison', async () => {
    const ana = await signInPerson(test)
    const { folderId, path, url } = await makeFolder(ana)
    await ana.call('POST', `${path}/notes`, { docId: 'uno', texto: 'estrategia secreta' })
    await ana.call('POST', '/v1/favorites', { docId: 'uno', nota: 'estrategia secreta' })
    const compared = (await ana.call('POST', url, {})).body.data
    expect(compared).toMatchObject({ carpeta: { folderId, nombre: 'Caso' }, borrar: [], omitidas: 0 })
    expect([[...compared.traer].sort(), compared.docIds]).toEqual([['dos', 'uno'], compared.traer])
    expect(Date.parse(compared.vence) - Date.parse(compared.revisada)).toBe(deviceFolderDays * dayMs)
    const answer = await ana.call('POST', `${url}/rulings`, { docIds: ['uno', 'tres', 'nadie'] })
    expect(answer.body.data.sentencias.map(({ sentencia }: { sentencia: { docId: string } }) => sentencia.docId)).toEqual(['uno'])
    expect(answer.body.data.sentencias[0].sentencia.secciones.length).toBeGreaterThan(0)
    expect(JSON.stringify(answer.body)).not.toContain('estrategia secreta')
  })

  it('ends with the last day of a folder that has one', async () => {
    const ana = await signInPerson(test)
    const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
    const { url } = await makeFolder(ana, { conservarHasta: inDays(5) })
    const { vence } = (await ana.call('POST', url, {})).body.data
    expect(vence.slice(0, 10)).toBe(inDays(6))
  })

  it('loses what changed, was withdrawn or left the folder, and takes what is new', async () => {
    const ana = await signInPerson(test)
    await test.store(['mudable', 'retirable', 'sacable', 'quieta'].map((docId) => buildRuling({ docId })))
    const { path, url } = await makeFolder(ana, { docIds: ['mudable', 'retirable', 'sacable', 'quieta'] })
    const sentencias = await copyOf(ana, url)
    expect((await ana.call('POST', url, { sentencias })).body.data).toMatchObject({ borrar: [], traer: [], omitidas: 0 })
    await test.store([buildRuling({ docId: 'mudable', caption: 'XXXX con XXXX' })])
    await removeRulings(test.services.db, ['retirable'])
    await ana.call('DELETE', `${path}/items`, { docId: 'sacable' })
    await ana.call('POST', `${path}/items`, { docIds: ['tres'] })
    const { borrar, traer, docIds, omitidas } = (await ana.call('POST', url, { sentencias })).body.data
    expect(borrar.sort()).toEqual(['mudable', 'retirable', 'sacable'])
    expect([traer.sort(), docIds.sort(), omitidas]).toEqual([['mudable', 'tres'], ['mudable', 'quieta', 'tres'], 1])
    const refused = await ana.call('POST', `${url}/rulings`, { docIds: ['retirable', 'sacable'] })
    expect(refused.body.data.sentencias).toEqual([])
  })

  it('holds nothing of a base that its owner may not read', async () => {
    const closed = await openTestApp({ readable: [] })
    await closed.store([buildRuling({ docId: 'uno' })])
    const ana = await signInPerson(closed)
    const { url } = await makeFolder(ana, { docIds: ['uno'] })
    const sentencias = [{ docId: 'uno', huella: 'de-cuando-la-pagaba' }]
    expect((await ana.call('POST', url, { sentencias })).body.data).toMatchObject({ borrar: ['uno'], traer: [], docIds: [], omitidas: 1 })
    expect((await ana.call('POST', `${url}/rulings`, { docIds: ['uno'] })).body.data.sentencias).toEqual([])
    await closed.close()
  })

  it('is refused to strangers, to guests and to who lost the folder', async () => {
    const [ana, eva, stranger] = [await signInPerson(test), await signInPerson(test), await signInPerson(test)]
    const { folderId, path, url } = await makeFolder(ana)
    const calls = (person: TestPerson) =>
      Promise.all([person.call('POST', url, {}), person.call('POST', `${url}/rulings`, { docIds: ['uno'] })])
    const codes = async (person: TestPerson) => (await calls(person)).map(({ status, body }) => [status, body.code])
    expect(await codes(stranger)).toEqual([
      [404, 'folder.not_found'],
      [404, 'folder.not_found'],
    ])
    await shareFolder(test, { owner: ana, folderId, member: eva, rol: 'lee' })
    expect((await calls(eva)).map(({ status }) => status)).toEqual([200, 200])
    await ana.call('DELETE', `${path}/members/${eva.userId}`)
    expect((await codes(eva)).map(([, code]) => code)).toEqual(['folder.not_found', 'folder.not_found'])
    await ana.call('DELETE', path)
    expect((await codes(ana)).map(([, code]) => code)).toEqual(['folder.not_found', 'folder.not_found'])
    for (const where of [url, `${url}/rulings`])
      expect((await test.app.inject({ method: 'POST', url: where, payload: {} })).statusCode).toBe(401)
  })

  it('never holds a reserved folder, nor one that became reserved', async () => {
    const ana = await signInPerson(test)
    const [reserved, open] = [await makeFolder(ana, { reservada: true }), await makeFolder(ana)]
    await ana.call('PUT', open.path, { reservada: true })
    for (const { url } of [reserved, open]) {
      for (const answer of [await ana.call('POST', url, {}), await ana.call('POST', `${url}/rulings`, { docIds: ['uno'] })]) {
        expect([answer.status, answer.body.code]).toEqual([409, 'folder.reserved'])
        expect(answer.body.error).toBe('Una carpeta reservada no se guarda en ningún equipo.')
      }
    }
  })

  it('names the field of bad input, and what is allowed', async () => {
    const ana = await signInPerson(test)
    const { url } = await makeFolder(ana)
    const many = (count: number) => Array.from({ length: count }, (_, index) => `s${index}`)
    const tooMany = { sentencias: many(maxFolderItems + 1).map((docId) => ({ docId, huella: 'x' })) }
    const detail = async (where: string, body: object) => (await ana.call('POST', where, body)).body.details?.[0]
    expect(await detail(url, tooMany)).toEqual({
      field: 'sentencias',
      message: `use como máximo ${maxFolderItems} sentencias, el máximo de una carpeta`,
    })
    expect((await ana.call('POST', url, { sentencias: tooMany.sentencias.slice(1) })).status).toBe(200)
    expect(await detail(url, { sentencias: [{ docId: 'uno' }] })).toMatchObject({ field: 'sentencias.0.huella' })
    expect(await detail(`${url}/rulings`, { docIds: [] })).toMatchObject({ field: 'docIds', message: 'indique al menos una sentencia' })
    expect(await detail(`${url}/rulings`, { docIds: many(maxDeviceRulingsAtOnce + 1) })).toMatchObject({
      field: 'docIds',
      message: `use como máximo ${maxDeviceRulingsAtOnce} sentencias a la vez`,
    })
    expect((await ana.call('POST', '/v1/folders/no-es-uuid/device', {})).status).toBe(400)
  })
})
