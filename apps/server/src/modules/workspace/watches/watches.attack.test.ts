import { randomUUID } from 'node:crypto'
import { watchEndpoint, watchNewsEndpoint } from '@basejuris/contract'
import { addWatchNews, eraseExpiredFolders } from '@basejuris/database'
import { maxWatches } from '@basejuris/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAs, refusedFields } from '../../../testing/call-as.ts'
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts'
import { signInPerson, type TestPerson } from '../../../testing/sign-in-person.ts'
import { findNews, readCitations, rulingPair } from '../../../testing/watch-samples.ts'
import { watchStopCodes } from './watch-content.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  await test.store([rulingPair('uno').watched])
  await readCitations(test)
})
afterAll(() => test.close())

const path = '/v1/watches'
const text = (more: object = {}) => ({ nombre: 'Escrito secreto', sentencias: [{ docId: 'uno', cita: 'CS rol 1-2020' }], ...more })
const watchText = async ({ call }: TestPerson) => (await call('POST', path, text())).body.data.vigilancia.watchId as string
const folderOf = async ({ call }: TestPerson, nombre = 'Mía') =>
  (await call('POST', '/v1/folders', { nombre, docIds: ['uno'] })).body.data.carpeta.folderId as string

describe('attacks on watches', () => {
  it('reach nothing of another user, and nothing as a guest', async () => {
    const [ana, eva] = [await signInPerson(test), await signInPerson(test)]
    const watchId = await watchText(ana)
    await test.services.db.transaction((tx) =>
      addWatchNews(tx, [
        {
          id: randomUUID(),
          watchId,
          key: 'retirada:dos',
          kind: 'retirada',
          docId: 'dos',
          laterDocId: null,
          idNorma: null,
          article: null,
          inForceFrom: null,
          createdAt: new Date(),
        },
      ]),
    )
    const one = `${path}/${watchId}`
    const calls = [
      ['GET', one, undefined],
      ['GET', `${path}/news?watchId=${watchId}`, undefined],
      ['PUT', one, { nombre: 'x' }],
      ['DELETE', one, undefined],
    ] as const
    for (const [method, url, body] of calls) {
      expect([method, url, (await eva.call(method, url, body)).body.code]).toEqual([method, url, 'watch.not_found'])
      expect((await callAs(test)(method, url, body)).body.code).toBe('auth.required')
    }
    for (const [method, url, body] of [
      ['GET', path, undefined],
      ['POST', path, text()],
      ['GET', `${path}/news`, undefined],
      ['POST', `${path}/news/read`, {}],
    ] as const)
      expect((await callAs(test)(method, url, body)).status).toBe(401)
    const news = async ({ call }: TestPerson) => watchNewsEndpoint.data.parse((await call('GET', `${path}/news`)).body.data)
    const { newsId } = (await news(ana)).novedades[0] ?? expect.fail('news expected')
    expect((await eva.call('POST', `${path}/news/read`, { newsIds: [newsId] })).body.data).toEqual({ leidas: 0, sinLeer: 0 })
    expect((await eva.call('POST', `${path}/news/read`, {})).body.data.leidas).toBe(0)
    expect(await news(eva)).toMatchObject({ novedades: [], total: 0 })
    expect((await news(ana)).novedades).toMatchObject([{ leida: false, tipo: 'retirada', frase: expect.stringContaining('se retiró') }])
    expect((await ana.call('POST', `${path}/news/read`, { newsIds: [newsId] })).body.data).toEqual({ leidas: 1, sinLeer: 0 })
  })

  it('watch no folder of another user, shared or not', async () => {
    const [ana, eva] = [await signInPerson(test), await signInPerson(test)]
    const folderId = await folderOf(ana)
    expect((await eva.call('POST', path, { folderId })).body.code).toBe('folder.not_found')
    await test.database.execute("insert into folder_members (folder_id, user_id, role, created_at) values ($1, $2, 'escribe', now())", [
      folderId,
      eva.userId,
    ])
    expect((await eva.call('POST', path, { folderId })).body.code).toBe('folder.owner_only')
    const { watchId } = (await ana.call('POST', path, { folderId })).body.data.vigilancia
    expect((await ana.call('GET', `/v1/folders/${folderId}`)).body.data.watchId).toBe(watchId)
    expect((await eva.call('GET', `/v1/folders/${folderId}`)).body.data.watchId).toBeNull()
    expect((await ana.call('POST', path, { folderId })).body.data.vigilancia.watchId).toBe(watchId)
  })

  it('name every wrong field', async () => {
    const ana = await signInPerson(test)
    const folderId = await folderOf(ana)
    const refused = async (body: object) => {
      const answer = await ana.call('POST', path, body)
      return [answer.status, refusedFields(answer)]
    }
    expect(await refused({})).toEqual([400, ['nombre', 'sentencias']])
    expect(await refused({ folderId, nombre: 'x', sentencias: [{ docId: 'uno', cita: '' }] })).toEqual([400, ['nombre', 'sentencias']])
    expect(await refused(text({ frecuencia: 'cada minuto', texto: 'el escrito', userId: ana.userId }))).toEqual([
      400,
      ['frecuencia', 'texto', 'userId'],
    ])
    expect(await refused(text({ nombre: 'x'.repeat(121), sentencias: [{ docId: '', cita: 'y'.repeat(301) }] }))).toEqual([
      400,
      ['nombre', 'sentencias.0.cita', 'sentencias.0.docId'],
    ])
    const many = Array.from({ length: 501 }, (_, at) => ({ docId: `d${at}`, cita: '' }))
    expect(await refused(text({ sentencias: many }))).toEqual([400, ['sentencias']])
    expect(await refused(text({ articulos: [{ idNorma: 0, articulo: '' }] }))).toEqual([
      400,
      ['articulos.0.articulo', 'articulos.0.idNorma'],
    ])
    expect((await ana.call('POST', `${path}/news/read`, { newsIds: ['uno'] })).status).toBe(400)
    expect((await ana.call('GET', `${path}/uno`)).status).toBe(400)
    expect((await ana.call('GET', `${path}/news?pagina=0`)).status).toBe(400)
  })

  it('keep no more than a user may have, and nothing that is not known', async () => {
    const ana = await signInPerson(test)
    const unknown = text({ sentencias: [{ docId: 'ninguna', cita: 'x' }], articulos: [{ idNorma: 2_147_483_000, articulo: '1' }] })
    expect((await ana.call('POST', path, unknown)).body.code).toBe('watch.nothing')
    const both = text({
      sentencias: [
        { docId: 'uno', cita: 'x' },
        { docId: 'ninguna', cita: 'y' },
      ],
    })
    expect((await ana.call('POST', path, both)).body.data).toMatchObject({ desconocidas: ['ninguna'], vigilancia: { sentencias: 1 } })
    for (let at = 1; at < maxWatches; at += 1) await watchText(ana)
    expect((await ana.call('POST', path, text())).body.code).toBe('watch.too_many')
    expect((await ana.call('POST', path, { folderId: await folderOf(ana) })).body.code).toBe('watch.too_many')
  })

  it('refuse stop codes that are forged, of something else or over-long, and the id itself', async () => {
    const ana = await signInPerson(test)
    const watchId = await watchText(ana)
    const search = (await ana.call('POST', '/v1/saved-searches', { consulta: 'x' })).body.data.savedSearchId
    const other = Buffer.from(test.services.textCipher.encrypt('saved_searches.stop', search), 'base64').toString('base64url')
    for (const bad of [watchId, other, watchStopCodes.of(test.services, watchId).slice(0, 20), 'x', '%00'])
      expect((await callAs(test)('POST', `${path}/stop/${encodeURIComponent(bad)}`)).body.code).toBe('watch.stop_code')
    expect((await callAs(test)('POST', `${path}/stop/${'x'.repeat(401)}`)).status).toBe(400)
  })
})

describe('a watch', () => {
  it('is encrypted, lists what it holds, is renamed and deleted', async () => {
    const ana = await signInPerson(test)
    const watchId = await watchText(ana)
    const { rows } = await test.database.execute('select row_to_json(w)::text as row from watches w where user_id = $1', [ana.userId])
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toMatch(/secreto|rol 1-2020/)
    const view = watchEndpoint.data.parse((await ana.call('GET', `${path}/${watchId}`)).body.data)
    expect(view).toMatchObject({
      vigilancia: { nombre: 'Escrito secreto' },
      sentencias: [{ docId: 'uno', cita: 'CS rol 1-2020', sentencia: { docId: 'uno' } }],
      articulos: [],
    })
    expect((await ana.call('PUT', `${path}/${watchId}`, { nombre: 'Otro', frecuencia: 'semanal' })).body.data).toMatchObject({
      nombre: 'Otro',
      frecuencia: 'semanal',
    })
    expect((await ana.call('DELETE', `${path}/${watchId}`)).body.data).toEqual({ watchId, borrada: true })
    expect((await ana.call('DELETE', `${path}/${watchId}`)).body.code).toBe('watch.not_found')
  })

  it('goes with its folder, with what its folder loses, and with the account', async () => {
    const ana = await signInPerson(test)
    const count = async (table: string) => {
      const { rows } = await test.database.execute(`select count(*)::int as total from ${table} where user_id = $1`, [ana.userId])
      return (rows[0] as { total: number }).total
    }
    const folderId = await folderOf(ana, 'Una')
    await ana.call('POST', path, { folderId })
    expect([await count('watches'), await count('watch_rulings')]).toEqual([1, 1])
    expect(await count('watch_articles')).toBeGreaterThan(0)
    await ana.call('DELETE', `/v1/folders/${folderId}/items`, { docId: 'uno' })
    expect([await count('watch_rulings'), await count('watch_articles')]).toEqual([0, 0])
    await ana.call('DELETE', `/v1/folders/${folderId}`, {})
    expect(await count('watches')).toBe(0)
    const other = await folderOf(ana, 'Otra')
    await ana.call('POST', path, { folderId: other })
    await test.database.execute('update folders set kept_until = $2 where id = $1', [other, '2020-01-01'])
    await eraseExpiredFolders(test.services.db, '2026-01-01')
    expect([await count('watches'), await count('watch_rulings')]).toEqual([0, 0])
    await watchText(ana)
    await findNews(test)
    await ana.call('DELETE', `/v1/auth/profile/${ana.userId}`, {})
    expect([await count('watches'), await count('watch_rulings')]).toEqual([0, 0])
  })
})
