import { removeRulings } from '@basejuris/database'
import { EngineUnavailable } from '@basejuris/search'
import { buildRuling } from '@basejuris/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, callAs, refusedFields } from '../../../testing/call-as.ts'
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  await test.store([
    buildRuling({ docId: 'alba', caption: 'Alba con Molino', court: 'Corte Suprema', decidedOn: '2020-01-01' }),
    buildRuling({ docId: 'nunez', caption: 'Núñez con Molino', court: 'Corte de Apelaciones de Arica', decidedOn: '2022-01-01' }),
    buildRuling({ docId: 'zuniga', caption: 'Zúñiga con Banco', court: 'Corte de Apelaciones de Talca', decidedOn: null }),
  ])
})
afterAll(() => test.close())

const person = async () => {
  const signedIn = await test.signIn()
  return { ...signedIn, call: callAs(test, signedIn.headers) }
}
const ids = ({ body }: Answer): string[] => body.data.favoritos.map(({ docId }: { docId: string }) => docId)

describe('a favorite', () => {
  it('shows the ruling with tags and note, once however often it is given', async () => {
    const ana = await person()
    const starred = await ana.call('POST', '/v1/favorites', {
      docId: 'alba',
      etiquetas: ['Despido', 'despido', 'ñ'],
      nota: ' revisar c. 3 ',
    })
    expect(starred.body.data).toMatchObject({
      docId: 'alba',
      etiquetas: ['Despido', 'ñ'],
      nota: 'revisar c. 3',
      carpetas: [],
      retirada: false,
      sentencia: { docId: 'alba', caratulado: 'Alba con Molino', url: '/sentencia?id=alba' },
    })
    expect(JSON.stringify(starred.body)).not.toContain('Primero: Que')
    expect((await ana.call('POST', '/v1/favorites', { docId: 'alba' })).body.data).toMatchObject({
      nota: 'revisar c. 3',
      etiquetas: ['Despido', 'ñ'],
    })
    expect((await ana.call('GET', '/v1/favorites')).body.data.total).toBe(1)
  })

  it('changes only in what is said, and goes', async () => {
    const ana = await person()
    await ana.call('POST', '/v1/favorites', { docId: 'alba', etiquetas: ['uno'], nota: 'nota' })
    expect((await ana.call('PUT', '/v1/favorites', { docId: 'alba', etiquetas: [] })).body.data).toMatchObject({
      etiquetas: [],
      nota: 'nota',
    })
    expect((await ana.call('PUT', '/v1/favorites', { docId: 'alba', nota: '', versionNota: 1 })).body.data.nota).toBeNull()
    expect((await ana.call('DELETE', '/v1/favorites', { docId: 'alba' })).body.data).toEqual({ docId: 'alba', quitada: true })
    for (const method of ['PUT', 'DELETE'] as const)
      expect((await ana.call(method, '/v1/favorites', { docId: 'alba' })).body.code).toBe('favorite.not_found')
  })

  it('stays with tags and note, and nothing of the ruling, when the ruling is removed', async () => {
    const ana = await person()
    await test.store([buildRuling({ docId: 'fugaz', caption: 'Persona que pidió su retiro' })])
    await ana.call('POST', '/v1/favorites', { docId: 'fugaz', etiquetas: ['tema'], nota: 'mi nota' })
    await removeRulings(test.services.db, ['fugaz'])
    const { body } = await ana.call('GET', '/v1/favorites?texto=mi+nota')
    expect(body.data.favoritos).toMatchObject([{ docId: 'fugaz', etiquetas: ['tema'], nota: 'mi nota', retirada: true, sentencia: null }])
    expect(JSON.stringify(body)).not.toContain('retiro')
    expect((await ana.call('PUT', '/v1/favorites', { docId: 'fugaz', nota: 'otra', versionNota: 1 })).body.data).toMatchObject({
      nota: 'otra',
      retirada: true,
    })
  })

  it('stores its note and tags encrypted', async () => {
    const ana = await person()
    await ana.call('POST', '/v1/favorites', { docId: 'alba', etiquetas: ['zarzaparrilla'], nota: 'zarzaparrilla' })
    const { rows } = await test.database.execute('select row_to_json(f)::text as kept from favorites f where user_id = $1', [ana.userId])
    expect(JSON.stringify(rows)).toContain('alba')
    expect(JSON.stringify(rows)).not.toContain('zarzaparrilla')
  })

  it('is refused beyond as many as a user keeps, and not when it is there already', async () => {
    const ana = await person()
    await ana.call('POST', '/v1/favorites', { docId: 'alba' })
    await test.database.execute(
      `insert into favorites (user_id, doc_id, sealed, created_at, updated_at)
       select $1::uuid, 'lleno-' || n, '', now(), now() from generate_series(1, 999) n`,
      [ana.userId],
    )
    expect((await ana.call('POST', '/v1/favorites', { docId: 'nunez' })).body.code).toBe('favorite.too_many')
    expect((await ana.call('POST', '/v1/favorites', { docId: 'alba', nota: 'sí' })).body.data.nota).toBe('sí')
  })
})

describe('the list', () => {
  it('is sorted, filtered by words, tag and folder, and paged', async () => {
    const ana = await person()
    await ana.call('POST', '/v1/favorites', { docId: 'zuniga', etiquetas: ['Banca'] })
    await ana.call('POST', '/v1/favorites', { docId: 'alba', etiquetas: ['Molinos', 'banca'] })
    await ana.call('POST', '/v1/favorites', { docId: 'nunez', nota: 'costas del recurso' })
    const list = (query: string) => ana.call('GET', `/v1/favorites?${query}`)
    expect(ids(await list(''))).toEqual(['nunez', 'alba', 'zuniga'])
    expect(ids(await list('orden=antiguos'))).toEqual(['zuniga', 'alba', 'nunez'])
    expect(ids(await list('orden=fecha'))).toEqual(['nunez', 'alba', 'zuniga'])
    expect(ids(await list('orden=caratulado'))).toEqual(['alba', 'nunez', 'zuniga'])
    expect(ids(await list('orden=tribunal'))).toEqual(['nunez', 'zuniga', 'alba'])
    expect(ids(await list('texto=molino&orden=antiguos'))).toEqual(['alba', 'nunez'])
    expect(ids(await list('texto=COSTAS'))).toEqual(['nunez'])
    expect(ids(await list('etiqueta=BANCA'))).toEqual(['alba', 'zuniga'])
    expect((await list('')).body.data.etiquetas).toEqual([
      { etiqueta: 'banca', total: 2 },
      { etiqueta: 'Molinos', total: 1 },
    ])
    expect((await list('tamano=2&pagina=2')).body.data).toMatchObject({ total: 3, pagina: 2, favoritos: [{ docId: 'zuniga' }] })
    expect((await list(`folderId=${crypto.randomUUID()}`)).body.code).toBe('folder.not_found')
  })

  it('says which of some rulings are favorites', async () => {
    const ana = await person()
    await ana.call('POST', '/v1/favorites', { docId: 'alba' })
    const { body } = await ana.call('POST', '/v1/favorites/marks', { docIds: ['alba', 'nunez', 'nadie', 'alba'] })
    expect(body.data.marcas).toEqual([{ docId: 'alba', favorita: true, carpetas: [] }])
    expect((await ana.call('POST', '/v1/favorites/marks', { docIds: [] })).body.data.marcas).toEqual([])
  })
})

describe('attacks on them', () => {
  it('show nothing of one user to another, and nothing to a guest', async () => {
    const [ana, eva] = [await person(), await person()]
    await ana.call('POST', '/v1/favorites', { docId: 'alba', nota: 'secreta' })
    expect((await eva.call('GET', '/v1/favorites')).body.data).toMatchObject({ total: 0, favoritos: [], etiquetas: [] })
    expect((await eva.call('POST', '/v1/favorites/marks', { docIds: ['alba'] })).body.data.marcas).toEqual([])
    for (const method of ['PUT', 'DELETE'] as const) expect((await eva.call(method, '/v1/favorites', { docId: 'alba' })).status).toBe(404)
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const)
      expect((await callAs(test)(method, '/v1/favorites', method === 'GET' ? undefined : {})).status).toBe(401)
    expect((await ana.call('GET', '/v1/favorites')).body.data.favoritos).toMatchObject([{ nota: 'secreta' }])
  })

  it('take any words as words, and no ruling that is not there', async () => {
    const ana = await person()
    const nota = '<img src=x onerror=alert(1)> 👩‍⚖️ \u202e'
    expect((await ana.call('POST', '/v1/favorites', { docId: 'alba', nota, etiquetas: ['<b>'] })).body.data).toMatchObject({
      nota,
      etiquetas: ['<b>'],
    })
    for (const docId of ["x'; drop table favorites; --", '../../etc/passwd', 'ñ'.repeat(200)])
      expect((await ana.call('POST', '/v1/favorites', { docId })).body.code).toBe('ruling.not_found')
  })

  it('name every field that is over-long, foreign or of the wrong type', async () => {
    const ana = await person()
    const wrong = await ana.call('POST', '/v1/favorites', {
      docId: 'x'.repeat(201),
      nota: 'y'.repeat(10_001),
      userId: ana.userId,
      etiquetas: ['z'.repeat(61), '', 7],
    })
    expect([wrong.status, refusedFields(wrong)]).toEqual([400, ['docId', 'etiquetas.0', 'etiquetas.1', 'etiquetas.2', 'nota', 'userId']])
    const many = { docId: 'alba', etiquetas: Array.from({ length: 21 }, (_, at) => `e${at}`) }
    expect((await ana.call('POST', '/v1/favorites', many)).status).toBe(400)
    expect((await ana.call('POST', '/v1/favorites/marks', { docIds: Array(201).fill('x') })).status).toBe(400)
    for (const query of ['orden=azar', 'folderId=uno', 'pagina=x', `etiqueta=${'x'.repeat(201)}`])
      expect([query, (await ana.call('GET', `/v1/favorites?${query}`)).status]).toEqual([query, 400])
  })
})

it('are shown with folders and notes while the search engine does not answer, and say what nobody could look up', async () => {
  const ana = await person()
  await ana.call('POST', '/v1/favorites', { docId: 'alba', nota: 'sigue aquí' })
  const made = await ana.call('POST', '/v1/folders', { nombre: 'Asunto', docIds: ['alba'] })
  const { search } = test.services
  const { overturning } = search
  Object.assign(search, { overturning: () => Promise.reject(new EngineUnavailable('away')) })
  const favorites = await ana.call('GET', '/v1/favorites')
  const folder = await ana.call('GET', `/v1/folders/${made.body.data.carpeta.folderId}`)
  const starred = await ana.call('POST', '/v1/favorites', { docId: 'nunez' })
  Object.assign(search, { overturning })
  const unchecked = { sinEfecto: null, vigenciaSinComprobar: true }
  expect(favorites.body.data.favoritos[0]).toMatchObject({ nota: 'sigue aquí', sentencia: unchecked })
  expect(JSON.stringify(folder.body.data)).toContain('"vigenciaSinComprobar":true')
  expect(starred.status).toBe(200)
  const [back] = (await ana.call('GET', '/v1/favorites')).body.data.favoritos
  expect(back.sentencia).not.toHaveProperty('vigenciaSinComprobar')
})

it('stores nothing when the answer cannot be read', async () => {
  const ana = await person()
  const { rulings } = test.services
  const { list } = rulings
  Object.assign(rulings, { list: () => Promise.reject(new EngineUnavailable('away')) })
  const starred = await ana.call('POST', '/v1/favorites', { docId: 'alba', nota: 'no llega' })
  Object.assign(rulings, { list })
  expect(starred.status).toBe(503)
  expect((await ana.call('GET', '/v1/favorites')).body.data.total).toBe(0)
})
