import { maxFolderItems, maxSavedPassages } from '@basejuris/domain'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callAs, refusedFields } from '../../../testing/call-as.ts'
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts'
import { signInPerson, type TestPerson } from '../../../testing/sign-in-person.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  await test.store([
    buildRuling({ docId: 'uno' }),
    buildRuling({ docId: 'larga', sections: buildSections(['palabra '.repeat(7000)]) }),
    buildRuling({ docId: 'tapada', sections: buildSections(['[persona 1] [RUT] declaró.']) }),
  ])
})
afterAll(() => test.close())

const place = { desde: { ancla: 'p2', posicion: 0 }, hasta: { ancla: 'p3', posicion: 20 } }
const createFolder = async ({ call }: TestPerson): Promise<string> =>
  (await call('POST', '/v1/folders', { nombre: 'Caso' })).body.data.carpeta.folderId
const save = ({ call }: TestPerson, body: object = {}) => call('POST', '/v1/passages', { docId: 'uno', ...place, ...body })

it('strangers and guests reach nothing of a passage, and cannot tell it from a missing one', async () => {
  const [ana, eva] = [await signInPerson(test), await signInPerson(test)]
  const folderId = await createFolder(ana)
  const filed = (await save(ana, { folderId, nota: 'secreta' })).body.data.passageId
  const loose = (await save(ana, { nota: 'secreta' })).body.data.passageId
  const callsOf = (folder: string, passage: string) =>
    [
      ['GET', `/v1/passages?docId=uno&passageId=${passage}`, undefined],
      ['POST', '/v1/passages', { docId: 'uno', folderId: folder, ...place }],
      ['PUT', `/v1/passages/${passage}`, { nota: 'x', versionNota: 1 }],
      ['DELETE', `/v1/passages/${passage}`, { versionNota: 1 }],
      ['GET', `/v1/folders/${folder}/passages`, undefined],
      ['PUT', `/v1/folders/${folder}/passages/order`, { passageIds: [passage] }],
    ] as const
  const answers = async (folder: string, passage: string) => {
    const found: unknown[] = []
    for (const [method, url, body] of callsOf(folder, passage)) {
      const { status, body: answer } = await eva.call(method, url, body)
      found.push([status, answer.code, answer.error])
    }
    return found
  }
  const missing = await answers(crypto.randomUUID(), crypto.randomUUID())
  expect(missing.map((one) => JSON.stringify(one).slice(0, 4))).toEqual(Array(6).fill('[404'))
  for (const passage of [filed, loose]) expect(await answers(folderId, passage)).toEqual(missing)
  for (const [method, url, body] of callsOf(folderId, filed)) expect((await callAs(test)(method, url, body)).status).toBe(401)
  // A passage cannot be drawn into a folder of one's own, nor one's own into that of another.
  const own = await createFolder(eva)
  const hers = (await save(eva)).body.data.passageId
  expect((await eva.call('PUT', `/v1/passages/${filed}`, { folderId: own })).body.code).toBe('passage.not_found')
  expect((await eva.call('PUT', `/v1/passages/${hers}`, { folderId })).body.code).toBe('folder.not_found')
  expect((await eva.call('PUT', `/v1/folders/${own}/passages/order`, { passageIds: [filed] })).body.code).toBe('passage.not_found')
  const { pasajes } = (await ana.call('GET', `/v1/folders/${folderId}/passages`)).body.data
  expect(pasajes).toMatchObject([{ passageId: filed, nota: 'secreta' }])
})

it('names every field that is over-long, out of the text, in a mask or of the wrong type, and writes nothing', async () => {
  const ana = await signInPerson(test)
  const folderId = await createFolder(ana)
  const at = (ancla: string, posicion: unknown) => ({ ancla, posicion })
  for (const [body, fields] of [
    [{ desde: at('p99', 0) }, ['desde.ancla']],
    [{ desde: at('c1', 0) }, ['desde.ancla']],
    [{ hasta: at('p3', 100_000) }, ['hasta.posicion']],
    [{ desde: at('p2', -1) }, ['desde.posicion']],
    [{ desde: at('p2', '0'), hasta: at('p3', 1.5) }, ['desde.posicion', 'hasta.posicion']],
    [{ desde: at('p2', Number.MAX_SAFE_INTEGER) }, ['desde.posicion']],
    [{ desde: at('p3', 5), hasta: at('p2', 5) }, ['hasta']],
    [{ docId: 'larga', desde: at('p2', 0), hasta: at('p2', 50_000) }, ['hasta']],
    [{ docId: 'tapada', desde: at('p2', 3), hasta: at('p2', 14) }, ['hasta']],
    [{ nota: 'x'.repeat(10_001) }, ['nota']],
    [{ nota: 'nulo\0' }, ['nota']],
    [{ etiquetas: Array(21).fill('x') }, ['etiquetas']],
    [{ etiquetas: [' ', 'x'.repeat(61)] }, ['etiquetas.0', 'etiquetas.1']],
    [{ resaltado: 'fucsia' }, ['resaltado']],
    [{ folderId: 'uno' }, ['folderId']],
    [{ authorId: ana.userId, texto: 'copia' }, ['authorId', 'texto']],
  ] as const) {
    const answer = await save(ana, { folderId, ...body })
    expect([answer.status, refusedFields(answer)]).toEqual([400, [...fields]])
  }
  const tooLong = await save(ana, { docId: 'larga', desde: at('p2', 0), hasta: at('p2', 50_000) })
  expect(tooLong.body.details[0].message).toContain('elija como máximo 20.000')
  expect((await save(ana, { docId: 'nadie' })).body.code).toBe('ruling.not_found')
  const order = `/v1/folders/${folderId}/passages/order`
  const id = crypto.randomUUID()
  for (const passageIds of [[], 'x', ['x'], [id, id], Array(2001).fill(id)])
    expect((await ana.call('PUT', order, { passageIds })).status).toBe(400)
  expect((await ana.call('GET', `/v1/folders/${folderId}/passages`)).body.data).toMatchObject({ total: 0, pasajes: [] })
  expect((await ana.call('GET', `/v1/folders/${folderId}`)).body.data.total).toBe(0)
})

it('keeps any words as words', async () => {
  const ana = await signInPerson(test)
  const words = "<script>alert(1)</script> 👩‍⚖️ «ñ» \u202e '; drop table folders; --"
  const { nota, etiquetas } = (await save(ana, { nota: words, etiquetas: [words.slice(0, 40)] })).body.data
  expect([nota, etiquetas]).toEqual([words, [words.slice(0, 40)]])
})

it('limits the passages of a folder and those without one, also in concurrent requests', async () => {
  const ana = await signInPerson(test)
  const folderId = await createFolder(ana)
  await save(ana, { folderId })
  const fill = (folder: string | null) =>
    test.database.execute(
      `insert into saved_passages (id, folder_id, doc_id, author_id, sealed, position, created_at, updated_at)
       select gen_random_uuid(), $1::uuid, 'uno', $2::uuid, '', n, now(), now() from generate_series(1, $3::int) n`,
      [folder, ana.userId, maxSavedPassages - 2],
    )
  await fill(folderId)
  await fill(null)
  for (const [folder, codes] of [
    [folderId, [200, 'folder.full', 'folder.full']],
    [null, [200, 200, 'passage.too_many']],
  ] as const) {
    const asked = await Promise.all(Array.from({ length: 3 }, () => save(ana, { folderId: folder })))
    expect(asked.map(({ status, body }) => body.code ?? status).toSorted()).toEqual([...codes])
  }
  const full = await createFolder(ana)
  await test.database.execute(
    `insert into folder_items (folder_id, doc_id, created_at) select $1::uuid, 'lleno-' || n, now() from generate_series(1, $2::int) n`,
    [full, maxFolderItems],
  )
  expect((await save(ana, { folderId: full })).body.code).toBe('folder.full')
  const { passageId } = (await save(ana, { folderId: await createFolder(ana) })).body.data
  expect((await ana.call('PUT', `/v1/passages/${passageId}`, { folderId: full })).body.code).toBe('folder.full')
})

it('counts notes and tags of passages among the notes of an account', async () => {
  const ana = await signInPerson(test)
  const nota = 'ñ'.repeat(10_000)
  const { passageId } = (await save(ana)).body.data
  await test.database.execute(
    `insert into saved_passages (id, folder_id, doc_id, author_id, sealed, position, created_at, updated_at)
     values (gen_random_uuid(), null, 'otra', $1::uuid, repeat('x', 4999000), 1, now(), now())`,
    [ana.userId],
  )
  expect((await save(ana, { nota })).body.code).toBe('notes.full')
  expect((await ana.call('PUT', `/v1/passages/${passageId}`, { nota, versionNota: 1 })).body.code).toBe('notes.full')
})
