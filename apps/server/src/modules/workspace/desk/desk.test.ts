import { setTimeout as pause } from 'node:timers/promises'
import { addFolderMember, updateUser } from '@basejuris/database'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../testing/call-as.ts'
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts'
import { signInPerson, type TestPerson } from '../../../testing/sign-in-person.ts'
import { viewDesk } from './view-desk.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  await test.store([buildRuling({ docId: 'old', caption: 'Notros con Antes' })])
})
afterAll(() => test.close())

const desk = async ({ call }: Pick<TestPerson, 'call'>) => (await call('GET', '/v1/desk')).body.data
const alert = (person: TestPerson, body: object) => person.call('POST', '/v1/saved-searches', body)

describe('the desk', () => {
  it('of a new account is empty, and a guest has none', async () => {
    const { desde, ...rest } = await desk(await signInPerson(test))
    expect(rest).toEqual({ busquedas: [], carpetas: [], alertas: [], totales: { carpetas: 0, alertas: 0 } })
    expect(Date.now() - Date.parse(desde)).toBeGreaterThanOrEqual(14 * 86_400_000 - 60_000)
    expect((await callAs(test)('GET', '/v1/desk')).body.code).toBe('auth.required')
  })

  it('has the last searches, the newest first', async () => {
    const ana = await signInPerson(test)
    for (let at = 1; at <= 7; at++) await ana.call('POST', '/v1/search', { consulta: `búsqueda ${at}` })
    expect((await desk(ana)).busquedas.map(({ userMessage }: { userMessage: string }) => userMessage)).toEqual(
      [7, 6, 5, 4, 3, 2].map((at) => `búsqueda ${at}`),
    )
  })

  it('has a search that was made again once, at its last time', async () => {
    const ana = await signInPerson(test)
    for (const consulta of ['precario', 'comodato', 'precario']) {
      await ana.call('POST', '/v1/search', { consulta })
      await ana.call('POST', '/v1/search', { consulta: 'otra' })
    }
    expect((await desk(ana)).busquedas.map(({ userMessage }: { userMessage: string }) => userMessage)).toEqual([
      'otra',
      'precario',
      'comodato',
    ])
  })

  it('has the alerts that found what was stored since they were made, with decision and passage', async () => {
    const [ana, eva] = [await signInPerson(test), await signInPerson(test)]
    await alert(ana, { consulta: 'notros', nombre: 'Los notros' })
    await alert(ana, { consulta: 'notros', frecuencia: 'ninguna' })
    await alert(ana, { consulta: 'zarzaparrilla' })
    await pause(5)
    const sections = buildSections(['Primero: Que los notros del deslinde son del actor.'])
    await test.store([buildRuling({ docId: 'new', caption: 'Notros con Después', sections, outcome: 'acoge' })])
    const { alertas, totales } = await desk(ana)
    expect(totales).toEqual({ carpetas: 0, alertas: 2 })
    expect(alertas).toMatchObject([
      {
        nombre: 'Los notros',
        total: 1,
        sentencias: [
          {
            docId: 'new',
            resultado: 'acoge',
            ficticia: true,
            resuelve: { texto: expect.stringContaining('se acoge la demanda') },
            fragmentos: [{ ancla: 'c1', texto: expect.stringContaining('notros') }],
            url: '/sentencia?id=new&q=notros',
          },
        ],
      },
    ])
    expect((await desk(eva)).alertas).toEqual([])
    const later = await viewDesk(test.services, { kind: 'user', userId: ana.userId, sessionId: '' }, new Date(Date.now() + 15 * 86_400_000))
    expect(later.alertas).toEqual([])
  })

  it('has the folders that others changed, without the reserved ones', async () => {
    const [ana, eva] = [await signInPerson(test), await signInPerson(test)]
    const make = async (nombre: string, reservada = false): Promise<string> => {
      const { folderId } = (await ana.call('POST', '/v1/folders', { nombre, reservada })).body.data.carpeta
      const member = { folderId, userId: eva.userId, role: 'escribe', createdAt: new Date() } as const
      await test.services.db.transaction((tx) => addFolderMember(tx, member, 5))
      return folderId
    }
    const [shared, reserved] = [await make('Caso'), await make('Secreto', true)]
    await make('Sin cambios')
    for (const id of [shared, reserved]) await eva.call('POST', `/v1/folders/${id}/items`, { docIds: ['old'] })
    await ana.call('POST', `/v1/folders/${shared}/notes`, { texto: 'propia' })
    await eva.call('POST', `/v1/folders/${shared}/notes`, { texto: 'ajena' })
    const { carpetas, totales } = await desk(ana)
    expect(totales.carpetas).toBe(3)
    expect(carpetas).toMatchObject([
      { carpeta: { nombre: 'Caso' }, cambios: 2, ultimo: { accion: 'Agregó una nota', quien: { email: eva.email } } },
    ])
    expect(JSON.stringify(carpetas)).not.toContain('ajena')
    await ana.call('DELETE', `/v1/folders/${shared}/members/${eva.userId}`, undefined)
    expect((await desk(eva)).carpetas.map(({ carpeta }: { carpeta: { nombre: string } }) => carpeta.nombre)).not.toContain('Caso')
    await updateUser(test.services.db, eva.userId, { disabledAt: new Date() })
    expect((await eva.call('GET', '/v1/desk')).status).toBe(401)
  })
})
