import { randomUUID } from 'node:crypto'
import { addHistory, listHistory } from '@basejuris/database'
import { buildRuling } from '@basejuris/testkit'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Answer, callAs, refusedFields } from '../../../testing/call-as.ts'
import { openTestApp, type SignedIn, type TestApp } from '../../../testing/open-test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  await test.store([buildRuling({ docId: 'uno' })])
})
afterAll(() => test.close())

type Person = SignedIn & { readonly call: ReturnType<typeof callAs> }
const person = async (): Promise<Person> => {
  const signedIn = await test.signIn()
  return { ...signedIn, call: callAs(test, signedIn.headers) }
}
const entries = async ({ call }: Person, query = '') => (await call('GET', `/v1/history${query}`)).body.data
const words = ({ body }: Answer): string[] => body.data.entradas.map(({ userMessage }: { userMessage: string }) => userMessage)

describe('a search of somebody signed in', () => {
  it('is recorded from its first page with words, filters, mode and count, and shown in the profile', async () => {
    const ana = await person()
    await ana.call('POST', '/v1/search', { consulta: ' despido ', filtros: { norma: 'CT:161', sala: [] }, modo: 'lexica' })
    await ana.call('POST', '/v1/search', { consulta: 'despido', pagina: 2 })
    const [retained, ...others] = (await entries(ana)).entradas
    expect(others).toEqual([])
    expect(retained).toMatchObject({
      userMessage: 'despido',
      total: 1,
      isActive: true,
      parametros: { filtros: { norma: ['CT:161'] }, orden: 'relevancia', modo: 'lexica' },
    })
    expect((await ana.call('GET', `/v1/auth/profile/${ana.userId}`)).body.data.history).toEqual([retained])
  })

  it('is recorded once when repeated in a row, and again after another', async () => {
    const ana = await person()
    for (const consulta of ['despido', 'despido', 'licencia', 'despido', 'despido ']) await ana.call('POST', '/v1/search', { consulta })
    expect(words(await ana.call('GET', '/v1/history'))).toEqual(['despido', 'licencia', 'despido'])
    await Promise.all(Array.from({ length: 8 }, () => ana.call('POST', '/v1/search', { consulta: 'a la vez' })))
    expect((await entries(ana)).total).toBe(4)
  })

  it('is one entry however many filters are clicked, with the last ones, unless it was named', async () => {
    const ana = await person()
    const search = (filtros: object) => ana.call('POST', '/v1/search', { consulta: 'despido', filtros })
    await search({})
    await search({ tribunal: 'Corte Suprema' })
    await search({ tribunal: 'Corte Suprema', anio: '2024' })
    const { entradas } = await entries(ana)
    expect(entradas).toHaveLength(1)
    expect(entradas[0].parametros.filtros).toEqual({ tribunal: ['Corte Suprema'], anio: ['2024'] })
    await ana.call('PUT', '/v1/history', { userId: ana.userId, historyId: entradas[0].historyId, nombre: 'Mi búsqueda' })
    await search({ anio: '2023' })
    expect((await entries(ana)).total).toBe(2)
  })

  it('without words is one entry while its list is narrowed, and another for another list', async () => {
    const ana = await person()
    const search = (filtros: object, more: object = {}) => ana.call('POST', '/v1/search', { filtros, ...more })
    await search({ tribunal: 'Corte Suprema' })
    await search({ tribunal: 'Corte Suprema', anio: '2024' })
    await search({ anio: '2024' }, { orden: 'recientes' })
    await search({ anio: '2024' }, { orden: 'recientes', pagina: 2 })
    expect((await entries(ana)).entradas.map(({ parametros }: { parametros: object }) => parametros)).toMatchObject([
      { filtros: { anio: ['2024'] }, orden: 'recientes' },
    ])
    await search({ materia: 'Despido' })
    expect((await entries(ana)).total).toBe(2)
  })

  it("is not recorded when it is reserved, empty or a guest's", async () => {
    const ana = await person()
    expect((await ana.call('POST', '/v1/search', { consulta: 'secreto', reservada: true })).status).toBe(200)
    await ana.call('POST', '/v1/search', {})
    await callAs(test)('POST', '/v1/search', { consulta: 'visita' })
    expect((await entries(ana)).total).toBe(0)
  })

  it('is encrypted in the database', async () => {
    const ana = await person()
    await ana.call('POST', '/v1/search', { consulta: 'zarzaparrilla' })
    // A search answers before its entry is stored.
    const rows = await vi.waitFor(async () => {
      const stored = await test.database.execute('select row_to_json(h)::text as kept from search_history h where user_id = $1', [
        ana.userId,
      ])
      expect(stored.rows).toHaveLength(1)
      return stored.rows
    })
    expect(JSON.stringify(rows)).not.toContain('zarzaparrilla')
  })
})

describe('the history', () => {
  it('is filtered by words and names without regard to accents, in pages', async () => {
    const ana = await person()
    for (const userMessage of ['Indemnización', 'prescripción', 'indemnizacion por daño']) {
      await ana.call('POST', '/v1/history', { userId: ana.userId, userMessage })
    }
    const [newest] = (await entries(ana)).entradas
    await ana.call('PUT', '/v1/history', { userId: ana.userId, historyId: newest.historyId, nombre: 'Caso Ñuñoa' })
    expect((await entries(ana, '?texto=INDEMNIZACI%C3%93N')).total).toBe(2)
    expect((await entries(ana, `?texto=${encodeURIComponent('ñuñoa')}`)).entradas).toMatchObject([{ nombre: 'Caso Ñuñoa' }])
    expect(await entries(ana, '?tamano=2&pagina=2')).toMatchObject({
      total: 3,
      pagina: 2,
      maximo: 500,
      entradas: [{ userMessage: 'Indemnización' }],
    })
    const renamed = await ana.call('PUT', '/v1/history', { userId: ana.userId, historyId: newest.historyId, nombre: ' ' })
    expect(renamed.body.data.nombre).toBeUndefined()
  })

  it('loses what is deleted from every reading, one entry or all', async () => {
    const ana = await person()
    for (const userMessage of ['uno', 'dos', 'tres']) await ana.call('POST', '/v1/history', { userId: ana.userId, userMessage })
    const { historyId } = (await entries(ana)).entradas[1]
    const gone = { userId: ana.userId, historyId }
    expect((await ana.call('DELETE', '/v1/history', gone)).body.data).toEqual({ historyId, isActive: false })
    expect((await ana.call('DELETE', '/v1/history', gone)).body.code).toBe('history.not_found')
    expect(words(await ana.call('GET', '/v1/history'))).toEqual(['tres', 'uno'])
    expect((await ana.call('DELETE', '/v1/history/all', { userId: ana.userId })).body.data).toEqual({ borradas: 2 })
    expect(await listHistory(test.services.db, ana.userId, 10)).toEqual([])
  })

  it('refuses an entry without words or filters', async () => {
    const ana = await person()
    const add = (search: object) => ana.call('POST', '/v1/history', { userId: ana.userId, ...search })
    expect(await add({ userMessage: ' ' })).toMatchObject({ status: 400, body: { details: [{ field: 'userMessage' }] } })
    expect((await add({ userMessage: '', parametros: { filtros: { materia: ['Despido'] } } })).status).toBe(200)
    expect((await entries(ana)).total).toBe(1)
  })

  it('keeps the newest of more than it holds', async () => {
    const { userId } = await person()
    const add = (second: number) =>
      addHistory(
        test.services.db,
        { id: randomUUID(), userId, sealed: String(second), total: null, createdAt: new Date(second * 1000) },
        { cap: 3, renew: () => null },
      )
    for (const second of [1, 2, 3, 4, 5]) await add(second)
    expect((await listHistory(test.services.db, userId, 10)).map(({ sealed }) => sealed)).toEqual(['5', '4', '3'])
  })
})

describe('attacks on it', () => {
  it('refuses another user’s id with 403 and hides another user’s entries', async () => {
    const [ana, eva] = [await person(), await person()]
    const { historyId } = (await ana.call('POST', '/v1/history', { userId: ana.userId, userMessage: 'propia' })).body.data
    const calls = [
      ['POST', '/v1/history', { userMessage: 'x' }],
      ['PUT', '/v1/history', { historyId, nombre: 'x' }],
      ['DELETE', '/v1/history', { historyId }],
      ['DELETE', '/v1/history/all', {}],
    ] as const
    for (const [method, url, body] of calls) {
      const refused = await eva.call(method, url, { ...body, userId: ana.userId })
      expect([method, url, refused.status, refused.body.code]).toEqual([method, url, 403, 'auth.forbidden'])
      expect((await callAs(test)(method, url, { ...body, userId: ana.userId })).body.code).toBe('auth.required')
    }
    expect((await eva.call('PUT', '/v1/history', { userId: eva.userId, historyId, nombre: 'x' })).status).toBe(404)
    expect((await eva.call('DELETE', '/v1/history', { userId: eva.userId, historyId })).status).toBe(404)
    expect((await entries(eva)).total).toBe(0)
    expect((await entries(ana)).entradas).toMatchObject([{ userMessage: 'propia' }])
  })

  it('stores markup and emoji unchanged', async () => {
    const ana = await person()
    for (const userMessage of ['<script>alert(1)</script>', '👩‍⚖️ «ñ» \u202e', "'; drop table users; --"]) {
      const { body } = await ana.call('POST', '/v1/history', { userId: ana.userId, userMessage })
      expect(body.data.userMessage).toBe(userMessage)
    }
  })

  it('names every field that is over-long, foreign or of the wrong type', async () => {
    const ana = await person()
    const wrong = await ana.call('POST', '/v1/history', {
      userId: 7,
      userMessage: 'x'.repeat(2001),
      total: -1,
      extra: true,
      parametros: { bases: ['ninguna'], filtros: { sala: 'una' }, orden: 'azar' },
    })
    expect(wrong.status).toBe(400)
    expect(refusedFields(wrong)).toEqual(
      ['extra', 'parametros.bases.0', 'parametros.filtros.sala', 'parametros.orden', 'total', 'userId', 'userMessage'].sort(),
    )
    expect((await ana.call('POST', '/v1/history', { userId: ana.userId, userMessage: 'a\0b' })).status).toBe(400)
    expect((await ana.call('PUT', '/v1/history', { userId: ana.userId, historyId: 'x', nombre: 'y'.repeat(121) })).status).toBe(400)
    for (const query of ['?pagina=0', '?tamano=101', '?pagina=uno', `?texto=${'x'.repeat(201)}`, '?otro=1'])
      expect([query, (await ana.call('GET', `/v1/history${query}`)).status]).toEqual([query, 400])
    expect((await entries(ana)).total).toBe(0)
  })
})
