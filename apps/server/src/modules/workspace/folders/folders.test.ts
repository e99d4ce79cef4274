import { removeRulings } from '@basejuris/database'
import { buildRuling } from '@basejuris/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts'
import { shareFolder } from '../../../testing/share-folder.ts'
import { signInPerson, type TestPerson } from '../../../testing/sign-in-person.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  await test.store(['uno', 'dos', 'tres'].map((docId) => buildRuling({ docId, caption: `Carátula ${docId}` })))
})
afterAll(() => test.close())

const person = () => signInPerson(test)
const create = async ({ call }: TestPerson, body: object = {}): Promise<string> =>
  (await call('POST', '/v1/folders', { nombre: 'Caso Pérez', ...body })).body.data.carpeta.folderId
const open = async ({ call }: TestPerson, folderId: string) => (await call('GET', `/v1/folders/${folderId}`)).body.data
const share = (owner: TestPerson, folderId: string, member: TestPerson) => shareFolder(test, { owner, folderId, member })

describe('a folder', () => {
  it('is created with rulings in one call, which answers the unknown ids', async () => {
    const ana = await person()
    const { body } = await ana.call('POST', '/v1/folders', {
      nombre: 'Caso Pérez',
      reservada: true,
      conservarHasta: '2030-12-31',
      docIds: ['uno', 'nadie', 'dos', 'uno'],
    })
    expect(body.data).toMatchObject({
      carpeta: { nombre: 'Caso Pérez', rol: 'dueno', reservada: true, conservarHasta: '2030-12-31', sentencias: 2, miembros: 0 },
      agregadas: 2,
      desconocidas: ['nadie'],
    })
    const opened = await open(ana, body.data.carpeta.folderId)
    expect(opened).toMatchObject({ total: 2, notas: [], miembros: [], items: [{ agregadaPor: { yo: true, email: ana.email } }, {}] })
    expect(opened.items.map(({ docId }: { docId: string }) => docId).sort()).toEqual(['dos', 'uno'])
    expect((await ana.call('GET', '/v1/folders')).body.data).toMatchObject({
      maximo: 200,
      carpetas: [{ nombre: 'Caso Pérez', sentencias: 2 }],
    })
  })

  it('is listed in an order and narrowed by heading and by notes, whatever their accents', async () => {
    const ana = await person()
    const folderId = await create(ana, { docIds: ['uno'] })
    for (const docId of ['dos', 'tres']) await ana.call('POST', `/v1/folders/${folderId}/items`, { docIds: [docId] })
    await ana.call('POST', `/v1/folders/${folderId}/notes`, { docId: 'tres', texto: 'Sirve para la réplica.' })
    const listed = async (query: string) => {
      const { items, total, carpeta } = (await ana.call('GET', `/v1/folders/${folderId}?${query}`)).body.data
      expect(carpeta.sentencias).toBe(3)
      return { total, docIds: items.map(({ docId }: { docId: string }) => docId) }
    }
    expect(await listed('')).toEqual({ total: 3, docIds: ['tres', 'dos', 'uno'] })
    expect(await listed('orden=antiguos')).toEqual({ total: 3, docIds: ['uno', 'dos', 'tres'] })
    expect(await listed('orden=caratulado&tamano=2')).toEqual({ total: 3, docIds: ['dos', 'tres'] })
    expect(await listed('texto=caratula%20uno')).toEqual({ total: 1, docIds: ['uno'] })
    expect(await listed('texto=REPLICA')).toEqual({ total: 1, docIds: ['tres'] })
    expect(await listed('texto=nada')).toEqual({ total: 0, docIds: [] })
    expect((await ana.call('GET', `/v1/folders/${folderId}?orden=azar`)).status).toBe(400)
  })

  it('is renamed, reserved, given a last day and deleted by its owner', async () => {
    const ana = await person()
    const folderId = await create(ana)
    const changed = await ana.call('PUT', `/v1/folders/${folderId}`, {
      nombre: 'Otro nombre',
      reservada: true,
      conservarHasta: '2031-01-31',
    })
    expect(changed.body.data).toMatchObject({ nombre: 'Otro nombre', reservada: true, conservarHasta: '2031-01-31' })
    expect((await ana.call('PUT', `/v1/folders/${folderId}`, { conservarHasta: null })).body.data).toMatchObject({
      nombre: 'Otro nombre',
      conservarHasta: null,
    })
    const log = (await ana.call('GET', `/v1/folders/${folderId}/log`)).body.data.registro
    expect(log.map(({ accion }: { accion: string }) => accion)).toEqual([
      ...['Cambió el plazo de conservación', 'Cambió el plazo de conservación', 'Activó el modo reservado'],
      ...['Cambió el nombre', 'Creó la carpeta'],
    ])
    expect(log[0].quien).toEqual({ userId: ana.userId, email: ana.email, yo: true })
    expect((await ana.call('DELETE', `/v1/folders/${folderId}`)).body.data).toEqual({ folderId, borrada: true })
    expect((await ana.call('GET', `/v1/folders/${folderId}`)).body.code).toBe('folder.not_found')
  })

  it('takes a last day after today and within ten years alone', async () => {
    const ana = await person()
    const folderId = await create(ana)
    for (const conservarHasta of ['2020-01-01', '2099-01-01'])
      expect((await ana.call('PUT', `/v1/folders/${folderId}`, { conservarHasta })).body.code).toBe('folder.retention')
    expect((await ana.call('POST', '/v1/folders', { nombre: 'x', conservarHasta: '2020-01-01' })).body.code).toBe('folder.retention')
    expect((await ana.call('POST', '/v1/folders', { nombre: 'x', conservarHasta: '31-12-2030' })).status).toBe(400)
  })

  it('is gone for everybody the day after its last one', async () => {
    const ana = await person()
    const folderId = await create(ana, { docIds: ['uno'] })
    await test.database.execute(`update folders set kept_until = '2020-01-01' where id = $1`, [folderId])
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['PUT', '', { nombre: 'x' }],
      ['POST', '/items', { docIds: ['dos'] }],
      ['POST', '/notes', { texto: 'x' }],
    ] as const)
      expect((await ana.call(method, `/v1/folders/${folderId}${path}`, body)).body.code).toBe('folder.not_found')
    expect((await ana.call('GET', '/v1/folders')).body.data.carpetas).toEqual([])
    expect((await ana.call('POST', '/v1/favorites/marks', { docIds: ['uno'] })).body.data.marcas).toEqual([])
  })

  it('stores its name and notes encrypted', async () => {
    const ana = await person()
    const folderId = await create(ana, { nombre: 'zarzaparrilla', docIds: ['uno'] })
    await ana.call('POST', `/v1/folders/${folderId}/notes`, { docId: 'uno', texto: 'zarzaparrilla' })
    const { rows } = await test.database.execute(
      `select row_to_json(f)::text, row_to_json(n)::text as note from folders f join folder_notes n on n.folder_id = f.id where f.id = $1`,
      [folderId],
    )
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('zarzaparrilla')
    const audit = await test.database.execute('select details::text from audit_log where subject = $1', [folderId])
    expect(JSON.stringify(audit.rows)).not.toContain('zarzaparrilla')
  })
})

describe('rulings and notes of a folder', () => {
  it('say of a removed ruling whether it was fictional, starred or in a folder', async () => {
    const ana = await person()
    await test.store([buildRuling({ docId: 'inventada', fictional: true }), buildRuling({ docId: 'dictada', fictional: false })])
    const docIds = ['inventada', 'dictada']
    const folderId = await create(ana, { docIds })
    for (const docId of docIds) await ana.call('POST', '/v1/favorites', { docId })
    await removeRulings(test.services.db, docIds)
    const gone = (rows: { docId: string; ficticia: boolean; retirada: boolean }[]) =>
      rows.map(({ docId, ficticia, retirada }) => [docId, ficticia, retirada]).sort()
    const expected = [
      ['dictada', false, true],
      ['inventada', true, true],
    ]
    expect(gone((await open(ana, folderId)).items)).toEqual(expected)
    expect(gone((await ana.call('GET', '/v1/favorites')).body.data.favoritos)).toEqual(expected)
  })

  it('are added and taken out; a removed ruling leaves its notes', async () => {
    const ana = await person()
    await test.store([buildRuling({ docId: 'fugaz', caption: 'Persona que pidió su retiro' })])
    const folderId = await create(ana, { docIds: ['fugaz'] })
    const items = `/v1/folders/${folderId}/items`
    expect((await ana.call('POST', items, { docIds: ['uno', 'fugaz', 'nadie'] })).body.data).toEqual({
      agregadas: 1,
      repetidas: 1,
      desconocidas: ['nadie'],
    })
    await ana.call('POST', `/v1/folders/${folderId}/notes`, { docId: 'fugaz', texto: 'sobre esta' })
    await ana.call('POST', `/v1/folders/${folderId}/notes`, { texto: 'sobre la carpeta' })
    await removeRulings(test.services.db, ['fugaz'])
    const opened = await open(ana, folderId)
    expect(opened.notas).toMatchObject([{ texto: 'sobre la carpeta', autor: { yo: true } }])
    const gone = opened.items.find(({ docId }: { docId: string }) => docId === 'fugaz')
    expect(gone).toMatchObject({ retirada: true, sentencia: null, notas: [{ texto: 'sobre esta' }] })
    expect((await ana.call('DELETE', items, { docId: 'fugaz' })).body.data).toEqual({ docId: 'fugaz', quitada: true })
    expect((await ana.call('DELETE', items, { docId: 'fugaz' })).body.code).toBe('folder.item_not_found')
    expect((await ana.call('POST', `/v1/folders/${folderId}/notes`, { docId: 'dos', texto: 'x' })).body.code).toBe('folder.item_not_found')
    expect((await open(ana, folderId)).total).toBe(1)
  })

  it('come in pages', async () => {
    const ana = await person()
    const folderId = await create(ana, { docIds: ['uno', 'dos', 'tres'] })
    const page = async (pagina: number) => (await ana.call('GET', `/v1/folders/${folderId}?tamano=2&pagina=${pagina}`)).body.data
    expect([(await page(1)).items.length, (await page(2)).items.length, (await page(3)).items.length]).toEqual([2, 1, 0])
  })

  it('mark the rulings for stars, and the favourites of who reads it', async () => {
    const [ana, eva] = [await person(), await person()]
    const folderId = await create(ana, { docIds: ['uno'] })
    await share(ana, folderId, eva)
    await eva.call('POST', '/v1/favorites', { docId: 'uno' })
    expect((await eva.call('POST', '/v1/favorites/marks', { docIds: ['uno'] })).body.data.marcas).toEqual([
      { docId: 'uno', favorita: true, carpetas: [folderId] },
    ])
    const { favoritos } = (await eva.call('GET', `/v1/favorites?folderId=${folderId}`)).body.data
    expect(favoritos).toMatchObject([{ docId: 'uno', carpetas: [{ folderId, nombre: 'Caso Pérez' }] }])
  })
})

describe('sharing a folder', () => {
  it('lets the member read, add rulings and notes, and nothing that is the owner’s', async () => {
    const [ana, eva] = [await person(), await person()]
    const folderId = await create(ana, { docIds: ['uno'] })
    await share(ana, folderId, eva)
    expect((await open(ana, folderId)).miembros).toEqual([{ userId: eva.userId, email: eva.email, yo: false, rol: 'escribe' }])
    const mine = (await ana.call('POST', `/v1/folders/${folderId}/notes`, { docId: 'uno', texto: 'de Ana' })).body.data
    const hers = (await eva.call('POST', `/v1/folders/${folderId}/notes`, { docId: 'uno', texto: 'de Eva' })).body.data
    await eva.call('POST', `/v1/folders/${folderId}/items`, { docIds: ['dos'] })
    const seen = await open(eva, folderId)
    expect(seen).toMatchObject({ carpeta: { rol: 'escribe', nombre: 'Caso Pérez', miembros: 1, dueno: { email: ana.email, yo: false } } })
    const notes = seen.items.find(({ docId }: { docId: string }) => docId === 'uno').notas
    expect(notes).toMatchObject([
      { texto: 'de Ana', autor: { email: ana.email, yo: false } },
      { texto: 'de Eva', autor: { yo: true } },
    ])
    const path = `/v1/folders/${folderId}`
    for (const [method, url, body] of [
      ['PUT', path, { nombre: 'x' }],
      ['DELETE', path, undefined],
      ['POST', `${path}/invitations`, { email: 'otra@ejemplo.test' }],
      ['GET', `${path}/invitations`, undefined],
      ['DELETE', `${path}/invitations/${crypto.randomUUID()}`, undefined],
      ['DELETE', `${path}/items`, { docId: 'uno' }],
      ['DELETE', `${path}/members/${ana.userId}`, undefined],
    ] as const)
      expect([method, url, (await eva.call(method, url, body)).body.code]).toEqual([method, url, 'folder.owner_only'])
    for (const [method, body] of [
      ['PUT', { texto: 'x', version: 1 }],
      ['DELETE', { version: 1 }],
    ] as const)
      expect((await eva.call(method, `${path}/notes/${mine.noteId}`, body)).body.code).toBe('folder.note_not_found')
    expect((await ana.call('PUT', `${path}/notes/${hers.noteId}`, { texto: 'x', version: 1 })).body.code).toBe('folder.note_not_found')
    expect((await eva.call('PUT', `${path}/notes/${hers.noteId}`, { texto: 'corregida', version: 1 })).body.data.texto).toBe('corregida')
    expect((await eva.call('DELETE', `${path}/items`, { docId: 'dos' })).status).toBe(200)
    expect((await ana.call('DELETE', `${path}/notes/${hers.noteId}`, { version: 2 })).status).toBe(200)
  })

  it('ends when the owner says so or the member leaves; the notes stay', async () => {
    const [ana, eva] = [await person(), await person()]
    const folderId = await create(ana)
    await share(ana, folderId, eva)
    await eva.call('POST', `/v1/folders/${folderId}/notes`, { texto: 'queda' })
    expect((await eva.call('DELETE', `/v1/folders/${folderId}/members/${eva.userId}`)).status).toBe(200)
    expect((await eva.call('GET', `/v1/folders/${folderId}`)).body.code).toBe('folder.not_found')
    expect((await open(ana, folderId)).notas).toMatchObject([{ texto: 'queda', autor: { email: eva.email } }])
    await share(ana, folderId, eva)
    expect((await ana.call('DELETE', `/v1/folders/${folderId}/members/${eva.userId}`)).status).toBe(200)
    expect((await ana.call('DELETE', `/v1/folders/${folderId}/members/${eva.userId}`)).body.code).toBe('folder.member_not_found')
    expect((await eva.call('GET', '/v1/folders')).body.data.carpetas).toEqual([])
    const log = (await ana.call('GET', `/v1/folders/${folderId}/log`)).body.data.registro
    expect(log[0]).toMatchObject({
      tipo: 'deja',
      accion: 'Dejó de compartir la carpeta con una persona',
      quien: { yo: true },
      persona: { email: eva.email },
    })
  })

  it('ends with the account of either', async () => {
    const [ana, eva] = [await person(), await person()]
    const [hers, mine] = [await create(ana, { docIds: ['uno'] }), await create(eva)]
    await share(ana, hers, eva)
    await share(eva, mine, ana)
    await eva.call('POST', `/v1/folders/${hers}/notes`, { texto: 'de Eva' })
    await eva.call('POST', `/v1/folders/${hers}/items`, { docIds: ['dos'] })
    await eva.call('DELETE', `/v1/auth/profile/${eva.userId}`, {})
    const left = await open(ana, hers)
    expect(left).toMatchObject({ notas: [], miembros: [], carpeta: { miembros: 0 } })
    expect(left.items.find(({ docId }: { docId: string }) => docId === 'dos')).toMatchObject({ agregadaPor: null })
    expect((await ana.call('GET', `/v1/folders/${mine}`)).status).toBe(404)
    const log = (await ana.call('GET', `/v1/folders/${hers}/log`)).body.data
    expect(JSON.stringify(log)).not.toContain(eva.email)
    expect(log.registro).toMatchObject([
      { accion: 'Agregó una sentencia', quien: null, sentencia: { docId: 'dos' } },
      { accion: 'Agregó una nota', quien: null, sentencia: null },
      { accion: 'Aceptó la invitación', quien: null, persona: null },
      { accion: 'Invitó a una persona', quien: { yo: true }, persona: null },
      { accion: 'Creó la carpeta con una sentencia' },
    ])
  })
})

describe('the log of a folder', () => {
  const log = async ({ call }: TestPerson, folderId: string, page = '') =>
    (await call('GET', `/v1/folders/${folderId}/log${page}`)).body.data

  it('shows owner and members who did what to which ruling and person, and no text', async () => {
    const [ana, eva] = [await person(), await person()]
    const folderId = await create(ana)
    await share(ana, folderId, eva)
    await eva.call('POST', `/v1/folders/${folderId}/items`, { docIds: ['uno'] })
    await ana.call('POST', `/v1/folders/${folderId}/items`, { docIds: ['uno', 'dos', 'tres'] })
    await eva.call('POST', `/v1/folders/${folderId}/notes`, { docId: 'uno', texto: 'Secreto de Eva' })
    await eva.call('DELETE', `/v1/folders/${folderId}/items`, { docId: 'uno' })
    const seen = await log(eva, folderId)
    const mine = { userId: eva.userId, email: eva.email, yo: true }
    const sentencia = { docId: 'uno', caratulado: 'Carátula uno', url: '/sentencia?id=uno' }
    expect(seen).toMatchObject({ total: 7, pagina: 1, tamano: 20 })
    expect(seen.registro.map(({ fecha: _fecha, ...event }: { fecha: string }) => event)).toMatchObject([
      { tipo: 'saca', accion: 'Sacó una sentencia', quien: mine, sentencia },
      { tipo: 'nota', accion: 'Agregó una nota', quien: mine, sentencia },
      { tipo: 'agrega', accion: 'Agregó 2 sentencias', quien: { email: ana.email, yo: false }, sentencia: null },
      { tipo: 'agrega', accion: 'Agregó una sentencia', quien: mine, sentencia },
      { tipo: 'comparte', accion: 'Aceptó la invitación', quien: mine, persona: null },
      { tipo: 'comparte', accion: 'Invitó a una persona', quien: { email: ana.email }, persona: null },
      { tipo: 'creacion', accion: 'Creó la carpeta', persona: null, sentencia: null },
    ])
    expect(JSON.stringify(seen)).not.toMatch(/Secreto|Caso Pérez/)
    expect((await log(ana, folderId)).registro).toHaveLength(7)
  })

  it('joins what a person does one after the other, and opens to each', async () => {
    const ana = await person()
    const folderId = await create(ana)
    for (const docId of ['uno', 'dos']) await ana.call('POST', `/v1/folders/${folderId}/items`, { docIds: [docId] })
    for (const texto of ['Una', 'Otra']) await ana.call('POST', `/v1/folders/${folderId}/notes`, { docId: 'uno', texto })
    const { registro, total } = await log(ana, folderId)
    expect(total).toBe(5)
    expect(registro).toMatchObject([
      { accion: 'Agregó 2 notas', sentencia: { docId: 'uno' }, partes: [{ accion: 'Agregó una nota' }, {}] },
      { accion: 'Agregó 2 sentencias', sentencia: null, partes: [{ sentencia: { docId: 'dos' } }, { sentencia: { docId: 'uno' } }] },
      { accion: 'Creó la carpeta', partes: [] },
    ])
    expect(registro[0].fecha).toBe(registro[0].partes[0].fecha)
  })

  it('is paged, and closed to former members', async () => {
    const [ana, eva] = [await person(), await person()]
    const folderId = await create(ana)
    await share(ana, folderId, eva)
    for (const nombre of ['Uno', 'Dos', 'Tres']) await ana.call('PUT', `/v1/folders/${folderId}`, { nombre })
    const last = await log(eva, folderId, '?pagina=2&tamano=3')
    expect(last).toMatchObject({
      total: 6,
      pagina: 2,
      tamano: 3,
      registro: [{ tipo: 'comparte' }, { tipo: 'comparte' }, { tipo: 'creacion' }],
    })
    expect((await log(ana, folderId, '?pagina=9&tamano=3')).registro).toEqual([])
    expect((await ana.call('GET', `/v1/folders/${folderId}/log?tamano=500`)).body.code).toBe('request.invalid')
    await eva.call('DELETE', `/v1/folders/${folderId}/members/${eva.userId}`)
    expect((await eva.call('GET', `/v1/folders/${folderId}/log`)).body.code).toBe('folder.not_found')
  })
})
