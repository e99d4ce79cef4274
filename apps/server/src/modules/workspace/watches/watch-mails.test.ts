import { watchesEndpoint } from '@basejuris/contract'
import { updateUser } from '@basejuris/database'
import type { CollectionId } from '@basejuris/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts'
import { signInPerson, type TestPerson } from '../../../testing/sign-in-person.ts'
import { findNews, readCitations, rulingPair } from '../../../testing/watch-samples.ts'
import { sendWatchDigest, startWatchRound, type WatchDigestServices } from './send-watch-digest.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const send = (watchId: string, services: WatchDigestServices = test.services) => sendWatchDigest(services, watchId, new Date())
const mailsOf = async ({ email }: TestPerson) =>
  (await test.mailsTo(email)).filter(({ unsubscribeUrl }) => unsubscribeUrl?.includes('/v1/watches/stop/'))
const hours = (count: number): Date => new Date(Date.now() + count * 3_600_000)
const round = async (now: Date): Promise<string[]> => {
  const asked: string[] = []
  const sendJob = async (_queue: unknown, payload: object) => {
    asked.push((payload as { watchId: string }).watchId)
    return 'id'
  }
  const before = (count: number) => new Date(now.getTime() - count * 3_600_000)
  await startWatchRound(test.services, { send: sendJob }, { diaria: before(20), semanal: before(24 * 7 - 4) })
  return asked
}

/** A watched folder or text of one ruling, and a ruling that departs from it. */
const withNews = async (person: TestPerson, name: string, body: (docId: string) => Promise<object>): Promise<string> => {
  const { watched, departing } = rulingPair(name)
  await test.store([watched])
  await readCitations(test)
  const { watchId } = (await person.call('POST', '/v1/watches', await body(name))).body.data.vigilancia
  await test.store([departing(`${name}-aparta`)])
  expect(await findNews(test)).toBeGreaterThan(0)
  return watchId
}
const folderOf =
  (person: TestPerson, more: object = {}) =>
  async (docId: string) => {
    const { carpeta } = (await person.call('POST', '/v1/folders', { nombre: 'Causa Ñandú', docIds: [docId], ...more })).body.data
    return { folderId: carpeta.folderId }
  }
const textOf =
  (frecuencia = 'diaria') =>
  async (docId: string) => ({
    nombre: 'Recurso de Ana',
    frecuencia,
    sentencias: [{ docId, cita: 'CS rol 12.345-2020' }],
  })

describe('the mail of a watch', () => {
  it('tells once what is new, in text and HTML, with a link that stops it', async () => {
    const ana = await signInPerson(test)
    const watchId = await withNews(ana, 'alerce', folderOf(ana))
    await send(watchId)
    await send(watchId)
    const [mail, ...others] = await mailsOf(ana)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('1 novedad: Causa Ñandú')
    expect(mail?.text).toContain('se aparta de Corte Suprema, rol N°')
    expect(mail?.text).toMatch(/«[^»]*no comparte lo resuelto[^»]*»/)
    expect(mail?.text).toMatch(/https:\/\/basejuris\.test\/sentencia\?id=alerce-aparta#p\d/)
    expect(mail?.text).toContain(`https://basejuris.test/vigilancia?vigilancia=${watchId}`)
    expect(mail?.html).toContain('>Se aparta</span>')
    const stop = mail?.unsubscribeUrl?.replace('https://basejuris.test', '') ?? ''
    expect(mail?.text).toContain(`https://basejuris.test/vigilancia/detener?codigo=${stop.split('/').at(-1)}`)
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const stopped = await test.app.inject({ method: 'POST', url: stop, headers: form, payload: 'List-Unsubscribe=One-Click' })
    expect([stopped.statusCode, stopped.json()]).toEqual([200, { data: { detenida: true } }])
    const { vigilancias } = watchesEndpoint.data.parse((await ana.call('GET', '/v1/watches')).body.data)
    expect(vigilancias).toMatchObject([{ watchId, frecuencia: 'ninguna' }])
    expect(vigilancias[0]?.ultimoEnvio).not.toBeNull()
  })

  it('says how the text cites the ruling, and does not name a reserved folder', async () => {
    const ana = await signInPerson(test)
    await send(await withNews(ana, 'arrayan', textOf()))
    await send(await withNews(ana, 'avellano', folderOf(ana, { reservada: true })))
    const [ofText, ofFolder] = await mailsOf(ana)
    expect(ofText?.subject).toBe('1 novedad: Recurso de Ana')
    expect(ofText?.text).toContain('Su escrito la cita: CS rol 12.345-2020')
    expect(ofFolder?.subject).toBe('1 novedad: carpeta reservada')
    expect(`${ofFolder?.text} ${ofFolder?.html}`).not.toContain('Ñandú')
  })

  it('gives no words of a base that its recipient may not read', async () => {
    const ana = await signInPerson(test)
    const watchId = await withNews(ana, 'belloto', folderOf(ana))
    const denied = { ...test.services, entitlementOf: async () => ({ readable: new Set<CollectionId>() }) }
    await send(watchId, denied)
    const [mail] = await mailsOf(ana)
    expect(mail?.text).toContain('se aparta de Corte Suprema')
    expect(mail?.text).not.toContain('no comparte')
    expect(mail?.text).toContain('base de pago')
  })

  it('is not sent of what was read, to who has not proven the address, or to a member of the folder', async () => {
    const [ana, eva] = [await signInPerson(test, { confirmed: false }), await signInPerson(test)]
    const watchId = await withNews(ana, 'ciruelillo', folderOf(ana))
    expect(await round(hours(1))).not.toContain(watchId)
    await send(watchId)
    expect(await mailsOf(ana)).toEqual([])
    await updateUser(test.services.db, ana.userId, { emailVerifiedAt: new Date() })
    expect(await round(hours(1))).toContain(watchId)
    await ana.call('POST', '/v1/watches/news/read', {})
    expect(await round(hours(1))).not.toContain(watchId)
    await send(watchId)
    expect(await mailsOf(ana)).toEqual([])
    expect(await mailsOf(eva)).toEqual([])
  })

  it('comes once a day or once a week, never when stopped', async () => {
    const ana = await signInPerson(test)
    const daily = await withNews(ana, 'coihue', textOf('diaria'))
    const weekly = await withNews(ana, 'corcolen', textOf('semanal'))
    const never = await withNews(ana, 'culen', textOf('ninguna'))
    const asked = async (now: Date) => {
      const ids = await round(now)
      return [daily, weekly, never].map((id) => ids.includes(id))
    }
    expect(await asked(new Date())).toEqual([true, false, false])
    expect(await asked(hours(24 * 7))).toEqual([true, true, false])
  })
})

describe('a mail whose process ends', () => {
  it('before it is written is made again, and once, whatever runs beside it', async () => {
    const ana = await signInPerson(test)
    const watchId = await withNews(ana, 'guindo', textOf())
    const { mailer } = test.services
    const endings = [
      async () => Promise.reject(new Error('the process ended')),
      async (...given: Parameters<typeof mailer.enqueue>) => {
        await mailer.enqueue(...given)
        throw new Error('the process ended')
      },
    ]
    for (const enqueue of endings)
      await expect(send(watchId, { ...test.services, mailer: { enqueue } })).rejects.toThrow('the process ended')
    expect(await mailsOf(ana)).toEqual([])
    await Promise.all(Array.from({ length: 5 }, () => send(watchId)))
    expect(await mailsOf(ana)).toHaveLength(1)
  })
})
