import { putRulings, removeRulings } from '@basejuris/database'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts'
import { signInPerson, type TestPerson } from '../../../testing/sign-in-person.ts'

const first =
  'Primero: Que doña Inventada Ficticia declaró que la carta de despido no indicaba hecho alguno que permitiera su defensa en juicio.'
const second = 'Segundo: Que la prueba rendida no basta para tener por acreditada la necesidad de la empresa que se invocó en la carta.'
const ruling = (docId: string, considerandos: readonly string[] = [first, second]) =>
  buildRuling({ docId, caption: `Carátula ${docId}`, sections: buildSections(considerandos), fictional: false })
/** From «la carta de despido» of the first considerando to «no basta» of the second. */
const place = {
  desde: { ancla: 'p2', posicion: first.indexOf('la carta') },
  hasta: { ancla: 'p3', posicion: second.indexOf(' para tener') },
}
const words = [first.slice(first.indexOf('la carta')), second.slice(0, second.indexOf(' para tener'))]

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  await test.store([ruling('uno'), ruling('dos')])
})
afterAll(() => test.close())

const createFolder = async ({ call }: TestPerson, body: object = {}): Promise<string> =>
  (await call('POST', '/v1/folders', { nombre: 'Caso', ...body })).body.data.carpeta.folderId
const save = async ({ call }: TestPerson, body: object) => (await call('POST', '/v1/passages', { docId: 'uno', ...place, ...body })).body
const list = async ({ call }: TestPerson, folderId: string, query = '') =>
  (await call('GET', `/v1/folders/${folderId}/passages${query}`)).body.data
const join = (folderId: string, { userId }: TestPerson, role: string) =>
  test.database.execute(
    `insert into folder_members (folder_id, user_id, role, created_at) values ($1::uuid, $2::uuid, $3, now())
     on conflict (folder_id, user_id) do update set role = excluded.role`,
    [folderId, userId, role],
  )
const textsOf = ({ parrafos }: { parrafos: readonly { texto: string }[] }) => parrafos.map(({ texto }) => texto)

describe('a saved passage', () => {
  it('adds its ruling to the folder, and is read from the ruling with its note and tags', async () => {
    const ana = await signInPerson(test)
    const folderId = await createFolder(ana)
    const { data } = await save(ana, { folderId, nota: 'Para la réplica', etiquetas: ['carta', 'carta', 'prueba'], resaltado: 'verde' })
    expect(data).toMatchObject({
      docId: 'uno',
      folderId,
      estado: 'vigente',
      lugar: 'c. 1°',
      version: 1,
      nota: 'Para la réplica',
      etiquetas: ['carta', 'prueba'],
      resaltado: 'verde',
      autor: { yo: true },
      ...place,
      url: `/sentencia?id=uno&pasaje=${data.passageId}#p2`,
    })
    const { pasajes, etiquetas, total } = await list(ana, folderId)
    expect([total, etiquetas.map(({ etiqueta }: { etiqueta: string }) => etiqueta)]).toEqual([1, ['carta', 'prueba']])
    expect(pasajes[0]).toMatchObject({ caratulado: 'Carátula uno', parrafos: [{ ancla: 'p2' }, { ancla: 'p3' }] })
    expect(textsOf(pasajes[0])).toEqual(words)
    expect((await ana.call('GET', `/v1/folders/${folderId}`)).body.data.items).toMatchObject([{ docId: 'uno' }])
    const { registro } = (await ana.call('GET', `/v1/folders/${folderId}/log`)).body.data
    expect(
      registro
        .slice(0, 2)
        .map(({ tipo, accion }: { tipo: string; accion: string }) => `${tipo}: ${accion}`)
        .toSorted(),
    ).toEqual(['agrega: Agregó una sentencia', 'pasaje: Guardó un pasaje'])
  })

  it('without folder is a highlight of its author alone, and may go into a folder later', async () => {
    const [ana, eva] = [await signInPerson(test), await signInPerson(test)]
    const { passageId } = (await save(ana, { resaltado: 'amarillo' })).data
    const marks = async ({ call }: TestPerson) => (await call('GET', '/v1/passages?docId=uno')).body.data.pasajes
    expect(await marks(ana)).toMatchObject([{ passageId, folderId: null, resaltado: 'amarillo', ...place }])
    expect(await marks(eva)).toEqual([])
    const folderId = await createFolder(ana)
    const moved = await ana.call('PUT', `/v1/passages/${passageId}`, { folderId, nota: 'ahora sí', versionNota: 1 })
    expect(moved.body.data).toMatchObject({ folderId, nota: 'ahora sí', resaltado: 'amarillo' })
    expect((await list(ana, folderId)).pasajes).toMatchObject([{ passageId }])
    expect((await ana.call('PUT', `/v1/passages/${passageId}`, { nota: '', versionNota: 2, resaltado: null })).body.data).toMatchObject({
      nota: null,
      resaltado: null,
      folderId,
    })
    expect((await ana.call('DELETE', `/v1/passages/${passageId}`, { versionNota: 3 })).body.data).toEqual({ passageId, borrado: true })
    expect(await marks(ana)).toEqual([])
  })

  it('is seen by the members of its folder; its author changes it, and the owner may delete it', async () => {
    const [ana, eva] = [await signInPerson(test), await signInPerson(test)]
    const folderId = await createFolder(ana)
    await join(folderId, eva, 'escribe')
    const { passageId } = (await save(eva, { folderId, nota: 'de Eva' })).data
    expect((await list(ana, folderId)).pasajes).toMatchObject([{ nota: 'de Eva', autor: { email: eva.email, yo: false } }])
    expect((await ana.call('GET', `/v1/passages?docId=uno&passageId=${passageId}`)).body.data.pasajes).toMatchObject([{ passageId }])
    expect((await ana.call('PUT', `/v1/passages/${passageId}`, { nota: 'x', versionNota: 1 })).body.code).toBe('passage.not_found')
    const mine = (await save(ana, { folderId })).data.passageId
    expect((await eva.call('DELETE', `/v1/passages/${mine}`, { versionNota: 1 })).body.code).toBe('passage.not_found')
    expect((await ana.call('DELETE', `/v1/passages/${passageId}`, { versionNota: 1 })).status).toBe(200)
    await join(folderId, eva, 'lee')
    expect((await list(eva, folderId)).total).toBe(1)
    expect((await save(eva, { folderId })).code).toBe('folder.read_only')
    for (const [method, url, body] of [
      ['PUT', `/v1/folders/${folderId}/passages/order`, { passageIds: [mine] }],
      ['DELETE', `/v1/passages/${mine}`, { versionNota: 1 }],
    ] as const)
      expect((await eva.call(method, url, body)).body.code).toBe('folder.read_only')
    await ana.call('DELETE', `/v1/folders/${folderId}/members/${eva.userId}`)
    expect((await eva.call('GET', `/v1/passages?docId=uno&passageId=${mine}`)).body.code).toBe('passage.not_found')
  })

  it('is listed by tag and by ruling, in the order given', async () => {
    const ana = await signInPerson(test)
    const folderId = await createFolder(ana)
    const ids: string[] = []
    for (const [docId, tag] of [
      ['uno', 'carta'],
      ['dos', 'prueba'],
      ['uno', 'PRUEBA'],
      ['dos', 'carta'],
    ] as const)
      ids.push((await save(ana, { docId, folderId, etiquetas: [tag] })).data.passageId)
    const idsOf = async (query = '') =>
      (await list(ana, folderId, query)).pasajes.map(({ passageId }: { passageId: string }) => ids.indexOf(passageId))
    expect([await idsOf(), await idsOf('?etiqueta=prueba'), await idsOf('?docId=dos'), await idsOf('?tamano=3&pagina=2')]).toEqual([
      [0, 1, 2, 3],
      [1, 2],
      [1, 3],
      [3],
    ])
    const order = (passageIds: readonly (string | undefined)[]) => ana.call('PUT', `/v1/folders/${folderId}/passages/order`, { passageIds })
    expect((await order([ids[3], ids[1]])).body.data).toEqual({ ordenados: 2 })
    expect(await idsOf()).toEqual([0, 3, 2, 1])
    await order([ids[1], ids[2], ids[3], ids[0]])
    expect(await idsOf()).toEqual([1, 2, 3, 0])
  })

  it('goes with its ruling when that is taken out of the folder', async () => {
    const ana = await signInPerson(test)
    const folderId = await createFolder(ana)
    await save(ana, { folderId })
    await ana.call('DELETE', `/v1/folders/${folderId}/items`, { docId: 'uno' })
    expect((await list(ana, folderId)).total).toBe(0)
  })

  it('is stored encrypted, and without any word of the ruling', async () => {
    const ana = await signInPerson(test)
    const { passageId } = (await save(ana, { folderId: await createFolder(ana), nota: 'zarzaparrilla', etiquetas: ['zarzaparrilla'] })).data
    const { rows } = await test.database.execute('select row_to_json(p)::text as row from saved_passages p where id = $1', [passageId])
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toMatch(/zarzaparrilla|despido|verde/u)
  })
})

describe('a passage of a ruling that changes', () => {
  const saved = async (docId: string) => {
    const ana = await signInPerson(test)
    await test.store([ruling(docId)])
    const folderId = await createFolder(ana)
    await save(ana, { docId, folderId, nota: 'queda' })
    return { only: async () => (await list(ana, folderId)).pasajes[0], ana, folderId }
  }

  it('is found again in a newer version, at its new place', async () => {
    const { only } = await saved('movida')
    await putRulings(test.services.db, [ruling('movida', ['Primero: Que se agregó un considerando.', first, second])])
    const passage = await only()
    expect(passage).toMatchObject({ estado: 'vigente', version: 1, lugar: 'c. 2°', desde: { ancla: 'p3' }, hasta: { ancla: 'p4' } })
    expect(textsOf(passage)).toEqual(words)
  })

  it('shows the text as masked later, and says that it changed', async () => {
    const { only } = await saved('tapada')
    await putRulings(test.services.db, [ruling('tapada', [first, second.replace('la prueba rendida', '[persona 1]')])])
    const passage = await only()
    expect(passage.estado).toBe('cambio')
    expect(textsOf(passage).join()).toContain('[persona 1] no basta')
    expect(JSON.stringify(passage)).not.toContain('prueba rendida')
  })

  it('says that it changed when its words are gone', async () => {
    const { only } = await saved('otra')
    await putRulings(test.services.db, [ruling('otra', ['Primero: Que nada queda de lo anterior.'])])
    expect(await only()).toMatchObject({ estado: 'cambio', desde: null, hasta: null, parrafos: [], nota: 'queda', version: 1 })
  })

  it('keeps note and tags when the ruling was withdrawn, and none of its words', async () => {
    const { only, ana } = await saved('retirada')
    await removeRulings(test.services.db, ['retirada'])
    const passage = await only()
    expect(passage).toMatchObject({ estado: 'retirada', caratulado: null, desde: null, parrafos: [], nota: 'queda' })
    expect((await save(ana, { docId: 'retirada' })).code).toBe('ruling.withdrawn')
    await test.store([{ ...ruling('inventada'), fictional: true }])
    await removeRulings(test.services.db, ['inventada'])
    expect((await save(ana, { docId: 'inventada' })).code).toBe('ruling.fictional_removed')
  })

  it('is kept by the version that was read', async () => {
    const ana = await signInPerson(test)
    await test.store([ruling('vieja')])
    await putRulings(test.services.db, [ruling('vieja', ['Primero: Que se agregó un considerando.', first, second])])
    const { data } = await save(ana, { docId: 'vieja', version: 1 })
    expect(data).toMatchObject({ version: 1, estado: 'vigente', desde: { ancla: 'p3' } })
    expect((await save(ana, { docId: 'vieja', version: 9 })).code).toBe('ruling.version_not_found')
  })
})

describe('a passage of a base that the reader may not read', () => {
  it('is refused, and shows no words where it was saved before', async () => {
    const other = await openTestApp({ readable: [] })
    await other.store([ruling('uno')])
    const ana = await signInPerson(other)
    expect((await save(ana, {})).code).toBe('base.premium_required')
    await other.close()
  })
})
