import type { Ruling } from '@basejuris/domain'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callAs, refusedFields } from '../../../testing/call-as.ts'
import { openTestApp, type SignedIn, type TestApp } from '../../../testing/open-test-app.ts'
import { dataFile, zipOf } from './data-file.fixture.ts'

let here: TestApp
let there: TestApp
const text = 'Primero: Que la carta de aviso debe expresar los hechos en que se funda la causal invocada por el empleador.'
const [one, two] = ['uno', 'dos'].map((docId) => buildRuling({ docId, sections: buildSections([text]) })) as [Ruling, Ruling]
beforeAll(async () => {
  here = await openTestApp()
  there = await openTestApp()
  await here.store([one, two])
  await there.store([one])
})
afterAll(async () => {
  await here.close()
  await there.close()
})

const lastDayColumn = 'kept_until'

interface Person extends SignedIn {
  readonly call: ReturnType<typeof callAs>
  readonly app: TestApp
}
const personIn = async (app: TestApp): Promise<Person> => {
  const signedIn = await app.signIn()
  return { ...signedIn, app, call: callAs(app, signedIn.headers) }
}
const exported = async ({ app, userId, headers }: Person): Promise<Buffer> =>
  (await app.app.inject({ url: `/v1/auth/profile/${userId}/export`, headers })).rawPayload
const bring = ({ call, userId }: Person, bytes: Buffer | string, to = userId) =>
  call('POST', `/v1/auth/profile/${to}/import`, { archivo: Buffer.from(bytes).toString('base64') })
const countsOf = (body: { data: { datos: Record<string, { nuevos: number; presentes: number }> } }, key: 'nuevos' | 'presentes') =>
  Object.fromEntries(Object.entries(body.data.datos).map(([kind, counts]) => [kind, counts[key]]))

/** A user with one of everything, a note twice. */
async function settle(person: Person): Promise<{ readonly folderId: string }> {
  const { call, userId } = person
  await call('POST', '/v1/favorites', { docId: 'uno', etiquetas: ['Despido', 'Ñandú'], nota: 'nota del favorito' })
  await call('POST', '/v1/favorites', { docId: 'dos' })
  const made = await call('POST', '/v1/folders', { nombre: 'Pérez con Molino', reservada: true, docIds: ['uno', 'dos'] })
  const { folderId } = made.body.data.carpeta
  await call('POST', `/v1/folders/${folderId}/notes`, { texto: 'de la carpeta' })
  await call('POST', `/v1/folders/${folderId}/notes`, { docId: 'uno', texto: '[1, 2]' })
  const place = { docId: 'uno', desde: { ancla: 'p1', posicion: 12 }, hasta: { ancla: 'p1', posicion: 60 } }
  await call('POST', '/v1/passages', { ...place, folderId, nota: 'clave', etiquetas: ['hechos'], resaltado: 'verde' })
  await call('POST', '/v1/passages', place)
  await call('POST', '/v1/saved-searches', { nombre: 'Avisos', consulta: 'carta de aviso', frecuencia: 'semanal' })
  await call('POST', '/v1/history', { userId, userMessage: 'carta de aviso', parametros: { modo: 'hibrida' }, total: 2 })
  return { folderId }
}

/** What a user sees of their data, without ids and times. */
async function seenBy({ call }: Person): Promise<unknown> {
  const get = async (url: string) => (await call('GET', url)).body.data
  const { favoritos } = await get('/v1/favorites')
  const { carpetas } = await get('/v1/folders')
  const [{ folderId }] = carpetas
  const seen = {
    favoritos,
    carpetas,
    carpeta: await get(`/v1/folders/${folderId}`),
    notas: await get(`/v1/folders/${folderId}/notes?docId=uno`),
    pasajes: await get(`/v1/folders/${folderId}/passages`),
    marcas: await get('/v1/passages?docId=uno'),
    busquedas: (await get('/v1/saved-searches')).busquedas,
    historial: (await get('/v1/history')).entradas,
  }
  return JSON.parse(
    JSON.stringify(seen, (key, value) =>
      /^(?:createdAt|updatedAt|userId|email|url|.*Id)$/.test(key) && key !== 'docId' ? undefined : value,
    ),
  )
}

it('brings everything to another installation, once, and names the rulings that it lacks', async () => {
  const ana = await personIn(here)
  await settle(ana)
  const archive = await exported(ana)
  const again = await personIn(there)
  const first = await bring(again, archive)
  expect(first.status).toBe(200)
  const all = { favoritos: 2, carpetas: 1, sentenciasDeCarpetas: 2, notas: 2, pasajes: 2, busquedasGuardadas: 1, historial: 1 }
  expect(countsOf(first.body, 'nuevos')).toEqual(all)
  expect(first.body.data.sentenciasAusentes).toEqual({ total: 1, docIds: ['dos'] })
  const before = await seenBy(again)
  const second = await bring(again, archive)
  expect(countsOf(second.body, 'nuevos')).toEqual({ ...all, ...Object.fromEntries(Object.keys(all).map((kind) => [kind, 0])) })
  expect(countsOf(second.body, 'presentes')).toEqual(all)
  expect(await seenBy(again)).toEqual(before)
  // Once the ruling arrives, what waited for it is the same as where it came from.
  await there.store([two])
  expect(await seenBy(again)).toEqual(await seenBy(ana))
})

it('changes nothing in the account from which the file came, and gives somebody else a copy of their own', async () => {
  const ana = await personIn(here)
  const { folderId } = await settle(ana)
  const archive = await exported(ana)
  const before = await seenBy(ana)
  expect(Object.values(countsOf((await bring(ana, archive)).body, 'nuevos'))).toEqual(Array(7).fill(0))
  const luz = await personIn(here)
  expect(countsOf((await bring(luz, archive)).body, 'nuevos')).toMatchObject({ carpetas: 1, notas: 2, pasajes: 2 })
  expect(await seenBy(ana)).toEqual(before)
  const { carpetas } = (await luz.call('GET', '/v1/folders')).body.data
  expect(carpetas).toMatchObject([{ rol: 'dueno', nombre: 'Pérez con Molino' }])
  expect(carpetas[0].folderId).not.toBe(folderId)
  expect((await luz.call('GET', `/v1/folders/${folderId}`)).body.code).toBe('folder.not_found')
})

it('keeps what the account has: a star with another note stays as it is', async () => {
  const ana = await personIn(here)
  await settle(ana)
  const luz = await personIn(here)
  await luz.call('POST', '/v1/favorites', { docId: 'uno', nota: 'la mía' })
  expect(countsOf((await bring(luz, await exported(ana))).body, 'presentes')).toMatchObject({ favoritos: 1 })
  const { favoritos } = (await luz.call('GET', '/v1/favorites')).body.data
  expect(favoritos.find(({ docId }: { docId: string }) => docId === 'uno').nota).toBe('la mía')
})

it('writes nothing into a folder that the file names and the account does not own', async () => {
  const ana = await personIn(here)
  const { folderId } = await settle(ana)
  const before = await seenBy(ana)
  const eva = await personIn(here)
  const at = '2026-01-01T00:00:00+00:00'
  const times = { created_at: at, updated_at: at }
  const id = '00000000-0000-4000-8000-000000000001'
  const hostile = dataFile({
    folder_items: [{ folder_id: folderId, doc_id: 'intruso', created_at: at }],
    folder_notes: [{ id, folder_id: folderId, doc_id: null, text: 'intrusa', ...times }],
  })
  const answer = await bring(eva, hostile)
  expect(answer.body.data.omitidos).toEqual([{ motivo: 'De carpetas que otras personas le compartieron', total: 2 }])
  // With the folder itself in the file, the account gets one of its own.
  const named = dataFile({
    folders: [{ id: folderId, name: 'Ajena', reserved: false, [lastDayColumn]: null, ...times }],
    folder_notes: [{ id, folder_id: folderId, doc_id: null, text: 'intrusa', ...times }],
  })
  expect(countsOf((await bring(eva, named)).body, 'nuevos')).toMatchObject({ carpetas: 1, notas: 1 })
  expect(await seenBy(ana)).toEqual(before)
  expect((await eva.call('GET', '/v1/folders')).body.data.carpetas[0].folderId).not.toBe(folderId)
})

it('leaves folders whose last day has passed, and takes the place of a far one at the limit', async () => {
  const ana = await personIn(here)
  const at = '2020-01-01T00:00:00+00:00'
  const folder = (id: number, last: string) => ({
    id: `00000000-0000-4000-8000-00000000001${id}`,
    name: `Carpeta ${id}`,
    reserved: false,
    [lastDayColumn]: last,
    created_at: at,
    updated_at: at,
  })
  const answer = await bring(ana, dataFile({ folders: [folder(1, '2020-02-01'), folder(2, '2999-01-01')] }))
  expect(answer.body.data.omitidos).toEqual([{ motivo: 'De carpetas cuyo último día ya pasó', total: 1 }])
  const { carpetas } = (await ana.call('GET', '/v1/folders')).body.data
  expect(carpetas).toMatchObject([{ nombre: 'Carpeta 2' }])
  expect(Number(carpetas[0].conservarHasta.slice(0, 4))).toBeLessThan(2100)
})

it('refuses what is no file of data, naming each field, and changes nothing', async () => {
  const ana = await personIn(here)
  for (const bytes of ['no es un archivo', '{', Buffer.from('PK\u0003\u0004 nada'), await zipOf({ 'otro.json': '{}' })])
    expect((await bring(ana, bytes)).body.code).toBe('import.format')
  const invalid = await bring(
    ana,
    dataFile({
      favorites: [
        { doc_id: 'uno', sealed: { etiquetas: ['x'.repeat(61)], nota: null }, created_at: 'ayer', updated_at: '2026-01-01T00:00:00Z' },
      ],
      folders: [{ id: 'x', name: '', reserved: 'sí', [lastDayColumn]: 'mañana' }],
      saved_searches: { a: 1 },
    }),
  )
  expect([invalid.status, invalid.body.code]).toEqual([400, 'import.invalid'])
  expect(refusedFields(invalid)).toEqual(
    expect.arrayContaining([
      'datos.favorites.0.created_at',
      'datos.favorites.0.sealed.etiquetas.0',
      'datos.folders.0.id',
      'datos.folders.0.name',
      'datos.folders.0.reserved',
      'datos.saved_searches',
    ]),
  )
  expect(JSON.stringify(invalid.body)).not.toContain('xxxx')
  expect((await bring(ana, JSON.stringify({ producto: 'Otro', datos: {} }))).body.details).toEqual([
    { field: 'producto', message: 'debe ser BaseJuris' },
  ])
  const poisoned = dataFile({ __proto__: { polluted: true }, constructor: [] })
  expect((await bring(ana, poisoned)).status).toBe(200)
  expect({}).not.toHaveProperty('polluted')
  expect((await ana.call('GET', '/v1/favorites')).body.data.total).toBe(0)
})

it('refuses a hundred megabytes, sent or packed', async () => {
  const ana = await personIn(here)
  const bomb = await zipOf({ 'datos.json': Buffer.alloc(100 * 1_048_576, 0x20) })
  expect(bomb.length).toBeLessThan(1_048_576)
  expect((await bring(ana, bomb)).body.code).toBe('import.too_large')
  expect((await bring(ana, Buffer.alloc(100 * 1_048_576, 0x20))).body.code).toBe('request.too_large')
})

it('refuses more than an account holds, all or nothing', async () => {
  const ana = await personIn(here)
  await ana.call('POST', '/v1/favorites', { docId: 'uno' })
  const times = { created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' }
  const star = (n: number) => ({ doc_id: `doc-${n}`, sealed: { etiquetas: [], nota: null }, ...times })
  const stars = Array.from({ length: 1000 }, (_, n) => star(n))
  const full = await bring(ana, dataFile({ favorites: stars }))
  expect([full.status, full.body.code, full.body.details]).toEqual([
    409,
    'import.full',
    [{ field: 'datos.favorites', message: 'quedarían 1.001; el máximo es 1.000' }],
  ])
  const noted = stars.slice(0, 600).map((each) => ({ ...each, sealed: { etiquetas: [], nota: 'ñ'.repeat(9_000) } }))
  expect((await bring(ana, dataFile({ favorites: noted }))).body.code).toBe('notes.full')
  expect((await bring(ana, dataFile({ favorites: [...stars, star(1000)] }))).body.code).toBe('import.invalid')
  expect((await ana.call('GET', '/v1/favorites')).body.data.total).toBe(1)
})

it('is for the owner of the account alone', async () => {
  const [ana, eva] = [await personIn(here), await personIn(here)]
  expect((await bring(eva, dataFile({}), ana.userId)).body.code).toBe('auth.forbidden')
  const guest = { ...eva, call: callAs(here) }
  expect((await bring(guest, dataFile({}))).body.code).toBe('auth.required')
})
